// navc rm removes a page, and sends its readers and links to another one.
import type { Command } from "commander";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { CommandContext } from "../command-context.ts";
import { addChangeOptions } from "./add-change-options.ts";
import type { ChangeOptions } from "./change-site.ts";

interface RmOptions extends ChangeOptions {
  readonly to?: string;
  readonly redirect: boolean;
}

/** Adds `navc rm <page> [root]`. */
export function addRmCommand(program: Command, context: CommandContext): void {
  const command = program
    .command("rm")
    .description("remove a page; its entries go, and its links and readers get another page")
    .usage("<page> [root] [options]")
    .argument("[page]", "the page to remove")
    .argument("[root]", "folder that holds docs.json (default: this one, or the nearest above)");
  addChangeOptions(command)
    .option("--to <page>", "the page or address that its readers are sent to")
    .option("--no-redirect", "send them nowhere")
    .addHelpText(
      "after",
      `
Examples:
  navc rm guides/start --to guides/begin docs    its address and its links lead to guides/begin
  navc rm drafts/idea --no-redirect docs         nothing leads there`,
    )
    .action(async (page: string | undefined, root: string | undefined, options: RmOptions) => {
      if (page === undefined) throw new UsageError("Name the page to remove: navc rm guides/start --to guides/begin");
      if (options.to === undefined && options.redirect)
        throw new UsageError(
          `Name the page that the readers of "${page}" are sent to with --to <page>, or say --no-redirect if its address should lead nowhere.`,
        );
      const { changeSite, pathInSite } = await import("./change-site.ts");
      const folder = docsRoot(root);
      const [own = page] = pathInSite(folder, page);
      const redirect = options.redirect ? (options.to ?? null) : null;
      await changeSite(folder, [{ kind: "remove", page: own, redirect }], options, context);
    });
}
