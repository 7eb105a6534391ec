// Checks that no two branches of a selector have one label (D13).
import { divisionRow } from "../contract/divisions.ts";
import { divisionCheck, fieldValuePlace, type DivisionCheck } from "./division-check.ts";
import { branchLists } from "../syntax/unknown-parts.ts";

/** Reports each language or version of one list that has the label of an earlier one. */
export const duplicateSelector: DivisionCheck = divisionCheck("duplicate-selector", (division, report) => {
  for (const { kind, branches } of branchLists(division)) {
    const { noun, label: field } = divisionRow(kind);
    const firstByLabel = new Map(branches.toReversed().map((branch) => [branch.label, branch]));
    for (const branch of branches) {
      const first = firstByLabel.get(branch.label)!;
      if (branch === first || branch.label === "") continue;
      const related = [{ message: "the first is here", place: fieldValuePlace(first, field) }];
      report("duplicate-selector", fieldValuePlace(branch, field), { kind: noun, label: branch.label }, { related });
    }
  }
});
