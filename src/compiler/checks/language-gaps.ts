// Finds the pages of the default language that lack a counterpart in another language (D46).
import type { EditionPlan, ExpandedDivision, ExpandedPage } from "../expand/expanded-tree.ts";
import { languageFolders, languageMarkers, versionMarkers, type FindMarker } from "../site/page-keys.ts";
import type { ListingsOfPage } from "../site/page-listings.ts";
import type { SiteFacts } from "../site/site-facts.ts";
import { groupBy } from "../text/group-by.ts";

/** What is missing for one key. */
export interface LanguageGap {
  readonly key: string;
  /** Codes, in the order of docs.json. */
  readonly languages: readonly string[];
  /** The versions in which one of them lacks it; empty for sites without versions. */
  readonly versions: readonly string[];
}

/** The gaps of a site. */
export interface LanguageGaps {
  readonly size: number;
  /** Whether a page can have a counterpart: readers find it in a list, and no other page has its key. */
  readonly counts: (page: ExpandedPage) => boolean;
  readonly of: (page: ExpandedPage) => LanguageGap | undefined;
  /** Languages whose pages have no counterpart at all: they are in no gap. */
  readonly unmatched: readonly string[];
  /** The number of keys of the default language that count. */
  readonly keys: number;
}

interface FoundGaps {
  readonly gaps: ReadonlyMap<string, LanguageGap>;
  readonly unmatched: readonly string[];
  readonly keys: number;
}

const nothing: FoundGaps = { gaps: new Map(), unmatched: [], keys: 0 };

/** Looks for each page of the default language in the other languages of the same version. A file for which `isLeftOut` holds is not published. */
export function languageGaps(facts: SiteFacts, isLeftOut: (file: string | null) => boolean): LanguageGaps {
  const { listings, keyOf } = facts;
  const counts = (page: ExpandedPage): boolean => {
    const listing = listings.listed.get(page);
    return (
      listing !== undefined && isVisible(page, listing) && !isLeftOut(page.file) && keyOf(page) !== `/${page.path}`
    );
  };
  const { gaps, ...found } = facts.tree.plans.languages.length < 2 ? nothing : findGaps(facts, counts);
  return { size: gaps.size, counts, of: (page) => gaps.get(keyOf(page)), ...found };
}

function isVisible(page: ExpandedPage, { hidden }: ListingsOfPage): boolean {
  return !(page.hidden ?? hidden) && page.missing !== true && page.url === undefined;
}

function findGaps(facts: SiteFacts, counts: LanguageGaps["counts"]): FoundGaps {
  const { defaultEdition, listings, keyOf, tree } = facts;
  const own = ownPages(facts);
  const others = otherLanguages(facts, own);
  const unread = unreadLanguages(tree.root);
  const found = new Map<string, OpenGap>();
  const keys = new Set<string>();
  const matched = new Set<string>();
  for (const [page, listing] of listings.listed) {
    // A page under no language shows in all of them.
    if (!counts(page) || !listing.languages.has(defaultEdition.language)) continue;
    const key = keyOf(page);
    keys.add(key);
    for (const edition of new Set(listing.editions.flat())) {
      // One under no version shows in each of them, and lacks its translation once.
      const version = listing.versions.has(edition.version) ? edition.version : null;
      for (const other of others.get(edition) ?? []) {
        if (own.hasKey(other, key)) matched.add(other.language!);
        else if (!isOperation(page) || !unread.has(other.language!)) addGap(found, key, other.language!, version);
      }
    }
  }
  const written = new Set([...others.values()].flat().map(({ language }) => language!));
  const isUnmatched = (language: string): boolean => keys.size > 1 && written.has(language) && !matched.has(language);
  const languages = tree.plans.languages.map(({ value }) => value);
  const compared = languages.filter((language) => !isUnmatched(language));
  return {
    gaps: new Map([...found].flatMap(([key, gap]) => closedGap(key, gap, compared))),
    unmatched: languages.filter(isUnmatched),
    keys: keys.size,
  };
}

function isOperation({ file, operation }: ExpandedPage): boolean {
  return file === null && operation !== undefined;
}

/** For each edition in the default language, the editions of the same version in other languages with pages of their own. */
function otherLanguages(
  { editions, defaultEdition: { language } }: SiteFacts,
  { isWritten }: OwnPages,
): ReadonlyMap<EditionPlan, readonly EditionPlan[]> {
  const sameVersion = groupBy(editions, ({ version }) => version);
  return new Map(
    editions
      .filter((edition) => edition.language === language)
      .map((edition) => [
        edition,
        sameVersion.get(edition.version)!.filter((other) => other.language !== language && isWritten(other)),
      ]),
  );
}

