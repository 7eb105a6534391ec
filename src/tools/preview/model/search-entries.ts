// Finds entries by the words of a query, the best first.
import type { FindEntry } from "./find-entries.ts";
import { foldedText } from "./folded-text.ts";

/** Entries prepared for many searches: their texts without capitals and accents. */
export interface SearchTable {
  readonly entries: readonly FindEntry[];
  readonly texts: readonly SearchTexts[];
}

interface SearchTexts {
  readonly label: string;
  readonly rest: string;
  /** What names the entry as a whole, without a slash at its end. */
  readonly names: readonly string[];
}

/** Prepares entries for `searchEntries`. */
export function searchTable(entries: readonly FindEntry[]): SearchTable {
  const texts = entries.map(({ label, also, path, href, from = [] }) => ({
    label: foldedText(label),
    rest: foldedText(`${also} /${path} ${href}`),
    names: [also, path, `/${path}`, href, ...from].map(nameOf),
  }));
  return { entries, texts };
}

/** Whether something has this path, address or operation. */
export function isNameIn({ texts }: SearchTable, text: string): boolean {
  const name = nameOf(text);
  return texts.some(({ names }) => names.includes(name));
}

/** The top of a site keeps its slash. */
function nameOf(text: string): string {
  return foldedText(text).replace(/(.)\/$/, "$1");
}

/** What was found: the best `most` entries, and how many there are in all. */
export interface Found {
  readonly entries: readonly FindEntry[];
  readonly count: number;
}

/** Who looks for a page wants that of the language and version that is shown, unless another fits much better. */
const ownEditionPoints = 6;

/** How many entries are given at most, and the edition that is shown. */
export interface SearchLimits {
  readonly most?: number;
  readonly edition?: string | undefined;
}

/** The entries that have all words of a query in their label, path, href or operation; all of them for an empty query. */
export function searchEntries(
  { entries, texts }: SearchTable,
  query: string,
  { most = 500, edition }: SearchLimits = {},
): Found {
  const words = foldedText(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return { entries: entries.slice(0, most), count: entries.length };
  const whole = words.join(" ");
  const name = nameOf(whole);
  const scored: { readonly at: number; readonly score: number }[] = [];
  texts.forEach(({ label, rest, names }, at) => {
    const isNamed = names.includes(name);
    let score = isNamed ? 100 : 0;
    for (const word of words) {
      const points = pointsOf(word, label, rest);
      // A whole old address has no words of the entry.
      if (points === 0 && !isNamed) return;
      score += points;
    }
    // A label that is the whole query comes first, whatever else has its words.
    if (label === whole) score += 100;
    else if (label.startsWith(whole)) score += 20;
    if (entries[at]!.edition === edition) score += ownEditionPoints;
    scored.push({ at, score: score - Math.min(label.length, 99) / 100 });
  });
  const best = scored.toSorted((one, other) => other.score - one.score).slice(0, most);
  return { entries: best.map(({ at }) => entries[at]!), count: scored.length };
}

function pointsOf(word: string, label: string, rest: string): number {
  const at = label.indexOf(word);
  if (at === 0) return 10;
  if (at > 0) return /[\s/\-_.]/.test(label[at - 1]!) ? 8 : 5;
  const inRest = rest.indexOf(word);
  if (inRest === -1) return 0;
  return inRest === 0 || /[\s/\-_.]/.test(rest[inRest - 1]!) ? 4 : 2;
}
