// Merges the old and the new tree of an edition, so that one tree shows what changed.
import type { ComparedSites } from "../../../outputs/diff/diff-navigation.ts";
import { matchDivisions, type ComparedEdition } from "../../../outputs/diff/match-divisions.ts";
import { placesOfPage, type PlacesOfPage } from "../../../outputs/diff/page-changes.ts";
import { editionPlaces, isNode, refOf, type DivisionNode } from "../../../outputs/diff/side.ts";
import { placeName } from "../../../outputs/render/place-name.ts";
import type { DivisionNodeKind } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { targetOfRedirects } from "./target-of-redirects.ts";
import { editionFacts, pageFacts, type EditionFacts, type MergedFact, type PageFacts } from "./merged-facts.ts";

/**
 * What happened to a node. A moved node occurs twice: `moved-out` at its old place, `moved-in` at its new one. `unlisted`: a page that is
 * still there, and not listed here any more.
 */
export type ChangeMark = "same" | "added" | "removed" | "unlisted" | "moved-in" | "moved-out" | "changed";

/** A division or page of one of the two trees, or of both. */
export interface MergedNode {
  readonly kind: DivisionNodeKind | "page";
  /** As shown in the sidebar. */
  readonly label: string;
  /** For a page: its address without the base path; otherwise "". */
  readonly address: string;
  /** For a division of the new site: its id; otherwise "". */
  readonly id: string;
  readonly mark: ChangeMark;
  /** What changed, in words. */
  readonly facts: readonly MergedFact[];
  /** The same number at both places of a moved node; 0 for others. */
  readonly move: number;
  readonly children: readonly MergedNode[];
}

/** The merged tree of one edition. */
export interface MergedEdition {
  /** The id of the new edition. */
  readonly id: string;
  readonly tree: MergedNode;
}

/** The merged trees of the editions that both sites have and that differ, in the order of the new site. */
export function mergedTrees(compared: ComparedSites): readonly MergedEdition[] {
  const [before, after] = compared.sides;
  const facts = pageFacts(compared);
  const target = targetOfRedirects(after);
  return compared.editions.pairs.flatMap((pair) => {
    const [old, found] = [editionPlaces(pair.before, before), editionPlaces(pair.after, after)];
    const divisions = matchDivisions(old, found, compared.pages);
    const tree = new TreeMerger({ before: old, after: found, pages: compared.pages, divisions }, facts, target).tree();
    return hasChange(tree) ? [{ id: pair.after.id, tree }] : [];
  });
}

/** Whether a node or one below it has changed. */
export function hasChange({ mark, children }: MergedNode): boolean {
  return mark !== "same" || children.some(hasChange);
}

class TreeMerger {
  readonly #compared: ComparedEdition;
  readonly #facts: EditionFacts;
  readonly #target: (address: string) => string | undefined;
  readonly #places = new Map<Page, PlacesOfPage>();
  readonly #moves = new Map<Page | DivisionNode, Map<number, number>>();
  #lastMove = 0;

  constructor(compared: ComparedEdition, pages: PageFacts, target: (address: string) => string | undefined) {
    this.#compared = compared;
    this.#target = target;
    this.#facts = editionFacts(compared, pages);
  }

