// Makes the part of each edition of a navigation (D145), one at a time.
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { isForSearchEngines } from "../../compiler/site/for-search-engines.ts";
import { isSecret, samePageIn, sectionIn } from "../runtime/switch-target.ts";
import { openNavigation, type OpenedNavigation, type OpenNavigation } from "../runtime/open-navigation.ts";
import { isSameJson } from "../../compiler/text/same-json.ts";
import { ownValue } from "../../compiler/text/json-value.ts";
import { viewPage, type PageView } from "../runtime/view-page.ts";
import type {
  EditionPart,
  OtherEdition,
  PartOfSite,
  ShortHrefs,
  ShortTable,
} from "../../compiler/site/edition-part.ts";
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { madeOnce, perKey } from "../../compiler/text/per-object.ts";
import { editionPrefixes } from "./edition-prefixes.ts";
import { shortHrefs } from "./short-hrefs.ts";

/** The parts of one navigation. What all parts share is made when the first one is needed. */
export class EditionParts {
  readonly navigation: ResolvedNavigation;
  #whole: WholeSite | undefined;

  constructor(navigation: ResolvedNavigation) {
    this.navigation = navigation;
  }

  /** The part of an edition of the navigation. */
  of(edition: Edition): EditionPart {
    return partOf((this.#whole ??= wholeSite(this.navigation)), edition);
  }
}

/**
 * The addresses of the pages whose description changed, if two navigations differ in nothing else and parts show the change
 * only in those pages and in the tree; otherwise undefined. Only a navigation with new descriptions (D106) shares its table of
 * counterparts with the earlier one.
 */
export function describedPages(before: ResolvedNavigation, after: ResolvedNavigation): readonly string[] | undefined {
  if (before.counterparts !== after.counterparts) return undefined;
  const hrefs = Object.keys(after.pages).filter((href) => before.pages[href] !== after.pages[href]);
  return hrefs.every((href) => isPlacedAlike(before.pages[href], after.pages[href])) ? hrefs : undefined;
}

/** Whether two pages differ only in their descriptions and in the labels of their neighbors. */
function isPlacedAlike(before: Page | undefined, after: Page | undefined): boolean {
  if (before === undefined || after === undefined) return false;
  if (before.noindex !== after.noindex || before.hidden !== after.hidden || before.indexed !== after.indexed)
    return false;
  return before.placements === after.placements || isSameJson(withoutLabels(before), withoutLabels(after));
}

function withoutLabels({ placements }: Page): unknown {
  return placements.map(({ prev, next, ...placement }) => ({ ...placement, prev: prev?.href, next: next?.href }));
}

/** A part in which these pages have their new descriptions, from an edition of the navigation. */
export function describedPart(
  before: EditionPart,
  navigation: ResolvedNavigation,
  edition: Edition,
  hrefs: readonly string[],
): EditionPart {
  const pages = { ...before.pages };
  for (const href of hrefs)
    if (Object.hasOwn(pages, href)) pages[href] = withPlacesIn(navigation.pages[href]!, edition.id);
  return { ...before, editions: [edition], pages };
}

/** The hrefs of one page by edition. */
interface Counterparts {
  readonly hrefs: { readonly [edition: string]: string };
  readonly short: readonly ShortHrefs[];
}

/** What all parts are made from. */
interface WholeSite {
  readonly navigation: ResolvedNavigation;
  readonly site: OpenNavigation;
  readonly pagesOf: ReadonlyMap<string, readonly Page[]>;
  readonly editions: readonly OtherEdition[];
  /** The targets of switches from a page to the same page, by edition (D147). */
  readonly counterpartsOf: (page: Page) => Counterparts;
  /** Whether search engines should find a page. */
  readonly isIndexed: (page: Page) => boolean;
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
    const left = entries.filter(([, href]) => !isSecret(ownValue(navigation.pages, href)));
    return left.length === entries.length ? all(key) : made(Object.fromEntries(left));
  });
  const counterpartsOf = (page: Page): Counterparts => (isSecret(page) ? all : shown)(page.key);
  const pagesOf = pagesByEdition(navigation);
  // The finder of the runtime is small, and takes time for each redirect with wildcards.
  const redirectOf = redirectFinder(navigation.redirects);
  const isIndexed = perKey((page: Page) => isForSearchEngines({ navigation, redirectOf }, page));
  return { navigation, site: openNavigation(navigation), pagesOf, editions, counterpartsOf, isIndexed };
}

/** An edition without its tree. */
export function summaryOf({ id, language, version, default: isDefault, href }: Edition): Omit<OtherEdition, "prefix"> {
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

function partOf(whole: WholeSite, edition: Edition): EditionPart {
  const pages = whole.pagesOf.get(edition.id) ?? [];
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

/** What `alternatesOf` needs about pages in other parts. */
function notIndexed(
  { navigation, counterpartsOf, isIndexed }: WholeSite,
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
      if (other !== undefined && !isIndexed(other)) found.add(other.href);
    }
  }
  return [...found];
}

/** What `switchTarget` finds for pages without a counterpart, made with the functions that it uses. */
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
  (site as OpenedNavigation).sections.clear();
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
