// Can readers see what the division is called?
import { divisionRow } from "../contract/divisions.ts";
import { divisionCheck, fieldValuePlace, isReported, type DivisionCheck } from "./division-check.ts";

/** Reports a label that is there and blank: on real sites a wish (a section without a title), or a slip. */
export const emptyLabel: DivisionCheck = divisionCheck("empty-label", (division, report) => {
  if (division.kind === "root" || division.label.trim() !== "") return;
  const { label, noun } = divisionRow(division.kind);
  if (isReported(division, [label])) return;
  report("empty-label", fieldValuePlace(division, label), { owner: `This ${noun}` });
});
