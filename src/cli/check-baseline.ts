// Which baseline holds for a check, and what is written to it?
import { baselineOf } from "../baseline/write-baseline.ts";
import { count } from "../diagnostics/codes.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { visible } from "../text/visible.ts";
import { readBaselineFile, writeBaselineFile } from "./baseline-file.ts";
import { pathFromHere } from "./config-file.ts";
import type { ConfiguredBaseline } from "./configured-options.ts";
import type { BaselineInUse } from "./judge-findings.ts";
import { isWithin, repositoryOf } from "./repository-bounds.ts";
import { UsageError } from "./usage-error.ts";

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
  tell: (line: string) => void,
): Promise<BaselineInUse> {
  const entries = baselineOf(kept, before);
  await writeBaselineFile(file, entries);
  tell(
    `${visible(file)} now accepts ${count(kept.length, "problem")} in ${count(entries.length, "entry", "entries")}; it had ${before.length}`,
  );
  return { file, entries };
}
