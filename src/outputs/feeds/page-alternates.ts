// Finds the addresses of a page in all languages of its version, for `hreflang` (D140).
import { isLanguageTag } from "../../compiler/contract/language-tag.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { madeOnce, perKey } from "../../compiler/text/per-object.ts";
import { feedTable } from "./feed-table.ts";
import type { KindOfPage } from "./page-kinds.ts";

/** A page in one language. */
export interface PageAlternate {
  /** A language tag, or `x-default` for readers of all other languages. */
  readonly hreflang: string;
  readonly href: string;
}

/**
 * A look-up of the alternates of a page, itself included; empty for a page in one language only. All alternates of a page have
 * the same list, because search engines ignore links that are not mutual.
 */
export function pageAlternates(
  { editions, languages, counterparts, pages }: ResolvedNavigation,
  kindOf: KindOfPage,
): (page: Page) => readonly PageAlternate[] {
  const byId = new Map(editions.map((edition) => [edition.id, edition]));
  const tags = new Map(
    languages.flatMap(({ code, bcp47, hidden }) => (hidden || !isLanguageTag(bcp47) ? [] : [[code, bcp47]])),
  );
  const defaultLanguage = languages.find((language) => language.default)?.code;
  // A page that several versions show is an alternate in the first only: it can return the links of one.
  const versionOf = (page: Page): string | null => byId.get(page.placements[0]?.editions[0] ?? "")?.version ?? null;

  const byVersion = perKey((key: string): ReadonlyMap<string | null, readonly PageAlternate[]> => {
    const groups = new Map<string | null, OpenGroup>();
    for (const [id, href] of Object.entries(counterparts[key] ?? {})) {
      const { language = null, version = null } = byId.get(id) ?? {};
      const page = pages[href];
      const tag = tags.get(language ?? "");
      if (page === undefined || !feedTable[kindOf(page)].sitemap || versionOf(page) !== version) continue;
      if (tag === undefined) continue;
      const group = madeOnce(groups, version, () => new OpenGroup());
      group.hrefs.set(tag, href);
      if (language === defaultLanguage) group.other = href;
    }
    return new Map([...groups].map(([version, group]) => [version, group.finish()]));
  });
  return (page) => {
    const found = byVersion(page.key).get(versionOf(page)) ?? [];
    // Of two pages with one key in an edition only one is a counterpart.
    return found.some(({ href }) => href === page.href) ? found : [];
  };
}

// Each page has a link to each: of more languages than any site has, the links alone would fill the memory.
const mostLanguages = 200;

/** The alternates of a page, while they are collected. */
class OpenGroup {
  readonly hrefs = new Map<string, string>();
  /** The page in the default language. */
  other: string | undefined;

  finish(): readonly PageAlternate[] {
    const { hrefs, other } = this;
    if (new Set(hrefs.values()).size < 2 || hrefs.size > mostLanguages) return [];
    const all = [...hrefs].map(([hreflang, href]) => ({ hreflang, href }));
    return other === undefined ? all : [...all, { hreflang: "x-default", href: other }];
  }
}
