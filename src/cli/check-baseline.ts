// The baseline of a check: found, read and written.
import { baselineOf, baselineText } from "../baseline/baseline.ts";
import { count } from "../diagnostics/codes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { visible } from "../text/visible.ts";
import { pathFromHere, readIfFile, faultText } from "./config-file.ts";
import type { ConfiguredBaseline } from "./configured-options.ts";
import type { BaselineInUse } from "./judge-findings.ts";
import { isWithin, repositoryOf } from "./repository-path.ts";
import { UsageError } from "./usage-error.ts";
import type { BaselineEntry } from "../baseline/baseline.ts";
import { readBaseline } from "../baseline/baseline.ts";
import { writeResult } from "./write-result.ts";

/** What the command line says of baselines. */
export interface BaselineOptions {
  /** A file; false for none, whatever the configuration says. */
  readonly baseline?: string | false;
  readonly updateBaseline?: boolean;
}

/**
 * The baseline to use: that of the command line, else that of the configuration. Throws `UsageError` for one that is not
 * there or can't be read; one that is to be written may be missing. One that the configuration names lies
 * in its repository: a pull request may change the configuration, and what the command line says is the user's own word.
 */
export function openBaseline(
  { baseline, updateBaseline = false }: BaselineOptions,
  configured: ConfiguredBaseline | undefined,
  root: string,
): BaselineInUse | undefined {
  const file = baseline === false ? undefined : (baseline ?? fileOf(configured));
  if (file?.trim() === "") throw new UsageError("--baseline takes the name of a file, such as navc.baseline.json.");
  if (file === undefined) {
    if (!updateBaseline) return undefined;
    throw new UsageError(
      `--update-baseline writes a file: name it with --baseline navc.baseline.json, or as "baseline" in navc.config.json.`,
    );
  }
  const entries = readBaselineFile(file);
  if (entries === undefined && !updateBaseline) {
    const named = baseline === undefined ? "" : ` --baseline ${file}`;
    throw new UsageError(
      `There is no baseline "${file}". To make one that accepts all problems there are now: navc check ${root}${named} --update-baseline`,
    );
  }
  return { file, entries: entries ?? [] };
}

function fileOf(configured: ConfiguredBaseline | undefined): string | undefined {
  if (configured === undefined) return undefined;
  const { file, written, config } = configured;
  const top = repositoryOf(config.folder);
  if (isWithin(top, file)) return file;
  throw new UsageError(
    visible(
      `"baseline" in ${pathFromHere(config.file)} names "${written}", which lies outside of ${top}, so it is neither read nor written. Name a file inside, or give this one on the command line: --baseline ${file}`,
    ),
  );
}

/** Writes a baseline that accepts `kept`, and says what changed; the baseline as it is from now on. */
export async function updateBaseline(
  { file, entries: before }: BaselineInUse,
  kept: readonly Diagnostic[],
  print: (line: string) => void,
): Promise<BaselineInUse> {
  const entries = baselineOf(kept, before);
  await writeBaselineFile(file, entries);
  print(
    `${visible(file)} now accepts ${count(kept.length, "problem")} in ${count(entries.length, "entry", "entries")}; it had ${before.length}`,
  );
  return { file, entries };
}

/** The entries of a baseline; undefined when there is no such file. Throws `UsageError` where it can't be read. */
function readBaselineFile(file: string): readonly BaselineEntry[] | undefined {
  const text = readIfFile(file);
  if (text === undefined) return undefined;
  const read = readBaseline(text);
  if (read.ok) return read.value;
  throw new UsageError(faultText(file, read));
}

/** Writes a baseline whole or not at all; a file that says the same is left alone. */
async function writeBaselineFile(file: string, entries: readonly BaselineEntry[]): Promise<void> {
  const text = baselineText(entries);
  if (text !== readIfFile(file)) await writeResult(file, text);
}
