// Finds out what the files of hosts do with the addresses of two states of a site. (D603)
import { withoutBasePath } from "../../../compiler/contract/href.ts";
import { pageHref } from "../../../compiler/contract/page-path.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { followRedirects, hopOf, type FindRedirect, type Hop } from "../../../compiler/links/follow-redirects.ts";
import type { FoundRedirect, Redirect } from "../../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../../compiler/links/redirect-finder.ts";
import { readRedirectSource } from "../../../compiler/links/redirect-source.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { RedirectOfHost, RedirectsOfHosts } from "../../../outputs/diff/host-redirect.ts";
import { targetOf } from "../../../outputs/diff/lost-hrefs.ts";
import { usualHostFiles } from "./find-host-file.ts";
import { readableRedirects } from "./redirect-inside.ts";

/** A state of a site, and its files; a result file has none. */
export interface SiteWithFiles {
  readonly navigation: ResolvedNavigation;
  readonly host?: Pick<Host, "stat" | "readText"> | undefined;
}

/**
 * The redirects of hosts from addresses that a state of the site does not show: of the state before, those from which readers got to
 * a page; of the state after, those from addresses that existed. Only what is certain counts. A page is there before any redirect,
 * as most hosts serve it.
 */
export function hostRedirectsOf(before: SiteWithFiles, after: SiteWithFiles): RedirectsOfHosts {
  const [old, now] = [filesOf(before), filesOf(after)];
  if (old.length === 0 && now.length === 0) return { before: [], after: [] };
  const pagesBefore = addressesOf(before.navigation);
  const sources = old.flatMap(({ redirects }) => exactSources(redirects));
  const existed = [...pagesBefore, ...exactSources(before.navigation.redirects), ...sources];
  return {
    before: redirectsFrom(sources, old, pagesBefore),
    after: redirectsFrom(existed, now, addressesOf(after.navigation)),
  };
}

interface ReadFile {
  readonly file: string;
  readonly redirects: readonly Redirect[];
}

/** A file that can't be read redirects nothing for certain. */
function filesOf({ navigation, host }: SiteWithFiles): readonly ReadFile[] {
  if (host === undefined) return [];
  const { basePath } = navigation.site;
  return usualHostFiles(host).map((file) => ({
    file,
    redirects: readableRedirects(file, host.readText(file) ?? "", basePath) ?? [],
  }));
}

function addressesOf({ pages, site }: ResolvedNavigation): ReadonlySet<string> {
  return new Set(Object.keys(pages).map((href) => withoutBasePath(href, site.basePath)));
}

function exactSources(redirects: readonly Redirect[]): readonly string[] {
  return redirects.flatMap(({ source }) => {
    const exact = readRedirectSource(source)?.exact;
    return exact === undefined ? [] : [pageHref(exact, "")];
  });
}

function redirectsFrom(
  addresses: readonly string[],
  files: readonly ReadFile[],
  pages: ReadonlySet<string>,
): readonly RedirectOfHost[] {
  const finders = files.map(({ file, redirects }) => ({ file, find: redirectFinder(redirects) }));
  return [...new Set(addresses)].flatMap((source): readonly RedirectOfHost[] => {
    if (pages.has(source)) return [];
    for (const { file, find } of finders) {
      const destination = endOf(source, find, pages);
      if (destination !== undefined) return [{ source, destination, file }];
    }
    return [];
  });
}

/** Where a host leads an address in the end; undefined if that is not certain, or no redirect is for it. */
function endOf(source: string, find: FindRedirect<Redirect>, pages: ReadonlySet<string>): string | undefined {
  const foundAt = (address: string): FoundRedirect | undefined => {
    const target = targetOf(address);
    return target === undefined ? undefined : find(target);
  };
  const next = (address: string): Hop<Redirect> | undefined => {
    const found = foundAt(address);
    return found?.certain === true ? hopOf(found) : undefined;
  };
  const isPage = (address: string): boolean => pages.has(targetOf(address) ?? "");
  const first = next(source);
  if (first === undefined) return undefined;
  const { hops, end } = followRedirects(first, next, isPage);
  const { to } = hops.at(-1)!;
  return end.kind === "address" && (isPage(to) || foundAt(to) === undefined) ? to : undefined;
}
