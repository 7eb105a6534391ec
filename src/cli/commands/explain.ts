// navc explain: why is this page there, and what does this code mean?
import { join, relative, resolve, sep } from "node:path";
import { Option, type Command } from "commander";
import pc from "picocolors";
import { catalog, type DiagnosticCode } from "../../diagnostics/catalog.ts";
import type { Explanation } from "../../explain/explanation.ts";
import type { TextStyle } from "../../render/text-layout.ts";
import { addCommonOptions, type CommonOptions } from "../common-options.ts";
import { errorsFound, noErrors } from "../exit-code.ts";
import { explainSite } from "../explain-site.ts";
import { givenLock, lockOption } from "../lock-file.ts";
import { runCompile, type CommandContext } from "../run-compile.ts";
import { wantsColor, writeJson } from "../streams.ts";

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
stands around it, and the same page in other editions. The exit code is 1 when there is no such page.

Examples:
  navc explain /guides/auth docs           an address
  navc explain docs/guides/auth.mdx docs   a file
  navc explain "GET /users" docs           an endpoint
  navc explain page-not-found              what a code means`,
    )
    .action(async (what: string, root: string, options: ExplainCommandOptions) => {
      const style = styleFor(root, options, context);
      if (isCode(what)) {
        const { codePage } = await import("../code-page.ts");
        print(codePage(what, options.format, style), options, context);
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
    // A path from where the reader stands opens in an editor with one click.
    fileName: (file) => join(root, file),
  };
}
