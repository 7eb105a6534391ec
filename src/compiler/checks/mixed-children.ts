// Checks that each division holds one kind of child (§2.13 rule 3).
import { allowedInstead } from "./misplaced-children.ts";
import type { ConfigDivision } from "../syntax/config-tree.ts";
import { divisionCheck, filledLists, severalKinds, titleOf, type DivisionCheck } from "./division-check.ts";

/** Reports a division with children in several lists; all are kept, in source order (D19). A misplaced list is reported by another check. */
export const mixedChildren: DivisionCheck = divisionCheck("mixed-children", (division, report, context) => {
  const inPlace = filledLists(division).filter((list) => allowedInstead(division, list, context) === undefined);
  const several = severalKinds(inPlace);
  if (division.kind === "root" || several === undefined) return;
  const { lists, place, related } = several;
  const args = { owner: titleOf(division), kind: division.kind, lists, isRepeated: onlyRepeatsGroups(division, lists) };
  report("mixed-children", place, args, { related });
});

/** True if all paths in `pages` are already listed by the groups of the same division. */
function onlyRepeatsGroups({ children }: ConfigDivision, lists: readonly string[]): boolean {
  if (lists.toSorted().join() !== "groups,pages") return false;
  const own = children.flatMap((child) => (child.kind === "page" ? [child.path] : []));
  const groups = children.flatMap((child) => (child.kind === "group" ? [child] : []));
  const inGroups = new Set(groups.flatMap(pathsIn));
  return own.length + groups.length === children.length && own.every((path) => inGroups.has(path));
}

function pathsIn({ children }: ConfigDivision): readonly string[] {
  return children.flatMap((child) => {
    if (child.kind === "page") return [child.path];
    return child.kind === "endpoint" ? [] : pathsIn(child);
  });
}
