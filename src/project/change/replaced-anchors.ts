// Tells which anchors of links to a removed page are in the page that replaces it. (D265)
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { isExternalHref } from "../../compiler/contract/href.ts";
import { addressOfFile } from "./address-changes.ts";
import type { LeftName } from "./edit-plan.ts";
import { localAddress } from "./led-elsewhere.ts";
import type { MovedFiles } from "./moved-files.ts";
import type { OpenedSite } from "./opened-site.ts";
import type { ResolvedChange } from "./resolved-change.ts";

/** A test whether the page at an address, after the change, has an anchor for certain. */
export function anchorTest(
  { navigation, names }: Pick<OpenedSite, "navigation" | "names">,
  { removed, files }: Pick<ResolvedChange, "removed" | "files">,
): NonNullable<MovedFiles["insteadHas"]> {
  if (removed.size === 0) return () => false;
  const byAddress = new Map(
    Object.values(navigation.pages).flatMap(({ file }) => {
      const after = file === null ? undefined : files.after(file);
      return file === null || after === undefined ? [] : [[addressOfFile(after), file] as const];
    }),
  );
  return (address, anchor) => {
    const file = isExternalHref(address) ? undefined : byAddress.get(localAddress(address));
    return file !== undefined && names.hasAnchor(file, anchor) === true;
  };
}

/** Why a link is named that leads on without its anchor; undefined if it has lost none, and if the removed page had no such anchor, either. */
export function lostAnchorReason(
  { target }: Pick<SiteName, "target">,
  anchor: string | undefined,
  { files }: Pick<ResolvedChange, "files">,
  { names }: Pick<OpenedSite, "names">,
): Pick<LeftName, "reason" | "isAnchor"> | undefined {
  if (anchor === undefined || anchor === "top" || names.hasAnchor(target, anchor) === false) return undefined;
  return { reason: `${files.instead(target)!} has no heading or id of this name`, isAnchor: true };
}
