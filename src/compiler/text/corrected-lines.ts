// Finds the lines of a broken JSON text whose strings have other quotes or too few, so that what follows is read as it was meant. (D406)
import type { JsonProblem } from "./json-problems.ts";
import { commentEnd, stringEnd } from "./json-scan.ts";
import type { TextPiece } from "./text-pieces.ts";

/** A text of the same length in which these lines are JSON. */
export interface CorrectedText {
  readonly text: string;
  /** One for each corrected line. */
  readonly problems: readonly JsonProblem[];
  /** What was meant by the strings that were corrected, by their offsets. */
  readonly meant: ReadonlyMap<number, string>;
}

/** Longer lines were written by no person. */
const longestLine = 2000;

/** More conflicts are not looked for, because each look can pass over the whole text. */
const mostConflicts = 100;

/** Corrects the lines that hold one name and value, or one value, as files that people edit do. Other lines stay as they are. */
export function correctedLines(text: string): CorrectedText {
  const lines = new LineCorrector(text);
  lines.run();
  return lines.corrected();
}

/** The quotes that people and programs write. */
const quote = `["'‘’“”\`]`;
const namedValue = new RegExp(`^(${quote}?)([\\p{L}_$@][\\p{L}\\p{N}_$@.-]*)(${quote}?)(\\s*:\\s*)`, "u");
const beginsValue = new RegExp(`^${quote}|^[[{]`, "u");
const severalStrings = new RegExp(`${quote}\\s*[,:]|[,:]\\s*${quote}|^${quote}`, "u");
const looseString = new RegExp(`^(${quote}?)(.*?)(${quote}?)([,;]?)$`, "u");
/** A value that is no string, or that the parser explains itself. */
const otherValue = /^(?:[[{]|-?\d[\d.eE+-]*\s*,?$|(?:true|false|null|True|False|None|undefined|NaN)\s*,?$|[,\]}]|$)/;

/** `open`: a string that its line does not close may go on in the next one. */
type LineState = "readable" | "open" | "unreadable";

/** A part of a line that is meant as a string. */
interface MeantString {
  readonly start: number;
  readonly end: number;
  readonly open: string;
  readonly inner: string;
  readonly close: string;
}

class LineCorrector {
  readonly #text: string;
  readonly #pieces: string[] = [];
  readonly #problems: JsonProblem[] = [];
  readonly #meant = new Map<number, string>();
  #kept = 0;
  #looks = mostConflicts;

  constructor(text: string) {
    this.#text = text;
  }

  run(): void {
    const text = this.#text;
    let before: LineState = "readable";
    for (let start = 0; start < text.length;) {
      const end = lineEnd(text, start);
      const next = readableTo(text, start, end);
      const conflict = next === undefined ? this.#conflictAt(start) : undefined;
      if (next !== undefined) before = "readable";
      else if (conflict !== undefined) this.#keepOneSide(start, end, conflict);
      // After a line that only the parser explains, a line may be anything.
      else before = before === "unreadable" ? before : this.#correctLine(start, end, before);
      start = nextLine(text, Math.max(end, next ?? end, conflict?.end ?? end));
    }
  }

  corrected(): CorrectedText {
    return {
      text: this.#pieces.join("") + this.#text.slice(this.#kept),
      problems: this.#problems,
      meant: this.#meant,
    };
  }

