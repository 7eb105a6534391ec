// Finds the pages that links without a page of their own lead to, because the pages of a host open links without asking a server.
import { addressedPath, withoutBasePath } from "../../../compiler/contract/href.ts";
import { sourcesByForm } from "../../../compiler/links/sources-by-form.ts";
import { folderPages } from "../../feeds/folder-pages.ts";
import { findPage } from "../../runtime/find-page.ts";
import { openWith } from "../../runtime/open-navigation.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { perKey } from "../../../compiler/text/per-object.ts";

/** Returns the final address of a link from the root of the docs; any other link, or one that leads to a page, is returned unchanged. */
export type FollowLink = (address: string) => string;

/**
 * A look-up of the ends of redirected links, and of the first listed page below a folder that has no page itself (D162, D600). An end
 * inside the site has no base path.
 */
export function redirectedLinks(navigation: ResolvedNavigation): FollowLink {
  const site = openWith(navigation, sourcesByForm());
  const { basePath } = navigation.site;
  const firstPageBelow = folderPages(navigation, site.redirectOf);
  return perKey((address) => {
    const sitePath = withoutBasePath(address, basePath);
    // The top of a site that has no page there differs by host.
    if (!/^\/(?!\/)/.test(sitePath) || addressedPath(sitePath) === "index") return address;
    const found = findPage(site, basePath + sitePath);
    if (found.kind === "page") return address;
    if (found.kind === "unknown") return firstPageBelow(sitePath) ?? address;
    const end = withoutBasePath(found.href, basePath);
    return firstPageBelow(end) ?? end;
  });
}
