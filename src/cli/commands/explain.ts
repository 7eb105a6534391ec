// navc explain prints why a page is where it is, and what a code means.
import pc from "picocolors";
import { join, relative, resolve, sep } from "node:path";
import { Option, type Command } from "commander";
import { catalog, type DiagnosticCode } from "../../diagnostics/catalog.ts";
import type { Explanation } from "../../explain/explanation.ts";
import type { TextStyle } from "../../render/text-layout.ts";
import { addCommonOptions, type CommonOptions } from "../common-options.ts";
import { errorsFound, noErrors } from "../exit-code.ts";
import { givenLock, lockOption } from "../lock-file.ts";
import { runCompile, type CommandContext, type CompiledSite, type GivenLock } from "../run-compile.ts";
import { wantsColor, writeJson } from "../streams.ts";
import type { Host } from "../../host/host.ts";
import type { LockFile } from "../../routes/lock-file.ts";
import { configFile } from "../../options.ts";
import { UsageError } from "../usage-error.ts";
import { existsSync, readFileSync } from "node:fs";

interface ExplainCommandOptions extends CommonOptions {
  readonly format: "text" | "json";
  readonly lock?: string;
}

/** Adds `navc explain <what> [root] [--format text|json] [--lock file]`. */
export function addExplainCommand(program: Command, context: CommandContext): void {
  const command = program
    .command("explain")
    .description("print why a page is where it is, or what a code means")
    .argument("<what>", "an address, a page path, a file, an endpoint, or a code");
  addCommonOptions(command)
    .addOption(new Option("--format <name>", "how to print it").choices(["text", "json"]).default("text"))
    .option(...lockOption)
    .addHelpText(
      "after",
      `
Prints on stdout where a page comes from: its file, title and address, each entry that lists it with all above it, what
is beside it, and the same page in other editions. The exit code is 1 when there is no such page.

Examples:
  navc explain /guides/auth docs           an address
  navc explain docs/guides/auth.mdx docs   a file
  navc explain "GET /users" docs           an endpoint
  navc explain page-not-found              what a code means`,
    )
    .action(async (what: string, root: string, options: ExplainCommandOptions) => {
      const style = styleFor(root, options, context);
      if (isCode(what)) {
        print(await codePage(what, options.format, style), options, context);
        return context.exitWith(noErrors);
      }
      const explanation = await explainWhat(what, root, options, context);
      print(await textOf(explanation, options, style), options, context);
      context.exitWith(explanation.kind === "nothing" ? errorsFound : noErrors);
    });
}

function print(text: string, { format }: ExplainCommandOptions, { streams }: CommandContext): void {
  if (format === "json") writeJson(streams.stdout, text);
  else streams.stdout.write(text);
}

function isCode(word: string): word is DiagnosticCode {
  return Object.hasOwn(catalog, word);
}

async function explainWhat(
  what: string,
  root: string,
  options: ExplainCommandOptions,
  context: CommandContext,
): Promise<Explanation> {
  const lock = givenLock(options.lock);
  const site = await runCompile(root, options, context, { lock });
  const host = (await context.loadCompiler()).openHost(root);
  return explainSite(wordsFor(what, root), { site, host, lock });
}

/** The words as given, and as a path from the docs folder where the shell gave one from the current folder. */
function wordsFor(what: string, root: string): readonly string[] {
  const path = relative(root, resolve(what)).split(sep).join("/");
  const isInside = path !== "" && path !== ".." && !path.startsWith("../") && path !== what;
  return isInside && !/\s|:\/\//.test(what) ? [what, path] : [what];
}

async function textOf(explanation: Explanation, { format }: ExplainCommandOptions, style: TextStyle): Promise<string> {
  if (format === "json") return `${JSON.stringify(explanation, null, 2)}\n`;
  const { explanationText } = await import("../../render/explanation-text.ts");
  return explanationText(explanation, style);
}

function styleFor(root: string, { color }: CommonOptions, { streams }: CommandContext): TextStyle {
  const colors = pc.createColors(wantsColor(streams.stdout, streams, color));
  return {
    heading: colors.bold,
    faint: colors.dim,
    place: colors.cyan,
    // A path from the current folder opens in an editor with one click.
    fileName: (file) => join(root, file),
  };
}

/** The site, its files, and the lock it was compiled with. */
interface SiteToExplain {
  readonly site: CompiledSite;
  readonly host: Host;
  readonly lock: GivenLock | undefined;
}

/** Explains what the words name. Throws `UsageError` where the site could not be read at all. */
async function explainSite(words: readonly string[], { site, host, lock }: SiteToExplain): Promise<Explanation> {
  const { explain, nearestCode } = await import("../../explain/explain.ts");
  const { result, configured } = site;
  const { navigation, diagnostics, redirects } = result;
  const config = configFile(configured.compile.config);
  if (navigation === null) throw new UsageError(unreadable(words[0] ?? "", config, nearestCode));
  const locked = lockedAddresses(lock);
  return explain(words, {
    navigation,
    diagnostics,
    redirects,
    host,
    config,
    ...(locked === undefined ? {} : { locked }),
  });
}

function unreadable(word: string, config: string, nearestCode: (word: string) => string | undefined): string {
  const code = nearestCode(word);
  const meant = code === undefined ? "" : ` Did you mean the code ${code}?`;
  return `${config} could not be read, so there is no site to explain; navc check says why.${meant}`;
}

function lockedAddresses(lock: GivenLock | undefined): LockFile["operations"] | undefined {
  if (lock === undefined) return undefined;
  if (typeof lock.content !== "string") return lock.content.operations;
  try {
    return (JSON.parse(lock.content) as Partial<LockFile>).operations;
  } catch {
    // A broken lock was reported as a problem of the site.
    return undefined;
  }
}

/** The page of a code for a terminal, or as JSON; its severity alone where the package has no such page. */
async function codePage(code: DiagnosticCode, format: "text" | "json", style: TextStyle): Promise<string> {
  const page = readPage(code);
  const { severity } = catalog[code];
  const level = typeof severity === "string" ? severity : "by the case";
  if (format === "json")
    return `${JSON.stringify({ kind: "code", code, severity: level, page: page ?? null }, null, 2)}\n`;
  if (page !== undefined) return (await import("../../render/code-page-text.ts")).codePageText(page, style);
  return `${style.heading(code)}\n\nSeverity: ${level}. This package has no page about it.\n`;
}

/** The same place from `src/cli/commands` and from `dist/cli/commands`. */
function readPage(code: DiagnosticCode): string | undefined {
  const page = new URL(`../../../docs/diagnostics/${code}.md`, import.meta.url);
  return existsSync(page) ? readFileSync(page, "utf8") : undefined;
}
