// Splits a navigation into an index and one part for each edition (D145).
import { isForSearchEngines } from "../runtime/alternates.ts";
import { samePageIn, sectionIn } from "../runtime/switch-target.ts";
import { openNavigation, type OpenNavigation } from "../runtime/open-navigation.ts";
import { ownValue } from "../text/json-value.ts";
import { viewPage, type PageView } from "../runtime/view-page.ts";
import type {
  EditionPart,
  NavigationIndex,
  OtherEdition,
  PartOfSite,
  ShortHrefs,
  ShortTable,
} from "../site/edition-part.ts";
import type { Edition, ResolvedNavigation } from "../site/navigation.ts";
import type { Page } from "../site/page.ts";
import { madeOnce, perKey } from "../text/per-object.ts";
import { contentHash, editionFile } from "./edition-file.ts";
import { editionPrefixes } from "./edition-prefixes.ts";
import { shortHrefs } from "./short-hrefs.ts";

/** A navigation in parts. */
export interface SplitNavigation {
  /** The index of the parts. */
  readonly index: NavigationIndex;
  /** A file for each edition, in document order. */
  readonly files: readonly {
    /** Its path from the folder of the index. */
    readonly file: string;
    /** An `EditionPart` as JSON. */
    readonly text: string;
  }[];
}

/**
 * Splits a navigation into an index and one file for each edition, so that a reader loads their own edition alone.
 *
 * @param navigation - `navigation` of what `compileNavigation` returned.
 * @returns The index, and the files as texts. `loadEdition` of `navc/runtime` reads them. Nothing is written.
 */
export function splitNavigation(navigation: ResolvedNavigation): SplitNavigation {
  const whole = wholeSite(navigation);
  const pagesOf = pagesByEdition(navigation);
  const files = navigation.editions.map((edition) => ({
    file: editionFile(edition.id),
    text: `${JSON.stringify(partOf(whole, edition, pagesOf.get(edition.id) ?? []))}\n`,
  }));
  const index: NavigationIndex = {
    formatVersion: navigation.formatVersion,
    editions: navigation.editions.map((edition, at) => {
      const { file, text } = files[at]!;
      return { ...summaryOf(edition), file, hash: contentHash(text) };
    }),
    redirects: navigation.redirects,
  };
  return { index, files };
}

/** The hrefs of one page by edition. */
interface Counterparts {
  readonly hrefs: { readonly [edition: string]: string };
  readonly short: readonly ShortHrefs[];
}

/** What all parts are made of. */
interface WholeSite {
  readonly navigation: ResolvedNavigation;
  readonly site: OpenNavigation;
  readonly editions: readonly OtherEdition[];
  /** Where a switch from a page leads to the same page, by edition (D147). */
  readonly counterpartsOf: (page: Page) => Counterparts;
}

function wholeSite(navigation: ResolvedNavigation): WholeSite {
  const prefixes = editionPrefixes(navigation);
  const editions = navigation.editions.map((edition) => ({
    ...summaryOf(edition),
    prefix: prefixes.get(edition.id) ?? "",
  }));
  const made = (hrefs: Counterparts["hrefs"]): Counterparts => ({
    hrefs,
    short: shortHrefs(new Map(Object.entries(hrefs)), editions),
  });
  const all = perKey((key: string) => made(ownValue(navigation.counterparts, key) ?? {}));
  const shown = perKey((key: string) => {
    const entries = Object.entries(all(key).hrefs);
    const left = entries.filter(([, href]) => !ownValue(navigation.pages, href)?.hidden);
    return left.length === entries.length ? all(key) : made(Object.fromEntries(left));
  });
  const counterpartsOf = ({ key, hidden }: Page): Counterparts => (hidden ? all(key) : shown(key));
  return { navigation, site: openNavigation(navigation), editions, counterpartsOf };
}

function summaryOf({ id, language, version, default: isDefault, href }: Edition): Omit<OtherEdition, "prefix"> {
  return { id, language, version, default: isDefault, ...(href === undefined ? {} : { href }) };
}

