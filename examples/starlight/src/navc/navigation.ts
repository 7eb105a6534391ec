// Reads what `navc export starlight` wrote.
import type { HostHeader, StarlightNavigation, StarlightPage, StarlightSidebar } from "navc/adapters";
import exported from "../../navc.json";

export type NavcPage = StarlightPage;

const navigation = exported as unknown as StarlightNavigation;

/** The top of the site. */
export const home = navigation.base;

/** Light and dark mode; undefined if docs.json does not set it. */
export const { appearance } = navigation;

/** The names of the components that pages use and do not define. */
export const usedComponents: readonly string[] = exported.components;

/** The page with a slug; undefined for one that docs.json does not know, such as 404. */
export function pageOf(slug: string): StarlightPage | undefined {
  return Object.hasOwn(navigation.pages, slug) ? navigation.pages[slug] : undefined;
}

/** What is above and below the pages of a language. */
export function headerOf(lang: string): HostHeader | undefined {
  return navigation.headers?.[lang] ?? navigation.headers?.[""];
}

/** The sidebar with a name. */
export function sidebarOf(name: string): StarlightSidebar {
  return navigation.sidebars[name] ?? { entries: [], bars: [], anchors: [] };
}

/** The address that a component of a page is given, with the base path where it is one of the site. */
export function hrefFrom(href: string | undefined): string | undefined {
  const base = navigation.base === "/" ? "" : navigation.base;
  return href?.startsWith("/") && !href.startsWith("//") && !`${href}/`.startsWith(`${base}/`) ? base + href : href;
}
