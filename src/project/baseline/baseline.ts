// Reads and writes the problems of a site that its maintainers have accepted for now.
import { catalog } from "../../compiler/diagnostics/catalog.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import { checkJson, expectKeys, JsonFault, objectAt, type CheckedJson } from "../../compiler/text/checked-json.ts";
import { compareText } from "../../compiler/text/compare-text.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { kindOfJson, withoutUndefined, type JsonValue } from "../../compiler/text/json-value.ts";

/** An accepted problem: any problem with this code, file and subject, on any line. */
export interface BaselineEntry {
  /** As in a diagnostic; an unknown code, such as one that navc no longer has, is stale and not wrong. */
  readonly code: string;
  /** Path from the docs root. */
  readonly file: string;
  readonly subject: string;
  /** The number of places or operations it covers, at least 1; the counts of equal problems are added. */
  readonly count: number;
  /** The reason why it is accepted, as the user wrote it. */
  readonly note?: string;
}

/** What makes two problems the same one. */
export type BaselineIdentity = Pick<BaselineEntry, "code" | "file" | "subject">;

/** A key for maps: equal for what counts as the same problem. The subject of a message for the whole site is that of any of its places, as is the file of one for all files. (D405) */
export function baselineKey({ code, file, subject }: BaselineIdentity): string {
  if (forWholeSite.has(code)) return JSON.stringify([code]);
  return JSON.stringify(forAllFiles.has(code) ? [code, subject] : [code, file, subject]);
}

const forWholeSite: ReadonlySet<string> = new Set(
  Object.entries(catalog).flatMap(([code, row]) => ("isForWholeSite" in row ? [code] : [])),
);

const forAllFiles: ReadonlySet<string> = new Set(
  Object.entries(catalog).flatMap(([code, row]) => ("isForAllFiles" in row ? [code] : [])),
);

const ofEachFile: ReadonlySet<string> = new Set(
  Object.entries(catalog).flatMap(([code, row]) => ("isOfEachFile" in row ? [code] : [])),
);

/** True if a message of this code may be about several files that could be reported by themselves. */
export function isOfEachFile({ code }: Pick<BaselineIdentity, "code">): boolean {
  return ofEachFile.has(code);
}

/** What a baseline accepts of a problem, each with its count: the problem, or each file of one that is about several. (D485) */
export function acceptedParts(diagnostic: Diagnostic): readonly Omit<BaselineEntry, "note">[] {
  const { code, file, subject, files, count } = diagnostic;
  if (files === undefined || !isOfEachFile(diagnostic)) return [{ code, file, subject, count }];
  return files.map((each) => ({ code, file: each, subject: each, count: 1 }));
}

/** The number of problems in a group of equal ones. */
export function totalCount(group: readonly { readonly count: number }[]): number {
  return group.reduce((sum, { count }) => sum + Math.max(1, Math.trunc(count)), 0);
}

const entryKeys = ["code", "file", "subject", "count", "note"];

/**
 * The entries of a baseline, one for each problem; or the first fault in the text, with line and column from 1.
 * Never throws.
 */
export function readBaseline(text: string): CheckedJson<readonly BaselineEntry[]> {
  return checkJson(text, (value) => {
    const baseline = objectAt(value, "", "a baseline");
    expectKeys(baseline, "", ["baselineVersion", "accepted"], "in a baseline");
    if (baseline["baselineVersion"] !== 1)
      throw new JsonFault(`this version of navc reads baselines with "baselineVersion": 1`, "/baselineVersion");
    const { accepted } = baseline;
    if (!Array.isArray(accepted))
      throw new JsonFault(`"accepted" must be a list, not ${kindOfJson(accepted)}`, "/accepted");
    return addFiles(accepted.map((entry: JsonValue, index) => readEntry(entry, `/accepted/${index}`)));
  });
}

