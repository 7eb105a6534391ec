// navc check prints what is wrong with a site.
import { InvalidArgumentError, Option, type Command } from "commander";
import { severities } from "../../../outputs/render/report-words.ts";
import { reporterNames } from "./check-reporters.ts";
import type { CheckCommandOptions } from "./print-check.ts";
import type { CommandContext } from "../command-context.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { addCacheOptions, addCommonOptions, collect, lockOption } from "../add-site-options.ts";

/** Adds `navc check [root]` with its reporters, its baseline and `--max-warnings`. */
export function addCheckCommand(program: Command, context: CommandContext): void {
  const command = program.command("check").description("print what is wrong with the navigation, for CI");
  addCacheOptions(addCommonOptions(command))
    .addOption(new Option("--reporter <name>", "how to print it").choices(reporterNames).default("pretty"))
    .option("--all", "print each problem with all its places, however many lines these are")
    .option(
      "--only <code>",
      "print, and fix, only the problems of a code, or of several: a,b; may be repeated",
      collectCodes,
    )
    .addOption(new Option("--min-severity <severity>", "leave out what is less severe").choices(severities))
    .option("--max-warnings <n>", "exit with 1 when there are more warnings than this", wholeNumber)
    .option("--baseline <file>", "report only what this file does not accept")
    .option("--no-baseline", "report all, whatever the configuration accepts")
    .option("--update-baseline", "write the baseline, so that it accepts all current problems")
    .option(...lockOption)
    .option("--fix", "fix problems that have one right fix, then report the rest")
    .option("--dry-run", "print the patch that --fix would make, and write nothing")
    .option("--suggested <address>", "with --fix, also write the suggested page for each wrong address below this one")
    .option("--links", "also check the links in the bodies of pages")
    .option("--assets", "with --links, also check that the images of pages are there")
    .option("--specs", "also validate each OpenAPI document as a whole")
    .option("--parity", "also print how complete each language and version is")
    .option("--watch", "check again after each change, until it is interrupted")
    .addHelpText("after", helpText)
    .action(async (root: string | undefined, options: CheckCommandOptions) => {
      const { check } = await import("./check-action.ts");
      await check(docsRoot(root), options, context);
    });
}

const helpText = `
Prints on stdout the errors, then the warnings, then the infos in a line for each code. Problems of one cause are one message. If all would
take more than a screen, those of one code are one message, too. The JSON reporter prints { "ok", "diagnostics" }, with every problem,
also when it could not run; then it says why in "error". Settings of a site are read from navc.config.json in the root,
or from "navc" in package.json; options of the command line override them.

Examples:
  navc check docs
  navc check docs --all                               each problem with all its places
  navc check docs --only page-not-found --all         each problem of one kind
  navc check docs --max-warnings 0                    warnings fail, too
  navc check docs --rule page-listed-twice=off        without one kind of problem
  navc check docs --reporter github                   annotations in GitHub Actions
  navc check docs --baseline docs/navc.baseline.json  only what is new
  navc check docs --dry-run                           what --fix would write
  navc check docs --links --fix --suggested /api      links to pages that have moved out of /api
  navc check docs --parity                            with a table of pages by language and version
  navc check docs --reporter json | jq '.diagnostics[].code'`;

/** No code has a comma. */
function collectCodes(value: string, previous: readonly string[] = []): readonly string[] {
  return value.split(",").reduce((codes, code) => collect(code.trim(), codes), previous);
}

function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError("It takes a whole number, such as 0.");
  return Number(text);
}
