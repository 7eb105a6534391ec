// Matches pages with a new address and a new title by their texts.
import { groupBy } from "../../compiler/text/group-by.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import { folderOf } from "../../compiler/text/resolve-path.ts";
import type { ComparedText, SketchOf } from "./page-texts.ts";
import type { Pairing } from "./pairing.ts";
import type { TextSketch } from "./text-sketch.ts";

/** Pages of both sides without a match, in reading order. */
export interface Candidates<Element extends ComparedText = ComparedText> {
  readonly before: readonly Element[];
  readonly after: readonly Element[];
}

/** The texts of both sides. */
export interface SiteTexts {
  readonly before: SketchOf;
  readonly after: SketchOf;
  /** Some matched pages of a folder, on either side. */
  readonly neighbors: { readonly [Side in "before" | "after"]: (folder: string) => readonly ComparedText[] };
}

/** The least share of the text that has to be equal and that no other page has. */
const leastShare = 0.4;
/** Or the least share of the whole text, together with this share of the smaller text that only they have. */
const leastOfAll = 0.6;
/** Or the least share of the whole text, if the pages beside them are less similar by this difference. */
const farther = 0.2;
/** The least number of equal runs of words: fewer may be equal by chance, unless the whole text is equal. */
const leastRuns = 8;
const leastOfWhole = 3;
/** The least difference between the best and the second best page: with less, the match is not clear. */
const clearly = 0.05;
/** A run in more pages says nothing about which page it is. */
const mostHolders = 2;
const mostCompared = 4;
/** If there are more runs in total, only a part is compared: the same part of each text. */
const mostRunsOfSide = 2 ** 20;

/**
 * Pairs pages whose shared text is more than the limits, the most similar first. Text that pages of a template share does not
 * count.
 */
export function pairTexts(candidates: Candidates, texts: SiteTexts, pairing: Pairing<ComparedText>): void {
  const sides = [withText(candidates.before, texts.before), withText(candidates.after, texts.after)] as const;
  const upTo = Math.min(fewEnough(sides[0]), fewEnough(sides[1]));
  const [olds, news] = [withRareRuns(sides[0], upTo), withRareRuns(sides[1], upTo)];
  const found = sharing(olds, news);
  if (found.length === 0) return;
  const neighbors = sketchesBeside(found, texts);
  const common = new Set(neighbors.flatMap(({ runs }) => [...runs]));
  const scored = found.flatMap((pair) => {
    const share = shareOf(pair, common, neighbors);
    return share === undefined ? [] : [{ ...pair, share }];
  });
  const rivals = groupBy([...scored, ...scored.map(reversed)], ({ before }) => before.page);
  for (const pair of scored.toSorted((a, b) => b.share - a.share)) {
    const [old, page] = [pair.before.page, pair.after.page];
    if (pairing.to.has(old) || pairing.from.has(page)) continue;
    const isRival = ({ after, share }: Scored): boolean =>
      share > pair.share - clearly &&
      after.page !== page &&
      after.page !== old &&
      !pairing.to.has(after.page) &&
      !pairing.from.has(after.page);
    if (rivals.get(old)!.some(isRival) || rivals.get(page)!.some(isRival)) continue;
    pairing.pair(old, page);
  }
}

interface Read {
  readonly page: ComparedText;
  readonly sketch: TextSketch;
  /** The runs that only a few pages of its side have. */
  readonly rare: readonly number[];
}

interface Pair {
  readonly before: Read;
  readonly after: Read;
}

interface Scored extends Pair {
  readonly share: number;
}

function reversed({ before, after, share }: Scored): Scored {
  return { before: after, after: before, share };
}

function withText(pages: readonly ComparedText[], sketchOf: SketchOf): readonly Omit<Read, "rare">[] {
  return pages.flatMap((page) => {
    const sketch = sketchOf(page);
    return sketch === undefined ? [] : [{ page, sketch }];
  });
}

/** The largest number of a run that is compared, so that the runs of many pages fit into memory. */
function fewEnough(read: readonly Omit<Read, "rare">[]): number {
  const all = read.reduce((sum, { sketch }) => sum + sketch.runs.length, 0);
  return 2 ** 32 * Math.min(1, mostRunsOfSide / all);
}

