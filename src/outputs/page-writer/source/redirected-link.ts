// Finds the pages that links without a page of their own lead to, because the pages of a host open links without asking a server.
import { addressedPath, withoutBasePath, writtenPath } from "../../../compiler/contract/href.ts";
import { encodedHref } from "../../../compiler/contract/page-path.ts";
import { sourcesByForm } from "../../../compiler/links/sources-by-form.ts";
import { findPage } from "../../runtime/find-page.ts";
import { openWith } from "../../runtime/open-navigation.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { isUnlisted } from "../../../compiler/site/unlisted-page.ts";
import { perKey } from "../../../compiler/text/per-object.ts";
import { foldersAbove } from "../../../compiler/text/resolve-path.ts";

/** Returns the final address of a link from the root of the docs; any other link, or one that leads to a page, is returned unchanged. */
export type FollowLink = (address: string) => string;

/**
 * A look-up of the ends of redirected links, and of the first listed page below a folder that has no page itself (D162). An end
 * inside the site has no base path.
 */
export function redirectedLinks(navigation: ResolvedNavigation): FollowLink {
  const site = openWith(navigation, sourcesByForm());
  const { basePath } = navigation.site;
  const firstPages = firstPagesOf(navigation);
  return perKey((address) => {
    const sitePath = withoutBasePath(address, basePath);
    const path = addressedPath(sitePath);
    // The top of a site that has no page there differs by host.
    if (!/^\/(?!\/)/.test(sitePath) || path === "index") return address;
    const found = findPage(site, basePath + sitePath);
    if (found.kind === "redirect") return withoutBasePath(found.href, basePath);
    const first = found.kind === "page" || path === undefined ? undefined : firstPages.get(encodedHref(path, basePath));
    return first === undefined
      ? address
      : withoutBasePath(first, basePath) + address.slice(writtenPath(address).length);
  });
}

/** The addresses of the first listed pages below each folder, by the addresses of the folders. */
function firstPagesOf({ pages }: ResolvedNavigation): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  for (const [href, page] of Object.entries(pages)) {
    if (isUnlisted(page) || page.hidden) continue;
    for (const folder of foldersAbove(href)) if (folder !== "" && !first.has(folder)) first.set(folder, href);
  }
  return first;
}
