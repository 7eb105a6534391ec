// Writes the messages about syntax errors of a JSON text: one for each fault.
import { isCrossed, isFirstInLine, isNextName, isUnnamed, outOfStep, type RawFault } from "./out-of-step.ts";
import type { TextPiece } from "./text-pieces.ts";

/** A syntax error: a clause without a full stop, and UTF-16 offsets, the end exclusive. */
export interface JsonProblem {
  readonly problem: string;
  readonly start: number;
  readonly end: number;
  /** The pieces that correct it; only there if there is one right correction. (D403) */
  readonly pieces?: readonly TextPiece[];
  /** True for a text that may be JSON but is not read. */
  readonly refused?: true;
}

const mostProblems = 100;

/**
 * Joins faults that have one cause, and writes the messages: at most 100, because a text with more is not JSON at all. `known` are
 * problems that were found before.
 */
export function jsonProblems(
  text: string,
  faults: readonly RawFault[],
  known: readonly JsonProblem[] = [],
): readonly JsonProblem[] {
  const problems = known.slice(0, mostProblems);
  const plain = withoutComments(text, faults);
  const first = firstOfEach(plain, faults);
  const lost = outOfStep(plain, first);
  for (const fault of first.slice(0, lost && first.indexOf(lost.cause))) {
    if (problems.length >= mostProblems) break;
    problems.push(wordFault(plain, fault));
  }
  if (lost !== undefined && problems.length < mostProblems)
    problems.push(lost.isExtra ? extra(plain, lost.cause) : wordFault(plain, lost.cause));
  if (problems.length === 0)
    problems.push({ problem: "it holds a character that JSON does not allow", start: 0, end: 0 });
  return problems.toSorted((a, b) => a.start - b.start);
}

/** Drops a fault with only spaces between it and the one before, because it is a consequence. What is wrong inside a string or with a comment has none. */
function firstOfEach(text: string, faults: readonly RawFault[]): readonly RawFault[] {
  const first: RawFault[] = [];
  const endOf = { comment: -1, string: -1, structure: -1 };
  let before: RawFault | undefined;
  for (const fault of faults) {
    const family = familyOf(fault);
    const end = endOf[family];
    const follows = end >= 0 && isBlank(text, end, fault.start) && !isInNextLine(text, fault, before);
    if (!follows && !isEcho(fault, before) && !isNextName(text, fault, first)) first.push(fault);
    endOf[family] = Math.max(end, fault.end);
    before = fault;
  }
  return first;
}

function familyOf({ kind }: RawFault): "comment" | "string" | "structure" {
  if (kind === "InvalidCommentToken") return "comment";
  return /^Invalid(?:Unicode|EscapeCharacter|Character)$/.test(kind) ? "string" : "structure";
}

/** A comma that is missing at the end of a line is no cause of what is wrong in the next one. */
function isInNextLine(text: string, fault: RawFault, before: RawFault | undefined): boolean {
  const isFirst = ({ start }: RawFault): boolean => '"[{'.includes(text.charAt(start)) && isFirstInLine(text, start);
  return before?.kind === "CommaExpected" && isFirst(before) && (fault.kind !== "CommaExpected" || isFirst(fault));
}

/** The text with spaces for comments, so that a trailing comma is seen before one. */
function withoutComments(text: string, faults: readonly RawFault[]): string {
  const pieces: string[] = [];
  let kept = 0;
  for (const { kind, start, end } of faults) {
    if (kind !== "InvalidCommentToken") continue;
    pieces.push(text.slice(kept, start), " ".repeat(end - start));
    kept = end;
  }
  return pieces.join("") + text.slice(kept);
}

/** True for a consequence: after a missing name, jsonc-parser skips to the next comma and then reports the value as missing, too. */
function isEcho(fault: RawFault, before: RawFault | undefined): boolean {
  return fault.kind === "ValueExpected" && before?.kind === "PropertyNameExpected";
}

