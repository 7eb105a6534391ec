// Where do the accepted problems of a site live between two checks?
import type { BaselineEntry } from "../baseline/baseline.ts";
import { readBaseline } from "../baseline/read-baseline.ts";
import { baselineText } from "../baseline/write-baseline.ts";
import { readIfFile } from "./config-file.ts";
import { faultText } from "./fault-text.ts";
import { UsageError } from "./usage-error.ts";
import { writeResult } from "./write-result.ts";

/** The entries of a baseline; undefined when there is no such file. Throws `UsageError` where it can't be read. */
export function readBaselineFile(file: string): readonly BaselineEntry[] | undefined {
  const text = readIfFile(file);
  if (text === undefined) return undefined;
  const read = readBaseline(text);
  if (read.ok) return read.value;
  throw new UsageError(faultText(file, read));
}

/** Writes a baseline whole or not at all; a file that says the same is left alone. */
export async function writeBaselineFile(file: string, entries: readonly BaselineEntry[]): Promise<void> {
  const text = baselineText(entries);
  if (text !== readIfFile(file)) await writeResult(file, text);
}
