// Checks that the root has one primary pattern at most (§2.1, §2.13 rule 1).
import { primaryPatterns } from "../contract/divisions.ts";
import type { ConfigDivision } from "../syntax/config-tree.ts";
import { divisionCheck, filledLists, severalKinds, type DivisionCheck } from "./division-check.ts";
import { pageMaker } from "../syntax/page-maker.ts";

/** Reports several lists at the root; all are kept, in source order. */
export const severalPrimaryPatterns: DivisionCheck = divisionCheck("several-primary-patterns", (division, report) => {
  const patterns = filledLists(division).filter((list) => primaryPatterns.includes(list.field));
  const several = severalKinds(patterns);
  if (division.kind !== "root" || several === undefined) return;
  const { lists, place, related } = several;
  const linksOnly = lists.length === 2 && areLinks(division);
  report("several-primary-patterns", place, { lists, linksOnly }, { related });
});

function areLinks({ children }: ConfigDivision): boolean {
  const anchors = children.filter((child): child is ConfigDivision => child.kind === "anchor");
  return anchors.length > 0 && anchors.every((anchor) => isLink(anchor) && isLeaf(anchor));
}

/** A misspelt `href` is reported by another check. */
function isLink({ href, unread }: ConfigDivision): boolean {
  return href !== undefined || unread?.has("href") === true;
}

function isLeaf(anchor: ConfigDivision): boolean {
  return filledLists(anchor).length === 0 && pageMaker(anchor) === undefined;
}
