// The same page in other languages, for search engines.
import { ownValue } from "./open-navigation.ts";
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
 * the language that readers start with. [] for a page that no other language has.
 *
 * @example
 * ```js
 * alternatesOf(view).map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${host}${href}">`);
 * ```
 */
export function alternatesOf({ site, page, edition }: PageView): readonly Alternate[] {
  const { editions, counterparts, languages } = site.navigation;
  const hrefs = ownValue(counterparts, page.key) ?? {};
  const found = editions.flatMap(({ id, language, version }) => {
    const entry = site.languageOf(language);
    const href = ownValue(hrefs, id);
    return entry === undefined || href === undefined || version !== edition.version ? [] : [{ entry, href }];
  });
  if (found.length < 2) return [];
  const start = languages.find((language) => language.default)?.code;
  const first = found.find(({ entry }) => entry.code === start);
  return [
    ...found.map(({ entry, href }) => ({ hreflang: entry.bcp47, href })),
    ...(first === undefined ? [] : [{ hreflang: "x-default", href: first.href }]),
  ];
}
