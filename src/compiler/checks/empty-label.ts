// Checks that no label is blank.
import { divisionRow, type DivisionKind } from "../contract/divisions.ts";
import type { ReportDetails } from "../diagnostics/diagnostic.ts";
import type { PointerPlace } from "../diagnostics/place.ts";
import { isUnread } from "../syntax/unknown-parts.ts";
import type { ConfigDivision } from "../syntax/config-tree.ts";
import { divisionsOf, fieldValuePlace, type DivisionCheck } from "./division-check.ts";

/** Reports each empty label, and labels of spaces once for the site: real sites use them on purpose, for a section without a title. */
export const emptyLabel: DivisionCheck = {
  code: "empty-label",
  needs: [],
  run: (site, report) => {
    const blank = divisionsOf(site).flatMap(({ division }) => (hasBlankLabel(division) ? [division] : []));
    for (const division of blank.filter(({ label }) => label === ""))
      report("empty-label", placeOfLabel(division), { ...ownerOf(division), others: 0 }, causedByType(division));
    const [first, ...others] = blank.filter(({ label }) => label !== "");
    if (first === undefined) return;
    const alsoAt = others.map((other) => ({ message: "also empty", place: placeOfLabel(other) }));
    report("empty-label", placeOfLabel(first), { ...ownerOf(first), others: others.length }, { alsoAt });
  },
};

/** The platform refuses an empty string. */
function causedByType(division: LabelledDivision): ReportDetails {
  return { causedBy: [{ code: "wrong-type", at: placeOfLabel(division) }] };
}

interface LabelledDivision extends ConfigDivision {
  readonly kind: DivisionKind;
}

function hasBlankLabel(division: ConfigDivision): division is LabelledDivision {
  if (division.kind === "root" || division.label.trim() !== "") return false;
  return !isUnread(division, [divisionRow(division.kind).label]);
}

function placeOfLabel(division: LabelledDivision): PointerPlace {
  return fieldValuePlace(division, divisionRow(division.kind).label);
}

function ownerOf({ kind }: LabelledDivision): { readonly owner: string } {
  return { owner: `This ${divisionRow(kind).noun}` };
}
