// Gives headings and components the ids that they have on the platform, so that old links find them.
import { componentId, headingId } from "../../../compiler/bodies/anchor-ids.ts";
import type { JsxAttribute } from "../../../compiler/bodies/jsx-tag.ts";
import type { MdxNode } from "./mdx-tree.ts";
import { idBehind } from "./tree-anchors.ts";

type Element = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** The ids of one page, each of them once, in reading order. */
export class PageIds {
  readonly #isInMarkdown: boolean;
  readonly #used = new Set<string>();
  readonly #counts = new Map<string, number>();

  /** `isInMarkdown`: the host reads marks of Markdown also in an id, such as an underscore beside another sign. */
  constructor(isInMarkdown: boolean) {
    this.#isInMarkdown = isInMarkdown;
  }

  /** The id of a heading. */
  ofHeading(title: string): string {
    const id = this.#plain(headingId(title));
    return this.#unique(id === "" ? "section" : id);
  }

  /** The id that an author wrote behind the title of a heading; undefined if there is none, if it is on the page already, or if the host would change it. */
  behindTitle(content: readonly MdxNode[]): string | undefined {
    const id = idBehind({ type: "heading", children: content })?.id ?? "";
    if (id === "" || id !== this.#plain(id) || this.#used.has(id)) return undefined;
    return this.#unique(id);
  }

  /** The id of a component; undefined for one that makes no anchor, or has an id. */
  ofComponent({ name, attributes }: Pick<Element, "name" | "attributes">): string | undefined {
    const given = attributes.flatMap((each): readonly JsxAttribute[] => {
      if (each.type !== "mdxJsxAttribute") return [];
      const value = typeof each.value === "string" ? each.value : undefined;
      return [{ name: each.name, value, start: 0, end: 0 }];
    });
    if (given.some((each) => each.name === "id")) return undefined;
    const id = this.#plain(componentId({ name: name ?? "", attributes: given, hasSpread: false }) ?? "");
    return id === "" ? undefined : this.#unique(id);
  }

  #plain(id: string): string {
    // What would end the id for a host is in no id.
    if (!this.#isInMarkdown) return id.replaceAll(/[\s[\]{}<>"'`*\\|#]+/g, "").slice(0, longest);
    // Between hyphens "&" begins no reference, "/" between letters no address, and only signs of ASCII are marks of Markdown.
    const words = id
      .replaceAll(/(?!(?<=-)&-|(?<=\p{L})\/\p{L}|[^\0-\x7F](?<=[\p{P}\p{S}]))[^\p{L}\p{N}\p{M}_-]/gu, "")
      .slice(0, longest);
    return words.replaceAll(/(?<![a-z\d])_|_(?![a-z\d])/g, "");
  }

  #unique(base: string): string {
    let count = this.#counts.get(base) ?? 1;
    let id = base;
    while (this.#used.has(id)) {
      count += 1;
      id = `${base}-${count}`;
    }
    this.#counts.set(base, count);
    this.#used.add(id);
    return id;
  }
}

const longest = 200;
