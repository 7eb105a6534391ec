// Which files does `.mintignore` take out of the site? It has the form of `.gitignore`, as the platform reads it. (D62)
import ignore from "ignore";

/** A line that is not used, and why: a clause such as "it is longer than 500 characters". */
export interface RefusedLine {
  /** Its index among the lines. */
  readonly line: number;
  readonly reason: string;
}

/** What lines of patterns leave out. */
export interface IgnorePatterns {
  /** The index of the line that leaves a path out; undefined for a path that stays. */
  readonly lineFor: (path: string) => number | undefined;
  /** Lines beyond the limits, in order. */
  readonly refused: readonly RefusedLine[];
}

// A pattern is compared with each path, and one with several `**` in many ways: so much takes milliseconds for any path.
const patternsAtMost = 500;
const longestPattern = 500;
const anywheresAtMost = 2;
const deepestPath = 64;

/** Reads lines of patterns; case does not count, and what a folder leaves out `!` can't take back. The last pattern that fits decides. */
export function ignorePatterns(lines: readonly string[]): IgnorePatterns {
  const refused: RefusedLine[] = [];
  // The last of equal lines says the same as all of them.
  const lastLine = new Map(lines.map((written, line) => [written.trim(), line]));
  const matcher = ignore();
  let used = 0;
  for (const [line, written] of lines.entries()) {
    const pattern = written.trim();
    if (pattern === "" || pattern.startsWith("#") || lastLine.get(pattern) !== line) continue;
    const reason = used < patternsAtMost ? reasonAgainst(pattern) : `there are ${patternsAtMost} patterns before it`;
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

/** A test for paths that the text of a `.mintignore` leaves out. */
export function mintIgnored(text: string): (path: string) => boolean {
  const { lineFor } = ignorePatterns(text.split(/\r?\n/));
  return (path) => lineFor(path) !== undefined;
}

function reasonAgainst(pattern: string): string | undefined {
  if (pattern.length > longestPattern) return `it is longer than ${longestPattern} characters`;
  const segments = pattern.split("/").filter((segment) => segment !== "");
  // At the end it is only "all below".
  const anywheres = segments.slice(0, -1).filter((segment) => segment.includes("**")).length;
  return anywheres > anywheresAtMost ? `it has more than ${anywheresAtMost} "**"` : undefined;
}

function isDeep(path: string): boolean {
  let segments = 1;
  for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) segments += 1;
  return segments > deepestPath;
}