function isBlank(text: string, from: number, to: number): boolean {
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return false;
  }
  return true;
}

/** The message of a fault: a clause for the end of "docs.json is not valid JSON: ", and the place to fix. */
function wordFault(text: string, fault: RawFault): JsonProblem {
  const atFault = (problem: string): JsonProblem => ({ problem, start: fault.start, end: fault.end });
  if (fault.start >= text.trimEnd().length && fault.kind !== "InvalidCommentToken") return wordEnd(text, fault);
  switch (fault.kind) {
    case "InvalidSymbol":
      return { ...atFault(wordSymbol(text, fault)), ...correctedWord(text, fault) };
    case "PropertyNameExpected":
    case "ValueExpected":
      return wordMissing(text, fault);
    case "CommaExpected":
      return wordComma(text, fault);
    case "ColonExpected":
      return atFault("a colon is missing between a name and its value");
    case "EndOfFileExpected":
      return atFault("there is more text after the end of the value; remove it");
    case "InvalidCommentToken":
      return atFault("comments are not allowed in JSON; remove this one");
    case "UnexpectedEndOfString":
      return atFault("this string has no closing quote in its line; close it");
    case "UnexpectedEndOfNumber":
      return atFault("this number is not complete");
    case "InvalidUnicode":
      return inString(text, fault, /\\u(?![0-9a-fA-F]{4})/, "\\u takes four hexadecimal digits");
    case "InvalidEscapeCharacter":
      return inString(text, fault, /\\(?:["\\/bfnrtu]|(.))/, "a backslash in a string is written twice: \\\\");
    case "InvalidCharacter":
      return inString(
        text,
        fault,
        /(?![\u007f-\u009f])\p{Cc}/u,
        "a tab or control character can't be in a string; a tab is written \\t",
      );
    default:
      return atFault("this can't be read as JSON");
  }
}

function wordEnd(text: string, { bracket }: RawFault): JsonProblem {
  const end = text.trimEnd().length;
  const start = Math.max(0, end - 1);
  if (end === 0) return { problem: "the file holds no value", start: 0, end: 0 };
  if (bracket === undefined) return { problem: "the text ends too early", start, end };
  const closing = bracket.kind === "list" ? "]" : "}";
  return {
    problem: `the text ends before ${closing} closes the ${bracket.kind} that opens in line ${bracket.line}`,
    start,
    end,
  };
}

const foreignWords: ReadonlyMap<string, string> = new Map([
  ["True", "true"],
  ["False", "false"],
  ["None", "null"],
  ["undefined", "null"],
  ["NaN", "null"],
]);

/** The message for a wrong symbol: mostly words of Python and JavaScript, or quotes that JSON does not have. */
function wordSymbol(text: string, { start, end, bracket }: RawFault): string {
  const symbol = text.slice(start, end);
  const invisible = /^[\p{Z}\p{C}]/u.exec(symbol)?.[0].codePointAt(0);
  if (invisible !== undefined) {
    return `the invisible character U+${invisible.toString(16).toUpperCase().padStart(4, "0")} has no place here`;
  }
  if (/^['‘’“”`]/.test(symbol)) return "a string takes straight double quotes";
  const word = foreignWords.get(symbol);
  if (word !== undefined) return `${symbol} is written ${word} in JSON`;
  if (bracket === undefined && lastSolid(text, start) >= 0)
    return "there is more text after the end of the value; remove it";
  const shown = symbol.length > 30 ? `${symbol.slice(0, 30)}…` : symbol;
  const role = /^\s*:/.test(text.slice(end, end + 100)) ? "the name" : "the string";
  return /^[\p{L}_$]/u.test(symbol) ? `${role} ${shown} must be in double quotes` : `${shown} is no JSON value`;
}

/** What `undefined` and `NaN` stand for is not certain. */
const wordsOfPython: ReadonlySet<string> = new Set(["True", "False", "None"]);

function correctedWord(text: string, { start, end }: RawFault): Pick<JsonProblem, "pieces"> {
  const symbol = text.slice(start, end);
  const word = wordsOfPython.has(symbol) ? foreignWords.get(symbol) : undefined;
  return word === undefined ? {} : { pieces: [{ start, end, text: word }] };
}

/** A name or a value is missing at `fault.start`: mostly because of an extra comma. */
function wordMissing(text: string, fault: RawFault): JsonProblem {
  const { start, end, kind } = fault;
  const found = text.charAt(start);
  const before = lastSolid(text, start);
  const previous = text.charAt(before);
  if (isCrossed(text, fault)) return wordCrossed(fault, found);
  if (previous === "," && "]}".includes(found)) {
    const place = { start: before, end: before + 1 };
    return {
      problem: `there is a comma too many before ${found}; remove it`,
      ...place,
      pieces: [{ ...place, text: "" }],
    };
  }
  if (found === ",") {
    if (previous === ":") return { problem: "a value is missing before this comma", start, end };
    return { problem: "there is a comma too many; remove it", start, end, pieces: [{ start, end, text: "" }] };
  }
  if (previous === ":") return { problem: "a value is missing after this colon", start: before, end: before + 1 };
  if (isUnnamed(text, fault)) {
    const problem = `this ${found} has no name; remove it, or write a name in double quotes and a colon before it`;
    return { problem, start, end: start + 1 };
  }
  const expected =
    kind === "PropertyNameExpected" ? "a name in double quotes is expected here" : "a value is expected here";
  return { problem: expected, start, end };
}

const longestName = 200;
const beginsValue = /^["[{\d-]/;
const beginsNamed = /^"(?:[^"\\\n]|\\.)*"\s*:/;

function wordComma(text: string, fault: RawFault): JsonProblem {
  const { start, end, bracket } = fault;
  const found = text.charAt(start);
  if (isCrossed(text, fault)) return wordCrossed(fault, found);
  if (found === ":" && bracket?.kind === "list")
    return { problem: "a list holds no named values; { } does", start, end };
  const before = Math.max(0, lastSolid(text, start));
  if (before === start - 1 && /0\d/.test(text.slice(before, start + 1)))
    return { problem: "a number can't start with 0", start: before, end };
  // The place where the comma goes: after the value, though the fault shows only at the next one.
  const place = { start: before, end: before + 1 };
  const problem = "a comma is missing between two values";
  const isCertain = (bracket?.kind === "list" ? beginsValue : beginsNamed).test(text.slice(start, start + longestName));
  const comma = { start: before + 1, end: before + 1, text: "," };
  return { problem, ...place, ...(isCertain ? { pieces: [comma] } : {}) };
}

function extra(text: string, { start }: RawFault): JsonProblem {
  const found = text.charAt(start);
  return { problem: `this ${found} is one too many, or a comma is missing before it`, start, end: start + 1 };
}

function wordCrossed({ start, end, bracket }: RawFault, found: string): JsonProblem {
  const missing = found === "}" ? "]" : "}";
  const opens = bracket === undefined ? "" : ` to close the ${bracket.kind} that opens in line ${bracket.line}`;
  return { problem: `${missing} is missing before this ${found}${opens}`, start, end };
}

/** Narrows the place from the whole string to the fault in it. */
function inString(text: string, { start, end }: RawFault, wrong: RegExp, problem: string): JsonProblem {
  for (const match of text.slice(start, end).matchAll(new RegExp(wrong, `${wrong.flags}g`))) {
    const isEscape = match.length > 1 && match[1] === undefined;
    if (!isEscape) return { problem, start: start + match.index, end: start + match.index + match[0].length };
  }
  return { problem, start, end };
}

/** The offset of the last character before `offset` that is not a space; -1 if there is none. */
function lastSolid(text: string, offset: number): number {
  let at = offset - 1;
  while (at >= 0 && " \t\r\n".includes(text.charAt(at))) at--;
  return at;
}
