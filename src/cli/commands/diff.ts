// navc diff prints what changed between two states of a site, and which addresses were lost.
import { Option, type Command } from "commander";
import pc from "picocolors";
import { count } from "../../diagnostics/codes.ts";
import type { NavigationDiff } from "../../diff/navigation-diff.ts";
import { addColorOptions, addSiteOptions, type CommonOptions } from "../common-options.ts";
import { configuredOptions } from "../configured-options.ts";
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
import { errorsFound, noErrors } from "../exit-code.ts";
import { givenLock } from "../lock-file.ts";
import { startProgress } from "../progress.ts";
import { visible } from "../../text/visible.ts";
import { readRedirectsFile } from "../result-file.ts";
import type { CommandContext } from "../run-compile.ts";
import { wantsColor, writeJson } from "../streams.ts";

interface DiffCommandOptions extends CommonOptions {
  readonly format: "text" | "markdown" | "json" | "redirects";
  readonly redirects?: string;
  readonly lock?: string;
}

/** Adds `navc diff <before> <after> [--format text|markdown|json|redirects]`. */
export function addDiffCommand(program: Command, context: CommandContext): void {
  const command = program
    .command("diff")
    .description("print what changed between two states of a site, and which addresses were lost")
    .argument("<before>", "a docs folder, a result file, or git:<rev>[:<folder>]")
    .argument("<after>", "the same");
  addColorOptions(addSiteOptions(command))
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
  const { stdout, stderr } = context.streams;
  const sides = readSideWords(words);
  const given = options.redirects === undefined ? undefined : readRedirectsFile(options.redirects);
  const [before, after] = await openBoth(sides, options, context);
  const { diffNavigation } = await import("../../diff/diff-navigation.ts");
  const redirects = given ?? after.redirects;
  const found = diffNavigation(before.navigation, after.navigation, {
    redirects: redirects ?? [],
    propose: !after.faults.losesPages,
    // Those of a result file are not known: with nothing to compare them with, all would seem to be removed.
    ...(redirects === undefined ? {} : { redirectsBefore: before.redirects ?? [] }),
  });
  const { diffNotes } = await import("../../render/diff-notes.ts");
  const [noted, notedAfter] = [
    { ...sides[0], faults: before.faults },
    { ...sides[1], faults: after.faults },
  ];
  const notes = diffNotes(found, [noted, notedAfter], redirects);
  const text = await printed(found, notes, options, context);
  const { format } = options;
  if (format === "json" || format === "redirects") writeJson(stdout, text);
  else stdout.write(text);
  for (const caution of notes.cautions) stderr.write(`navc: ${visible(caution)}\n`);
  if (format === "redirects") {
    stderr.write(leftOut(found));
    if (notes.chains !== undefined) stderr.write(`navc: ${notes.chains}\n`);
  }
  context.exitWith(found.ok ? noErrors : errorsFound);
}

/** A redirect to the source of another redirect would lead in a circle, or on to another page. */
function leftOut({ lost }: NavigationDiff): string {
  const caughtBy = lost.flatMap(({ proposal }) => proposal?.caughtBy ?? []);
  if (caughtBy.length === 0) return "";
  const first = [...new Set(caughtBy.map(arrowed))].map(visible).join(", ");
  return `navc: ${count(caughtBy.length, "lost address is", "lost addresses are")} left out, since redirects of docs.json lead away from where they should lead; remove those first: ${first}\n`;
}

async function openBoth(
  sides: readonly [SideWord, SideWord],
  options: DiffCommandOptions,
  context: CommandContext,
): Promise<readonly [ComparedSite, ComparedSite]> {
  const { compile } = await configuredOptions(settingsFolder(sides), options);
  const given = givenLock(options.lock);
  const lock = given === undefined ? {} : { lock: given.content };
  const progress = startProgress(context.streams.stderr);
  try {
    const how: SideCompile = {
      compiler: await context.loadCompiler(),
      options: { ...compile, ...lock },
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

async function printed(
  diff: NavigationDiff,
  notes: DiffNotes,
  options: DiffCommandOptions,
  { streams }: CommandContext,
): Promise<string> {
  if (options.format === "json")
    return `${JSON.stringify({ ...diff, ...(notes.cautions.length === 0 ? {} : { notes: notes.cautions }) }, null, 2)}\n`;
  if (options.format === "redirects") return `${JSON.stringify(diff.redirects, null, 2)}\n`;
  if (options.format === "markdown") return (await import("../../render/diff-markdown.ts")).diffMarkdown(diff, notes);
  const { diffText } = await import("../../render/diff-text.ts");
  return diffText(diff, pc.createColors(wantsColor(streams.stdout, streams, options.color)), notes);
}
