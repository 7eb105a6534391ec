// navc check prints what is wrong with a site.
import { InvalidArgumentError, Option, type Command } from "commander";
import { count } from "../../diagnostics/codes.ts";
import { problemsIn } from "../../diagnostics/diagnostic.ts";
import { parity, type Parity } from "../../render/parity.ts";
import { checkReporters, reporterNames, type CheckedSite, type ReporterName } from "../check-reporters.ts";
import type { FixOptions } from "../fix-site.ts";
import type { BaselineOptions } from "../judge-findings.ts";
import { repositoryPath } from "../repository-path.ts";
import {
  allFindings,
  exitCodeOf,
  runCompile,
  visibleTo,
  type CommandContext,
  type CompiledSite,
} from "../run-compile.ts";
import { addCommonOptions, lockOption } from "../site-options.ts";
import { writeJson, writeNote } from "../streams.ts";
import { errorsFound, noErrors, UsageError } from "../usage-error.ts";

interface CheckCommandOptions extends BaselineOptions, FixOptions {
  readonly reporter: ReporterName;
  readonly maxWarnings?: number;
  readonly parity?: boolean;
}

/** Adds `navc check [root]` with its reporters, its baseline and `--max-warnings`. */
export function addCheckCommand(program: Command, context: CommandContext): void {
  addCommonOptions(program.command("check").description("print what is wrong with the navigation, for CI"))
    .addOption(new Option("--reporter <name>", "how to print it").choices(reporterNames).default("pretty"))
    .option("--max-warnings <n>", "exit with 1 when there are more warnings than this", wholeNumber)
    .option("--baseline <file>", "report only what this file does not accept")
    .option("--no-baseline", "report all, whatever the configuration accepts")
    .option("--update-baseline", "write the baseline, so that it accepts what there is now")
    .option(...lockOption)
    .option("--fix", "fix what has one right answer, then report what is left")
    .option("--dry-run", "print the patch that --fix would make, and write nothing")
    .option("--parity", "also print how complete each language and version is")
    .addHelpText("after", helpText)
    .action((root: string, options: CheckCommandOptions) => check(root, options, context));
}

const helpText = `
Prints on stdout every error, warning and info with its place. The JSON reporter prints { "ok", "diagnostics" },
also when it could not run; then it says why in "error". Settings of a site are read from navc.config.json in the root,
or from "navc" in package.json; options of the command line win.

Examples:
  navc check docs
  navc check docs --max-warnings 0                    warnings fail, too
  navc check docs --rule page-listed-twice=off        without one kind of problem
  navc check docs --reporter github                   annotations in GitHub Actions
  navc check docs --baseline navc.baseline.json       only what is new
  navc check docs --dry-run                           what --fix would write
  navc check docs --parity                            with a table of pages by language and version
  navc check docs --reporter json | jq '.diagnostics[].code'`;

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("It takes a whole number, such as 0.");
  return Number(text);
}

async function check(root: string, options: CheckCommandOptions, context: CommandContext): Promise<void> {
  const { streams } = context;
  if (options.fix === true || options.dryRun === true) {
    const { runFix } = await import("../fix-site.ts");
    const code = await runFix(root, options, context);
    if (options.dryRun === true) return context.exitWith(code);
  }
  const { judgeFindings, staleReport } = await import("../judge-findings.ts");
  const site = await runCompile(root, options, context, ({ baseline, ignore }) => {
    const isChosenFrom = (options.baseline ?? baseline ?? false) !== false || Object.keys(ignore).length > 0;
    return { discover: true, ...(isChosenFrom ? allFindings : {}) };
  });
  const judged = await judgeFindings(site, root, options, (line) => writeNote(streams, line));
  const { navigation } = site.result;
  const checked: CheckedSite = {
    site,
    ok: navigation !== null && judged.diagnostics.every(({ severity }) => severity !== "error"),
    judged,
    shown: visibleTo(options, judged.diagnostics),
    quiet: options.quiet === true,
    parity: parityOf(site, options),
    fileName: repositoryPath(root, streams.env),
    version: context.version,
  };
  const { print, form } = checkReporters[options.reporter];
  const text = await print(checked, streams.stdout);
  if (form === "json") writeJson(streams.stdout, text);
  else (form === "commands" ? (streams.commands ?? streams.stdout) : streams.stdout).write(text);
  const stale = options.quiet === true ? undefined : staleReport(judged);
  if (stale !== undefined) writeNote(streams, stale);
  context.exitWith(codeOf(checked, options, context));
}

function parityOf({ result }: CompiledSite, options: CheckCommandOptions): Parity | undefined {
  if (options.parity !== true || result.navigation === null) return undefined;
  if (options.reporter === "sarif") throw new UsageError("--parity has no place in sarif; use another --reporter.");
  return parity(result.navigation);
}

function codeOf({ site, ok, judged }: CheckedSite, options: CheckCommandOptions, context: CommandContext): number {
  const code = exitCodeOf({ ...site.result, ok });
  const most = options.maxWarnings ?? site.settings.maxWarnings;
  const warnings = problemsIn(judged.diagnostics.filter(({ severity }) => severity === "warning"));
  if (most === undefined || warnings <= most) return code;
  const setting = options.maxWarnings === undefined ? `"maxWarnings"` : "--max-warnings";
  writeNote(context.streams, `${count(warnings, "warning")}, and ${setting} allows ${most}`);
  return code === noErrors ? errorsFound : code;
}
