// Matches the pages of one side with those of the other.
import { titleFromPath } from "../../compiler/contract/page-path.ts";
import type { Page, Placement } from "../../compiler/site/page.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { languagesNow, namesNow, type EditionPair } from "./match-editions.ts";
import { lastSegments, pairMovedFolders } from "./moved-folders.ts";
import { Pairing, type Pairs } from "./pairing.ts";
import type { Side } from "./side.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { nearest } from "../../compiler/text/nearest.ts";
import { folderOf } from "../../compiler/text/resolve-path.ts";
import { dividedPages, isMostOf, type DividedPages } from "./divided-pages.ts";
import { joinedPages, type JoinedPages } from "./joined-pages.ts";
import { areOtherTexts, pairTexts, type SiteTexts } from "./match-texts.ts";
import { sketches, type PageReaders } from "./page-texts.ts";
import { pairMovedOntoOthers } from "./moved-onto-others.ts";
import { areSameFile, contentPairs, type Areas } from "./same-contents.ts";

/** The matched pages of both sides. */
export interface PageMatches extends Pairs<Page> {
  /** For a removed page: the page that is now at its position. */
  readonly successors: ReadonlyMap<Page, Page>;
  /** The pages whose text is in several pages now, whether or not one of these is the same page. */
  readonly divided: DividedPages;
  /** For a removed page: the page that has most of its text beside its own. */
  readonly joined: JoinedPages;
}

/**
 * Matches in passes, the surest first: if `readers` are given, a page that took the address of another one, byte for byte; then
 * the same address in the same language and version; then, with `readers`, the same content, byte for byte; then the same operation, key, address or file; then the same end of the address and title; then,
 * where `readers` are given, the same text; then the same folder that moved; then the same title.
 */
export function matchPages(
  before: Side,
  after: Side,
  editions: readonly EditionPair[],
  readers?: PageReaders,
): PageMatches {
  const pairing = new Pairing<Page>();
  const texts = readers && siteTexts([before, after], readers, pairing);
  const scopes = { before: scopeBefore(editions), after: scopeOf };
  // What is where it was has not moved to a copy of it, whatever its language and version are called now.
  const stayed = { before: addressIn(before), after: addressIn(after) };
  const pass = (signatureOf: Signature, isSame?: IsSame): void => {
    const [olds, news] = [unmatched(before, pairing.to), unmatched(after, pairing.from)];
    const signatures = {
      before: (page: Page) => inScope(scopes.before(page), signatureOf(page, before)),
      after: (page: Page) => inScope(scopes.after(page), signatureOf(page, after)),
    };
    pairing.pairUnique(olds, news, signatures, isSame);
  };
  const isSame: IsSame = (old, found) => texts === undefined || !areOtherTexts(old, found, texts);
  if (readers !== undefined) pairMovedOntoOthers([before, after], scopes, readers, pairing);
  pass((page, side) => side.addressOf(page.href));
  const kept = keptInOthers(before, pairing);
  if (readers !== undefined) {
    const isCopied = (page: Page): boolean => kept(page).some((other) => areSameFile(page, other, readers.before));
    pairSameContents([before, after], [scopes, stayed, ...otherAreas(editions, isCopied)], readers, pairing);
  }
  pass(operationOf);
  pass(({ key }) => key);
  pairAddresses(before, after, pairing);
  pass(({ file }) => file ?? undefined);
  pass((page, side) => side.addressOf(page.href).toLowerCase());
  pass((page) => operationOf(page)?.replace(/^.*?\0/, ""));
  for (const length of [3, 2]) pass(endAndTitle(length));
  pass((page, side) => (followsPath(page) ? undefined : endAndTitle(1)(page, side)));
  const areas = otherAreas(editions, (page) => kept(page).length > 0);
  const parts: DividedPages =
    texts === undefined || readers === undefined
      ? new Map()
      : dividedPages([before, after], scopes, { texts, readers, pairs: pairing });
  const divided: DividedPages = new Map([...parts].filter(([, { length }]) => length > 1));
  const isUnclear = (page: Page): boolean => divided.has(page) && !isMostOf(divided.get(page)!);
  if (texts !== undefined)
    for (const each of [scopes, ...areas]) pairSameTexts([before, after], each, texts, { pairing, isUnclear });
  // Many folders have an "Overview", and this one may be another.
  pass(endAndTitle(1), isSame);
  pairMovedFolders(before, after, pairing);
  pass(titleSignature);
  const successors = pairReplaced(before, after, pairing, isSame);
  const joined: JoinedPages =
    texts === undefined ? new Map() : joinedPages([before, after], scopes, { texts, pairs: pairing, parts });
  return { to: pairing.to, from: pairing.from, successors, divided, joined };
}

