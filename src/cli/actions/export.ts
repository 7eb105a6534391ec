// Exports a site for a program that makes sites.
import { readFileSync } from "node:fs";
import { adapterHosts, type AdapterHost } from "../../adapters/host-name.ts";
import { indentedJson } from "../../text/json-value.ts";
import type { CommandContext } from "../command-context.ts";
import { compileForOutput } from "../compile-for-output.ts";
import { isSource, partOfSite } from "../is-source.ts";
import { notExpressedNotes } from "../not-expressed-notes.ts";
import type { CompiledSite } from "../run-compile.ts";
import type { SiteOptions } from "../site-options.ts";
import { writeNote, writeToStdout } from "../streams.ts";
import { UsageError } from "../usage-error.ts";
import { writeResult } from "../write-result.ts";

/** The options of `navc export`. */
export interface ExportCommandOptions extends SiteOptions {
  readonly output?: string;
}

/** Runs `navc export`. */
export async function exportTo(
  host: AdapterHost,
  root: string,
  options: ExportCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { streams } = context;
  const { output, quiet } = options;
  if (output?.trim() === "") throw new UsageError("-o takes the name of a file.");
  const { site, report, code } = await compileForOutput(root, options, context);
  if (report !== "") streams.stderr.write(report);
  context.exitWith(code);
  const { navigation } = site.result;
  if (navigation === null) return;
  const { exportSite } = await import("../../adapters/export-site.ts");
  const { config, notExpressed } = exportSite(host, navigation, []);
  if (quiet !== true)
    for (const note of await notExpressedNotes(adapterHosts[host], notExpressed, root, site)) writeNote(streams, note);
  const text = indentedJson(config);
  if (output === undefined) await writeToStdout(streams, [text]);
  else await writeConfig(output, text, root, site);
}

/** A program that watches the file starts again for each write. */
async function writeConfig(output: string, text: string, root: string, site: CompiledSite): Promise<void> {
  if (isSource(output, root, site)) throw new UsageError(partOfSite("the export", output, "-o"));
  if (textAt(output) !== text) await writeResult(output, text);
}

function textAt(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
