// How do people read who links to an address?
import { divisionWords } from "../explain/division-words.ts";
import { editionWords } from "./edition-words.ts";
import type { LinkFacts } from "../explain/explanation.ts";
import { firstOf, placeText, table, type TextStyle } from "./text-layout.ts";
import { visible } from "../text/visible.ts";

/** A line for each division or page, with its place. */
export function linkLines(links: readonly LinkFacts[], editions: number, style: TextStyle): readonly string[] {
  const { shown, left } = firstOf(links, 12);
  const rows = shown.map((link) => [
    visible(link.kind === "page" ? `page "${link.label}"` : divisionWords(link.kind, link.label)),
    placeText(link, style),
    style.faint(visible(editionWords(link.editions, editions))),
  ]);
  return [...table(rows).map((line) => `  ${line}`), ...(left === 0 ? [] : [`  … and ${left} more`])];
}
