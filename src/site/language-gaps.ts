// Which pages of the default language lack a counterpart in another? (D46)
import type { EditionPlan, ExpandedPage } from "../expand/expanded-tree.ts";
import { groupBy } from "../text/group-by.ts";
import { unreadLanguages } from "./lost-content.ts";
import type { PageListing } from "./page-listings.ts";
import type { SiteInput } from "./site-input.ts";
import { unlistedCounterparts } from "./unlisted-counterparts.ts";

/** What one key lacks. */
export interface LanguageGap {
  readonly key: string;
  /** Codes, in the order of docs.json. */
  readonly languages: readonly string[];
  /** In how many versions one of them lacks it. */
  readonly versions: number;
}

/** The gaps of a site. */
export interface LanguageGaps {
  readonly size: number;
  /** Whether a page can have a counterpart at all: readers find it in a list, and its key tells it from all others. */
  readonly counts: (page: ExpandedPage) => boolean;
  readonly of: (page: ExpandedPage) => LanguageGap | undefined;
  /** Languages with pages of their own, none of which is a counterpart: they are in no gap. */
  readonly unmatched: readonly string[];
  /** How many keys of the default language count. */
  readonly keys: number;
}

interface FoundGaps {
  readonly gaps: ReadonlyMap<string, LanguageGap>;
  readonly unmatched: readonly string[];
  readonly keys: number;
}

const nothing: FoundGaps = { gaps: new Map(), unmatched: [], keys: 0 };

/** Looks for each page of the default language in the other languages of the same version. */
export function languageGaps(input: SiteInput): LanguageGaps {
  const { listings, keyOf } = input;
  const counts = (page: ExpandedPage): boolean => {
    const listing = listings.listed.get(page);
    return listing !== undefined && isVisible(page, listing) && keyOf(page) !== `/${page.path}`;
  };
  const { gaps, ...found } = input.tree.plans.languages.length < 2 ? nothing : findGaps(input, counts);
  return { size: gaps.size, counts, of: (page) => gaps.get(keyOf(page)), ...found };
}

function isVisible(page: ExpandedPage, { hidden }: PageListing): boolean {
  return !(page.hidden ?? hidden) && page.missing !== true && page.url === undefined;
}

function findGaps(input: SiteInput, counts: LanguageGaps["counts"]): FoundGaps {
  const { defaultEdition, listings, keyOf, tree } = input;
  const own = ownPages(input);
  const others = otherLanguages(input, own);
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

/** For each edition in the default language those of its version in languages with pages of their own. */
function otherLanguages(
  { editions, defaultEdition: { language } }: SiteInput,
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
  const versions = new Set(languages.flatMap((language) => [...gap.get(language)!]));
  return languages.length === 0 ? [] : [[key, { key, languages, versions: versions.size }]];
}

interface OwnPages {
  /** Whether a language has pages of its own in an edition; one without is told as empty, or shares all it shows. */
  readonly isWritten: (edition: EditionPlan) => boolean;
  /** Whether a page of this key is there, listed or not, or told to be missing. */
  readonly hasKey: (edition: EditionPlan, key: string) => boolean;
}

function ownPages(input: SiteInput): OwnPages {
  const written = new Set<EditionPlan>();
  const keys = new Map(input.editions.map((edition) => [edition, new Set<string>()]));
  for (const [page, { languages, editions }] of input.listings.listed) {
    const key = input.keyOf(page);
    for (const edition of editions.flat()) {
      keys.get(edition)!.add(key);
      if (page.missing !== true && languages.has(edition.language)) written.add(edition);
    }
  }
  const unlisted = unlistedCounterparts(input);
  return {
    isWritten: (edition) => written.has(edition),
    hasKey: (edition, key) => keys.get(edition)!.has(key) || unlisted(edition, key),
  };
}
