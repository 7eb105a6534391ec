// Compiles one site for `navc compile`: what has to be printed and written, and the exit code.
import { join } from "node:path";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { isOnePlace } from "../../../project/settings/repository-path.ts";
import type { CompileCommandOptions } from "./command-options.ts";
import { checkFormatOptions, feedOptions, formattedOutput } from "./formatted-output.ts";
import type { FileToWrite } from "./output-files.ts";
import { compileForOutput, type SiteForOutput } from "../site-for-output.ts";
import type { SplitToWrite } from "./split-to-write.ts";
import { isSource, replacesSource } from "../../../project/is-source.ts";
import type { PrintedSite } from "../printed-site.ts";
import type { CommandContext } from "../command-context.ts";
import { writeNote } from "../io/streams.ts";
import { errorsFound, noErrors } from "../io/exit-codes.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** A compiled site, of which nothing has been written yet. */
export interface SiteToWrite {
  readonly code: number;
  /** The result or the feed, in pieces. It can be read only once. */
  readonly text: Iterable<string>;
  /** The navigation in parts, if that was requested. */
  readonly split?: SplitToWrite;
  /** The files to write, in this order. */
  readonly writes: readonly FileToWrite[];
}

/**
 * Compiles the docs folder `root`, and reports on stderr what was found. Rejects with `UsageError` for wrong options, and if a
 * file to write is a part of the site.
 */
export async function siteToWrite(
  root: string,
  options: CompileCommandOptions,
  context: CommandContext,
): Promise<SiteToWrite> {
  // Before the site is compiled: it may take a while.
  checkNames(options);
  await checkFormatOptions(options);
  const { site, report, code, inputs } = await compileWithInputs(root, { ...options, writesLock: true }, context);
  if (report !== "") context.streams.stderr.write(report);
  const { text, furtherFiles, notes } = await formattedOutput(site, options);
  if (options.quiet !== true) for (const note of notes) writeNote(context.streams, note);
  if (options.output !== undefined && site.result.navigation === null && options.quiet !== true)
    writeNote(context.streams, `${visible(options.output)} is not written, because docs.json can't be read`);
  const split = await splitOf(site, options);
  checkTargets(options, furtherFiles, root, site);
  checkSplit(split, options, root, site);
  return {
    code: options.exitZero === true && code === errorsFound ? noErrors : code,
    text: text === undefined || options.split !== undefined ? [] : text,
    ...(split === undefined ? {} : { split }),
    writes: [
      ...(options.output === undefined || text === undefined || site.result.navigation === null
        ? []
        : [{ file: options.output, text }]),
      ...furtherFiles,
      // Addresses are kept once they are published, and a result that could not be written is not published.
      ...lockToWrite(site),
      // It is written last: if it exists, everything else was written.
      ...inputs,
    ],
  };
}

/** The parts of a site. Without a navigation there are none, and existing ones stay. */
async function splitOf({ result }: PrintedSite, { split }: CompileCommandOptions): Promise<SplitToWrite | undefined> {
  if (split === undefined || result.navigation === null) return undefined;
  const { splitToWrite } = await import("./split-to-write.ts");
  return splitToWrite(result.navigation, split);
}

function checkNames({ output, inputs, lock, split, lines, without, format = "json" }: CompileCommandOptions): void {
  if (output?.trim() === "") throw new UsageError("-o takes the name of a file.");
  if (split?.trim() === "") throw new UsageError("--split takes the name of a folder.");
  if (split !== undefined && format !== "json")
    throw new UsageError(`--split has no effect on --format ${format}. It is for --format json.`);
  if (split !== undefined && (lines === true || without !== undefined))
    throw new UsageError(
      `${lines === true ? "--lines" : "--without"} is for the whole result in one file, and --split writes parts of it for readers.`,
    );
  if (inputs?.trim() === "") throw new UsageError("--inputs takes the name of a file, such as inputs.json.");
  const given = { "-o": output, "--inputs": inputs, "--lock": lock, "--split": split };
  const named = Object.entries(given).flatMap(([option, file]) => (file === undefined ? [] : [{ option, file }]));
  for (const [index, { option, file }] of named.entries()) {
    const other = named.slice(index + 1).find((later) => isOnePlace(file, later.file));
    if (other !== undefined)
      throw new UsageError(
        `${option} and ${other.option} name the same file, ${file}, and one would replace the other.`,
      );
  }
}

interface SiteWithInputs extends SiteForOutput {
  readonly inputs: readonly FileToWrite[];
}

async function compileWithInputs(
  root: string,
  options: CompileCommandOptions,
  context: CommandContext,
): Promise<SiteWithInputs> {
  const { inputs, format } = options;
  // A host answers with pages in no list, too, and a wildcard must not hide them.
  const more = format === "redirects" ? { discover: true } : {};
  if (inputs === undefined) return { ...(await compileForOutput(root, options, context, more)), inputs: [] };
  const { inputsText, recordFetches } = await import("../../../project/results/result-inputs.ts");
  const fetched = new Map<string, string | undefined>();
  const loadCompiler: CommandContext["loadCompiler"] = async () => recordFetches(await context.loadCompiler(), fetched);
  const compiled = await compileForOutput(root, options, { ...context, loadCompiler }, more);
  const text = inputsText(root, compiled.site, fetched, { version: context.version, feed: feedOptions(options) });
  return { ...compiled, inputs: [{ file: inputs, text }] };
}

// A result must not overwrite the sources of the site: the next build would fail.
function checkTargets(
  { output, inputs }: CompileCommandOptions,
  furtherFiles: readonly FileToWrite[],
  root: string,
  site: PrintedSite,
): void {
  const outputs = output === undefined ? [] : [output, ...furtherFiles.map(({ file }) => file)];
  const replaced = outputs.find((file) => isSource(file, root, site));
  if (replaced !== undefined) throw new UsageError(replacesSource("the result", replaced, "-o"));
  if (inputs !== undefined && isSource(inputs, root, site))
    throw new UsageError(replacesSource("the list of inputs", inputs, "--inputs"));
}

function checkSplit(
  split: SplitToWrite | undefined,
  { output, inputs, lock }: CompileCommandOptions,
  root: string,
  site: PrintedSite,
): void {
  const others = [output, inputs, lock].filter((file) => file !== undefined);
  for (const file of split?.files.map(({ path }) => join(split.folder, path)) ?? []) {
    if (isSource(file, root, site)) throw new UsageError(replacesSource("a part of the result", file, "--split"));
    if (others.some((other) => isOnePlace(file, other)))
      throw new UsageError(`--split writes ${file}, which another option names, too. Name another file for that.`);
  }
}

/** The lock to write. A lock without changes is not written, so that programs that watch it do not restart. */
function lockToWrite({ result, settings: { lock } }: PrintedSite): readonly FileToWrite[] {
  if (lock === undefined || result.lock === undefined) return [];
  const text = indentedJson(result.lock);
  return text === lock.text ? [] : [{ file: lock.file, text }];
}
