// Gives the nodes of a page the ids of the anchors that `navc check --links` knows, so that a theme has each of them. (D424)
import { anchorIds, headingId } from "../../../compiler/bodies/anchor-ids.ts";
import type { BodyAnchor } from "../../../compiler/bodies/page-body.ts";
import { anchorsOfNode, idBehind, isDeepHeading, textNodesIn, titlesIn, type TextNode } from "./tree-anchors.ts";

/** An id that a node wants. */
interface Claim {
  readonly node: TextNode;
  readonly id: string;
  /** A title gets a number where its id is taken; what is written as an id does not. */
  readonly isTitle: boolean;
}

/** The ids of the anchors in the text of one page, each of them once. */
export class PageAnchorIds {
  readonly #taken: Set<string>;
  readonly #titles = new Map<string, number>();

  /** `taken`: the ids that a theme itself uses in its pages. No part of a text gets them. */
  constructor(taken: Iterable<string> = []) {
    this.#taken = new Set(taken);
  }

  /**
   * The ids of nodes in a tree of mdast with MDX, made from a `body` of `readPages`. The first id of a heading or a component is
   * the one that links to it should have; the others lead there, too. For a page that is drawn from several trees, call it for each
   * of them in reading order.
   */
  in(tree: TextNode): ReadonlyMap<TextNode, readonly string[]> {
    const found = new Map<TextNode, string[]>();
    const give = ({ node }: Claim, id: string): void => {
      this.#taken.add(id);
      const ids = found.get(node);
      if (ids === undefined) found.set(node, [id]);
      else ids.push(id);
    };
    const { first, second } = claimsIn(tree);
    const natural = first.map((claim) => (claim.isTitle ? this.#numbered(claim.id) : claim.id));
    const late: Claim[] = [];
    for (const [at, claim] of first.entries()) {
      const id = natural[at]!;
      if (!this.#taken.has(id)) give(claim, id);
      else if (claim.isTitle) late.push(claim);
    }
    for (const claim of late) give(claim, this.#free(claim.id));
    for (const claim of second) if (!this.#taken.has(claim.id)) give(claim, claim.id);
    return found;
  }

  /** The second title with an id has the number 2 behind it. */
  #numbered(id: string): string {
    const count = (this.#titles.get(id) ?? 0) + 1;
    this.#titles.set(id, count);
    return count === 1 ? id : `${id}-${String(count)}`;
  }

  #free(id: string): string {
    for (;;) {
      const next = this.#numbered(id);
      if (!this.#taken.has(next)) return next;
    }
  }
}

interface Claims {
  readonly first: readonly Claim[];
  /** Other forms of these ids: a node has one only if nothing else on the page has it. */
  readonly second: readonly Claim[];
}

function claimsIn(tree: TextNode): Claims {
  const [first, second]: [Claim[], Claim[]] = [[], []];
  /** Nodes whose id another node has. */
  const done = new Set<TextNode>();
  const add = (node: TextNode, anchor: BodyAnchor, to = first): void => {
    const isTitle = anchor.kind !== "id";
    for (const [at, id] of anchorIds(anchor).entries())
      if (id !== "") (at === 0 ? to : second).push({ node, id, isTitle });
  };
  const titles = titlesIn(tree);
  for (const node of textNodesIn(tree)) {
    if (done.has(node)) continue;
    for (const anchor of anchorsOfNode(node)) add(node, anchor);
    const title = titles.get(node);
    if (title === undefined) continue;
    const written = idBehind(node);
    if (written !== undefined) {
      add(node, { kind: "id", id: written.id });
      done.add(written.node);
      add(node, { kind: "heading", title }, second);
    }
    // What the platform gives no id may have one here, if nothing else needs it.
    else if (isDeepHeading(node)) add(node, { kind: "heading", title }, second);
    else if (headingId(title) === "") first.push({ node, id: "section", isTitle: true });
    else add(node, { kind: "heading", title });
  }
  return { first, second };
}