/** The pages with a place in each edition, in the order of `pages`. */
function pagesByEdition({ pages }: ResolvedNavigation): ReadonlyMap<string, readonly Page[]> {
  const found = new Map<string, Page[]>();
  for (const page of Object.values(pages))
    for (const id of new Set(page.placements.flatMap(({ editions }) => editions)))
      madeOnce(found, id, (): Page[] => []).push(page);
  return found;
}

function partOf(whole: WholeSite, edition: Edition, pages: readonly Page[]): EditionPart {
  const { counterparts: _, ...navigation } = whole.navigation;
  return {
    ...navigation,
    editions: [edition],
    pages: Object.fromEntries(pages.map((page) => [page.href, withPlacesIn(page, edition.id)])),
    redirects: [],
    part: {
      edition: edition.id,
      editions: whole.editions,
      counterparts: Object.fromEntries(
        pages.flatMap((page) => {
          const { short } = whole.counterpartsOf(page);
          return short.length === 0 ? [] : [[page.key, short]];
        }),
      ),
      notIndexed: notIndexed(whole, edition, pages),
      ...tablesOf(whole, edition.id, pages),
    },
  };
}

function withPlacesIn(page: Page, edition: string): Page {
  const placements = page.placements.filter(({ editions }) => editions.includes(edition));
  return { ...page, placements: placements.map((placement) => ({ ...placement, editions: [edition] })) };
}

/** What `alternatesOf` has to know of pages in other parts. */
function notIndexed(
  { site, navigation, counterpartsOf }: WholeSite,
  from: Edition,
  pages: readonly Page[],
): readonly string[] {
  const ids = navigation.editions.flatMap(({ id, version }) =>
    version === from.version && id !== from.id ? [id] : [],
  );
  const found = new Set<string>();
  for (const page of pages) {
    const { hrefs } = counterpartsOf(page);
    for (const id of ids) {
      const other = ownValue(navigation.pages, ownValue(hrefs, id) ?? "");
      if (other !== undefined && !isForSearchEngines(site, other)) found.add(other.href);
    }
  }
  return [...found];
}

/** What `switchTarget` finds for pages without a counterpart, from the same functions that it calls. */
function tablesOf(whole: WholeSite, from: string, pages: readonly Page[]): Pick<PartOfSite, "listed" | "sections"> {
  const { site, editions, counterpartsOf } = whole;
  const listed = new HrefTable();
  const sections = new HrefTable();
  for (const page of pages) {
    const { hrefs } = counterpartsOf(page);
    const without = editions.filter(({ id }) => ownValue(hrefs, id) === undefined);
    const view = without.length === 0 ? undefined : viewPage(site, page, from);
    if (view === undefined) continue;
    for (const { id: to } of without) {
      const same = samePageIn(site, page.href, to);
      if (same === undefined) addSection(sections, view, to);
      // Its places in this edition are in the part.
      else if (to !== from) listed.set(page.href, to, same);
    }
  }
  // What was looked up from this edition is not asked for again.
  site.sections.clear();
  return { listed: listed.short(editions), sections: sections.short(editions) };
}

function addSection(sections: HrefTable, view: PageView, to: string): void {
  for (const division of view.trail.slice(1).toReversed()) {
    const href = sectionIn(view, division, to);
    if (href !== undefined) return sections.set(division.id, to, href);
  }
}

/** For each name, its href in each edition that has one. */
class HrefTable {
  readonly #hrefs = new Map<string, Map<string, string>>();

  set(name: string, edition: string, href: string): void {
    madeOnce(this.#hrefs, name, () => new Map<string, string>()).set(edition, href);
  }

  short(editions: readonly OtherEdition[]): ShortTable {
    return Object.fromEntries([...this.#hrefs].map(([name, hrefs]) => [name, shortHrefs(hrefs, editions)]));
  }
}