function readEntry(value: JsonValue, pointer: string): BaselineEntry {
  const entry = objectAt(value, pointer, "an entry");
  expectKeys(entry, pointer, entryKeys, "in an entry");
  const text = (name: string): string => {
    const given = entry[name];
    if (typeof given === "string") return given;
    throw new JsonFault(`"${name}" of an entry must be a string, not ${kindOfJson(given)}`, `${pointer}/${name}`);
  };
  const { count = 1 } = entry;
  if (typeof count !== "number" || !Number.isSafeInteger(count) || count < 1)
    throw new JsonFault(`"count" of an entry must be a whole number from 1`, `${pointer}/count`);
  const note = entry["note"] === undefined ? undefined : text("note");
  return withoutUndefined({ code: text("code"), file: text("file"), subject: text("subject"), count, note });
}

/** Merges equal entries; those of one file first, then those of several messages with one subject, which an older version wrote for each file. */
function addFiles(entries: readonly BaselineEntry[]): readonly BaselineEntry[] {
  const ofFiles = mergeEqual(entries, ({ code, file, subject }) => JSON.stringify([code, file, subject]));
  return mergeEqual(ofFiles, baselineKey, (a, b) => (forAllFiles.has(a.code) ? a.count + b.count : greater(a, b)));
}

/** Merges equal entries; the greater count is used. If two branches accept the same problem, a merge in git keeps both lines. */
function mergeEqual(
  entries: readonly BaselineEntry[],
  keyOf = baselineKey,
  countOf: (a: BaselineEntry, b: BaselineEntry) => number = greater,
): readonly BaselineEntry[] {
  const merged = new Map<string, BaselineEntry>();
  for (const entry of entries) {
    const key = keyOf(entry);
    const before = merged.get(key);
    merged.set(key, before === undefined ? entry : { ...entry, ...before, count: countOf(before, entry) });
  }
  return [...merged.values()];
}

function greater(a: BaselineEntry, b: BaselineEntry): number {
  return Math.max(a.count, b.count);
}

/** The entries that accept all of `diagnostics`, sorted; entries that existed `before` keep their notes, and those that `isUnjudged` stay as they are. */
export function baselineOf(
  diagnostics: readonly Diagnostic[],
  before: readonly BaselineEntry[] = [],
  isUnjudged: (entry: BaselineEntry) => boolean = () => false,
): readonly BaselineEntry[] {
  const notes = new Map(before.map((entry) => [baselineKey(entry), entry.note]));
  const parts = diagnostics.flatMap((diagnostic) =>
    acceptedParts(diagnostic).map((part) => ({ ...part, whole: baselineKey(diagnostic) })),
  );
  const entries = [...groupBy(parts.toSorted(byName), baselineKey)].map(([key, group]): BaselineEntry => {
    const { code, file, subject, whole } = group[0]!;
    const note = notes.get(key) ?? notes.get(whole);
    return withoutUndefined({ code, file, subject, count: totalCount(group), note });
  });
  return mergeEqual([...entries, ...before.filter(isUnjudged)]).toSorted(byName);
}

/** The entries with those that accept `accepted`, too, sorted. */
export function withAccepted(
  entries: readonly BaselineEntry[],
  accepted: readonly Diagnostic[],
): readonly BaselineEntry[] {
  return mergeEqual([...baselineOf(accepted), ...entries]).toSorted(byName);
}

/** The text of a baseline: one entry per line, so that a diff shows each added and removed problem. */
export function baselineText(entries: readonly BaselineEntry[]): string {
  const lines = entries.map((entry) => `    ${entryText(entry)}`).join(",\n");
  return `{\n  "baselineVersion": 1,\n  "accepted": [${lines === "" ? "" : `\n${lines}\n  `}]\n}\n`;
}

function entryText({ code, file, subject, count, note }: BaselineEntry): string {
  const fields = withoutUndefined({ code, file, subject, count: count === 1 ? undefined : count, note });
  const words = Object.entries(fields).map(([name, value]) => `"${name}": ${JSON.stringify(value)}`);
  return `{ ${words.join(", ")} }`;
}

function byName(a: BaselineIdentity, b: BaselineIdentity): number {
  return compareText(a.code, b.code) || compareText(a.file, b.file) || compareText(a.subject, b.subject);
}
