// Matches the editions of one side with those of the other.
import type { Edition } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { Pairing } from "./pairing.ts";
import type { Side } from "./side.ts";

/** The matched editions, and those of one side only. */
export interface EditionMatches {
  /** In the order of `Side.editions` of the new side. */
  readonly pairs: readonly EditionPair[];
  readonly removed: readonly Edition[];
  readonly added: readonly Edition[];
}

export interface EditionPair {
  readonly before: Edition;
  readonly after: Edition;
}

/**
 * Editions match by id; else, if a language or version was renamed or the site got its first selector, by more than half of
 * their own addresses; else, if a language has another code or a version at the same place another label, by more than half of
 * their keys.
 */
export function matchEditions(before: Side, after: Side): EditionMatches {
  const pairing = new Pairing<Edition>();
  const byId = new Map(before.editions.map((edition) => [edition.id, edition]));
  for (const edition of after.editions) {
    const same = byId.get(edition.id);
    if (same !== undefined) pairing.pair(same, edition);
  }
  const matches = (): EditionMatches => ({
    pairs: after.editions.flatMap((edition) => {
      const same = pairing.from.get(edition);
      return same === undefined ? [] : [{ before: same, after: edition }];
    }),
    removed: before.editions.filter((edition) => !pairing.to.has(edition)),
    added: after.editions.filter((edition) => !pairing.from.has(edition)),
  });
  const { removed, added } = matches();
  if (removed.length > 0 && added.length > 0) {
    const shared = new Set([...sharedBy(before), ...sharedBy(after)]);
    const named = (name: "address" | "key"): readonly [Names, Names] => [
      namesOf(before, name, shared),
      namesOf(after, name, shared),
    ];
    pairRenamed(matches(), { names: named("address"), kinds: [anyKind, anyKind], mayBeSame }, pairing);
    const kinds = [seemingKinds(before), seemingKinds(after)] as const;
    pairRenamed(matches(), { names: named("key"), kinds, mayBeSame: () => true }, pairing);
  }
  return matches();
}

/** The new code of each language that still exists; a site without languages has the language null. */
export function languagesNow(pairs: readonly EditionPair[]): ReadonlyMap<string | null, string | null> {
  return new Map(pairs.toReversed().map(({ before, after }) => [before.language, after.language]));
}

/** The new names of languages and versions, by the old ones. */
export interface NamesNow {
  readonly language: ReadonlyMap<string | null, string | null>;
  readonly version: ReadonlyMap<string | null, string | null>;
}

export function namesNow(pairs: readonly EditionPair[]): NamesNow {
  const versions = pairs.toReversed().map(({ before, after }) => [before.version, after.version] as const);
  return { language: languagesNow(pairs), version: new Map(versions) };
}

/** The names of the pages of each edition. */
type Names = ReadonlyMap<string, ReadonlySet<string>>;

/** The kinds of an edition: only editions with a common kind are compared. */
type KindsOf = (edition: Edition) => readonly string[];

const anyKind: KindsOf = () => [""];

/** How editions with a new name are matched; the first of each two elements is for the old side. */
interface Renaming {
  readonly names: readonly [Names, Names];
  readonly kinds: readonly [KindsOf, KindsOf];
  readonly mayBeSame: (before: Edition, after: Edition) => boolean;
}

function pairRenamed(
  { removed, added }: EditionMatches,
  { names: [before, after], kinds: [kindsBefore, kindsAfter], mayBeSame }: Renaming,
  pairing: Pairing<Edition>,
): void {
  const rank = new Map(added.map((edition, index) => [edition, index]));
  const holders = holdersOf(added, after, kindsAfter);
  for (const old of removed) {
    const own = before.get(old.id) ?? noNames;
    const common = commonNames(own, kindsBefore(old), holders);
    let best: Edition | undefined;
    let bestShare = 0.5;
    // Of equals the first counts, in the order of the side after.
    for (const edition of [...common.keys()].toSorted((a, b) => rank.get(a)! - rank.get(b)!)) {
      if (pairing.from.has(edition) || !mayBeSame(old, edition)) continue;
      const share = (2 * common.get(edition)!) / (own.size + after.get(edition.id)!.size);
      if (share > bestShare) [best, bestShare] = [edition, share];
    }
    if (best !== undefined) pairing.pair(old, best);
  }
}

/** The editions that have a name, by kind and name. */
type Holders = ReadonlyMap<string, ReadonlyMap<string, readonly Edition[]>>;

function holdersOf(editions: readonly Edition[], names: Names, kindsOf: KindsOf): Holders {
  const holders = new Map<string, Map<string, Edition[]>>();
  for (const edition of editions) {
    for (const kind of kindsOf(edition)) {
      const ofKind = holders.get(kind) ?? new Map<string, Edition[]>();
      holders.set(kind, ofKind);
      for (const name of names.get(edition.id) ?? noNames) {
        const known = ofKind.get(name);
        if (known === undefined) ofKind.set(name, [edition]);
        else known.push(edition);
      }
    }
  }
  return holders;
}

/** How many of these names each edition of these kinds has; editions with none are absent. */
function commonNames(
  own: ReadonlySet<string>,
  kinds: readonly string[],
  holders: Holders,
): ReadonlyMap<Edition, number> {
  const ofKinds = kinds.map((kind) => holders.get(kind)).filter((ofKind) => ofKind !== undefined);
  const common = new Map<Edition, number>();
  for (const name of own) {
    const having = new Set(ofKinds.flatMap((ofKind) => ofKind.get(name) ?? []));
    for (const edition of having) common.set(edition, (common.get(edition) ?? 0) + 1);
  }
  return common;
}

/** True if one axis has another name, or is missing on one side, and the other axis is the same or missing. */
function mayBeSame(one: Edition, other: Edition): boolean {
  const sameVersion = one.version === other.version;
  const sameLanguage = one.language === other.language;
  const fromNothing = isOpen(one.version, other.version) && isOpen(one.language, other.language);
  return sameVersion || sameLanguage || fromNothing;
}

/** The kinds by appearance: the same version and a language with another code, such as `jp` and `ja`; or a version at the same position. */
function seemingKinds({ navigation: { languages, versions } }: Side): KindsOf {
  const families = new Map(languages.map(({ code, bcp47 }) => [code, bcp47.split("-", 1)[0]]));
  const places = new Map(versions.map(({ label }, index) => [label, index]));
  return ({ language, version }) => {
    const family = language === null ? undefined : families.get(language);
    const place = version === null ? undefined : places.get(version);
    return [
      JSON.stringify(["language", version, family ?? null]),
      ...(place === undefined ? [] : [JSON.stringify(["version", language, place])]),
    ];
  };
}

function isOpen(one: string | null, other: string | null): boolean {
  return one === null || other === null;
}

const noNames: ReadonlySet<string> = new Set();

/** The addresses that several editions of a side show; they do not identify an edition. */
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
