// Reads the texts of pages as sketches, up to a limit.
import type { Page } from "../../compiler/site/page.ts";
import { sketchOf, type TextSketch } from "./text-sketch.ts";

/** Reads the files of one site, by their path from the docs root; a `Host` is one. */
export interface PageReader {
  /** At least the first `bytes` bytes of a file (fewer only if it is shorter); undefined if there is no such file. */
  readHead(path: string, bytes: number): string | undefined;
  /** The size of a file in bytes. Without it, pages are not matched by their contents. */
  stat?(path: string): { readonly size: number } | undefined;
  /** Called with the files that are read next, for a reader that is faster with all of them at once. */
  readSoon?(paths: readonly string[]): void;
}

/** The readers of the files of both sites. */
export interface PageReaders {
  readonly before: PageReader;
  readonly after: PageReader;
}

/** What is needed of a page to compare its text. */
export type ComparedText = Pick<Page, "file" | "path">;

/** Returns the sketch of a page; undefined if it has no text, or if the limit is reached. */
export type SketchOf = (page: ComparedText) => TextSketch | undefined;

/** The most bytes of a page that are needed to match it. */
const pageBytes = 2 ** 16;
/** The most UTF-16 units that are read of one site. */
const mostUnits = 2 ** 25;
const mostPages = 10_000;

/** The sketches of the pages of one site; each is read when it is first needed. */
export function sketches(reader: PageReader): SketchOf {
  const known = new Map<string, TextSketch | undefined>();
  let units = mostUnits;
  const read = (file: string): TextSketch | undefined => {
    if (units <= 0 || known.size >= mostPages) return undefined;
    const text = reader.readHead(file, pageBytes)?.slice(0, pageBytes);
    units -= text?.length ?? 0;
    return text === undefined ? undefined : sketchOf(text);
  };
  return ({ file }) => {
    if (file === null) return undefined;
    if (!known.has(file)) known.set(file, read(file));
    return known.get(file);
  };
}