/** For each language that lacks the page, the versions. */
type OpenGap = Map<string, Set<string | null>>;

function addGap(found: Map<string, OpenGap>, key: string, language: string, version: string | null): void {
  const gap = found.get(key) ?? new Map<string, Set<string | null>>();
  found.set(key, gap.set(language, (gap.get(language) ?? new Set()).add(version)));
}

function closedGap(key: string, gap: OpenGap, compared: readonly string[]): readonly [string, LanguageGap][] {
  const languages = compared.filter((language) => gap.has(language));
  const versions = new Set(languages.flatMap((language) => [...gap.get(language)!].filter((each) => each !== null)));
  return languages.length === 0 ? [] : [[key, { key, languages, versions: [...versions] }]];
}

interface OwnPages {
  /** Whether a language has pages of its own in an edition; without such pages it is reported as empty, or shows only pages of other languages. */
  readonly isWritten: (edition: EditionPlan) => boolean;
  /** Whether a page of this key is there, listed or not, or reported as missing. */
  readonly hasKey: (edition: EditionPlan, key: string) => boolean;
}

function ownPages(facts: SiteFacts): OwnPages {
  const written = new Set<EditionPlan>();
  const keys = new Map(facts.editions.map((edition) => [edition, new Set<string>()]));
  for (const [page, { languages, editions }] of facts.listings.listed) {
    const key = facts.keyOf(page);
    for (const edition of editions.flat()) {
      keys.get(edition)!.add(key);
      if (page.missing !== true && languages.has(edition.language)) written.add(edition);
    }
  }
  const unlisted = unlistedCounterparts(facts);
  return {
    isWritten: (edition) => written.has(edition),
    hasKey: (edition, key) => keys.get(edition)!.has(key) || unlisted(edition, key),
  };
}

/** The languages in which a spec has no pages because it was not read. */
function unreadLanguages(root: ExpandedDivision): ReadonlySet<string> {
  const languages = new Set<string>();
  const walk = ({ language, specs, children }: ExpandedDivision): void => {
    if (language !== null && specs.length > 0 && children.length === 0) languages.add(language);
    for (const child of children) if (child.kind !== "page") walk(child);
  };
  walk(root);
  return languages;
}

/** Finds unlisted counterparts: pages in the folders of an edition whose path without these folders is the key. */
function unlistedCounterparts(facts: SiteFacts): (edition: EditionPlan, key: string) => boolean {
  const { unplaced, listed } = facts.listings;
  const { editions, versions, at } = facts.tree.plans;
  const ofLanguage = languageMarkers(listed);
  const ofVersion = versionMarkers(listed);
  const languagesIn = languagesByFolder(facts);
  const keys = new Map<EditionPlan, Set<string>>();
  for (const page of [...unplaced.keys(), ...listed.keys()].filter(isWritten)) {
    for (const language of languagesIn(page.path)) {
      if (listed.get(page)?.languages.has(language) === true) continue;
      const path = without(page.path, language, ofLanguage);
      if (path === undefined) continue;
      const marked = versions.flatMap(({ value: version }) => {
        const key = without(path, version, ofVersion);
        return key === undefined ? [] : [{ version, key }];
      });
      const inAll = editions.map(({ version }) => ({ version, key: path }));
      for (const { version, key } of marked.length === 0 ? inAll : marked) {
        const edition = at({ language, version });
        if (edition !== undefined) keys.set(edition, (keys.get(edition) ?? new Set()).add(page.key ?? key));
      }
    }
  }
  return (edition, key) => keys.get(edition)?.has(key) ?? false;
}

/** The languages that a folder of a path may mark. If a site has many languages, most mark no folder. */
function languagesByFolder({ tree, listings }: SiteFacts): (path: string) => ReadonlySet<string> {
  const values = tree.plans.languages.map(({ value }) => value);
  const names = languageFolders(listings.listed, values);
  if (names.size === 0) return () => new Set(values);
  const marks = [...names].flatMap(([language, folders]) => [...folders].map((folder) => ({ folder, language })));
  const byFolder = groupBy(marks, ({ folder }) => folder);
  const languagesOf = (folder: string): readonly string[] =>
    byFolder.get(folder.toLowerCase())?.map(({ language }) => language) ?? [];
  return (path) => new Set(path.split("/").flatMap(languagesOf));
}

function isWritten({ file }: ExpandedPage): boolean {
  return file !== null;
}

/** The path without the folder that marks a value; undefined if it has no such folder. */
function without(path: string, value: string, find: FindMarker): string | undefined {
  const segments = path.split("/");
  const index = find(value, segments.slice(0, -1));
  return index === -1 ? undefined : segments.toSpliced(index, 1).join("/");
}
