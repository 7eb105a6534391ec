// Finds the addresses of a page in the languages of its version, for `hreflang` (D140).
import type { Edition, ResolvedNavigation } from "../site/navigation.ts";
import type { Page } from "../site/page.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { feedTable } from "./feed-table.ts";
import type { KindOfPage } from "./page-kinds.ts";

/** A page in one language. */
export interface Alternate {
  /** A language tag, or `x-default` for readers of all other languages. */
  readonly hreflang: string;
  readonly href: string;
}

/**
 * A look-up of the alternates of a page, itself included; empty for a page in one language only. All pages that are
 * alternates of one another have the same list, because search engines ignore a link that is not returned.
 */
export function pageAlternates(
  { editions, languages, counterparts, pages }: ResolvedNavigation,
  kindOf: KindOfPage,
): (page: Page) => readonly Alternate[] {
  const byId = new Map(editions.map((edition) => [edition.id, edition]));
  const byVersion = groupBy(editions, ({ version }) => version);
  const tags = new Map(languages.map(({ code, bcp47 }) => [code, bcp47]));
  const defaultLanguage = languages.find((language) => language.default)?.code;
  // A page that several versions show is an alternate in the first only: it can return the links of one.
  const versionOf = (page: Page): string | null => byId.get(page.placements[0]?.editions[0] ?? "")?.version ?? null;

  const pageIn = ({ id }: Edition, key: string, version: string | null): Page | undefined => {
    const page = pages[counterparts[key]?.[id] ?? ""];
    return page !== undefined && feedTable[kindOf(page)].sitemap && versionOf(page) === version ? page : undefined;
  };
  const groupOf = (key: string, version: string | null): readonly Alternate[] => {
    const hrefs = new Map<string, string>();
    let other: string | undefined;
    for (const edition of byVersion.get(version) ?? []) {
      const page = pageIn(edition, key, version);
      const tag = tags.get(edition.language ?? "");
      if (page === undefined || tag === undefined || !isLanguageTag(tag)) continue;
      if (!hrefs.has(tag)) hrefs.set(tag, page.href);
      if (edition.language === defaultLanguage) other ??= page.href;
    }
    if (new Set(hrefs.values()).size < 2) return [];
    const all = [...hrefs].map(([hreflang, href]) => ({ hreflang, href }));
    return other === undefined ? all : [...all, { hreflang: "x-default", href: other }];
  };
  const groups = perKey((key: string) => perKey((version: string | null) => groupOf(key, version)));
  return (page) => {
    const found = groups(page.key)(versionOf(page));
    // Of two pages with one key in an edition only one is a counterpart.
    return found.some(({ href }) => href === page.href) ? found : [];
  };
}

function isLanguageTag(tag: string): boolean {
  return /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag);
}
