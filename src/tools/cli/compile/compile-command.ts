// navc compile prints the result for a build.
import { Argument, Option, type Command } from "commander";
import type { CommandContext } from "../command-context.ts";
import type { CompileCommandOptions } from "./command-options.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { redirectHosts } from "../../../outputs/feeds/redirect-host.ts";
import { compileFormats, compileOutputs, llmsForms } from "../output-formats.ts";
import { addCommonOptions } from "../add-site-options.ts";

/** Adds `navc compile [roots...]`. */
export function addCompileCommand(program: Command, context: CommandContext): void {
  const roots = new Argument("[roots...]", "folders that hold a docs.json (default: this one, or the nearest above)");
  addCommonOptions(
    program.command("compile").description("print the finished navigation as JSON, or a feed of it, for builds"),
    roots,
  )
    .addOption(new Option("--format <name>", "what to print").choices(compileFormats).default("json"))
    .option(
      "--site-url <url>",
      "with sitemap, llms and llms-full: the host of the site, such as https://docs.example.com",
    )
    .option("--edition <id>", "with llms and llms-full: the edition, such as fr@v2, or its language or version")
    .addOption(
      new Option("--llms-form <name>", "with llms: the form (default: mintlify in the dialect mintlify)").choices(
        llmsForms,
      ),
    )
    .option("--protected-pages", "with feeds: also the pages that only some readers may see, those with groups")
    .addOption(
      new Option("--for <host>", "with redirects: the host that reads them (default: docs.json)").choices(
        redirectHosts,
      ),
    )
    .option("-o, --output <file>", "write it to a file, with its folders, instead of to stdout")
    .option("--lines", "with json: a line for each page, division and redirect, for files in git")
    .addOption(
      new Option(
        "--without <field>",
        "with json: source leaves out places in docs.json, which insertions renumber",
      ).choices(["source"]),
    )
    .option("--split <folder>", "write an index and one file for each edition there, instead of to stdout")
    .option("--inputs <file>", "also write what the result depends on, with hashes, for a build system")
    .option("--lock <file>", "keep the addresses of generated pages: read from a file, and written to it")
    .option("--exit-zero", "exit with 0 even if errors were found")
    .addHelpText(
      "after",
      `
Prints on stdout the JSON that a theme renders from, in one line; errors and warnings go to stderr. With errors it holds
all that could be resolved, and it is null when docs.json can't be read.

Formats:
${formatLines()}
Pages that are hidden or missing, or that only some readers may see, are in no feed.

With several folders -o names a folder, and each result goes to navigation.json at the same path below it. --inputs is a
path from that file's folder, --lock one from each docs folder. All are compiled, and the exit code is the worst of them.

Examples:
  navc compile docs -o build/navigation.json
  navc compile docs | jq .editions
  navc compile docs --lines --without source -o navigation.json     to be read in pull requests
  navc compile docs --split public/nav     index.json, and a file for the readers of each edition
  navc compile docs --lock navc.lock.json -o navigation.json     addresses stay when a spec changes
  navc compile docs --exit-zero -o navigation.json     the build continues in spite of errors
  navc compile docs --format sitemap --site-url https://docs.example.com -o public/sitemap.xml
  navc compile docs --format llms -o public/llms.txt
  navc compile docs --format search -o search.jsonl
  navc compile docs --format redirects --for netlify -o public/_redirects
  navc compile packages/*/docs -o build     build/packages/a/docs/navigation.json, and so on`,
    )
    .action(async (given: readonly string[], options: CompileCommandOptions) => {
      const { compile } = await import("./compile-action.ts");
      await compile(given.length === 0 ? [docsRoot(undefined)] : given, options, context);
    });
}

const widest = "redirects".length;

/** A line for each format. */
function formatLines(): string {
  return compileFormats.map((format) => `  ${format.padEnd(widest)}  ${compileOutputs[format].about}\n`).join("");
}
