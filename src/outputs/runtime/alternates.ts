// Lists the same page in other languages, for search engines.
import { isLanguageTag } from "../../compiler/contract/language-tag.ts";
import { isForSearchEngines } from "../../compiler/site/for-search-engines.ts";
import { counterpartIn } from "./counterpart-in.ts";
import { ownValue } from "../../compiler/text/json-value.ts";
import type { OpenedNavigation } from "./open-navigation.ts";
import type { PageView } from "./view-page.ts";

/** A `<link rel="alternate">` of a page. */
export interface Alternate {
  /** A language tag, or `x-default` for readers of a language that the site does not have. */
  readonly hreflang: string;
  /** The address in the site; search engines need the address of the host before it. */
  readonly href: string;
}

/**
 * Returns the languages that have this page in the same version, including the page itself, and `x-default`: the page in the
 * default language. Pages that are hidden, missing, `noindex`, redirected or forward to a `url` are not for search engines. It
 * is empty for such a page, and for one that no other language has.
 *
 * @example
 * ```js
 * alternatesOf(view).map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${host}${href}">`);
 * ```
 */
export function alternatesOf({ site, page, edition }: PageView): readonly Alternate[] {
  const found = new Map<string, string>();
  let other: string | undefined;
  for (const { id, language, version } of site.editions) {
    const entry = site.languageOf(language);
    const href = counterpartIn(site, page.key, id);
    if (!entry || entry.hidden || !href || version !== edition.version || !isLanguageTag(entry.bcp47)) continue;
    const same = ownValue(site.navigation.pages, href);
    if (same ? !isForSearchEngines(site, same) : (site as OpenedNavigation).part?.notIndexed.includes(href)) continue;
    found.set(entry.bcp47, href);
    if (entry.default) other = href;
  }
  const hrefs = new Set(found.values());
  if (hrefs.size < 2 || !hrefs.has(page.href)) return [];
  if (other) found.set("x-default", other);
  return [...found].map(([hreflang, href]) => ({ hreflang, href }));
}
