// Puts what was found in one list: titles first, texts after.
import type { FindEntry } from "./find-entries.ts";
import type { Found } from "./search-entries.ts";
import type { TextHit } from "./text-hits.ts";

/** A row of what was found. */
export type FoundRow =
  | { readonly kind: "entry"; readonly entry: FindEntry }
  /** Shows the other entries that were found by their names. */
  | { readonly kind: "more"; readonly count: number }
  | { readonly kind: "text"; readonly hit: TextHit };

/** So many entries are above the texts, so that the first text can be seen. */
const entriesAboveTexts = 5;

/** All rows. Unless `isOpen`, there are only the best entries above texts. */
export function foundRows(found: Found, hits: readonly TextHit[], isOpen: boolean): readonly FoundRow[] {
  const isShort = hits.length > 0 && !isOpen && found.entries.length > entriesAboveTexts + 1;
  const shown = isShort ? found.entries.slice(0, entriesAboveTexts) : found.entries;
  return [
    ...shown.map((entry) => ({ kind: "entry", entry }) as const),
    ...(isShort ? [{ kind: "more", count: found.count - shown.length } as const] : []),
    ...hits.map((hit) => ({ kind: "text", hit }) as const),
  ];
}
