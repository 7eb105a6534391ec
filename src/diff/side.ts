// One of the two sites that are compared.
import type { Edition, Page, ResolvedNavigation } from "../site/navigation.ts";

/** One of the two sites: what it shows, by address. */
export interface Side {
  readonly navigation: ResolvedNavigation;
  /** What leads somewhere, by address: not the missing pages. */
  readonly pages: ReadonlyMap<string, Page>;
  /** The address of an href: without base path, query and hash. */
  readonly addressOf: (href: string) => string;
  /** The page a node or link leads to; undefined where there is none. */
  readonly pageAt: (href: string) => Page | undefined;
  /** The default edition first, then in document order: what is found there gives a change its words. */
  readonly editions: readonly Edition[];
}

/** Reads a result for comparing; the result is not changed. */
export function openSide(navigation: ResolvedNavigation): Side {
  const { basePath } = navigation.site;
  const pages = new Map<string, Page>();
  const byHref = new Map<string, Page>();
  const addressOf = (href: string): string => withoutBase(href, basePath);
  for (const [href, page] of Object.entries(navigation.pages)) {
    if (page.missing === true) continue;
    byHref.set(href, page);
    pages.set(addressOf(href), page);
  }
  return {
    navigation,
    pages,
    addressOf,
    pageAt: (href) => byHref.get(href) ?? pages.get(addressOf(href)),
    editions: navigation.editions.toSorted((a, b) => Number(b.default) - Number(a.default)),
  };
}

/** True for a page that has an address of its own: one that links out of the site is only a link. */
export function hasAddress({ url, missing }: Page): boolean {
  return url === undefined && missing !== true;
}

/** An href without base path, query and hash. */
export function withoutBase(href: string, basePath: string): string {
  const path = href.split(/[?#]/, 1)[0]!;
  if (basePath === "" || !(path === basePath || path.startsWith(`${basePath}/`))) return path === "" ? "/" : path;
  return path === basePath ? "/" : path.slice(basePath.length);
}
