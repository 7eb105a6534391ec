// navc check: what is wrong?
import { InvalidArgumentError, Option, type Command } from "commander";
import { count } from "../../diagnostics/codes.ts";
import { jsonReport } from "../../report/json-report.ts";
import { addCommonOptions, type CommonOptions } from "../common-options.ts";
import { errorsFound, exitCodeOf, noErrors } from "../exit-code.ts";
import { runCompile, type CommandContext, type CompiledSite } from "../run-compile.ts";

interface CheckCommandOptions extends CommonOptions {
  readonly reporter: "pretty" | "json";
  readonly maxWarnings?: number;
}

/** Adds `navc check [root] [--reporter pretty|json] [--max-warnings n]`. */
export function addCheckCommand(program: Command, context: CommandContext): void {
  addCommonOptions(program.command("check").description("print what is wrong with the navigation, for CI"))
    .addOption(new Option("--reporter <name>", "how to print it").choices(["pretty", "json"]).default("pretty"))
    .option("--max-warnings <n>", "exit with 1 when there are more warnings than this", wholeNumber)
    .addHelpText(
      "after",
      `
Prints on stdout every error, warning and info with its place. The JSON reporter prints { "ok", "diagnostics" },
also when it could not run; then it says why in "error".

Examples:
  navc check docs
  navc check docs --max-warnings 0                    warnings fail, too
  navc check docs --rule page-listed-twice=off        without one kind of problem
  navc check docs --reporter json | jq '.diagnostics[].code'`,
    )
    .action(async (root: string, options: CheckCommandOptions) => {
      const site = await runCompile(root, options, context);
      context.streams.stdout.write(options.reporter === "json" ? jsonText(site) : prettyText(site, options, context));
      context.exitWith(codeOf(site, options, context));
    });
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("It takes a whole number, such as 0.");
  return Number(text);
}

function jsonText({ result, shown }: CompiledSite): string {
  return jsonReport({ ok: result.ok, diagnostics: shown });
}

function prettyText(site: CompiledSite, { quiet }: CheckCommandOptions, { streams }: CommandContext): string {
  if (site.shown.length > 0) return site.report(streams.stdout, "info");
  return quiet === true ? "" : "no problems\n";
}

function codeOf({ result }: CompiledSite, { maxWarnings }: CheckCommandOptions, { streams }: CommandContext): number {
  const code = exitCodeOf(result);
  const warnings = result.diagnostics.filter(({ severity }) => severity === "warning").length;
  if (maxWarnings === undefined || warnings <= maxWarnings) return code;
  streams.stderr.write(`navc: ${count(warnings, "warning")}, and --max-warnings allows ${maxWarnings}\n`);
  return code === noErrors ? errorsFound : code;
}
