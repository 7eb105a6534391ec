// Finds the files of pages in another language or version.
import { isPageFileName, withoutPageExtension } from "../../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";

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
  readonly source: ReadonlySet<string>;
  /** The page files that the target lists. */
  readonly target: ReadonlySet<string>;
  /** The labels of both: codes of languages, or versions. */
  readonly labels: readonly [from: string, to: string];
  readonly isFile: (file: string) => boolean;
}

/** A function that finds the counterpart of a page file of the source. */
export function counterpartFiles(search: CounterpartSearch): (file: string) => CounterpartFile {
  const { navigation, source, target, isFile } = search;
  const keyOf = new Map(Object.values(navigation.pages).map(({ file, key }) => [file, key]));
  // A page of the source that stands in for its translation is no counterpart.
  const own = [...target].filter((file) => !source.has(file));
  const byKey = new Map(own.map((file) => [keyOf.get(file), file]));
  const known = [...source].flatMap((file): readonly (readonly [string, string])[] => {
    const key = keyOf.get(file);
    const other = key === undefined ? undefined : byKey.get(key);
    return other === undefined ? [] : [[file, other]];
  });
  const counterparts = new Map(known);
  const folders = parallelFolders(known);
  return (file) => {
    const listed = counterparts.get(file);
    if (listed !== undefined) return { file: listed, expected: listed };
    const places = folders.length > 0 ? movedBy(file, folders) : conventional(file, search);
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
