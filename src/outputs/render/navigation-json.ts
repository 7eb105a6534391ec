// Writes the compiled result as JSON in pieces.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { jsonString, JsonWriter } from "../../compiler/text/json-writer.ts";

/** The lists and tables that grow with the site, and the fields that contain them. */
const growing: ReadonlySet<string> = new Set(["editions", "pages", "counterparts", "tree", "children"]);

// Longer ones are put together from so many parts that they take longer.
const chunkLength = 16_384;

/**
 * The result as JSON on one line, with a line break at the end, in pieces, because the text of a large site can be longer than
 * the longest possible string. It is not indented: that would add a third to tens of megabytes, and people read the outline.
 * `null`: there was no docs.json to resolve.
 */
export function* jsonChunks(navigation: ResolvedNavigation | null): Generator<string, void> {
  const open = new OpenChunk();
  yield* addValue(navigation, false, open);
  yield `${open.take()}\n`;
}

/** The result as one text; throws `RangeError` if it would be too long. */
export function navigationJson(navigation: ResolvedNavigation | null): string {
  return [...jsonChunks(navigation)].join("");
}

/** A chunk that is being written. */
class OpenChunk {
  readonly writer = new JsonWriter();
  text = "";

  take(): string {
    const { text } = this;
    this.text = "";
    return text;
  }
}

/** Adds the text of JSON.stringify. Lists and tables that grow are divided into their elements. Yields full chunks. */
function* addValue(value: unknown, isGrowing: boolean, open: OpenChunk): Generator<string, void> {
  if (!isOpened(value, isGrowing)) open.text += open.writer.textOf(value);
  else if (Array.isArray(value)) yield* addList(value, open);
  else yield* addFields(value, open);
}

function isOpened(value: unknown, isGrowing: boolean): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (isGrowing) return true;
  if (Array.isArray(value)) return false;
  for (const key in value) if (growing.has(key)) return true;
  return false;
}

// What stays whole is added here: a generator each would take longer than its text.
function* addList(list: readonly unknown[], open: OpenChunk): Generator<string, void> {
  open.text += "[";
  let before = "";
  for (const element of list) {
    open.text += before;
    before = ",";
    if (isOpened(element, false)) yield* addFields(element, open);
    else open.text += open.writer.textOf(element);
    if (open.text.length >= chunkLength) yield open.take();
  }
  open.text += "]";
}

function* addFields(object: object, open: OpenChunk): Generator<string, void> {
  open.text += "{";
  let before = "";
  for (const key in object) {
    const value = (object as Readonly<Record<string, unknown>>)[key];
    if (value === undefined) continue;
    open.text += `${before}${jsonString(key)}:`;
    before = ",";
    if (isOpened(value, growing.has(key))) yield* addValue(value, growing.has(key), open);
    else open.text += open.writer.textOf(value);
    if (open.text.length >= chunkLength) yield open.take();
  }
  open.text += "}";
}
