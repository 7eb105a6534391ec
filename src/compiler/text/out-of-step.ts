// Finds the fault of a broken JSON text behind which nobody knows any more which bracket closes what.

/** An error as jsonc-parser reports it, with the innermost bracket that was open there. */
export interface RawFault {
  /** The name of its code, e.g. `CommaExpected`. */
  readonly kind: string;
  readonly start: number;
  readonly end: number;
  readonly bracket: FaultBracket | undefined;
}

/** A bracket that opens a list or an object. */
export interface FaultBracket {
  readonly kind: "list" | "object";
  /** From 1. */
  readonly line: number;
  /** The offset of what closes it; absent if nothing does. */
  readonly closedAt?: number | undefined;
}

/** The last fault of a text that is reported. */
export interface OutOfStep {
  readonly cause: RawFault;
  /** True for a bracket that is one too many, unless a comma is missing before it. */
  readonly isExtra: boolean;
}

/**
 * The fault that takes the parser out of step: most of what it reports behind it is wrong. Undefined if each bracket closes what it
 * opened.
 */
export function outOfStep(text: string, faults: readonly RawFault[]): OutOfStep | undefined {
  // What may only be a wrong sign has taken the parser out of step if the brackets do not match in the end.
  const lastMismatch = faults.findLastIndex((fault) => isMismatch(text, fault) || isAtEnd(text, fault));
  const index = faults.findIndex(
    (fault, each) => isMismatch(text, fault) || (each < lastMismatch && isWrongSign(text, fault)),
  );
  const [fault, before] = [faults[index], faults[index - 1]];
  if (fault === undefined) return undefined;
  if (isUnnamedValue(text, fault)) return { cause: fault, isExtra: true };
  const isExtra =
    before !== undefined &&
    opensBehindValue(text, before) &&
    (isOpenAt(before.bracket, fault) || isCrossedAtOnce(text, before));
  return { cause: isExtra ? before : fault, isExtra };
}

/** True for a list or an object behind its name, unless a colon was put in: jsonc-parser passes over what opens it. */
export function isWithoutColon(text: string, { kind, start }: RawFault): boolean {
  return kind === "ColonExpected" && /[[{]/.test(text.charAt(start)) && text[start - 1] !== ":";
}

/** True if a bracket closes that is not the innermost open one. */
export function isCrossed(text: string, { start, bracket }: RawFault): boolean {
  return (
    (bracket?.kind === "list" && text.startsWith("}", start)) ||
    (bracket?.kind === "object" && text.startsWith("]", start))
  );
}

/** True for a bracket in an object where a name has to be. */
export function isUnnamed(text: string, { kind, start }: RawFault): boolean {
  return kind === "PropertyNameExpected" && /[[{]/.test(text.charAt(start));
}

/** True if only spaces are before this offset in its line. */
export function isFirstInLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (text[at] === " " || text[at] === "\t") at -= 1;
  return at < 0 || text[at] === "\n" || text[at] === "\r";
}

function isMismatch(text: string, fault: RawFault): boolean {
  if (isCrossed(text, fault) || isUnnamed(text, fault)) return true;
  if (isUnnamedValue(text, fault) || isWithoutColon(text, fault)) return true;
  const behind = text.slice(fault.end, fault.end + longestSpace);
  if (isColonInList(text, fault)) return /^\s*[[{]/.test(behind);
  return fault.kind === "ColonExpected" && text.startsWith("}", fault.start) && /^\s*:/.test(behind);
}

const longestSpace = 200;

function isAtEnd(text: string, { kind, start }: RawFault): boolean {
  return kind === "EndOfFileExpected" || start >= text.trimEnd().length;
}

/** True for a value of a list in an object, and for a name in a list. */
function isWrongSign(text: string, fault: RawFault): boolean {
  return (fault.kind === "ColonExpected" && /[,}]/.test(text.charAt(fault.start))) || isColonInList(text, fault);
}

/** A list with names is one fault, however many it has. */
export function isNextName(text: string, fault: RawFault, first: readonly RawFault[]): boolean {
  const before = first.at(-1);
  return isColonInList(text, fault) && before?.bracket === fault.bracket && isColonInList(text, before!);
}

function isColonInList(text: string, { kind, start, bracket }: RawFault): boolean {
  return kind === "CommaExpected" && bracket?.kind === "list" && text.charAt(start) === ":";
}

/** True for a bracket that opens behind a value in its line: probably the one too many. */
function opensBehindValue(text: string, { kind, start }: RawFault): boolean {
  return kind === "CommaExpected" && /[[{]/.test(text.charAt(start)) && !isFirstInLine(text, start);
}

/** A comma does not help a list or an object without a name. */
function isUnnamedValue(text: string, fault: RawFault): boolean {
  return fault.bracket?.kind === "object" && opensBehindValue(text, fault);
}

function isCrossedAtOnce(text: string, { start }: RawFault): boolean {
  return /^(?:\{\s*\]|\[\s*\})/.test(text.slice(start, start + longestSpace));
}

/** What is around a bracket too many is still open at the fault that it causes. */
function isOpenAt(bracket: FaultBracket | undefined, { start }: RawFault): boolean {
  return bracket?.closedAt === undefined || bracket.closedAt >= start;
}
