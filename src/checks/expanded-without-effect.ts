// Checks that `expanded` is on a group that can be collapsed (§3).
import { divisionCheck, fieldPlace, titleInside, type DivisionCheck } from "./division-check.ts";

/** Reports `expanded` on a group that is in no other group. */
export const expandedWithoutEffect: DivisionCheck = divisionCheck(
  "expanded-without-effect",
  (division, report, { ancestors }) => {
    if (division.expanded === undefined || ancestors.some((ancestor) => ancestor.kind === "group")) return;
    report("expanded-without-effect", fieldPlace(division, "expanded"), { owner: titleInside(division) });
  },
);
