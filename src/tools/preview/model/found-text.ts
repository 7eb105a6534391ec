// Says why the search has found an entry: its words are marked in the label, and the others in the line below it.
import type { FindEntry } from "./find-entries.ts";
import { foldedText } from "./folded-text.ts";
import { markedWords } from "./marked-words.ts";
import type { ExtractPart } from "./text-hits.ts";

/** The texts of an entry that was found. */
export interface FoundText {
  readonly label: readonly ExtractPart[];
  readonly place: readonly ExtractPart[];
}

/** The texts of an entry for this query. */
export function foundText({ label: written, also, path, href, from = [] }: FindEntry, query: string): FoundText {
  const label = written || path;
  const texts = [label, also, path, href, ...from].map(foldedText);
  // An address names its page with a slash at its end, too.
  const asWritten = (word: string): string =>
    texts.some((text) => text.includes(word)) ? word : word.replace(/(.)\/$/, "$1");
  const words = foldedText(query).split(/\s+/).filter(Boolean).map(asWritten);
  const lacking = (text: string): readonly string[] => words.filter((word) => !foldedText(text).includes(word));
  const left = lacking(label);
  const shown = also === "" ? href || path || "leads nowhere" : `${also} · ${href}`;
  const old = from.find((address) => lacking(address).length === 0);
  const isSeen = lacking(`${label} ${shown}`).length === 0;
  const place = isSeen ? shown : old === undefined ? `${path} · ${href}` : `${old} leads to ${href}`;
  return { label: markedWords(label, words.join(" ")), place: markedWords(place, left.join(" ")) };
}
