// Reads the texts of pages as sketches, up to a limit.
import type { Page } from "../../compiler/site/page.ts";
import { sketchOf, type TextSketch } from "./text-sketch.ts";

/** Reads the files of one site, by their path from the docs root; a `Host` is one. */
export interface PageReader {
  /** At least the first `bytes` bytes of a file (less only when it is shorter); undefined where there is none. */
  readHead(path: string, bytes: number): string | undefined;
  /** The size of a file in bytes. Without it, a page is not known by its content. */
  stat?(path: string): { readonly size: number } | undefined;
  /** Is given the files that are read next, for a reader that is faster with all at once. */
  readSoon?(paths: readonly string[]): void;
}

/** What reads the files of both sites. */
export interface PageReaders {
  readonly before: PageReader;
  readonly after: PageReader;
}

/** Returns the sketch of a page; undefined where it has no text, or too much was read. */
export type SketchOf = (page: Page) => TextSketch | undefined;

/** More of a page is not needed to know it. */
const pageBytes = 2 ** 16;
/** Most UTF-16 units that are read of one site. */
const mostUnits = 2 ** 25;
const mostPages = 10_000;

/** The sketches of the pages of one site; each is read when it is first asked for. */
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
