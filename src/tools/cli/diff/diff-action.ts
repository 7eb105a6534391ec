// Compares two states of a site and prints what changed.
import { count } from "../../../compiler/diagnostics/codes.ts";
import type { NavigationDiff } from "../../../outputs/diff/navigation-diff.ts";
import {
  compareSides,
  notesOf,
  type CompareOptions,
  type SidesCompared,
} from "../../../project/comparison/compare-sides.ts";
import {
  folderOnDisk,
  readSideWords,
  settingsFolder,
  wayOf,
  type SideWord,
} from "../../../project/comparison/diff-side.ts";
import { demandUnread, isSource, replacesSource } from "../../../project/is-source.ts";
import { arrowed } from "../../../outputs/render/arrowed.ts";
import { guessesLeftOut } from "../../../outputs/render/diff-lost.ts";
import { isSame } from "../../../outputs/render/diff-rows.ts";
import { missingNotes, type DiffNotes } from "../../../outputs/render/diff-notes.ts";
import { indentedJson } from "../../../compiler/text/json-value.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { dialectNote } from "../../../project/settings/platform-dialect.ts";
import type { DiffFormat } from "../output-formats.ts";
import { bodyCache } from "../body-cache.ts";
import { navcCommand } from "../../../project/settings/shell-word.ts";
import type { CommandContext, PreviewCommandContext } from "../command-context.ts";
import { readSettings, type SiteSettings } from "../../../project/settings/site-settings.ts";
import { colorsOf } from "../io/colors-of.ts";
import { noteWritten } from "../io/note-written.ts";
import { withProgress } from "../io/progress.ts";
import { columnsOf, writeJson, writeNote } from "../io/streams.ts";
import { nodeHost } from "../../../project/disk/node-host.ts";
import { workingSide } from "../../../project/comparison/working-side.ts";
import { writeFile } from "../../../project/writer/write-file.ts";
import { errorsFound, noErrors } from "../io/exit-codes.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** The options of `navc diff`. */
export interface DiffCommandOptions extends CompareOptions {
  readonly format: DiffFormat;
  readonly reporter?: "text" | "json";
  readonly output?: string;
  readonly quietWhenSame?: boolean;
}

/** Runs `navc diff`. */
export async function diff(
  words: readonly [before: string, after: string | undefined],
  options: DiffCommandOptions,
  context: PreviewCommandContext,
): Promise<void> {
  const { streams } = context;
  const [before, after = workingSide(before, options.config)] = words;
  const sides = readSideWords([before, after]);
  requireOutput(sides, options);
  const compared = await withProgress(streams, async (progress) =>
    compareSides(sides, options, {
      compiler: await context.loadCompiler(),
      cache: bodyCache(context),
      begin: (phase) => progress.begin(phase),
      onProgress: progress.show,
      keepsRecord: options.format === "html",
    }),
  );
  const { changed } = compared;
  if (options.quietWhenSame === true && isWholeSame(changed)) return context.exitWith(noErrors);
  const notes = notesOf(sides, compared);
  const missing = missingNotes(notes);
  const hostFiles = changed.lost.length === 0 ? [] : await hostFilesOf(sides[1]);
  if (options.format === "html") await writePicture(sides, compared, options, context);
  else {
    await print(changed, { notes, missing }, { ...options, format: options.format }, context);
    const next = options.format === "text" ? repairCommand(sides, compared, { ...options, hostFiles }) : undefined;
    if (next !== undefined) streams.stdout.write(`next: ${visible(next)}\n`);
  }
  for (const note of missing) writeNote(streams, visible(note));
  const guessed = guessNote(sides, compared, options);
  if (guessed !== undefined) writeNote(streams, guessed);
  if (options.format === "redirects") {
    for (const note of [leftOutNote(changed), guessesNote(changed)]) if (note !== undefined) writeNote(streams, note);
    if (notes.chains !== undefined) writeNote(streams, visible(notes.chains));
  }
  context.exitWith(changed.ok ? noErrors : errorsFound);
}

/** The note on a dialect that neither the options, nor the settings, nor a result file names. */
function guessNote(
  sides: readonly [SideWord, SideWord],
  { before, after }: SidesCompared,
  options: DiffCommandOptions,
): string | undefined {
  if (sides.every(({ kind }) => kind === "file")) return undefined;
  const root = settingsFolder(sides);
  const [ofBefore, ofAfter] = [before, after].map(({ navigation }, index) =>
    sides[index]?.kind === "file" ? wayOf(navigation.site) : {},
  );
  return dialectNote(root, { ...ofBefore, ...ofAfter, ...readSettings(root, options).compile });
}

/** The files in which hosts have redirects, of the folder that is compared. */
async function hostFilesOf(after: SideWord): Promise<readonly string[]> {
  if (after.kind !== "folder") return [];
  const { usualHostFiles } = await import("../../../project/change/hosts/find-host-file.ts");
  return usualHostFiles(nodeHost(after.word));
}

