// Pairs pages whose files are equal byte for byte. (D197)
import type { Page } from "../../compiler/site/page.ts";
import type { Candidates } from "./match-texts.ts";
import { lastSegments } from "./moved-folders.ts";
import type { PageReader, PageReaders } from "./page-texts.ts";
import type { Pairing } from "./pairing.ts";
import { sketchOf } from "./text-sketch.ts";

/** Returns the name of the area in which the other page is searched, such as a language; undefined if it is not searched. */
export interface Areas {
  readonly before: (page: Page) => string | undefined;
  readonly after: (page: Page) => string | undefined;
}

/** Longer pages are matched in other ways. */
const mostBytes = 2 ** 20;
/** The most UTF-16 units that are read of one site. */
const mostUnits = 2 ** 25;
const mostPages = 10_000;
/** For a shorter text it is not clear whether it was moved or written twice. */
const leastRuns = 3;

/** Pairs pages by their contents. */
export type PairContents = (areas: Areas) => void;

/**
 * Reads only candidates whose file size equals that of a candidate of the other side. If several pages have the same content,
 * those with the longest common end of their paths are paired.
 */
export function contentPairs(
  { before, after }: Candidates<Page>,
  readers: PageReaders,
  pairing: Pairing<Page>,
): PairContents {
  const [olds, news] = [sizesOf(before, readers.before), sizesOf(after, readers.after)];
  const numbers = new Map<string, number>();
  const contents = {
    before: contentsOf(olds, new Set(news.values()), readers.before, numbers),
    after: contentsOf(news, new Set(olds.values()), readers.after, numbers),
  };
  return (areas) => {
    for (const segments of [Infinity, 3, 2, 1, 0]) {
      const signature =
        (side: "before" | "after") =>
        (page: Page): string | undefined => {
          const [content, area] = [contents[side].get(page), areas[side](page)];
          const end = segments === 0 ? "" : lastSegments(page.path, segments);
          return content === undefined || area === undefined ? undefined : `${content}\0${area}\0${end}`;
        };
      pairing.pairUnique(contents.before.keys(), contents.after.keys(), {
        before: signature("before"),
        after: signature("after"),
      });
    }
  };
}

/** The sizes of the files of pages; empty if the reader does not know them. */
function sizesOf(pages: readonly Page[], reader: PageReader): ReadonlyMap<Page, number> {
  return new Map(
    pages.flatMap((page): readonly (readonly [Page, number])[] => {
      const size = comparableSize(page, reader);
      return size === undefined ? [] : [[page, size]];
    }),
  );
}

/** The size of the file of a page; undefined if it is not compared. */
export function comparableSize({ file }: Page, reader: PageReader): number | undefined {
  const size = file === null ? 0 : (reader.stat?.(file)?.size ?? 0);
  return size === 0 || size > mostBytes ? undefined : size;
}

/** The text of the file of a page; undefined if it is not compared. */
export function wholeTextOf(page: Page, reader: PageReader): string | undefined {
  const size = comparableSize(page, reader);
  return size === undefined ? undefined : reader.readHead(page.file!, size);
}

/** A number for each content, the same on both sides. */
function contentsOf(
  sizes: ReadonlyMap<Page, number>,
  others: ReadonlySet<number>,
  reader: PageReader,
  numbers: Map<string, number>,
): ReadonlyMap<Page, number> {
  const wanted = [...sizes].filter(([, size]) => others.has(size)).slice(0, mostPages);
  reader.readSoon?.(wanted.map(([{ file }]) => file!));
  const found = new Map<Page, number>();
  let units = mostUnits;
  for (const [page, size] of wanted) {
    const text = units > 0 ? reader.readHead(page.file!, size) : undefined;
    units -= text?.length ?? 0;
    if (text === undefined) continue;
    const number = numbers.get(text) ?? (saysEnough(text) ? numbers.size + 1 : 0);
    numbers.set(text, number);
    if (number !== 0) found.set(page, number);
  }
  return found;
}

/** True if the files of two pages of one side are equal, and can be read. */
export function areSameFile(one: Page, other: Page, reader: PageReader): boolean {
  const size = comparableSize(one, reader);
  if (size === undefined || size !== comparableSize(other, reader)) return false;
  return wholeTextOf(one, reader) === wholeTextOf(other, reader);
}

export function saysEnough(text: string): boolean {
  return sketchOf(text).runs.length >= leastRuns;
}
