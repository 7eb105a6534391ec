// navc rm removes a page, and sends its readers and links to another one.
import type { Command } from "commander";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { CommandContext } from "../command-context.ts";
import { addChangeOptions, labelsIn } from "./add-change-options.ts";
import type { ChangeOptions } from "./change-site.ts";

interface RmOptions extends ChangeOptions {
  readonly group?: string;
  readonly to?: string;
  readonly redirect: boolean;
}

/** Adds `navc rm <page> [root]`. */
export function addRmCommand(program: Command, context: CommandContext): void {
  const command = program
    .command("rm")
    .description("remove a page or the pages of a folder; their links and readers get another page")
    .usage("<page or folder> [root] [options]")
    .argument("[page]", "the page to remove, a folder, or a pattern with *")
    .argument("[root]", "folder that holds docs.json (default: this one, or the nearest above)");
  addChangeOptions(command)
    .option("--to <page>", "the page or address that its readers are sent to (default: its new place, if navc is sure)")
    .option("--no-redirect", "send them nowhere; with --to only its links follow, and no redirect is made")
    .option("--group <labels>", 'remove a division with its pages: "Group", or "Tab > Group"')
    .addHelpText(
      "after",
      `
Examples:
  navc rm guides/start --to guides/begin docs    its address and its links lead to guides/begin
  navc rm guides/old/ --to guides/begin docs     the pages of a folder
  navc rm v1/start docs                          they lead to the same page in another version
  navc rm drafts/idea --no-redirect docs         nothing leads there
  navc rm --group "Old" --to guides/begin docs   a group with its pages`,
    )
    .action(async (page: string | undefined, root: string | undefined, given: RmOptions) => {
      const options = withoutRedirect(given);
      const { group } = options;
      if (page === undefined && group === undefined)
        throw new UsageError("Name the page to remove: navc rm guides/start --to guides/begin");
      const { changeSite } = await import("./change-site.ts");
      const redirect = options.to ?? (options.redirect ? undefined : null);
      if (group !== undefined) {
        const operation = { kind: "remove-division", labels: labelsIn(group), redirect } as const;
        return changeSite(docsRoot(page), [operation], options, context);
      }
      const { pathInSite } = await import("./path-in-site.ts");
      const folder = docsRoot(root);
      const [own = page!] = pathInSite(folder, page!);
      const [to = redirect] = typeof redirect === "string" ? pathInSite(folder, redirect) : [];
      return changeSite(folder, [{ kind: "remove", page: own, redirect: to }], options, context);
    });
}

/** With a target, `--no-redirect` means the links alone, as `--redirects none` does. */
function withoutRedirect(options: RmOptions): RmOptions {
  if (options.redirect) return options;
  if (options.redirects.startsWith("host"))
    throw new UsageError(
      `--no-redirect makes no redirect, and --redirects ${options.redirects} says where to write one. Use one of them.`,
    );
  return options.to === undefined ? options : { ...options, redirects: "none" };
}