/** The command that edits what was forgotten, if a lost address is that of a file that has moved. */
function repairCommand(
  [before, after]: readonly [SideWord, SideWord],
  { compared: { sides, pages, leftOut }, changed }: SidesCompared,
  { config, hostFiles }: Pick<DiffCommandOptions, "config"> & { readonly hostFiles: readonly string[] },
): string | undefined {
  if (before.kind !== "git" || after.kind !== "folder") return undefined;
  const [old, found] = sides;
  const files = new Set([...found.pages.values()].map(({ file }) => file));
  const hasMoved = changed.lost.some(({ href }) => {
    const page = old.pages.get(href);
    const target = page === undefined ? undefined : pages.to.get(page)?.file;
    if (page === undefined || page.file === null || typeof target !== "string") return false;
    return !files.has(page.file) && leftOut(page) === undefined;
  });
  // Redirects go where the site has them.
  const place = hostFiles.length === 1 ? ["--redirects", "host"] : [];
  return hasMoved ? navcCommand(["mv", "--repair", before.word, ...place], after.word, config) : undefined;
}

/** Throws if a side can't be shown as a page: that needs places in files and problems, which a result file does not have. */
function requireOutput(sides: readonly [SideWord, SideWord], { format, output, redirects }: DiffCommandOptions): void {
  const [, after] = sides;
  if (format !== "html" && output !== undefined)
    throw new UsageError("-o is for --format html. Write the other formats to a file with >.");
  if (format !== "html") return;
  if (output === undefined) throw new UsageError("--format html needs the name of a file: -o diff.html");
  if (after.kind === "file")
    throw new UsageError(
      `--format html needs <after> as a docs folder or git:<rev>, because "${after.word}" has neither lines nor problems.`,
    );
  demandUnread(output, [...sides.map(({ word }) => word), redirects], "the comparison");
}

async function writePicture(
  sides: readonly [SideWord, SideWord],
  compared: SidesCompared,
  options: DiffCommandOptions,
  context: PreviewCommandContext,
): Promise<void> {
  const { output = "" } = options;
  const settings = readSettings(settingsFolder(sides), options);
  if (isSourceOfSide(output, sides, compared, settings))
    throw new UsageError(replacesSource("the comparison", output, "-o"));
  const program = await context.loadPreview();
  const text = await program.comparedFile(sides, compared, settings);
  await writeFile(output, text);
  noteWritten(context.streams, output);
}

function isSourceOfSide(
  file: string,
  sides: readonly [SideWord, SideWord],
  { before, after }: SidesCompared,
  settings: SiteSettings,
): boolean {
  return [before, after].some(({ result }, index) => {
    const folder = folderOnDisk(sides[index]!);
    return folder !== undefined && result !== undefined && isSource(file, folder, { result, settings });
  });
}

function isWholeSame(changed: NavigationDiff): boolean {
  return isSame(changed) && changed.before.basePath === changed.after.basePath;
}

/** The note about redirects that are left out: a redirect to the source of another one would lead in a circle, or to another page. */
function leftOutNote({ lost }: NavigationDiff): string | undefined {
  const caughtBy = lost.flatMap(({ proposal }) => proposal?.caughtBy ?? []);
  if (caughtBy.length === 0) return undefined;
  const first = [...new Set(caughtBy.map(arrowed))].map(visible).join(", ");
  return `${count(caughtBy.length, "lost address is", "lost addresses are")} left out, since redirects of docs.json lead away from where they should lead; remove those first: ${first}`;
}

function guessesNote(diff: NavigationDiff): string | undefined {
  const guesses = guessesLeftOut(diff);
  if (guesses === 0) return undefined;
  return `${count(guesses, "lost address is", "lost addresses are")} left out, since only a guess is proposed; read ${guesses === 1 ? "it" : "them"} in the other formats, and add ${guesses === 1 ? "it" : "them"} with --guesses`;
}

async function print(
  diff: NavigationDiff,
  { notes, missing }: { readonly notes: DiffNotes; readonly missing: readonly string[] },
  { format, color }: DiffCommandOptions & { readonly format: Exclude<DiffFormat, "html"> },
  { streams }: CommandContext,
): Promise<void> {
  const { stdout } = streams;
  switch (format) {
    case "json":
      return writeJson(stdout, indentedJson({ ...diff, ...(missing.length === 0 ? {} : { notes: missing }) }));
    case "redirects":
      return writeJson(stdout, indentedJson(diff.redirects));
    case "markdown":
      return void stdout.write((await import("../../../outputs/render/diff-markdown.ts")).markdownDiff(diff, notes));
    case "text":
      return void stdout.write(
        (await import("../../../outputs/render/diff-text.ts")).styledDiff(
          diff,
          { colors: colorsOf(streams, color), columns: columnsOf(stdout) },
          notes,
        ),
      );
  }
}
