// Checks that a selector has one default at most (D12).
import { divisionRow } from "../contract/divisions.ts";
import { divisionCheck, fieldPlace, type DivisionCheck } from "./division-check.ts";
import { branchLists } from "../syntax/unknown-parts.ts";

/** Reports a list of languages or versions with several marked `default`, and names the one that D12 uses. */
export const severalDefaults: DivisionCheck = divisionCheck("several-defaults", (division, report) => {
  for (const { kind, branches } of branchLists(division)) {
    const marked = branches.filter((branch) => branch.default === true);
    // A hidden one is never the default, unless all are hidden.
    const used = marked.find((branch) => branch.hidden !== true) ?? marked[0];
    // Branches of one label are merged, which is reported as that.
    const others = marked.filter((branch) => branch.label !== used?.label);
    const [other] = others;
    if (used === undefined || other === undefined) continue;
    const args = {
      kind: divisionRow(kind).noun,
      used: used.label,
      others: [...new Set(others.map(({ label }) => label))],
    };
    const related = [{ message: "the default is here", place: fieldPlace(used, "default") }];
    report("several-defaults", fieldPlace(other, "default"), args, { related });
  }
});
