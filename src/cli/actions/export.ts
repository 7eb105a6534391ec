// Exports a site for a program that makes sites.
import { readFileSync } from "node:fs";
import { adapterHosts, type AdapterHost } from "../../adapters/host-name.ts";
import type { ExportedSite } from "../../adapters/exported-site.ts";
import type { HostFile } from "../../adapters/host-file.ts";
import type { Host } from "../../host/host.ts";
import { firstOf } from "../../render/text-layout.ts";
import type { ResolvedNavigation } from "../../site/navigation.ts";
import { indentedJson } from "../../text/json-value.ts";
import { visible } from "../../text/visible.ts";
import type { CommandContext } from "../command-context.ts";
import { compileForOutput } from "../compile-for-output.ts";
import { isSource, partOfSite } from "../is-source.ts";
import { notExpressedNotes } from "../not-expressed-notes.ts";
import type { CompiledSite } from "../run-compile.ts";
import type { SiteOptions } from "../site-options.ts";
import { writeNote, writeToStdout } from "../streams.ts";
import { errorsFound, UsageError } from "../usage-error.ts";
import { writeHostFiles, type RefusedFile, type WrittenFiles } from "../write-host-files.ts";
import { writeResult } from "../write-result.ts";

/** The options of `navc export`. */
export interface ExportCommandOptions extends SiteOptions {
  readonly output?: string;
  readonly pages?: string;
}

/** Runs `navc export`. */
export async function exportTo(
  host: AdapterHost,
  root: string,
  options: ExportCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { streams } = context;
  const { output, pages, quiet } = options;
  if (output?.trim() === "") throw new UsageError("-o takes the name of a file.");
  if (pages?.trim() === "") throw new UsageError("--pages takes the name of a folder.");
  const { site, report, code } = await compileForOutput(root, options, context);
  if (report !== "") streams.stderr.write(report);
  context.exitWith(code);
  const { navigation } = site.result;
  if (navigation === null) return;
  const { exportSite } = await import("../../adapters/export-site.ts");
  const exported = exportSite(host, navigation);
  const { config, notExpressed } = exported;
  const written = pages === undefined ? undefined : await writePages(pages, exported, navigation, site.host);
  if (quiet !== true)
    for (const note of await notExpressedNotes(adapterHosts[host], notExpressed.list(), root, site))
      writeNote(streams, note);
  const text = indentedJson(config);
  if (output === undefined) await writeToStdout(streams, [text]);
  else await writeConfig(output, text, root, site);
  if (written === undefined || written.refused.length === 0) return;
  for (const note of refusedNotes(written.refused)) writeNote(streams, note);
  context.exitWith(errorsFound);
}

async function writePages(
  folder: string,
  { files, pageFile, notExpressed }: ExportedSite,
  navigation: ResolvedNavigation,
  host: Host,
): Promise<WrittenFiles> {
  const { readPageSources } = await import("../../adapters/pages/page-source.ts");
  async function* all(): AsyncGenerator<HostFile, void> {
    yield* files;
    for await (const source of readPageSources(navigation, host, { notExpressed })) yield pageFile(source);
  }
  return writeHostFiles(folder, all());
}

const mostRefused = 10;

function refusedNotes(refused: readonly RefusedFile[]): readonly string[] {
  const { shown, left } = firstOf(refused, mostRefused);
  const notes = shown.map(({ path, reason }) => visible(`${path} was not written: ${reason}.`));
  return left === 0 ? notes : [...notes, `${left} more files were not written.`];
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
