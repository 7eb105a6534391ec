// Finds the pages among which the text of an old page was divided. (D582)
import type { Page } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import type { SiteTexts } from "./match-texts.ts";
import type { PageReaders } from "./page-texts.ts";
import type { Pairs } from "./pairing.ts";
import { comparableSize, type Areas } from "./same-contents.ts";
import type { Side } from "./side.ts";

/** A page that has a part of the text of an old one. */
export interface TextPart {
  readonly page: Page;
  /** How much of the old text it has, from 0 to 1. */
  readonly share: number;
}

/** The parts of each page whose text is in others, the largest first; one alone has at least half of it. */
export type DividedPages = ReadonlyMap<Page, readonly TextPart[]>;

/** The least share of the old text that makes a part. */
const leastShare = 0.15;
/** The least number of runs of a part that no earlier part has, because fewer may be equal by chance. */
export const leastRuns = 8;
/** The least share of all parts together: otherwise most of the page was removed. */
const leastOfAll = 0.5;
/** So many times as much as in the second part makes the first one clear. */
const clearly = 2;
/** A run in more pages says nothing. */
const mostHolders = 2;

/** True if one part has so much of the text that it is the page. */
export function isMostOf([first, second]: readonly TextPart[]): boolean {
  return first !== undefined && (second === undefined || first.share >= clearly * second.share);
}

/** A page and the runs of its text that count. */
export interface Read {
  readonly page: Page;
  readonly runs: ReadonlySet<number>;
  readonly knownTo: number;
}

/** Finds them in each area; `pairs` are the pages that are matched so far. */
export function dividedPages(
  [before, after]: readonly [Side, Side],
  areas: Areas,
  { texts, readers, pairs }: { readonly texts: SiteTexts; readonly readers: PageReaders; readonly pairs: Pairs<Page> },
): DividedPages {
  const sizes = {
    before: (page: Page) => comparableSize(page, readers.before) ?? 0,
    after: (page: Page) => comparableSize(page, readers.after) ?? 0,
  };
  const wanted = [...before.pages].flatMap(([address, page]) => {
    const now = pairs.to.get(page);
    const isShorter = now === undefined || sizes.after(now) < sizes.before(page);
    return isShorter && !after.pages.has(address) ? [page] : [];
  });
  const olds = readAll(wanted, (page) => texts.before(page));
  if (olds.length === 0) return new Map();
  const stayed = ([address, page]: readonly [string, Page]): Page | undefined => {
    const old = pairs.from.get(page);
    return old !== undefined && before.addressOf(old.href) === address ? old : undefined;
  };
  const holders = [...after.pages].flatMap((each): readonly Read[] => {
    const [, page] = each;
    const old = stayed(each);
    if (old !== undefined && sizes.after(page) <= sizes.before(old)) return [];
    const [read] = readAll([page], texts.after);
    const known = old && texts.before(old);
    if (read === undefined || known === undefined) return read === undefined ? [] : [read];
    const had = new Set(known.runs);
    return [{ ...read, runs: new Set([...read.runs].filter((run) => !had.has(run))) }];
  });
  const found = groupBy(holders, ({ page }) => areas.after(page));
  return new Map(
    [...groupBy(olds, ({ page }) => areas.before(page))].flatMap(([area, group]) =>
      area === undefined ? [] : dividedIn(group, found.get(area) ?? []),
    ),
  );
}

/** The texts of these pages that have one. */
export function readAll(pages: readonly Page[], sketchOf: SiteTexts["before"]): readonly Read[] {
  return pages.flatMap((page) => {
    const sketch = sketchOf(page);
    return sketch === undefined ? [] : [{ page, runs: new Set(sketch.runs), knownTo: sketch.knownTo }];
  });
}

/** The pages among which these were divided, of one area. With `isOfRare`, shares are those of the text that few pages of the area have. */
export function dividedIn(
  olds: readonly Read[],
  holders: readonly Read[],
  { least = leastOfAll, isOfRare = false }: { readonly least?: number; readonly isOfRare?: boolean } = {},
): readonly (readonly [Page, readonly TextPart[]])[] {
  const [inOlds, inNews] = [holdersOf(olds), holdersOf(holders)];
  const isRare = (run: number): boolean => (inNews.get(run)?.length ?? 0) <= mostHolders;
  return olds.flatMap((old) => {
    const own = [...old.runs].filter((run) => inOlds.get(run)!.length <= mostHolders && (!isOfRare || isRare(run)));
    const parts = partsOf(own, old.knownTo, (run) => (isRare(run) ? (inNews.get(run) ?? []) : []));
    const share = parts.reduce((sum, part) => sum + part.share, 0);
    return share >= least ? [[old.page, parts] as const] : [];
  });
}

function holdersOf(pages: readonly Read[]): ReadonlyMap<number, readonly Read[]> {
  const holders = new Map<number, Read[]>();
  for (const read of pages) for (const run of read.runs) madeOnce(holders, run, (): Read[] => []).push(read);
  return holders;
}

/** Takes the page with most of the text, then the one with most of the rest. */
function partsOf(
  own: readonly number[],
  ownKnownTo: number,
  holdersOfRun: (run: number) => readonly Read[],
): readonly TextPart[] {
  const shared = new Map<Read, number[]>();
  for (const run of own) for (const read of holdersOfRun(run)) madeOnce(shared, read, (): number[] => []).push(run);
  const candidates = [...shared].filter(([, runs]) => runs.length >= leastRuns);
  // Of long texts only the smallest runs are known.
  const knownTo = candidates.reduce((least, [read]) => Math.min(least, read.knownTo), ownKnownTo);
  const compared = own.filter((run) => run <= knownTo).length;
  const left = new Set(own.filter((run) => run <= knownTo));
  const parts: TextPart[] = [];
  const countLeft = ([, runs]: readonly [Read, readonly number[]]): number =>
    runs.filter((run) => left.has(run)).length;
  const rest = new Set(candidates);
  while (rest.size > 0) {
    const counted = [...rest].map((each) => ({ each, number: countLeft(each) }));
    const most = counted.reduce((best, other) => (other.number > best.number ? other : best));
    if (most.number < leastRuns) break;
    const [read, runs] = most.each;
    rest.delete(most.each);
    // Parts may repeat each other: what only the first one adds says nothing about how much the second one has.
    if (runs.filter((run) => run <= knownTo).length < leastShare * compared) continue;
    parts.push({ page: read.page, share: most.number / compared });
    for (const run of runs) left.delete(run);
  }
  return parts;
}
