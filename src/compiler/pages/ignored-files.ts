// Finds the line of `.mintignore` that excludes a file from the site (D62).
import type { Report } from "../diagnostics/diagnostic.ts";
import { type TextPlace, otherPlaces, textAt } from "../diagnostics/place.ts";
import ignore from "ignore";
import { readingLimits } from "../text/reading-limits.ts";

/**
 * A look-up of the line of a `.mintignore` that excludes a file, undefined for other files. Reports unused lines once. `from` is the file that
 * has the text; what it excludes is named from its folder.
 */
export function ignoredFiles(text: string, report: Report, from: string): (file: string) => TextPlace | undefined {
  const lines = linesOf(text, from);
  const { lineFor, refused } = ignorePatterns(lines.map(({ written }) => written));
  reportRefused(refused, lines, report);
  return (file) => {
    const line = lineFor(file);
    return line === undefined ? undefined : lines[line]!.place;
  };
}

interface IgnoreLine {
  readonly written: string;
  readonly place: TextPlace;
}

function linesOf(text: string, from: string): readonly IgnoreLine[] {
  return [...text.matchAll(/[^\r\n]+/g)].map(({ 0: written, index: start }) => ({
    written,
    place: textAt(from, start, start + written.length),
  }));
}

const shownAtMost = 100;

function reportRefused(refused: readonly RefusedLine[], lines: readonly IgnoreLine[], report: Report): void {
  const [first, ...others] = refused;
  if (first === undefined) return;
  const { written, place } = lines[first.line]!;
  const pattern = written.trim().slice(0, shownAtMost);
  const related = otherPlaces(
    others.map(({ line }) => lines[line]!.place),
    "not used either",
  );
  report("ignore-line-unused", place, { pattern, reason: first.reason, lines: refused.length }, { related });
}

/** A line that is not used, and why: a clause such as "it is longer than 500 characters". */
export interface RefusedLine {
  /** Its index among the lines. */
  readonly line: number;
  readonly reason: string;
}

/** What the lines of patterns exclude. */
export interface IgnorePatterns {
  /** The index of the line that excludes a path; undefined for other paths. */
  readonly lineFor: (path: string) => number | undefined;
  /** Lines beyond the limits, in order. */
  readonly refused: readonly RefusedLine[];
}

const limits = readingLimits.mintIgnore;

/** How lines of patterns are compared. */
export interface IgnoreOptions {
  /** Whether `A` and `a` are two names; they are one as a rule. */
  readonly isCaseSensitive?: boolean;
}

/** Reads lines of patterns; `!` can't include a file again if its folder is excluded. The last pattern that matches decides. */
export function ignorePatterns(
  lines: readonly string[],
  { isCaseSensitive = false }: IgnoreOptions = {},
): IgnorePatterns {
  const refused: RefusedLine[] = [];
  // The last of equal lines says the same as all of them.
  const lastLine = new Map(
    lines.flatMap((written, line) => (isTooLong(written.trim()) ? [] : [[written.trim(), line] as const])),
  );
  const matcher = ignore({ ignorecase: !isCaseSensitive });
  let used = 0;
  for (const [line, written] of lines.entries()) {
    const pattern = written.trim();
    if (pattern === "" || pattern.startsWith("#") || (!isTooLong(pattern) && lastLine.get(pattern) !== line)) continue;
    const reason = used < limits.patterns ? reasonAgainst(pattern) : `there are ${limits.patterns} patterns before it`;
    if (reason !== undefined) {
      refused.push({ line, reason });
      continue;
    }
    used += 1;
    matcher.add({ pattern, mark: String(line) });
  }
  return {
    refused,
    lineFor: (path) => {
      if (used === 0 || path === "" || !ignore.isPathValid(path) || isDeep(path)) return undefined;
      const { ignored, rule } = matcher.test(path);
      return ignored ? Number(rule?.mark) : undefined;
    },
  };
}

/** A test for paths that the text of a `.mintignore` excludes. */
export function mintIgnored(text: string): (path: string) => boolean {
  const { lineFor } = ignorePatterns(text.split(/\r?\n/));
  return (path) => lineFor(path) !== undefined;
}

function isTooLong(pattern: string): boolean {
  return pattern.length > limits.patternCharacters;
}

function reasonAgainst(pattern: string): string | undefined {
  if (isTooLong(pattern)) return `it is longer than ${limits.patternCharacters} characters`;
  const segments = pattern.split("/").filter((segment) => segment !== "");
  // At the end it is only "all below".
  const anywheres = segments.slice(0, -1).filter((segment) => segment.includes("**")).length;
  return anywheres > limits.doubleStars ? `it has more than ${limits.doubleStars} "**"` : undefined;
}

function isDeep(path: string): boolean {
  let segments = 1;
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) segments += 1;
  return segments > limits.pathDepth;
}