/** Whether two pages can be the same, by what is known about their texts. */
type IsSame = (old: Page, found: Page) => boolean;

type Signature = (page: Page, side: Side) => string | undefined;

function inScope(scope: string, signature: string | undefined): string | undefined {
  return signature === undefined ? undefined : `${scope}\0${signature}`;
}

function unmatched({ pages }: Side, paired: ReadonlyMap<Page, Page>): readonly Page[] {
  return [...pages.values()].filter((page) => !paired.has(page));
}

function addressIn(side: Side): (page: Page) => string {
  return ({ href }) => side.addressOf(href);
}

/** The language and version of a page. */
function scopeOf({ language, version }: Page): string {
  return `${language ?? ""}\0${version ?? ""}`;
}

/** The same, in the words of the other side. */
function scopeBefore(editions: readonly EditionPair[]): (page: Page) => string {
  const names = namesNow(editions);
  return (page) => {
    // A site without languages may have got one; its pages in no list still have none.
    const nameOf = (words: ReadonlyMap<string | null, string | null>, written: string | null): string =>
      written === null && !isUnlisted(page) ? (words.get(null) ?? "") : word(words, written);
    return `${nameOf(names.language, page.language)}\0${nameOf(names.version, page.version)}`;
  };
}

/** The name of a language or version on the other side. */
function word(words: ReadonlyMap<string | null, string | null>, written: string | null): string {
  return (written === null ? null : (words.get(written) ?? written)) ?? "";
}

function operationOf({ operation }: Page): string | undefined {
  if (operation === undefined) return undefined;
  const { spec, method, path, webhook } = operation;
  const channel = "channel" in operation ? operation.channel : undefined;
  return [spec, method, path ?? "", webhook ?? "", channel ?? ""].join("\0");
}

/** Pairs pages by their address, in any language or version. */
function pairAddresses(before: Side, after: Side, pairing: Pairing<Page>): void {
  for (const [address, page] of before.pages) {
    const same = after.pages.get(address);
    if (same !== undefined && !pairing.to.has(page) && !pairing.from.has(same)) pairing.pair(page, same);
  }
}

function endAndTitle(length: number): Signature {
  return (page, side) => `${lastSegments(side.addressOf(page.href), length)}\0${page.title}`;
}

/** The title with the folder, because many pages of a site are called "Overview". */
function titleSignature({ title, path }: Page): string {
  return `${folderOf(path)}\0${title}`;
}

/** True for a title that could be made from the path; it may also be written in the page. */
function followsPath({ title, path }: Page): boolean {
  return title === titleFromPath(path);
}

/** Returns the pages that a page was in other versions of its language, if they still exist. */
function keptInOthers({ pages }: Side, { to }: Pairing<Page>): (page: Page) => readonly Page[] {
  const matched = [...pages.values()].filter((page) => to.has(page));
  const kept = groupBy(matched, keyInLanguage);
  return (page) => (page.version === null ? [] : (kept.get(keyInLanguage(page)) ?? []));
}

function keyInLanguage({ language, key }: Page): string {
  return `${language ?? ""}\0${key}`;
}

/**
 * Where a page is searched if it is not in its version: in its language; then, for an unlisted page, anywhere, because its file
 * may have been moved before its entry. If `isKept` says that another version still has the page, it has not moved into a third
 * one.
 */
function otherAreas(editions: readonly EditionPair[], isKept: (page: Page) => boolean): readonly Areas[] {
  const languages = languagesNow(editions);
  const isOfNone = (page: Page): boolean => page.language === null && !languages.has(null) && !isKept(page);
  return [
    {
      before: (page) => (isKept(page) ? undefined : word(languages, page.language)),
      after: ({ language }) => language ?? "",
    },
    { before: () => "", after: (page) => (isUnlisted(page) ? "" : undefined) },
    { before: (page) => (isUnlisted(page) || isOfNone(page) ? "" : undefined), after: () => "" },
  ];
}

function pairSameContents(
  [before, after]: readonly [Side, Side],
  areas: readonly Areas[],
  readers: PageReaders,
  pairing: Pairing<Page>,
): void {
  const candidates = { before: unmatched(before, pairing.to), after: unmatched(after, pairing.from) };
  if (candidates.before.length === 0 || candidates.after.length === 0) return;
  const pairIn = contentPairs(candidates, readers, pairing);
  for (const each of areas) pairIn(each);
}

