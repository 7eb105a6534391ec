// Finds the files of pages in another language or version.
import { isPageFileName, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { groupBy } from "../../../compiler/text/group-by.ts";
import type { WrittenDivision } from "../written-tree.ts";
import type { MayBeSame } from "./inner-branches.ts";
import type { ListedFile } from "./written-files.ts";

/** The page that stands for another one, and where it would be if there is none. */
export interface CounterpartFile {
  readonly file: string | undefined;
  /** Undefined if the folders of the two have nothing in common. */
  readonly expected: string | undefined;
}

/** What counterparts are looked for in. */
export interface CounterpartSearch {
  readonly navigation: Pick<ResolvedNavigation, "pages">;
  /** The page files that the source lists. */
  readonly source: readonly ListedFile[];
  /** The page files that the target lists. */
  readonly target: readonly ListedFile[];
  readonly mayBeSame: MayBeSame;
  /** The labels of both: codes of languages, or versions. */
  readonly labels: readonly [from: string, to: string];
  readonly isFile: (file: string) => boolean;
}

/** The counterpart of a page file of the source, listed there in this language or version inside it. */
export type FindCounterpart = (file: string, within: WrittenDivision | undefined) => CounterpartFile;

/** A function that finds the counterparts of page files. A version has pages of all languages with the same key. (D554) */
export function counterpartFiles(search: CounterpartSearch): FindCounterpart {
  const { navigation, source, target, mayBeSame, isFile } = search;
  const keyOf = new Map(Object.values(navigation.pages).map(({ file, key }) => [file, key]));
  // A page of the source that stands in for its translation is no counterpart.
  const sourceFiles = new Set(source.map(({ file }) => file));
  const own = target.filter(({ file }) => !sourceFiles.has(file));
  const byKey = groupBy(own, ({ file }) => keyOf.get(file));
  const listedFor: (file: string, within: WrittenDivision | undefined) => string | undefined = (file, within) => {
    const key = sourceFiles.has(file) ? keyOf.get(file) : undefined;
    return key === undefined ? undefined : byKey.get(key)?.findLast((each) => mayBeSame(within, each.within))?.file;
  };
  const known = new Map<WrittenDivision | undefined, Map<string, string>>();
  for (const { file, within } of source) {
    const listed = listedFor(file, within);
    if (listed !== undefined) known.set(within, (known.get(within) ?? new Map<string, string>()).set(file, listed));
  }
  const inBranch = new Map([...known].map(([within, pairs]) => [within, parallelFolders([...pairs])] as const));
  const everywhere = parallelFolders([...known.values()].flatMap((pairs) => [...pairs]));
  return (file, within) => {
    const listed = listedFor(file, within);
    if (listed !== undefined) return { file: listed, expected: listed };
    const near = movedBy(file, inBranch.get(within) ?? []);
    const moved = near.length > 0 ? near : movedBy(file, everywhere);
    const places = everywhere.length > 0 ? moved : conventional(file, search);
    const found = places.flatMap(otherExtension).find((each) => each !== file && isFile(each));
    return { file: found, expected: places[0] };
  };
}

/** Which folder of the target stands for which of the source: the most frequent pairs first. */
function parallelFolders(known: readonly (readonly [string, string])[]): readonly (readonly [string, string])[] {
  const counts = new Map<string, number>();
  for (const [from, to] of known) {
    const [one, other] = [from, to].map((path) => withoutPageExtension(path).split("/"));
    let shared = 0;
    while (shared < Math.min(one!.length, other!.length) && one!.at(-1 - shared) === other!.at(-1 - shared))
      shared += 1;
    if (shared === 0) continue;
    const pair = [one!, other!].map((path) => path.slice(0, path.length - shared).join("/"));
    const key = JSON.stringify(pair);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([pair]) => JSON.parse(pair) as readonly [string, string]);
}

/** Where a file would be in the target, by the folders of other pages; the nearest folder first. */
function movedBy(file: string, folders: readonly (readonly [string, string])[]): readonly string[] {
  const fitting = folders.filter(([from]) => from === "" || file.startsWith(`${from}/`));
  return fitting
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([from, to]) =>
      [to, from === "" ? file : file.slice(from.length + 1)].filter((part) => part !== "").join("/"),
    );
}

/** Where a file would be by the usual names, if the target lists no page yet. */
function conventional(file: string, { labels: [from, to] }: CounterpartSearch): readonly string[] {
  const segments = file.split("/");
  const index = segments.findIndex((segment) => segment.toLowerCase() === from.toLowerCase());
  return index === -1 ? [`${to}/${file}`] : [segments.toSpliced(index, 1, to).join("/")];
}

function otherExtension(file: string): readonly string[] {
  if (!isPageFileName(file)) return [file];
  const path = withoutPageExtension(file);
  return [file, ...[".mdx", ".md"].map((extension) => path + extension).filter((each) => each !== file)];
}
