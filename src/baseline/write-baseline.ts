// Writes the text of a baseline that accepts the current findings.
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { groupBy } from "../text/group-by.ts";
import { baselineKey, totalCount, type BaselineEntry } from "./baseline.ts";

/** The entries that accept all of `diagnostics`, sorted; those that were there `before` keep their notes. */
export function baselineOf(
  diagnostics: readonly Diagnostic[],
  before: readonly BaselineEntry[] = [],
): readonly BaselineEntry[] {
  const notes = new Map(before.map((entry) => [baselineKey(entry), entry.note]));
  const entries = [...groupBy(diagnostics, baselineKey)].map(([key, group]): BaselineEntry => {
    const { code, file, subject } = group[0]!;
    const note = notes.get(key);
    return { code, file, subject, count: totalCount(group), ...(note === undefined ? {} : { note }) };
  });
  return entries.toSorted(byName);
}

/** The text of a baseline: one entry per line, so that a diff shows each added and removed problem. */
export function baselineText(entries: readonly BaselineEntry[]): string {
  const lines = entries.map((entry) => `    ${entryText(entry)}`).join(",\n");
  return `{\n  "baselineVersion": 1,\n  "accepted": [${lines === "" ? "" : `\n${lines}\n  `}]\n}\n`;
}

function entryText({ code, file, subject, count, note }: BaselineEntry): string {
  const fields = { code, file, subject, ...(count === 1 ? {} : { count }), ...(note === undefined ? {} : { note }) };
  const words = Object.entries(fields).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{ ${words.join(", ")} }`;
}

function byName(a: BaselineEntry, b: BaselineEntry): number {
  return compareText(a.code, b.code) || compareText(a.file, b.file) || compareText(a.subject, b.subject);
}

/** By code units: the same on every machine. */
function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
