// navc diff: what changed, and which addresses were lost?
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
import { errorsFound, noErrors } from "../exit-code.ts";
import { givenLock } from "../lock-file.ts";
import { startProgress } from "../progress.ts";
import { readRedirectsFile } from "../result-file.ts";
import type { CommandContext } from "../run-compile.ts";
import { wantsColor } from "../streams.ts";

interface DiffCommandOptions extends CommonOptions {
  readonly format: "text" | "markdown" | "json" | "redirects";
  readonly redirects?: string;
  readonly discover?: boolean;
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
    .option("--discover", "pages that no entry names have an address, too")
    .option("--lock <file>", "the addresses that generated pages keep, on both sides; the file is only read")
    .addHelpText(
      "after",
      `
Prints on stdout the pages, divisions, languages and versions that came, went, moved or are called otherwise. An address
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
  const found = diffNavigation(before.navigation, after.navigation, { redirects: redirects ?? [] });
  stdout.write(await printed(found, options, context));
  for (const [index, { errors }] of [before, after].entries())
    if (errors > 0) stderr.write(errorsLine(sides[index]!, errors));
  if (redirects === undefined && !found.ok)
    stderr.write(
      `navc: ${sides[1].word} is a result file, which has no redirects; name the docs.json that has them with --redirects\n`,
    );
  const unnamed = options.discover === true ? 0 : unnamedFiles(found, before, after);
  if (unnamed > 0)
    stderr.write(
      `navc: ${count(unnamed, "lost address still has its page file", "lost addresses still have their page files")}, which no entry names; --discover counts such pages\n`,
    );
  context.exitWith(found.ok ? noErrors : errorsFound);
}

/** The number of lost addresses whose file is still there: on the platform they still lead to it. */
function unnamedFiles({ lost }: NavigationDiff, before: ComparedSite, after: ComparedSite): number {
  const { site, pages } = before.navigation;
  return lost.filter(({ href }) => {
    const file = pages[href === "/" && site.basePath !== "" ? site.basePath : site.basePath + href]?.file;
    return typeof file === "string" && after.hasFile(file);
  }).length;
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
      options: { ...compile, ...lock, discover: options.discover === true },
      watch: (host) => progress.watch(host),
    };
    // One after the other: both are busy, and neither waits for anything.
    const before = await openComparedSite(sides[0], how);
    return [before, await openComparedSite(sides[1], how)];
  } finally {
    progress.end();
  }
}

async function printed(
  diff: NavigationDiff,
  options: DiffCommandOptions,
  { streams }: CommandContext,
): Promise<string> {
  if (options.format === "json") return `${JSON.stringify(diff, null, 2)}\n`;
  if (options.format === "redirects") return `${JSON.stringify(diff.redirects, null, 2)}\n`;
  if (options.format === "markdown") return (await import("../diff-markdown.ts")).diffMarkdown(diff);
  const { diffText } = await import("../diff-text.ts");
  return diffText(diff, pc.createColors(wantsColor(streams.stdout, streams, options.color)));
}

function errorsLine(side: SideWord, errors: number): string {
  const shows =
    side.kind === "folder" ? `navc check ${side.word} shows them` : "navc check shows them in that revision";
  return `navc: ${side.word} has ${count(errors, "error")}, so pages of it may be missing here; ${shows}\n`;
}
