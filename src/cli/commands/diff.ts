// navc diff prints what changed between two states of a site, and which addresses were lost.
import { Option, type Command } from "commander";
import { count } from "../../diagnostics/codes.ts";
import type { NavigationDiff } from "../../diff/navigation-diff.ts";
import {
  openComparedSite,
  readSideWords,
  settingsFolder,
  type ComparedSite,
  type SideCompile,
  type SideWord,
} from "../diff-side.ts";
import { arrowed } from "../../render/diff-lost.ts";
import type { DiffNotes } from "../../render/diff-notes.ts";
import { indentedJson } from "../../text/json-value.ts";
import { visible } from "../../text/visible.ts";
import { startProgress } from "../progress.ts";
import { readRedirectsFile } from "../result-file.ts";
import type { CommandContext } from "../run-compile.ts";
import { addSiteOptions, readSettings, type SiteOptions } from "../site-options.ts";
import { colorsOf, writeJson, writeNote } from "../streams.ts";
import { errorsFound, noErrors } from "../usage-error.ts";

interface DiffCommandOptions extends SiteOptions {
  readonly format: "text" | "markdown" | "json" | "redirects";
  readonly redirects?: string;
}

/** Adds `navc diff <before> <after> [--format text|markdown|json|redirects]`. */
export function addDiffCommand(program: Command, context: CommandContext): void {
  const command = program
    .command("diff")
    .description("print what changed between two states of a site, and which addresses were lost")
    .argument("<before>", "a docs folder, a result file, or git:<rev>[:<folder>]")
    .argument("<after>", "the same");
  addSiteOptions(command)
    .addOption(
      new Option("--format <name>", "how to print it")
        .choices(["text", "markdown", "json", "redirects"])
        .default("text"),
    )
    .option("--redirects <file>", "the docs.json with the redirects of <after>, where that is a result file")
    .option("--lock <file>", "the addresses that generated pages keep, on both sides; the file is only read")
    .addHelpText(
      "after",
      `
Prints on stdout the pages, divisions, languages and versions that were added, removed, moved or renamed. An address
that existed and leads nowhere now, without a redirect, is an error: the exit code is 1. Reading git:<rev> touches
neither the work tree nor anything in the repository.

Examples:
  navc diff git:main docs                      docs in main, and docs as it is
  navc diff git:v1.0 git:HEAD                  two revisions of this folder
  navc diff git:v1.0:docs git:HEAD:docs        two revisions of docs
  navc diff before.json after.json             two files of navc compile -o
  navc diff git:main docs --format markdown    a comment for a pull request
  navc diff git:main docs --format redirects   what to put into "redirects" of docs.json`,
    )
    .action((before: string, after: string, options: DiffCommandOptions) => diff([before, after], options, context));
}

async function diff(
  words: readonly [string, string],
  options: DiffCommandOptions,
  context: CommandContext,
): Promise<void> {
  const { streams } = context;
  const sides = readSideWords(words);
  const given = options.redirects === undefined ? undefined : readRedirectsFile(options.redirects);
  const [before, after] = await openBoth(sides, options, context);
  const { diffNavigation } = await import("../../diff/diff-navigation.ts");
  const { diffNotes } = await import("../../render/diff-notes.ts");
  const redirects = given ?? after.redirects;
  const found = diffNavigation(before.navigation, after.navigation, {
    redirects: redirects ?? [],
    unknown: after.faults.unknown,
    // Those of a result file are not known: with nothing to compare them with, all would seem to be removed.
    ...(redirects === undefined ? {} : { redirectsBefore: before.redirects ?? [] }),
  });
  const noted = [
    { ...sides[0], faults: before.faults },
    { ...sides[1], faults: after.faults },
  ] as const;
  const notes = diffNotes(found, noted, redirects);
  await print(found, notes, options, context);
  for (const caution of notes.cautions) writeNote(streams, visible(caution));
  if (options.format === "redirects") {
    const leftOut = leftOutNote(found);
    if (leftOut !== undefined) writeNote(streams, leftOut);
    if (notes.chains !== undefined) writeNote(streams, notes.chains);
  }
  context.exitWith(found.ok ? noErrors : errorsFound);
}

/** A redirect to the source of another redirect would lead in a circle, or on to another page. */
function leftOutNote({ lost }: NavigationDiff): string | undefined {
  const caughtBy = lost.flatMap(({ proposal }) => proposal?.caughtBy ?? []);
  if (caughtBy.length === 0) return undefined;
  const first = [...new Set(caughtBy.map(arrowed))].map(visible).join(", ");
  return `${count(caughtBy.length, "lost address is", "lost addresses are")} left out, since redirects of docs.json lead away from where they should lead; remove those first: ${first}`;
}

async function openBoth(
  sides: readonly [SideWord, SideWord],
  options: DiffCommandOptions,
  context: CommandContext,
): Promise<readonly [ComparedSite, ComparedSite]> {
  const { compile } = await readSettings(settingsFolder(sides), options);
  const progress = startProgress(context.streams.stderr);
  try {
    const how: SideCompile = {
      compiler: await context.loadCompiler(),
      options: compile,
      watch: (host) => progress.watch(host),
    };
    // One after the other: both are busy, and neither waits for anything. A result file limits what the other side may know.
    if (sides[1].kind === "file") {
      const after = await openComparedSite(sides[1], how);
      return [await openComparedSite(sides[0], { ...how, beside: after.navigation }), after];
    }
    const before = await openComparedSite(sides[0], how);
    const beside = sides[0].kind === "file" ? before.navigation : undefined;
    return [before, await openComparedSite(sides[1], { ...how, beside })];
  } finally {
    progress.end();
  }
}

async function print(
  diff: NavigationDiff,
  notes: DiffNotes,
  { format, color }: DiffCommandOptions,
  { streams }: CommandContext,
): Promise<void> {
  const { stdout } = streams;
  switch (format) {
    case "json":
      return writeJson(
        stdout,
        indentedJson({ ...diff, ...(notes.cautions.length === 0 ? {} : { notes: notes.cautions }) }),
      );
    case "redirects":
      return writeJson(stdout, indentedJson(diff.redirects));
    case "markdown":
      return void stdout.write((await import("../../render/diff-markdown.ts")).diffMarkdown(diff, notes));
    case "text":
      return void stdout.write(
        (await import("../../render/diff-text.ts")).diffText(diff, colorsOf(streams, color), notes),
      );
  }
}
