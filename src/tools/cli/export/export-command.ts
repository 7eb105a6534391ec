// navc export writes the navigation for a site generator.
import { Argument, type Command } from "commander";
import { adapterHosts, type AdapterHost } from "../../../outputs/adapters/host-name.ts";
import type { ExportCommandOptions } from "./export-action.ts";
import type { CommandContext } from "../command-context.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { addSiteOptions, lockOption } from "../add-site-options.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";

/** Adds `navc export <host> [root]`. */
export function addExportCommand(program: Command, context: CommandContext): void {
  const names = Object.keys(adapterHosts);
  const host = new Argument("[host]", "the program that makes the site").choices(names);
  addSiteOptions(
    program
      .command("export")
      .description("print the navigation in the form of another program, such as Fumadocs")
      .usage("<host> [root] [options]")
      .addArgument(host)
      .argument("[root]", "folder that holds docs.json (default: this one, or the nearest above)"),
  )
    .option("--quiet", "show errors only")
    .option("-o, --output <file>", "write it to a file, with its folders, instead of to stdout")
    .option("--pages <folder>", "write the pages below a folder, as the host reads them; endpoint pages, too")
    .option(
      "--public <folder>",
      "copy the images and other files that pages show to a folder that the host serves as it is",
    )
    .option("--llms", "write llms.txt and llms-full.txt to the folder of --public")
    .option(
      "--trust-scripts",
      "keep the components that pages program or import: the host runs them (Docusaurus, Fumadocs)",
    )
    .option("--strict", "exit with 1 if a page is written in a plain form, because it would end the build of the host")
    .option("--exit-zero", "exit with 0 in spite of errors of the site, if all that could be resolved was written")
    .option(...lockOption)
    .addHelpText(
      "after",
      `
Prints on stdout the navigation as JSON, in the types of the host, for its configuration to import. What the host
can't express is named on stderr with its places, and is no error; so are the errors and warnings of the site. With errors
all that could be resolved is exported; nothing is written when docs.json can't be read.

Below the folders of --pages and --public a file is replaced or removed only if an earlier export wrote it.

Examples:
  navc export fumadocs docs -o lib/navigation.json --pages content/docs --public public
  navc export starlight docs -o navc.json
  navc export vitepress docs -o .vitepress/navigation.json --pages pages --public public --llms --exit-zero`,
    )
    .action(async (given: AdapterHost | undefined, root: string | undefined, options: ExportCommandOptions) => {
      if (given === undefined)
        throw new UsageError(`Name the program that makes the site: navc export ${names.join("|")}`);
      const { exportTo } = await import("./export-action.ts");
      await exportTo(given, docsRoot(root), options, context);
    });
}