function withRareRuns(read: readonly Omit<Read, "rare">[], upTo: number): readonly Read[] {
  const runsIn = ({ sketch }: Omit<Read, "rare">): Uint32Array => sketch.runs.filter((run) => run <= upTo);
  const holders = new Map<number, number>();
  for (const each of read) for (const run of runsIn(each)) holders.set(run, (holders.get(run) ?? 0) + 1);
  return read.map((each) => ({ ...each, rare: [...runsIn(each)].filter((run) => holders.get(run)! <= mostHolders) }));
}

/** For each old page the few new ones that share most rare runs with it; linear in the runs. */
function sharing(olds: readonly Read[], news: readonly Read[]): readonly Pair[] {
  const holders = new Map<number, Read[]>();
  for (const read of news) for (const run of read.rare) madeOnce(holders, run, (): Read[] => []).push(read);
  return olds.flatMap((before) => {
    const counts = new Map<Read, number>();
    for (const run of before.rare)
      for (const after of holders.get(run) ?? []) counts.set(after, (counts.get(after) ?? 0) + 1);
    const most = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, mostCompared);
    return most.filter(([, count]) => count >= leastOfWhole).map(([after]) => ({ before, after }));
  });
}

/** The texts of some pages beside these that exist on both sides. */
function sketchesBeside(pairs: readonly Pair[], { neighbors, ...sketchOf }: SiteTexts): readonly TextSketch[] {
  return (["before", "after"] as const).flatMap((side) => {
    const folders = new Set(pairs.map((pair) => folderOf(pair[side].page.path)));
    const pages = [...folders].flatMap((folder) => neighbors[side](folder));
    return pages.flatMap((page) => sketchOf[side](page) ?? []);
  });
}

/** How much of two pages is equal; undefined if that is too little to match them. */
function shareOf(
  { before, after }: Pair,
  common: ReadonlySet<number>,
  neighbors: readonly TextSketch[],
): number | undefined {
  const own = compared(before, after, ({ rare }: Read) => rare.filter((run) => !common.has(run)));
  const all = compared(before, after, runsOf);
  const isEnough = own.shared >= leastRuns || (own.ofLarger === 1 && own.shared >= leastOfWhole);
  if (isEnough && own.ofLarger >= leastShare) return own.ofLarger;
  if (all.ofLarger < leastOfAll) return undefined;
  // Of a page made from a template, little is its own, and a new sentence is a large part of that.
  if (isEnough && own.ofSmaller >= leastShare) return own.ofLarger;
  const isAsAlike = (sketch: TextSketch): boolean =>
    [before, after].some((page) => compared(page, { sketch }, runsOf).ofLarger > all.ofLarger - farther);
  return neighbors.some(isAsAlike) ? undefined : all.ofLarger;
}

function runsOf({ sketch }: { readonly sketch: TextSketch }): Uint32Array {
  return sketch.runs;
}

interface Shared {
  readonly shared: number;
  readonly ofSmaller: number;
  readonly ofLarger: number;
}

/** The number of runs that two texts share, and their share of each text. */
function compared<Text extends { readonly sketch: TextSketch }>(
  one: Text,
  other: Text,
  runsIn: (text: Text) => Iterable<number>,
): Shared {
  const knownTo = Math.min(one.sketch.knownTo, other.sketch.knownTo);
  const [runs, others] = [one, other].map((text) => [...runsIn(text)].filter((run) => run <= knownTo)) as [
    number[],
    number[],
  ];
  const found = new Set(others);
  const shared = runs.filter((run) => found.has(run)).length;
  const [smaller, larger] = [Math.min(runs.length, others.length), Math.max(runs.length, others.length)];
  return { shared, ofSmaller: shared / Math.max(smaller, 1), ofLarger: shared / Math.max(larger, 1) };
}

/** True if two pages both have a text, and the texts are different. */
export function areOtherTexts(before: ComparedText, after: ComparedText, texts: SiteTexts): boolean {
  const [one, other] = [texts.before(before), texts.after(after)];
  if (one === undefined || other === undefined || Math.min(one.runs.length, other.runs.length) < leastOfOther)
    return false;
  return compared({ sketch: one }, { sketch: other }, runsOf).ofLarger < mostOfOther;
}

/** The least length: a shorter text is not enough to decide. */
const leastOfOther = 30;
const mostOfOther = 0.2;
