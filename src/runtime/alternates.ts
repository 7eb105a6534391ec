// The same page in other languages, for search engines.
import type { Page } from "../site/page.ts";
import { counterpartIn } from "./counterpart-in.ts";
import { ownValue } from "../text/json-value.ts";
import type { OpenNavigation } from "./open-navigation.ts";
import type { PageView } from "./view-page.ts";

/** A `<link rel="alternate">` of a page. */
export interface Alternate {
  /** A language tag, or `x-default` for readers of a language that the site does not have. */
  readonly hreflang: string;
  /** The address in the site; search engines want it after the address of the host. */
  readonly href: string;
}

/**
 * Returns the languages that have this page in the same version, the page itself among them, and `x-default`: the page in
 * the language that readers start with. Pages that are hidden, missing, `noindex`, redirected or forward to a `url` are not
 * for search engines. [] for such a page, and for one that no other language has.
 *
 * @example
 * ```js
 * alternatesOf(view).map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${host}${href}">`);
 * ```
 */
export function alternatesOf({ site, page, edition }: PageView): readonly Alternate[] {
  const found = site.editions.flatMap(({ id, language, version }) => {
    const entry = site.languageOf(language);
    const href = counterpartIn(site, page.key, id);
    if (!entry || entry.hidden || !href || version !== edition.version) return [];
    const other = ownValue(site.navigation.pages, href);
    return (other ? isForSearchEngines(site, other) : !site.part?.notIndexed.includes(href)) ? [{ entry, href }] : [];
  });
  if (found.length < 2 || !isForSearchEngines(site, page)) return [];
  const first = found.find(({ entry }) => entry.default);
  return [
    ...found.map(({ entry, href }) => ({ hreflang: entry.bcp47, href })),
    ...(first ? [{ hreflang: "x-default", href: first.href }] : []),
  ];
}

/** True for a page that search engines are to know: a sitemap has it. */
export function isForSearchEngines({ navigation, redirectOf }: OpenNavigation, page: Page): boolean {
  const path = page.href.slice(navigation.site.basePath.length);
  return !(page.hidden || page.missing || page.noindex || page.url !== undefined || redirectOf(path)?.certain);
}
