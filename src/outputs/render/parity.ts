// Counts how complete each edition is, compared with the default one. (D46)
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { requireNavigation } from "../../compiler/site/require-navigation.ts";

/** The editions of a site side by side. */
export interface Parity {
  /** Codes, the default one first; empty for a site without languages. */
  readonly languages: readonly string[];
  /** Labels in the order of docs.json; empty for a site without versions. */
  readonly versions: readonly string[];
  /** Every edition, in document order. */
  readonly editions: readonly EditionParity[];
}

/** One edition. It counts pages that are listed, have a file or an operation, and are neither hidden nor external links. */
export interface EditionParity {
  /** The id of the edition. */
  readonly edition: string;
  /** The code of its language; null for a site without languages. */
  readonly language: string | null;
  /** The label of its version; null if its language has no versions. */
  readonly version: string | null;
  /** The number of its pages. */
  readonly pages: number;
  /** The edition it is compared with: its version in the default language, else the default edition; null for that one. */
  readonly against: string | null;
  /** How many pages of `against` have a counterpart here. */
  readonly there: number;
  /** How many pages of `against` have none. */
  readonly missing: number;
  /** How many pages here have no counterpart in `against`. */
  readonly extra: number;
}

/**
 * Counts for each edition its pages, and those that it lacks or has in addition, compared with another edition. Pure; linear in
 * placements. Throws a `TypeError` for anything that is not the `navigation` of a result.
 */
export function parity(navigation: ResolvedNavigation): Parity {
  requireNavigation(navigation, "parity: its argument");
  const { languages, versions, editions, pages } = navigation;
  const keysOf = keysByEdition(editions, Object.values(pages));
  const reference = editions.find((edition) => edition.default);
  const againstOf = (edition: Edition): Edition | undefined =>
    edition.language === reference?.language
      ? reference
      : (editions.find(({ language, version }) => language === reference?.language && version === edition.version) ??
        reference);
  return {
    languages: languages.toSorted((a, b) => Number(b.default) - Number(a.default)).map(({ code }) => code),
    versions: versions.map(({ label }) => label),
    editions: editions.map((edition) => {
      const against = againstOf(edition);
      return editionParity(edition, against === edition ? undefined : against, keysOf);
    }),
  };
}

interface EditionKeys {
  /** Of all existing pages. */
  readonly all: Set<string>;
  readonly counted: Set<string>;
  /** Of the counted pages that can have a counterpart. */
  readonly comparable: Set<string>;
}

function editionParity(
  { id, language, version }: Edition,
  against: Edition | undefined,
  keysOf: ReadonlyMap<string, EditionKeys>,
): EditionParity {
  const own = keysOf.get(id)!;
  const other = against === undefined ? own : keysOf.get(against.id)!;
  const there = countOf(other.comparable, (key) => own.all.has(key));
  return {
    edition: id,
    language,
    version,
    pages: own.counted.size,
    against: against?.id ?? null,
    there,
    missing: other.comparable.size - there,
    extra: countOf(own.counted, (key) => !other.all.has(key)),
  };
}

function keysByEdition(editions: readonly Edition[], pages: readonly Page[]): ReadonlyMap<string, EditionKeys> {
  const keysOf = new Map<string, EditionKeys>(
    editions.map(({ id }) => [id, { all: new Set(), counted: new Set(), comparable: new Set() }]),
  );
  for (const page of pages) {
    if (page.missing === true) continue;
    const { key } = page;
    const isCounted = page.hidden !== true && page.url === undefined;
    // A page whose key another one holds has its path for a key, which is found in no other edition.
    const isComparable = isCounted && key !== `/${page.path}`;
    for (const { node, editions: shownIn } of page.placements) {
      if (node === null) continue;
      for (const id of shownIn) {
        const keys = keysOf.get(id)!;
        keys.all.add(key);
        if (isCounted) keys.counted.add(key);
        if (isComparable) keys.comparable.add(key);
      }
    }
  }
  return keysOf;
}

function countOf(keys: ReadonlySet<string>, test: (key: string) => boolean): number {
  let count = 0;
  for (const key of keys) if (test(key)) count += 1;
  return count;
}