  #correctLine(lineStart: number, lineEnd: number, before: LineState): LineState {
    const line = this.#text.slice(lineStart, lineEnd);
    if (line.length > longestLine) return "unreadable";
    if (/^(?:<{7}|={7}|>{7}|\|{7})/.test(line)) return "readable";
    const start = lineStart + line.length - line.trimStart().length;
    const body = line
      .trim()
      .replace(/\s\/\/[^"]*$/, "")
      .trimEnd();
    const named = nameOf(body);
    const value = valueOf(body, named?.end ?? 0);
    if (before === "open" && named === undefined && value?.open === "" && value.close !== "") {
      this.#replace(start, " ".repeat(lengthOf(value)));
      return "readable";
    }
    const wrong = [named, value].filter((each) => each !== undefined).filter(isWrong);
    const [first] = wrong;
    if (first === undefined) return value === undefined ? "unreadable" : "readable";
    if (wrong.some((each) => lengthOf(each) < 2)) return "unreadable";
    // Of two strings one is explained: the line has to be looked at anyway.
    const problem = problemOf(first, first === named);
    const pieces = wrong.every(isClear) ? { pieces: piecesOf(wrong, start, body) } : {};
    this.#problems.push({ problem, start: start + first.start, end: start + first.start + lengthOf(first), ...pieces });
    for (const each of wrong) this.#write(start + each.start, each);
    if (body.endsWith(";")) this.#replace(start + body.length - 1, ",");
    return value?.close === "" && value.end === body.length ? "open" : "readable";
  }

  #conflictAt(start: number): Conflict | undefined {
    if (this.#looks === 0 || !this.#text.startsWith("<<<<<<< ", start)) return undefined;
    this.#looks -= 1;
    return conflictAt(this.#text, start);
  }

  /** Only the first side of a merge conflict is read. */
  #keepOneSide(start: number, end: number, { other, end: last }: Conflict): void {
    const problem =
      "these are the marks of a merge conflict; keep what is right of its two sides, and remove the marks";
    this.#problems.push({ problem, start, end });
    this.#replace(start, " ".repeat(end - start));
    this.#replace(other, " ".repeat(last - other));
  }

  #write(start: number, meant: MeantString): void {
    const { open, inner, close } = meant;
    const filled = inner.replaceAll(/["\\\p{Cc}]/gu, " ");
    const kept = filled.slice(open === "" ? 1 : 0, close === "" ? filled.length - 1 : filled.length);
    this.#replace(start, `"${kept.padEnd(lengthOf(meant) - 2)}"`);
    this.#meant.set(start, inner);
  }

  #replace(start: number, by: string): void {
    this.#pieces.push(this.#text.slice(this.#kept, start), by);
    this.#kept = start + by.length;
  }
}

/** The second side of a merge conflict, with its mark, to the end of the last mark. */
interface Conflict {
  readonly other: number;
  readonly end: number;
}

/** The marks that git writes around two sides, from the one at `start` on. */
function conflictAt(text: string, start: number): Conflict | undefined {
  const other = text.slice(start).search(/^(?:\|{7} |={7}$)/m);
  const last = text.slice(start).search(/^>{7} /m);
  const inside = text.slice(start + 1).search(/^<{7} /m);
  if (other === -1 || last < other || (inside !== -1 && inside < last)) return undefined;
  return { other: start + other, end: lineEnd(text, start + last) };
}

function lineEnd(text: string, start: number): number {
  const found = /[\r\n]/g;
  found.lastIndex = start;
  return found.exec(text)?.index ?? text.length;
}

/** Where the line begins that follows the one with this end. */
function nextLine(text: string, end: number): number {
  return end + (text.startsWith("\r\n", end) ? 2 : 1);
}

const token = /[^\S\r\n]+|[[\]{}:,]+|-?\d[\d.eE+-]*|(?:true|false|null|True|False|None|undefined|NaN)\b/y;

/** Where the tokens of a line end, which may be in a later one for a comment; undefined if a part of it is no token. */
function readableTo(text: string, start: number, end: number): number | undefined {
  let at = start;
  while (at < end) {
    const character = text[at]!;
    if (character === '"') {
      const close = stringEnd(text, at);
      if (text[close - 1] !== '"' || close - 1 === at || close > end) return undefined;
      at = close;
      continue;
    }
    if (character === "/") {
      const close = commentEnd(text, at);
      if (close === at + 1) return undefined;
      at = close;
      continue;
    }
    token.lastIndex = at;
    const [found] = token.exec(text) ?? [];
    if (found === undefined) return undefined;
    at += found.length;
  }
  return at;
}

/** The name at the start of a line, if it has one. */
function nameOf(body: string): MeantString | undefined {
  const found = namedValue.exec(body);
  if (found === null) return undefined;
  const [whole, open, inner, close] = found as unknown as readonly [string, string, string, string];
  const rest = body.slice(whole.length);
  // `"Note: read this",` is a string with a colon in it, and `https://…` an address.
  if (close === "" && (rest.startsWith("/") || (open !== "" && !beginsValue.test(rest)))) return undefined;
  return { start: 0, end: whole.length, open, inner, close };
}

/** What stands from `start` on, if it is one string. */
function valueOf(body: string, start: number): MeantString | undefined {
  const rest = body.slice(start);
  if (otherValue.test(rest)) return undefined;
  const found = looseString.exec(rest);
  if (found === null) return undefined;
  const [, open, inner, close] = found as unknown as readonly [string, string, string, string];
  // Several strings in a line, or more of the structure: the parser explains these.
  if (open === "" && close === "" && /["{}[\]]/.test(inner.replaceAll(/\{[^{}[\]"]*\}|\[[^{}[\]"]*\]/g, "")))
    return undefined;
  if (inner.trim() === "" || severalStrings.test(inner)) return undefined;
  return { start, end: start + lengthOf({ open, inner, close }), open, inner, close };
}

function lengthOf({ open, inner, close }: Pick<MeantString, "open" | "inner" | "close">): number {
  return open.length + inner.length + close.length;
}

function isWrong({ open, inner, close }: MeantString): boolean {
  return open !== '"' || close !== '"' || inner.includes('"');
}

/** Where a string ends that was not closed, and what a backslash means between other quotes, is not certain. */
function isClear({ open, inner, close }: MeantString): boolean {
  return (close !== "" || open === "") && !inner.includes("\\");
}

/** What the strings of a line should be. */
function piecesOf(wrong: readonly MeantString[], lineStart: number, body: string): readonly TextPiece[] {
  const last = lineStart + body.length;
  return [
    ...wrong.map((each) => {
      const start = lineStart + each.start;
      return { start, end: start + lengthOf(each), text: JSON.stringify(each.inner) };
    }),
    ...(body.endsWith(";") ? [{ start: last - 1, end: last, text: "," }] : []),
  ];
}

function problemOf({ open, inner, close }: MeantString, isNamed: boolean): string {
  if (open === "") {
    const shown = inner.length > 30 ? `${inner.slice(0, 30)}…` : inner;
    return `${isNamed ? "the name" : "the string"} ${shown} must be in double quotes`;
  }
  if (close === "" && open === '"')
    return `this ${isNamed ? "name" : "string"} has no closing quote${isNamed ? "" : " in its line"}; close it`;
  if (open === '"' && close === '"') return 'a double quote in a string is written \\"';
  return "a string takes straight double quotes";
}
