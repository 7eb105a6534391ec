// Which edition of one side is which edition of the other?
import type { Edition, Page } from "../site/navigation.ts";
import type { Side } from "./side.ts";

/** Editions that are the same on both sides, and those of one side only. */
export interface EditionMatches {
  /** In the order of `Side.editions` of the side after. */
  readonly pairs: readonly EditionPair[];
  readonly removed: readonly Edition[];
  readonly added: readonly Edition[];
}

export interface EditionPair {
  readonly before: Edition;
  readonly after: Edition;
}

/**
 * Editions are the same by id; else, where a language or version was renamed or the site got its first selector, by
 * more than half of the addresses that are its own; else, where a language has another code or a version another label at the same
 * place, by more than half of their keys.
 */
export function matchEditions(before: Side, after: Side): EditionMatches {
  const byId = new Map(before.editions.map((edition) => [edition.id, edition]));
  const found = new Map<Edition, Edition>();
  for (const edition of after.editions) {
    const same = byId.get(edition.id);
    if (same !== undefined) found.set(edition, same);
  }
  const taken = new Set(found.values());
  const gone = before.editions.filter((edition) => !taken.has(edition));
  const come = after.editions.filter((edition) => !found.has(edition));
  if (gone.length > 0 && come.length > 0) {
    const shared = new Set([...sharedBy(before), ...sharedBy(after)]);
    const named = (name: "address" | "key"): readonly [Names, Names] => [
      namesOf(before, name, shared),
      namesOf(after, name, shared),
    ];
    const seems = (one: Edition, other: Edition): boolean => seemsSame(one, other, before, after);
    matchRenamed(gone, come, named("address"), { found, mayBeSame });
    matchRenamed(gone, come, named("key"), { found, mayBeSame: seems });
  }
  const matched = new Set(found.values());
  return {
    pairs: after.editions.flatMap((edition) => {
      const same = found.get(edition);
      return same === undefined ? [] : [{ before: same, after: edition }];
    }),
    removed: before.editions.filter((edition) => !matched.has(edition)),
    added: after.editions.filter((edition) => !found.has(edition)),
  };
}

/** What each language that is left is called now; a site without languages has the language null. */
export function languagesNow(pairs: readonly EditionPair[]): ReadonlyMap<string | null, string | null> {
  return new Map(pairs.toReversed().map(({ before, after }) => [before.language, after.language]));
}

/** The names of the pages of each edition. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

interface Renaming {
  readonly found: Map<Edition, Edition>;
  readonly mayBeSame: (before: Edition, after: Edition) => boolean;
}

function matchRenamed(
  gone: readonly Edition[],
  come: readonly Edition[],
  [before, after]: readonly [Names, Names],
  { found, mayBeSame }: Renaming,
): void {
  const taken = new Set(found.values());
  for (const old of gone) {
    if (taken.has(old)) continue;
    let best: Edition | undefined;
    let bestShare = 0.5;
    for (const edition of come) {
      if (found.has(edition) || !mayBeSame(old, edition)) continue;
      const share = shareOf(before.get(old.id), after.get(edition.id));
      if (share > bestShare) [best, bestShare] = [edition, share];
    }
    if (best !== undefined) found.set(best, old);
  }
}

/** One axis may have another name, or none on one side; then the other one is the same, or also none. */
function mayBeSame(one: Edition, other: Edition): boolean {
  const sameVersion = one.version === other.version;
  const sameLanguage = one.language === other.language;
  const fromNothing = isOpen(one.version, other.version) && isOpen(one.language, other.language);
  return sameVersion || sameLanguage || fromNothing;
}

/** The same language under another code, such as `jp` and `ja`; or the version that stands where the other one stood. */
function seemsSame(one: Edition, other: Edition, before: Side, after: Side): boolean {
  if (one.version === other.version) return languageOf(one, before) === languageOf(other, after);
  const [place, otherPlace] = [placeOf(one, before), placeOf(other, after)];
  return one.language === other.language && place !== -1 && place === otherPlace;
}

function languageOf({ language }: Edition, { navigation }: Side): string | undefined {
  return navigation.languages.find(({ code }) => code === language)?.bcp47.split("-", 1)[0];
}

function placeOf({ version }: Edition, { navigation: { versions } }: Side): number {
  return versions.findIndex(({ label }) => label === version);
}

function isOpen(one: string | null, other: string | null): boolean {
  return one === null || other === null;
}

const noNames: ReadonlySet<string> = new Set();

/** Twice what they have in common, by what both have. */
function shareOf(one = noNames, other = noNames): number {
  let common = 0;
  for (const address of one) if (other.has(address)) common += 1;
  return (2 * common) / Math.max(1, one.size + other.size);
}

/** The addresses that several editions of a side show: they say nothing of one of them. */
function sharedBy({ pages }: Side): readonly string[] {
  return [...pages].flatMap(([address, page]) => (editionsOf(page).size > 1 ? [address] : []));
}

function namesOf({ pages }: Side, name: "address" | "key", shared: ReadonlySet<string>): Names {
  const names = new Map<string, Set<string>>();
  for (const [address, page] of pages) {
    if (shared.has(address)) continue;
    for (const edition of editionsOf(page)) {
      const known = names.get(edition) ?? new Set<string>();
      names.set(edition, known.add(name === "key" ? page.key : address));
    }
  }
  return names;
}

function editionsOf({ placements }: Page): ReadonlySet<string> {
  return new Set(placements.flatMap(({ editions }) => editions));
}
