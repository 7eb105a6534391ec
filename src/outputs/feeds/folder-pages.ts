// Finds the first page of a folder that has no page itself: the address of the folder opens that. (D600)
import { addressedPath, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import { encodedHref } from "../../compiler/contract/page-path.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { foldersAbove } from "../../compiler/text/resolve-path.ts";

/** The address of the first listed page below an address from the root of the docs, with its query and hash; undefined for any other address. */
export type FirstPageBelow = (address: string) => string | undefined;

/**
 * A look-up of the first page below each folder without a page or redirect of its own. A page that a redirect hides is none. `redirected` finds the redirect
 * of a path without the base path.
 */
export function folderPages(
  { pages, redirects, site: { basePath } }: ResolvedNavigation,
  redirected: (path: string) => object | undefined = redirectFinder(redirects),
): FirstPageBelow {
  const isRedirected = (href: string): boolean => redirected(withoutBasePath(href, basePath)) !== undefined;
  const first = new Map<string, string>();
  for (const [href, page] of Object.entries(pages)) {
    if (isUnlisted(page) || page.hidden || page.missing) continue;
    for (const folder of foldersAbove(href)) if (folder !== "" && !first.has(folder)) first.set(folder, href);
  }
  return (address) => {
    const path = /^\/(?!\/)/.test(address) ? addressedPath(address) : undefined;
    const folder = path === undefined ? "" : encodedHref(path, basePath);
    const found = Object.hasOwn(pages, folder) || isRedirected(folder) ? undefined : first.get(folder);
    if (found === undefined || isRedirected(found)) return undefined;
    return withoutBasePath(found, basePath) + address.slice(writtenPath(address).length);
  };
}
