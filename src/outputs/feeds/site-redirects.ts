// Collects the redirects that a host needs, so that every address of the result leads somewhere (D141).
import { withoutBasePath } from "../../compiler/contract/href.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { pageKinds } from "./page-kinds.ts";

/** The redirects of docs.json, then those of pages that forward to a `url`, then that of the root of the site, if it has no page. */
export function siteRedirects(navigation: ResolvedNavigation): readonly Redirect[] {
  const kindOf = pageKinds(navigation);
  const { basePath } = navigation.site;
  const forwarding = Object.values(navigation.pages).flatMap((page): readonly Redirect[] => {
    // A hidden page forwards, too.
    if (page.url === undefined || ["missing", "redirected"].includes(kindOf(page))) return [];
    return [temporary(withoutBasePath(page.href, basePath), withoutBasePath(page.url, basePath))];
  });
  return [...navigation.redirects, ...forwarding, ...entrance(navigation)];
}

/** The addresses that a site answers with a page, and not with a redirect. */
export function answeredAddresses(navigation: ResolvedNavigation): ReadonlySet<string> {
  const kindOf = pageKinds(navigation);
  return new Set(
    Object.values(navigation.pages).flatMap((page) =>
      page.url !== undefined || ["missing", "redirected"].includes(kindOf(page)) ? [] : [page.href],
    ),
  );
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
