// Reads the text of a baseline.
import { checkJson, expectKeys, JsonFault, objectAt, type CheckedJson } from "../text/checked-json.ts";
import { kindOfJson, type JsonValue } from "../text/json-value.ts";
import { baselineKey, type BaselineEntry } from "./baseline.ts";

const entryKeys = ["code", "file", "subject", "count", "note"];

/**
 * The entries of a baseline, one for each problem; or the first thing wrong with the text, with line and column from 1.
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
      throw new JsonFault(`"accepted" is a list, and not ${kindOfJson(accepted)}`, "/accepted");
    return mergeEqual(accepted.map((entry: JsonValue, index) => readEntry(entry, `/accepted/${index}`)));
  });
}

function readEntry(value: JsonValue, pointer: string): BaselineEntry {
  const entry = objectAt(value, pointer, "an entry");
  expectKeys(entry, pointer, entryKeys, "in an entry");
  const text = (name: string): string => {
    const given = entry[name];
    if (typeof given === "string") return given;
    throw new JsonFault(`"${name}" of an entry is a string, and not ${kindOfJson(given)}`, `${pointer}/${name}`);
  };
  const { count = 1 } = entry;
  if (typeof count !== "number" || !Number.isSafeInteger(count) || count < 1)
    throw new JsonFault(`"count" of an entry is a whole number from 1`, `${pointer}/count`);
  const note = entry["note"] === undefined ? {} : { note: text("note") };
  return { code: text("code"), file: text("file"), subject: text("subject"), count, ...note };
}

/** Two branches may have accepted the same problem, and a merge then keeps both lines: the greater count holds. */
function mergeEqual(entries: readonly BaselineEntry[]): readonly BaselineEntry[] {
  const merged = new Map<string, BaselineEntry>();
  for (const entry of entries) {
    const key = baselineKey(entry);
    const before = merged.get(key);
    merged.set(key, before === undefined ? entry : { ...entry, ...before, count: Math.max(before.count, entry.count) });
  }
  return [...merged.values()];
}
