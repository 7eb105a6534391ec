// Finds translations whose original was changed after them, by the history of git. (D387)
import { containedCommits, type CommitParents } from "../../git/contained-commits.ts";
import { fileChanges, type FollowedHistory, type TextChange } from "./file-changes.ts";

/** A page and the page of another language or version that stands for it. */
export interface PagePair {
  readonly source: string;
  readonly target: string;
  /** The language or version of the target. */
  readonly label: string;
}

/** A page whose original was changed after it. */
export interface StalePage extends PagePair {
  /** When the target was changed for the last time. */
  readonly written: string;
  /** When the source was changed for the last time; null if that is not committed. */
  readonly changed: string | null;
  /** How many commits changed the source that no change of the target contains. */
  readonly commits: number;
  /** How much of the text of the source is another than the one that the target was made of, from 0 to 1. */
  readonly share: number;
}

/** What the pages are compared with. */
export interface StaleSearch extends FollowedHistory {
  readonly pairs: readonly PagePair[];
  readonly parents: CommitParents;
  readonly texts: (names: Iterable<string>) => ReadonlyMap<string, string>;
  /** The text of a file as it is now. */
  readonly textNow: (file: string) => string | undefined;
}

interface KnownPair {
  readonly pair: PagePair;
  /** The last change of the target, and the last one of its text. */
  readonly last: TextChange;
  readonly written: TextChange;
  /** The last change of the source. */
  readonly newest: TextChange;
  /** The changes of the source that no change of the target contains, the newest first. */
  readonly later: readonly TextChange[];
  /** The content of the source that the target was made of; undefined if there was none. */
  readonly base: string | undefined;
}

/** The pages whose original was changed after them, those with the largest share first. A page with changes that are not committed is as new as can be. */
export function stalePages(search: StaleSearch): readonly StalePage[] {
  const { pairs, parents, texts, textNow } = search;
  const made = fileChanges(search, new Set(pairs.flatMap(({ source, target }) => [source, target])));
  const changes = new Map(
    [...made].map(([file, all]) => [file, all.filter(({ before, after }) => before !== after)] as const),
  );
  const ofText = changesOfText(pairs, changes, { parents, texts });
  const known = pairs.flatMap((pair): readonly KnownPair[] => {
    const [own, all] = [changes.get(pair.target) ?? [], changes.get(pair.source) ?? []];
    const translated = ofText.get(pair.target) ?? own;
    const [[last], [newest], [written]] = [own, all, translated];
    if (last === undefined || newest === undefined || written === undefined) return [];
    const isContained = containedCommits(
      translated.map(({ at }) => at),
      parents,
    );
    const madeAlike = new Set(made.get(pair.target)?.map(({ at }) => at));
    // A small page that was renamed in both languages may be a new file for git.
    const isKnown = ({ at, before }: TextChange): boolean =>
      isContained(at) || (before === undefined && madeAlike.has(at));
    const later = all.filter((change) => !isKnown(change));
    return [{ pair, last, written, newest, later, base: all.find(isKnown)?.after }];
  });
  const wanted = known.flatMap(({ last, newest, base }) => [last.after, newest.after, base]);
  const read = texts(wanted.filter((name) => name !== undefined));
  const textOf = (name: string | undefined): string | undefined => (name === undefined ? undefined : read.get(name));
  return known
    .flatMap(({ pair, last, written, newest, later, base }): readonly StalePage[] => {
      const [target, source] = [textNow(pair.target), textNow(pair.source)];
      if (target === undefined || source === undefined || !hasTextOf(target, textOf(last.after))) return [];
      const isCommitted = hasTextOf(source, textOf(newest.after));
      if (later.length === 0 && isCommitted) return [];
      const share = changedShare(textOf(base) ?? "", source);
      if (share === 0) return [];
      return [
        { ...pair, written: written.date, changed: isCommitted ? later[0]!.date : null, commits: later.length, share },
      ];
    })
    .toSorted((one, other) => other.share - one.share || (one.target < other.target ? -1 : 1));
}

/**
 * The changes of the text of each target that may be stale. One that only has links lead elsewhere translates nothing: `navc mv` makes it in all
 * languages at once.
 */
function changesOfText(
  pairs: readonly PagePair[],
  changes: ReadonlyMap<string, readonly TextChange[]>,
  { parents, texts }: Pick<StaleSearch, "parents" | "texts">,
): ReadonlyMap<string, readonly TextChange[]> {
  const doubtful = new Map(
    pairs.flatMap(({ source, target }) => {
      const own = changes.get(target) ?? [];
      const isFirst = containedCommits(
        own.slice(-1).map(({ at }) => at),
        parents,
      );
      const isOlder = changes.get(source)?.every(({ at }) => isFirst(at)) !== false;
      return isOlder ? [] : [[target, own] as const];
    }),
  );
  const wanted = [...doubtful.values()].flat().flatMap(({ before, after }) => [before, after]);
  const read = texts(wanted.filter((name) => name !== undefined));
  const isOfText = ({ before, after }: TextChange): boolean => {
    const [old, now] = [before, after].map((name) => (name === undefined ? undefined : read.get(name)));
    return old === undefined || now === undefined || !hasTextOf(now, old);
  };
  return new Map([...doubtful].map(([target, own]) => [target, own.filter(isOfText)]));
}

/** Whether two texts are the same but for the ends of their lines, which git may change, and for where links lead. */
function hasTextOf(text: string, other: string | undefined): boolean {
  return other !== undefined && changedShare(other, text) === 0;
}

/** How many of the lines of two texts only one of them has; lines without text, and where links within the site lead, do not count. */
export function changedShare(before: string, after: string): number {
  const counts = new Map<string, number>();
  const [old, now] = [linesOf(before), linesOf(after)];
  for (const line of old) counts.set(line, (counts.get(line) ?? 0) + 1);
  let shared = 0;
  for (const line of now) {
    const left = counts.get(line) ?? 0;
    if (left === 0) continue;
    counts.set(line, left - 1);
    shared += 1;
  }
  const total = old.length + now.length;
  return total === 0 ? 0 : (total - 2 * shared) / total;
}

/** A destination without a scheme: after `](` or `]:`, in an attribute, or of an import. */
const destinationInSite =
  /(\]\(|^\s*\[[^\]]+\]:\s*|\b(?:href|src)=["']|^import\b.*["'](?=[^"']+["']))(?!\w+:|\/\/)[^\s)"']*/g;

function linesOf(text: string): readonly string[] {
  return text
    .split("\n")
    .map((line) => line.replaceAll(destinationInSite, "$1").trim())
    .filter((line) => line !== "");
}
