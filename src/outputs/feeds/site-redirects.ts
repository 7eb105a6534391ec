// Collects the redirects that a host needs, so that every address of the result leads somewhere (D141).
import { withoutBasePath } from "../../compiler/contract/href.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { folderPages } from "./folder-pages.ts";
import { pageKinds } from "./page-kinds.ts";

/**
 * The redirects of docs.json, then those of pages that forward to a `url`, then that of the root of the site, if it has no page. One that leads to a folder
 * without a page leads to the first page of it.
 */
export function siteRedirects(
  navigation: ResolvedNavigation,
  reached: readonly Page[] = reachedPages(navigation),
): readonly Redirect[] {
  const { basePath } = navigation.site;
  // A hidden page forwards, too.
  const forwarding = reached.flatMap(({ href, url }): readonly Redirect[] =>
    url === undefined ? [] : [temporary(withoutBasePath(href, basePath), withoutBasePath(url, basePath))],
  );
  const all = [...navigation.redirects, ...forwarding, ...entrance(navigation)];
  return all.length === 0 ? all : all.map(toPages(navigation));
}

/** A redirect to a folder without a page leads to its first page: a host has nothing at the address of the folder. */
function toPages(navigation: ResolvedNavigation): (redirect: Redirect) => Redirect {
  const firstPageBelow = folderPages(navigation);
  return (redirect) => {
    const first = /[:*]/.test(redirect.destination) ? undefined : firstPageBelow(redirect.destination);
    return first === undefined ? redirect : { ...redirect, destination: first };
  };
}

/** The pages that are there, and from which no redirect of docs.json leads away. */
export function reachedPages(navigation: ResolvedNavigation): readonly Page[] {
  const kindOf = pageKinds(navigation);
  return Object.values(navigation.pages).filter((page) => !["missing", "redirected"].includes(kindOf(page)));
}

function entrance({ site: { href, basePath }, redirects }: ResolvedNavigation): readonly Redirect[] {
  const top = basePath === "" ? "/" : basePath;
  if (href === undefined || href === top || redirectFinder(redirects)("/")?.matches === true) return [];
  return [temporary("/", withoutBasePath(href, basePath))];
}

/** A temporary redirect, because browsers keep a permanent one and docs.json does not ask for that. No character of an address is a wildcard. */
function temporary(href: string, destination: string): Redirect {
  const source = href.replaceAll(/[:*()]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
  return { source, destination, permanent: false };
}
