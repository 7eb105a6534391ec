// Checks that `root` is on a group (§2.3, D18).
import type { ConfigDivision } from "../syntax/config-tree.ts";
import { divisionCheck, fieldPlace, titleInside, type DivisionCheck } from "./division-check.ts";

/** Reports `root` on a division that is not a group: navc opens the page, but the platform does not know the field there. */
export const rootOutsideGroup: DivisionCheck = divisionCheck(
  "root-outside-group",
  (division, report, { dialect, isGlobal }) => {
    const { kind, root } = division;
    // What an anchor of "global" holds is reported as misplaced.
    if (root === undefined || kind === "group" || isGlobal) return;
    report("root-outside-group", fieldPlace(division, "root"), {
      owner: titleInside(division),
      path: root.path,
      isListed: lists(division, root.path),
      isOnPlatform: dialect === "mintlify",
    });
  },
);

function lists({ children }: ConfigDivision, path: string): boolean {
  return children.some((child) => {
    if (child.kind === "page") return child.path === path;
    return child.kind !== "endpoint" && (child.root?.path === path || lists(child, path));
  });
}
