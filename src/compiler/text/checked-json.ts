// Reads a small JSON file strictly, and finds the line of its first fault.
import { duplicateKeys } from "./json-keys.ts";
import { locateInJson } from "./json-places.ts";
import { childPointer } from "./json-pointer.ts";
import { parseJson } from "./json-text.ts";
import { isJsonObject, kindOfJson, type JsonObject, type JsonValue } from "./json-value.ts";
import { indexLines } from "./line-index.ts";
import { nearest } from "./nearest.ts";

/** The value, or the first fault with its line and column, both from 1. */
export type CheckedJson<Read> =
  | { readonly ok: true; readonly value: Read }
  | { readonly ok: false; readonly problem: string; readonly line: number; readonly column: number };

/** Thrown by a reader for a wrong value; `checkJson` finds its line. */
export class JsonFault extends Error {
  override readonly name = "JsonFault";
  readonly pointer: string;
  readonly at: "key" | "value";

  constructor(problem: string, pointer: string, at: "key" | "value" = "value") {
    super(problem);
    this.pointer = pointer;
    this.at = at;
  }
}

// Such files have a handful of levels; what nests deeper is cut there, and reported as a wrong value.
const depth = 20;

/** What else a reader requires. */
interface Strictness {
  /** False if a key may occur twice, as in a file of another program. */
  readonly uniqueKeys: boolean;
}

/** Reads `text` with `read`, which throws a `JsonFault` at the first wrong value. Never throws one itself. */
export function checkJson<Read>(
  text: string,
  read: (value: JsonValue | undefined) => Read,
  { uniqueKeys }: Strictness = { uniqueKeys: true },
): CheckedJson<Read> {
  const { value, problems, keys } = parseJson(text, { depth });
  const problem = problems[0];
  if (problem !== undefined) return faultAt(text, problem.start, `this is not JSON: ${problem.problem}`);
  const again = uniqueKeys ? duplicateKeys(text, keys)[0] : undefined;
  if (again !== undefined) return faultAt(text, again.start, `"${again.key}" is here twice. Keep one of the two`);
  try {
    return { ok: true, value: read(value) };
  } catch (error) {
    if (!(error instanceof JsonFault)) throw error;
    const [range] = locateInJson(text, [{ pointer: error.pointer, at: error.at }]);
    return faultAt(text, range?.start ?? 0, error.message);
  }
}

function faultAt<Read>(text: string, offset: number, problem: string): CheckedJson<Read> {
  const { line, column } = indexLines(text).position(offset);
  return { ok: false, problem, line, column };
}

/** `file:line:column: what is wrong`, as a sentence. */
export function faultSentence(file: string, fault: CheckedJson<unknown> & { readonly ok: false }): string {
  const end = /[.?]$/.test(fault.problem) ? "" : ".";
  return `${file}:${fault.line}:${fault.column}: ${fault.problem}${end}`;
}

/** The value as an object; `what` begins the message if it is not an object. */
export function objectAt(value: JsonValue | undefined, pointer: string, what: string): JsonObject {
  if (!isJsonObject(value)) throw new JsonFault(`${what} must be an object, not ${kindOfJson(value)}`, pointer);
  return value;
}

/** Throws at the first key that is not `known`; `where` ends its message. */
export function expectKeys(object: JsonObject, pointer: string, known: readonly string[], where: string): void {
  const unknown = Object.keys(object).find((key) => !known.includes(key));
  if (unknown === undefined) return;
  const words = `there is no ${JSON.stringify(unknown)} ${where}, only ${known.join(", ")}`;
  throw new JsonFault(words + meantInstead(unknown, known), childPointer(pointer, unknown), "key");
}

/** `. Did you mean "x"?`, or nothing. */
export function meantInstead(word: string, known: Iterable<string>): string {
  // Two letters that changed places are two steps.
  const meant = nearest(word, known, Math.max(word.length < 4 ? 1 : 2, Math.floor(word.length / 3)));
  return meant === undefined ? "" : `. Did you mean "${meant}"?`;
}
