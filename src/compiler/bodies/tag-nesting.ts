// Finds tags that begin in one paragraph, list or other part of a block, and end outside of it.
import type { Event } from "micromark-util-types";
import { listDepths } from "./list-depths.ts";
import type { PairedTag } from "./unpaired-tag.ts";

/** The tokens that a tag can't cross. */
const parts: ReadonlySet<string> = new Set([
  "paragraph",
  "atxHeading",
  "setextHeading",
  "blockQuote",
  "listOrdered",
  "listUnordered",
  "gfmFootnoteDefinition",
  "link",
  "emphasis",
  "strong",
  "strikethrough",
  "tableData",
  "tableHeader",
]);

/** Follows the tags of a parsed block through its parts. */
export class TagNesting {
  /** True if a tag was open at the beginning of a part and not at its end, or the other way round. */
  isCrossed = false;
  readonly #parts: { readonly depth: number }[] = [];
  #depth = 0;

  /** Handles one event of the parser. */
  step([step, token]: Event): void {
    const type: string = token.type;
    if (type === "listItemPrefix" && step === "enter") this.#compare(this.#parts.at(-1));
    if (!parts.has(type)) return;
    if (step === "enter") this.#parts.push({ depth: this.#depth });
    else this.#compare(this.#parts.pop());
  }

  /** Handles a tag of an element that is not empty. */
  tag(isClosing: boolean): void {
    this.#depth += isClosing ? -1 : 1;
    const innermost = this.#parts.at(-1);
    if (innermost !== undefined && this.#depth < innermost.depth) this.isCrossed = true;
  }

  #compare(part: { readonly depth: number } | undefined): void {
    if (part !== undefined && part.depth !== this.#depth) this.isCrossed = true;
  }
}

/** True if a tag opens in a list item and closes outside it, or the other way round. The offsets of tags count from the start of the file. */
export function crossesLists(body: string, from: number, tags: readonly PairedTag[]): boolean {
  if (tags.length === 0) return false;
  const depths = listDepths(body);
  if (depths === undefined) return false;
  const open: { readonly line: number; readonly item: number }[] = [];
  let index = 0;
  for (const { start, isClosing } of tags) {
    while (index + 1 < depths.length && depths[index + 1]!.start <= start - from) index += 1;
    const { start: line, item } = depths[index]!;
    if (!isClosing) open.push({ line, item });
    else {
      const opened = open.pop();
      if (opened !== undefined && opened.line !== line && opened.item !== item) return true;
    }
  }
  return false;
}
