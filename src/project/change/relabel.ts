// Gives a division another label.
import { divisionRow } from "../../compiler/contract/divisions.ts";
import { valueAt } from "../../compiler/diagnostics/place.ts";
import { childPointer } from "../../compiler/text/json-pointer.ts";
import { divisionAt, shownDivisions } from "./division-at.ts";
import type { PlacedEntry } from "./edit-plan.ts";
import type { PlaceSearch } from "./entry-places.ts";
import type { NewName } from "./name-pieces.ts";
import type { NamedChange } from "./site-change.ts";

/** Adds the new label. Throws `UsageError` if there is no such division, or no clear one. */
export function relabel(
  { labels, label }: Extract<NamedChange, { kind: "relabel" }>,
  search: PlaceSearch,
  { texts, placed }: { readonly texts: NewName[]; readonly placed: PlacedEntry[] },
): void {
  const { kind, source, label: written } = divisionAt(labels, search);
  if (kind === "root") return;
  const { file = search.config, pointer } = source;
  const place = valueAt(file, childPointer(pointer, divisionRow(kind).label));
  // Several products may refer to one file. (D592)
  const { others } = shownDivisions(labels, { file, pointer }, search);
  const alsoIn = [...new Map(others.map((each) => [each.labels.slice(each.above).join(" > "), each.labels])).values()];
  texts.push({ name: { place, written, part: written }, text: label });
  placed.push({ name: labels.join(" > "), label, ...(alsoIn.length === 0 ? {} : { alsoIn }) });
}
