// Writes the addresses of one page in many editions in a short form.
import type { OtherEdition, ShortHrefs } from "../../compiler/site/edition-part.ts";

/** The hrefs by edition, in one piece for each different end after the prefixes of the editions. */
export function shortHrefs(
  hrefs: ReadonlyMap<string, string>,
  editions: readonly OtherEdition[],
): readonly ShortHrefs[] {
  const pieces = new Map<string, { readonly form: Omit<ShortHrefs, "in">; readonly places: Set<number> }>();
  editions.forEach(({ id, prefix }, place) => {
    const href = hrefs.get(id);
    if (href === undefined) return;
    const isBelow = href.startsWith(prefix);
    const form = isBelow ? { after: href.slice(prefix.length) } : { href };
    const name = JSON.stringify(form);
    const piece = pieces.get(name) ?? { form, places: new Set() };
    piece.places.add(place);
    pieces.set(name, piece);
  });
  return [...pieces.values()].map(({ form, places }) => ({
    ...form,
    in: editions.map((_, place) => (places.has(place) ? "1" : "0")).join(""),
  }));
}
