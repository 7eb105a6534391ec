// Finds the targets of links that docs.json redirects, because the pages of a host open links without asking a server.
import { addressedPath, withoutBasePath } from "../../../compiler/contract/href.ts";
import { findPage } from "../../runtime/find-page.ts";
import { openNavigation } from "../../runtime/open-navigation.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { perKey } from "../../../compiler/text/per-object.ts";

/** Returns the final address of a link from the root of the docs; any other link, or one without a redirect, is returned unchanged. */
export type FollowLink = (address: string) => string;

/** A look-up of the ends of redirected links. An end inside the site has no base path. */
export function redirectedLinks(navigation: ResolvedNavigation): FollowLink {
  if (navigation.redirects.length === 0) return (address) => address;
  const site = openNavigation(navigation);
  const { basePath } = navigation.site;
  return perKey((address) => {
    const sitePath = withoutBasePath(address, basePath);
    // The top of a site that has no page there differs by host.
    if (!/^\/(?!\/)/.test(sitePath) || addressedPath(sitePath) === "index") return address;
    const found = findPage(site, basePath + sitePath);
    return found.kind === "redirect" ? withoutBasePath(found.href, basePath) : address;
  });
}