function pairSameTexts(
  [before, after]: readonly [Side, Side],
  areas: Areas,
  texts: SiteTexts,
  { pairing, isUnclear }: { readonly pairing: Pairing<Page>; readonly isUnclear: (page: Page) => boolean },
): void {
  const left = unmatched(before, pairing.to).filter((page) => !isUnclear(page));
  const olds = groupBy(left, areas.before);
  const news = groupBy(unmatched(after, pairing.from), areas.after);
  for (const [area, pages] of olds) {
    const found = news.get(area);
    if (area !== undefined && found !== undefined) pairTexts({ before: pages, after: found }, texts, pairing);
  }
}

const mostBeside = 4;

function siteTexts([before, after]: readonly [Side, Side], readers: PageReaders, pairing: Pairing<Page>): SiteTexts {
  return {
    before: sketches(readers.before),
    after: sketches(readers.after),
    neighbors: { before: matchedIn(before, pairing.to), after: matchedIn(after, pairing.from) },
  };
}

function matchedIn({ pages }: Side, matched: ReadonlyMap<Page, Page>): (folder: string) => readonly Page[] {
  let folders: ReadonlyMap<string, readonly Page[]> | undefined;
  return (folder) => {
    folders ??= groupBy([...pages.values()], ({ path }) => folderOf(path));
    return (folders.get(folder) ?? []).filter((page) => matched.has(page)).slice(0, mostBeside);
  };
}

/**
 * Finds unmatched pages with the same neighbors on both sides. If their names are similar, they are paired, so that a page with
 * a new path and title is matched; the others are returned, from old to new page.
 */
function pairReplaced(before: Side, after: Side, pairing: Pairing<Page>, isSame: IsSame): ReadonlyMap<Page, Page> {
  const replaced = new Pairing<Page>();
  const signatures = {
    before: (page: Page) =>
      pairing.to.has(page) ? undefined : between(page, (href) => addressAfter(href, before, after, pairing)),
    after: (page: Page) => (pairing.from.has(page) ? undefined : between(page, after.addressOf)),
  };
  replaced.pairUnique(before.pages.values(), after.pages.values(), signatures);
  const successors = new Map<Page, Page>();
  for (const [old, found] of replaced.to) {
    if (areAlike(old, found) && isSame(old, found)) pairing.pair(old, found);
    else successors.set(old, found);
  }
  return successors;
}

function addressAfter(href: string, before: Side, after: Side, { to }: Pairing<Page>): string | undefined {
  const page = before.pageAt(href);
  const same = page && to.get(page);
  return same && after.addressOf(same.href);
}

/** The neighbors of a page; undefined if it has none, or if a neighbor has no match. */
function between({ placements }: Page, addressOf: (href: string) => string | undefined): string | undefined {
  const [first] = placements;
  if (first === undefined || (first.prev === null && first.next === null)) return undefined;
  const [prev, next] = (["prev", "next"] as const).map((side) => neighbor(first, side, addressOf));
  return prev === undefined || next === undefined ? undefined : `${prev}\0${next}`;
}

function neighbor(
  placement: Placement,
  side: "prev" | "next",
  addressOf: (href: string) => string | undefined,
): string | undefined {
  const neighbor = placement[side];
  return neighbor === null ? "" : addressOf(neighbor.href);
}

function areAlike(one: Page, other: Page): boolean {
  const [name, otherName] = [one, other].map(({ path }) => lastSegments(path, 1).toLowerCase()) as [string, string];
  const isNear = name.length >= fewestLetters && nearest(name, [otherName]) !== undefined;
  return name === otherName || isNear || shareWords(name, otherName) || shareWords(one.title, other.title);
}

// In a shorter name, one letter is too large a part of it.
const fewestLetters = 4;

/** True if more than half of their words are equal or begin in the same way. */
function shareWords(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const common = words.filter((word) => others.some((each) => isSameWord(word, each))).length;
  return 2 * common > (words.length + others.length) / 2;
}

function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return one === other || (short.length >= fewestLetters && long.startsWith(short));
}

const smallWords: ReadonlySet<string> = new Set("a an and the to of in on for from with your how is".split(" "));

function wordsOf(text: string): readonly string[] {
  const words = text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word !== "" && !smallWords.has(word));
}
