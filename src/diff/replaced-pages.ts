// Which new page stands exactly where an old one stood?
import { nearest } from "../text/nearest.ts";
import type { Page, Placement } from "../site/navigation.ts";
import { lastSegments } from "./moved-folders.ts";
import { pairUnique, startPairing, type Pairing } from "./pairing.ts";
import type { Side } from "./side.ts";

/**
 * Looks at pages without a match that have the same pages before and after them. Pairs them where their names are alike,
 * so that a page both renamed and retitled is known again; returns the others, old page to new.
 */
export function pairReplaced(before: Side, after: Side, pairing: Pairing<Page>): ReadonlyMap<Page, Page> {
  const replaced = startPairing<Page>();
  const signatures = {
    before: (page: Page) =>
      pairing.to.has(page) ? undefined : between(page, (href) => addressAfter(href, before, after, pairing)),
    after: (page: Page) => (pairing.from.has(page) ? undefined : between(page, after.addressOf)),
  };
  pairUnique(before.pages.values(), after.pages.values(), signatures, replaced);
  const successors = new Map<Page, Page>();
  for (const [old, found] of replaced.to) {
    if (areAlike(old, found)) pairing.pair(old, found);
    else successors.set(old, found);
  }
  return successors;
}

function addressAfter(href: string, before: Side, after: Side, { to }: Pairing<Page>): string | undefined {
  const page = before.pageAt(href);
  const same = page && to.get(page);
  return same && after.addressOf(same.href);
}

/** The neighbours of a page; undefined where it has none, or one that is itself without a match. */
function between({ placements }: Page, addressOf: (href: string) => string | undefined): string | undefined {
  const [first] = placements;
  if (first === undefined || (first.prev === null && first.next === null)) return undefined;
  const [prev, next] = (["prev", "next"] as const).map((side) => neighbour(first, side, addressOf));
  return prev === undefined || next === undefined ? undefined : `${prev}\0${next}`;
}

function neighbour(
  placement: Placement,
  side: "prev" | "next",
  addressOf: (href: string) => string | undefined,
): string | undefined {
  const href = placement[side];
  return href === null ? "" : addressOf(href);
}

function areAlike(one: Page, other: Page): boolean {
  const [name, otherName] = [one, other].map(({ path }) => lastSegments(path, 1).toLowerCase()) as [string, string];
  const isNear = name.length >= fewestLetters && nearest(name, [otherName]) !== undefined;
  return name === otherName || isNear || shareWords(name, otherName) || shareWords(one.title, other.title);
}

// In a shorter name one letter is half of it.
const fewestLetters = 4;

/** True where more than half of their words are the same, or begin so. */
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
