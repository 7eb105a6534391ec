// The compiled result as JSON, in pieces.
import type { ResolvedNavigation } from "../site/navigation.ts";

/** The lists and tables that grow with the site, and what leads to them. */
const growing: ReadonlySet<string> = new Set(["editions", "pages", "counterparts", "tree", "children"]);

const chunkLength = 524_288;

/**
 * The result as JSON in one line, with a line break at the end, in pieces: the text of a large site is longer than the
 * longest string there can be. Indenting would add a third to its tens of megabytes; people read the outline. `null`:
 * there was no docs.json to resolve.
 */
export function* jsonChunks(navigation: ResolvedNavigation | null): Generator<string, void> {
  let chunk = "";
  for (const piece of piecesOf(navigation, false)) {
    chunk += piece;
    if (chunk.length < chunkLength) continue;
    yield chunk;
    chunk = "";
  }
  yield `${chunk}\n`;
}

/** The result as one text; throws `RangeError` where that would be too long. */
export function navigationJson(navigation: ResolvedNavigation | null): string {
  return [...jsonChunks(navigation)].join("");
}

/** What JSON.stringify writes, with what grows taken apart down to its elements. */
function* piecesOf(value: unknown, isGrowing: boolean): Generator<string, void> {
  if (Array.isArray(value) && isGrowing) yield* listPieces(value);
  else if (isOpened(value, isGrowing)) yield* objectPieces(value);
  else yield textOf(value);
}

function isOpened(value: unknown, isGrowing: boolean): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (isGrowing) return true;
  if (Array.isArray(value)) return false;
  for (const key in value) if (growing.has(key)) return true;
  return false;
}

// A piece goes through one generator a level, so whatever stays whole is put together first.
function* listPieces(list: readonly unknown[]): Generator<string, void> {
  let text = "[";
  for (const [index, item] of list.entries()) {
    if (index > 0) text += ",";
    const opened = isOpened(item, false);
    if (!opened) text += textOf(item);
    if (!opened && text.length < chunkLength) continue;
    yield text;
    text = "";
    if (opened) yield* piecesOf(item, false);
  }
  yield `${text}]`;
}

function* objectPieces(object: object): Generator<string, void> {
  let text = "{";
  let before = "";
  for (const [key, value] of Object.entries(object)) {
    if (value === undefined) continue;
    text += `${before}${JSON.stringify(key)}:`;
    before = ",";
    const opened = isOpened(value, growing.has(key));
    if (!opened) text += textOf(value);
    if (!opened && text.length < chunkLength) continue;
    yield text;
    text = "";
    if (opened) yield* piecesOf(value, growing.has(key));
  }
  yield `${text}}`;
}

function textOf(value: unknown): string {
  return JSON.stringify(value) ?? "null";
}