  /** The tree, with the global anchors after its other children. */
  tree(): MergedNode {
    const { before, after } = this.#compared;
    const [main, anchors] = after.tops.map((top, index) => this.#both(before.tops[index]!, top, "same"));
    return { ...main!, children: [...main!.children, ...anchors!.children] };
  }

  /** A division of both sides. */
  #both(old: DivisionNode, found: DivisionNode, mark: ChangeMark, more: readonly MergedFact[] = []): MergedNode {
    const facts = [...more, ...this.#facts.ofDivision(found)];
    const gone = this.#gone(old, found);
    const children = [...(gone.get(undefined) ?? [])];
    for (const item of listed(found)) {
      children.push(this.#item(item, found));
      const after = this.#before(item);
      if (after === undefined) continue;
      for (const node of gone.get(after) ?? []) children.push(node);
      // An entry that is written twice has what follows it once.
      gone.delete(after);
    }
    const own = mark === "same" && facts.length > 0 ? "changed" : mark;
    return { ...divisionFields(found), id: found.division.id, mark: own, facts, move: 0, children };
  }

  /** Items that a division no longer lists, by the last item before them that it still lists; undefined if there is none. */
  #gone(old: DivisionNode, found: DivisionNode): Map<Page | DivisionNode | undefined, MergedNode[]> {
    const gone = new Map<Page | DivisionNode | undefined, MergedNode[]>();
    const stays = new Set(listed(found).map((item) => this.#before(item)));
    let previous: Page | DivisionNode | undefined;
    for (const item of listed(old)) {
      if (stays.has(item)) previous = item;
      else {
        const known = gone.get(previous);
        if (known === undefined) gone.set(previous, [this.#goneItem(item, old)]);
        else known.push(this.#goneItem(item, old));
      }
    }
    return gone;
  }

  /** The old item of an item of the new site. */
  #before(item: Page | DivisionNode): Page | DivisionNode | undefined {
    const { pages, divisions } = this.#compared;
    return isNode(item) ? divisions.from.get(item) : pages.from.get(item);
  }

  #item(item: Page | DivisionNode, above: DivisionNode): MergedNode {
    return isNode(item) ? this.#division(item) : this.#page(item, above);
  }

  #division(node: DivisionNode): MergedNode {
    const { divisions } = this.#compared;
    const old = divisions.from.get(node);
    if (old === undefined) {
      const children = listed(node).map((item) => this.#item(item, node));
      return { ...divisionFields(node), id: node.division.id, mark: "added", facts: [], move: 0, children };
    }
    const was = old.above;
    if (was === undefined || divisions.to.get(was) === node.above) return this.#both(old, node, "same");
    const merged = this.#both(old, node, "moved-in", [{ verb: "moved here from", after: placeName(refOf(was)) }]);
    return { ...merged, move: this.#move(node, 0) };
  }

  #page(page: Page, above: DivisionNode): MergedNode {
    const old = this.#compared.pages.from.get(page);
    const fields = pageFields(page, this.#compared.after.side.addressOf(page.href));
    if (old === undefined) return { ...fields, mark: "added", facts: [], move: 0 };
    const facts = this.#facts.ofPage(page, above);
    const { was, left, entered } = this.#placesOf(old, page);
    const at = entered.indexOf(above);
    if (at === -1) return { ...fields, mark: facts.length > 0 ? "changed" : "same", facts, move: 0 };
    const origin = left[at];
    if (origin !== undefined) {
      const from = { verb: "moved here from", after: placeName(refOf(origin)) };
      return { ...fields, mark: "moved-in", facts: [from, ...facts], move: this.#move(page, at) };
    }
    const [first] = was;
    const verb = first === undefined ? "was in no list" : `also in ${placeName(refOf(first))}`;
    return { ...fields, mark: "added", facts: [{ verb }, ...facts], move: 0 };
  }

  #goneItem(item: Page | DivisionNode, above: DivisionNode): MergedNode {
    return isNode(item) ? this.#goneDivision(item) : this.#gonePage(item, above);
  }

  #goneDivision(node: DivisionNode): MergedNode {
    const fields = { ...divisionFields(node), id: "" };
    const found = this.#compared.divisions.to.get(node);
    if (found?.above !== undefined) {
      const to = { verb: "moved to", after: placeName(refOf(found.above)) };
      return { ...fields, mark: "moved-out", facts: [to], move: this.#move(found, 0), children: [] };
    }
    const children = listed(node).map((item) => this.#goneItem(item, node));
    return { ...fields, mark: "removed", facts: [], move: 0, children };
  }

  #gonePage(old: Page, above: DivisionNode): MergedNode {
    const { before, after, pages } = this.#compared;
    const page = pages.to.get(old);
    const fields = pageFields(old, before.side.addressOf(old.href));
    if (page === undefined) {
      const target = this.#target(fields.address);
      const facts = target === undefined ? [] : [{ verb: "its readers are sent to", after: target }];
      return { ...fields, mark: "removed", facts, move: 0 };
    }
    const { is, left, entered } = this.#placesOf(old, page);
    const at = left.indexOf(above);
    const target = entered[at];
    if (target !== undefined) {
      const to = { verb: "moved to", after: placeName(refOf(target)) };
      return { ...fields, mark: "moved-out", facts: [to], move: this.#move(page, at) };
    }
    const [first] = is;
    const verb = first === undefined ? "in no list now" : `still in ${placeName(refOf(first))}`;
    return { ...fields, address: after.side.addressOf(page.href), mark: "unlisted", facts: [{ verb }], move: 0 };
  }

  #placesOf(old: Page, page: Page): PlacesOfPage {
    const known = this.#places.get(page) ?? placesOfPage(old, page, this.#compared);
    this.#places.set(page, known);
    return known;
  }

  /** The number of a move: of a division, or of a page that left a place with this position. */
  #move(moved: Page | DivisionNode, at: number): number {
    const numbers = this.#moves.get(moved) ?? new Map<number, number>();
    this.#moves.set(moved, numbers);
    const number = numbers.get(at) ?? (this.#lastMove += 1);
    numbers.set(at, number);
    return number;
  }
}

/** The items of a division; its root page comes first if it is not an entry. */
function listed({ root, items }: DivisionNode): readonly (Page | DivisionNode)[] {
  return root === undefined ? items : [root, ...items];
}

function divisionFields({ division: { kind, label } }: DivisionNode): Pick<MergedNode, "kind" | "label" | "address"> {
  return { kind, label, address: "" };
}

function pageFields(
  { sidebarTitle, title }: Page,
  address: string,
): Pick<MergedNode, "kind" | "label" | "address" | "id" | "children"> {
  return { kind: "page", label: sidebarTitle ?? title, address, id: "", children: [] };
}
