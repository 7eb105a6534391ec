// The functions `match` and `search` of JSONPath, by an engine whose time grows with the length of its text only (RFC 9485).
import { check } from "iregexp-check";
import { FunctionExpressionType, type FilterFunction } from "json-p3";
import { RE2JS } from "re2js";
import { readingLimits } from "../text/reading-limits.ts";
import { perKey } from "../text/per-object.ts";
import type { TakeSteps } from "./overlay-work.ts";

/** Both functions by name; `take` counts their steps. */
export function matchFunctions(take: TakeSteps): ReadonlyMap<string, FilterFunction> {
  const engineOf = perKey((pattern: string) => ({ engine: compiledPattern(pattern) }));
  const found = (text: unknown, pattern: unknown): ReturnType<RE2JS["matcher"]> | undefined => {
    if (typeof text !== "string" || typeof pattern !== "string") return undefined;
    const { patternCharacters, matchedCharacters } = readingLimits.overlay;
    if (pattern.length > patternCharacters)
      throw new RangeError(`a regular expression has more than ${patternCharacters} characters`);
    if (text.length > matchedCharacters)
      throw new RangeError(`a text with more than ${matchedCharacters} characters is compared`);
    take(1 + Math.ceil((text.length * pattern.length) / 64));
    return engineOf(pattern).engine?.matcher(text);
  };
  return new Map([
    ["match", filterFunction((text, pattern) => found(text, pattern)?.matches() === true)],
    ["search", filterFunction((text, pattern) => found(text, pattern)?.find() === true)],
  ]);
}

function filterFunction(call: (text: unknown, pattern: unknown) => boolean): FilterFunction {
  return {
    argTypes: [FunctionExpressionType.ValueType, FunctionExpressionType.ValueType],
    returnType: FunctionExpressionType.LogicalType,
    call,
  };
}

/** Undefined for what is no expression of RFC 9485: nothing matches it. */
function compiledPattern(pattern: string): RE2JS | undefined {
  if (!check(pattern)) return undefined;
  try {
    return RE2JS.compile(forRe2(pattern));
  } catch {
    return undefined;
  }
}

/** RFC 9485 has no anchors, and its dot is no end of a line. */
function forRe2(pattern: string): string {
  let isInClass = false;
  return pattern.replaceAll(/\\.|[[\].^$]/gsu, (sign) => {
    if (sign === "[") isInClass = true;
    if (sign === "]") isInClass = false;
    if (isInClass) return sign;
    if (sign === ".") return "[^\\r\\n]";
    return sign === "^" || sign === "$" ? `\\${sign}` : sign;
  });
}
