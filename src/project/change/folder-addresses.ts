// Finds where the readers of the addresses of folders go that have no page of their own and move. (D624)
import type { SiteName } from "../../compiler/checks/site-names.ts";
import { isExternalHref, localTarget, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { pageHref, routeOf } from "../../compiler/contract/page-path.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { isWildcard, segmentsOf } from "../../compiler/links/redirect-source.ts";
import { folderPages } from "../../outputs/feeds/folder-pages.ts";
import { addressOfFile } from "./address-changes.ts";
import type { AddressChanges } from "./led-elsewhere.ts";
import type { OpenedSite } from "./opened-site.ts";
import type { ResolvedChange } from "./resolved-change.ts";

/** The names and the redirects of a site. */
export type LeadingNames = Pick<OpenedSite["names"], "names" | "redirects">;

/**
 * The new address of the page that such a folder begins with, by the old address of the folder: for each to which a link or a redirect of
 * the site leads. That page is what the platform shows there, if it shows any.
 */
export function folderAddresses(
  { navigation, names: { redirects } }: OpenedSite,
  { moves, folderAfter }: Pick<ResolvedChange, "moves" | "folderAfter">,
  { taken, unpublished }: AddressChanges,
  leading: LeadingNames,
): ReadonlyMap<string, string> {
  if (moves.size === 0) return new Map();
  const { basePath } = navigation.site;
  const firstPageBelow = folderPages(navigation);
  const find = redirectFinder(redirects);
  const found = new Map<string, string>();
  for (const path of pathsOf(leading, basePath)) {
    const after = folderAfter(path);
    const address = pageHref(path, "");
    if (after === undefined || after === path || found.has(address) || find(address)?.plain === true) continue;
    const first = firstPageBelow(address);
    const file = first === undefined ? undefined : navigation.pages[basePath + first]?.file;
    const to = file === undefined || file === null ? undefined : moves.get(file);
    const isThere = [...taken].some((each) => `${each}/`.startsWith(`${address}/`));
    if (to !== undefined && !isThere && unpublished?.has(first!) !== true) found.set(address, addressOfFile(to));
  }
  return found;
}

/** The paths to which links and redirects lead. */
function pathsOf({ names, redirects }: LeadingNames, basePath: string): ReadonlySet<string> {
  return new Set([
    ...names.filter(isAddress).map(({ target }) => target),
    ...redirects.flatMap(({ destination }) => {
      const inside = withoutBasePath(destination.trim(), basePath);
      const path = isExternalHref(inside) ? undefined : localTarget(writtenPath(inside));
      return path === undefined || segmentsOf(inside).some(isWildcard) ? [] : [routeOf(path)];
    }),
  ]);
}

function isAddress({ form }: SiteName): boolean {
  return form.kind === "address";
}
