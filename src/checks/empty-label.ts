// Checks that no label is blank.
import { divisionRow } from "../contract/divisions.ts";
import { divisionCheck, fieldValuePlace, type DivisionCheck } from "./division-check.ts";
import { isUnread } from "../syntax/unknown-parts.ts";

/** Reports a blank label. On real sites it is intended (a section without a title) or a mistake. */
export const emptyLabel: DivisionCheck = divisionCheck("empty-label", (division, report) => {
  if (division.kind === "root" || division.label.trim() !== "") return;
  const { label, noun } = divisionRow(division.kind);
  if (isUnread(division, [label])) return;
  report("empty-label", fieldValuePlace(division, label), { owner: `This ${noun}` });
});
