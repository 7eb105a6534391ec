// Can this group be collapsed at all? (§3)
import { fieldPlace, titleInside, type Rule } from "./rule.ts";

/** Reports `expanded` on a group that is in no other group. */
export const expandedWithoutEffect: Rule = (division, { ancestors, report }) => {
  if (division.expanded === undefined || ancestors.some((ancestor) => ancestor.kind === "group")) return;
  report("expanded-without-effect", fieldPlace(division, "expanded"), { owner: titleInside(division) });
};
