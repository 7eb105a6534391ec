// Finds the lines and columns of places and of edits.
import { isPageFileName } from "../contract/page-path.ts";
import { findFrontMatter } from "../text/front-matter-block.ts";
import { groupBy } from "../text/group-by.ts";
import { locateExactly, locateInJson, type TextRange, type WantedPlace } from "../text/json-places.ts";
import { indexLines, type LineIndex } from "../text/line-index.ts";
import { perKey } from "../text/per-object.ts";
import type { locateInYaml } from "../text/yaml-places.ts";
import type { Range, StringEdit, TextEdit } from "./diagnostic.ts";
import type { Place } from "./place.ts";

/** Finds places in YAML. It is an argument, because a site without YAML need not load a parser for it. */
export type LocateYaml = typeof locateInYaml;

/** The range of a place that was located. */
export type RangeOf = (place: Place) => Range;

/**
 * Finds the ranges of places; each file is read and searched once, when one of its places is first asked for. A place that is
 * not in the text (the file is gone or has changed) gets the range of its nearest ancestor, else line 1; so does one in YAML
 * without `locateYaml`. Never throws.
 */
export function locatePlaces(
  places: readonly Place[],
  sourceText: (file: string) => string | undefined,
  locateYaml: LocateYaml = locateNothing,
): RangeOf {
  const byFile = groupBy(places, ({ file }) => file);
  const rangesIn = perKey((file: string) => locateInFile(file, byFile.get(file) ?? [], sourceText, locateYaml));
  const top = rangeIn(indexLines(""), undefined);
  return (place) => rangesIn(place.file).get(place) ?? top;
}

function locateInFile(
  file: string,
  places: readonly Place[],
  sourceText: (file: string) => string | undefined,
  locateYaml: LocateYaml,
): ReadonlyMap<Place, Range> {
  const text = places.some(({ kind }) => kind !== "file") ? (sourceText(file) ?? "") : "";
  const lines = indexLines(text);
  const pointers = places.filter((place) => place.kind === "pointer");
  const found = pointers.length === 0 ? [] : locate(file, text, pointers, locateYaml);
  const rangeByPlace = new Map<Place, Range>();
  pointers.forEach((place, index) => rangeByPlace.set(place, rangeIn(lines, found[index])));
  for (const place of places) if (place.kind === "text") rangeByPlace.set(place, rangeIn(lines, place));
  return rangeByPlace;
}

const locateNothing: LocateYaml = (_text, wanted) => wanted.map(() => undefined);

type Located = readonly (TextRange | undefined)[];

function locate(file: string, text: string, wanted: readonly WantedPlace[], locateYaml: LocateYaml): Located {
  if (isPageFileName(file)) return locateInFrontMatter(text, wanted, locateYaml);
  return isInYaml(file, () => text) ? locateNearestInYaml(text, wanted, locateYaml) : locateInJson(text, wanted);
}

/** Whether the pointers into a file lead into YAML: front matter, or a spec in YAML with any file name (D9). */
export function isInYaml(file: string, text: () => string): boolean {
  return isPageFileName(file) || /\.ya?ml$/i.test(file) || !/^\uFEFF?\s*(?:[[{"/]|$)/.test(text());
}

/** In a page, pointers lead into its front matter. */
function locateInFrontMatter(text: string, wanted: readonly WantedPlace[], locateYaml: LocateYaml): Located {
  const block = findFrontMatter(text, true);
  if (block.kind !== "block") return wanted.map(() => undefined);
  const found = locateNearestInYaml(text.slice(block.start, block.end), wanted, locateYaml);
  return found.map((range) => range && { start: block.start + range.start, end: block.start + range.end });
}

function locateNearestInYaml(text: string, wanted: readonly WantedPlace[], locateYaml: LocateYaml): Located {
  const ancestors = [...new Set(wanted.flatMap(({ pointer }) => ancestorPointers(pointer)))];
  // All at once: the text may have to be parsed for each call.
  const found = locateYaml(text, [...wanted, ...ancestors.map((pointer) => ({ pointer, at: "key" }) as const)]);
  const rangeByPointer = new Map(ancestors.map((pointer, index) => [pointer, found[wanted.length + index]]));
  return wanted.map(({ pointer }, index) => {
    const nearest = ancestorPointers(pointer).find((ancestor) => rangeByPointer.get(ancestor) !== undefined);
    return found[index] ?? (nearest === undefined ? undefined : rangeByPointer.get(nearest));
  });
}

/** The pointers of all values above, the nearest first. The document itself is left out, because that would be the whole file. */
function ancestorPointers(pointer: string): readonly string[] {
  const above: string[] = [];
  for (let cut = pointer.lastIndexOf("/"); cut > 0; cut = pointer.lastIndexOf("/", cut - 1))
    above.push(pointer.slice(0, cut));
  return above;
}

/** The range is inside the text even if the file has become shorter: `position` moves offsets to the nearest end. */
function rangeIn(lines: LineIndex, range: TextRange | undefined): Range {
  const start = range?.start ?? 0;
  return { start: lines.position(start), end: lines.position(Math.max(start, range?.end ?? 0)) };
}

/** The replacement in the file's text; undefined if the text to replace is not there. */
export type TextEditOf = (edit: StringEdit) => TextEdit | undefined;

/** Finds the ranges that edits replace; each file is searched once. In JSON files a string is edited, elsewhere a piece of the text. */
export function locateEdits(
  edits: readonly StringEdit[],
  sourceText: (file: string) => string | undefined,
): TextEditOf {
  const found = new Map<StringEdit, TextEdit>(locatePieces(edits, sourceText));
  const inJson = edits.filter(({ place }) => place.kind === "pointer" && place.file.endsWith(".json"));
  for (const [file, inFile] of groupBy(inJson, ({ place }) => place.file)) {
    const text = sourceText(file);
    if (text === undefined) continue;
    const lines = indexLines(text);
    const pointers = inFile.flatMap(({ place }) => (place.kind === "pointer" ? [place] : []));
    locateExactly(text, pointers).forEach((range, index) => {
      const edit = inFile[index];
      if (range === undefined || edit === undefined) return;
      const { start, end } = range;
      // The place is a bracket and not a string, so the edit does not fit here.
      if (text[start] !== '"') return;
      found.set(edit, {
        file,
        range: { start: lines.position(start), end: lines.position(end) },
        text: JSON.stringify(edit.written),
      });
    });
  }
  return (edit) => found.get(edit);
}

/** The edits of pieces of a text, without those whose text has changed. */
function locatePieces(
  edits: readonly StringEdit[],
  sourceText: (file: string) => string | undefined,
): readonly (readonly [StringEdit, TextEdit])[] {
  const pieces = edits.filter(({ replaces }) => replaces !== undefined);
  return [...groupBy(pieces, ({ place }) => place.file)].flatMap(([file, inFile]) => {
    const text = sourceText(file) ?? "";
    const lines = indexLines(text);
    return inFile.flatMap((edit) => {
      if (edit.place.kind !== "text") return [];
      const { start, end } = edit.place;
      if (text.slice(start, end) !== edit.replaces) return [];
      const range = { start: lines.position(start), end: lines.position(end) };
      return [[edit, { file, range, text: edit.written }] as const];
    });
  });
}
