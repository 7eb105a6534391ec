// Reads a JSON text, broken or not.
import { printParseErrorCode, visit } from "jsonc-parser";
import { correctedLines } from "./corrected-lines.ts";
import { clipDepth, deepestNesting, refusedDepthAt } from "./json-scan.ts";
import { type JsonProblem, jsonProblems } from "./json-problems.ts";
import { setOwn, type JsonValue } from "./json-value.ts";
import { countKeys, findLongKey, longKeyProblem } from "./json-keys.ts";
import { isWithoutColon, outOfStep, type FaultBracket, type RawFault } from "./out-of-step.ts";

/** A JSON text, read as far as possible. */
export interface ParsedJson {
  /** Everything that could be read; undefined if there is no value at all. */
  readonly value: JsonValue | undefined;
  /** Every syntax error, one per fault, in text order; empty for valid JSON. */
  readonly problems: readonly JsonProblem[];
  /** The number of keys of the value; only for valid JSON that was read in full. */
  readonly keys?: number;
  /** UTF-16 offset of the first list or object that is nested too deeply; these are empty in `value`. */
  readonly depthExceededAt?: number;
}

/**
 * Reads JSON, broken or not, and never throws. A byte order mark is allowed, and counts in offsets. Every key becomes an own
 * property, even `__proto__`. Of a repeated key the last counts, as in `JSON.parse`. A text with a key of more than 16,383
 * characters is not read.
 */
export function parseJson(text: string, limits: { readonly depth: number }): ParsedJson {
  // A space in place of the mark keeps all offsets.
  const unmarked = text.startsWith("\uFEFF") ? ` ${text.slice(1)}` : text;
  const longKey = findLongKey(unmarked);
  if (longKey !== undefined)
    return { value: undefined, problems: [{ problem: longKeyProblem, refused: true, ...longKey }] };
  const tooDeepAt = refusedDepthAt(unmarked);
  if (tooDeepAt !== undefined) {
    const problem = "its lists and objects are more than 250,000 levels deep";
    return { value: undefined, problems: [{ problem, refused: true, start: tooDeepAt, end: tooDeepAt + 1 }] };
  }
  const whole = readValid(unmarked, Math.min(limits.depth, deepestNesting));
  if (whole !== undefined) return whole;
  const { text: clipped, exceededAt } = clipDepth(unmarked, limits.depth);
  if (exceededAt === undefined) return isUtf16(text) ? notUtf8 : recover(clipped);
  const { value, problems } = readValid(clipped, deepestNesting) ?? (isUtf16(text) ? notUtf8 : recover(clipped));
  return { value, problems, depthExceededAt: exceededAt };
}

/** True for a text in UTF-16 that was read as UTF-8: its byte order mark is broken, or every other character is U+0000. */
function isUtf16(text: string): boolean {
  return text.startsWith("\uFFFD\uFFFD") || text.slice(0, 2).includes("\0");
}

const notUtf8: ParsedJson = {
  value: undefined,
  problems: [{ problem: "it is not written in UTF-8; save it in that encoding", start: 0, end: 0 }],
};

/** Undefined for a text that is not JSON, or that has more than `levels` levels. `JSON.parse` accepts any depth. */
function readValid(text: string, levels: number): ParsedJson | undefined {
  try {
    const value = JSON.parse(text) as JsonValue;
    const keys = countKeys(value, levels);
    return Number.isNaN(keys) ? undefined : { value, problems: [], keys };
  } catch {
    return undefined;
  }
}

/** An object or list that is open, with the key of the next value. */
interface OpenBracket {
  readonly container: Record<string, unknown> | unknown[];
  key: string;
  /** What its faults say of it, also when it is closed later. */
  readonly shown: { -readonly [Key in keyof FaultBracket]: FaultBracket[Key] };
}

/** What jsonc-parser finds in a text. */
interface Recovered {
  readonly root: unknown;
  readonly faults: readonly RawFault[];
}

/** More colons are not put in, because the text is read again for each. */
const mostColons = 20;

/** Reads a broken text with jsonc-parser, which continues after each fault. `text` must not be nested too deeply for its stack. */
function recover(given: string): ParsedJson {
  const { text: corrected, problems, meant } = correctedLines(given);
  let { text } = clipDepth(corrected, deepestNesting);
  let found = visited(text, meant);
  const withoutColon: RawFault[] = [];
  while (withoutColon.length < mostColons) {
    const index = found.faults.findIndex((fault) => isWithoutColon(text, fault));
    const fault = found.faults[index];
    if (fault === undefined || !" \t".includes(text.charAt(fault.start - 1))) break;
    if (outOfStep(text, found.faults.slice(0, index)) !== undefined) break;
    withoutColon.push(fault);
    text = `${text.slice(0, fault.start - 1)}:${text.slice(fault.start)}`;
    found = visited(text, meant);
  }
  const faults = [...withoutColon, ...found.faults].toSorted((a, b) => a.start - b.start);
  return { value: found.root as JsonValue | undefined, problems: jsonProblems(text, faults, problems) };
}

/** `meant`: strings by their offsets, where the text has others. */
function visited(text: string, meant: ReadonlyMap<number, string>): Recovered {
  const open: OpenBracket[] = [];
  const faults: RawFault[] = [];
  let root: unknown;
  const place = (value: unknown): void => {
    const bracket = open.at(-1);
    if (bracket === undefined) root ??= value;
    else if (Array.isArray(bracket.container)) bracket.container.push(value);
    else setOwn(bracket.container, bracket.key, value);
  };
  const openBracket = (container: OpenBracket["container"], line: number): void => {
    place(container);
    const kind = Array.isArray(container) ? "list" : "object";
    open.push({ container, key: "", shown: { kind, line: line + 1 } });
  };
  // That a bracket is not closed is reported after it was left.
  let left: OpenBracket | undefined;
  const leave = (offset: number): void => {
    left = open.pop();
    if (left !== undefined) left.shown.closedAt = offset;
  };
  visit(
    text,
    {
      onObjectBegin: (_offset, _length, line) => openBracket({}, line),
      onArrayBegin: (_offset, _length, line) => openBracket([], line),
      onObjectEnd: leave,
      onArrayEnd: leave,
      onObjectProperty: (key, offset) => void Object.assign(open.at(-1) ?? {}, { key: meant.get(offset) ?? key }),
      onLiteralValue: (value, offset) => place(meant.get(offset) ?? value),
      onError: (code, start, length) => {
        const kind = printParseErrorCode(code);
        const bracket = kind.startsWith("Close") ? left : open.at(-1);
        faults.push({
          kind,
          start,
          // jsonc-parser ends an open comment behind the text.
          end: Math.min(start + length, text.length),
          bracket: bracket?.shown,
        });
      },
    },
    { disallowComments: true, allowTrailingComma: false },
  );
  return { root, faults };
}
