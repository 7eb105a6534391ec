// Makes what a Starlight site needs to show a navigation (D160).
import type { Appearance } from "../../../compiler/site/site-header.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { requireNavigation } from "../../../compiler/site/require-navigation.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import { headersByLanguage, type HostHeader } from "../header/host-header.ts";
import { hostStyles } from "../host-styles.ts";
import { DrawnIcons, type IconOptions } from "../icons/drawn-icons.ts";
import type { NotExpressed } from "../not-expressed.ts";
import { routePages } from "./route-pages.ts";
import { starlightLocales, type StarlightLocales } from "./starlight-locales.ts";
import { starlightFavicon } from "./starlight-favicon.ts";
import { starlightLosses } from "./starlight-losses.ts";
import { siteTitle } from "./starlight-title.ts";
import { exactRedirects } from "../exact-redirects.ts";
import { starlightRedirects, type StarlightRedirect } from "./starlight-redirects.ts";
import type { StarlightPage, StarlightSidebar } from "./starlight-route.ts";
import { wholeSidebar, type StarlightItem } from "./whole-sidebar.ts";

/** What Starlight needs to show a navigation: plain data, in its own types. */
export interface StarlightNavigation {
  /** The name of the site, for the option `title`; what could be HTML in it has a character without width inside. */
  readonly title: string;
  /** What the site is about, for the option `description`. */
  readonly description?: string;
  /** The option `base` of Astro: the base path of docs.json, `/` if it has none. */
  readonly base: string;
  /** The option `locales`; absent for a site without languages. */
  readonly locales?: StarlightLocales;
  /**
   * The option `sidebar`; present only if it is enough: for a site with one sidebar that is the same in each language. All other
   * sites need the route middleware.
   */
  readonly sidebar?: StarlightItem[];
  /** The option `redirects` of Astro. */
  readonly redirects: { readonly [path: string]: StarlightRedirect };
  /** The sidebars, by the names that `pages` gives them. */
  readonly sidebars: { readonly [name: string]: StarlightSidebar };
  /** What the route middleware sets on each page, by slug: its address below the base path, decoded, without a slash at the beginning. */
  readonly pages: { readonly [slug: string]: StarlightPage };
  /** The option `favicon`; absent for a site without one that Starlight takes. */
  readonly favicon?: string;
  /** A style sheet with the colors, fonts and icons of the site; absent if it has none. */
  readonly css?: string;
  /** Light and dark mode, for a component of the theme; absent if docs.json does not set it. */
  readonly appearance?: Appearance;
  /** What is above and below the pages of each language, by its language tag; "" for a site without languages. */
  readonly headers?: { readonly [lang: string]: HostHeader };
  /** What Starlight can't express, even with the route middleware. */
  readonly notExpressed: readonly NotExpressed[];
}

/**
 * Makes what a Starlight site needs to show a navigation: its options, and the data of its pages for a route middleware. Throws
 * `TypeError` for anything that is not a navigation.
 */
export function toStarlight(navigation: ResolvedNavigation, options: IconOptions = {}): StarlightNavigation {
  requireNavigation(navigation, "toStarlight: its first argument");
  const { name, description, basePath } = navigation.site;
  const { redirects, notWritten } = exactRedirects(navigation);
  const { locales, withoutWords } = starlightLocales(navigation);
  const icons = new DrawnIcons(navigation, options);
  const routes = routePages(navigation, icons);
  return withoutUndefined({
    title: siteTitle(name),
    description,
    base: basePath === "" ? "/" : basePath,
    locales,
    sidebar: wholeSidebar(navigation, routes, locales),
    redirects: starlightRedirects(redirects),
    ...routes,
    favicon: starlightFavicon(navigation),
    css: hostStyles("starlight", navigation.site, icons),
    appearance: navigation.site.appearance,
    headers: headersByLanguage(navigation),
    notExpressed: starlightLosses(navigation, { notWritten, withoutWords }, icons),
  });
}
