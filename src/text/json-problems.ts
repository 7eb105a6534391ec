// Which syntax errors does a JSON text have, in plain words? One per fault, not one per symptom.
import type { JsonProblem, RawFault } from "./json-fault.ts";
import { isCrossed, wordFault } from "./json-problem-words.ts";

const mostProblems = 100;

/** Joins faults that follow from one another and words the rest; at most 100, a text with more is no JSON at all. */
export function settleFaults(text: string, faults: readonly RawFault[]): readonly JsonProblem[] {
  const problems: JsonProblem[] = [];
  const plain = withoutComments(text, faults);
  for (const fault of firstOfEach(plain, faults)) {
    problems.push(wordFault(plain, fault));
    // After a crossed bracket the reader has lost its way, and what it says is mostly not so.
    if (isCrossed(plain, fault) || problems.length === mostProblems) break;
  }
  if (problems.length === 0)
    problems.push({ problem: "it holds a character that JSON does not allow", start: 0, end: 0 });
  return problems.toSorted((a, b) => a.start - b.start);
}

/** A fault with only blanks between it and the one before is a consequence; comments are counted on their own. */
function firstOfEach(text: string, faults: readonly RawFault[]): readonly RawFault[] {
  const first: RawFault[] = [];
  const endOf = { comment: -1, other: -1 };
  let before: RawFault | undefined;
  for (const fault of faults) {
    const family = fault.kind === "InvalidCommentToken" ? "comment" : "other";
    const end = endOf[family];
    const follows = end >= 0 && isBlank(text, end, fault.start);
    if (!follows && !isEcho(fault, before)) first.push(fault);
    endOf[family] = Math.max(end, fault.end);
    before = fault;
  }
  return first;
}

/** The text with blanks for comments, so that a trailing comma is seen before one. */
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

/** jsonc-parser skips to the next comma after a missing name and then misses the value too. */
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
