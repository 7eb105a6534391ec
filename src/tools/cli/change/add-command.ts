// navc add makes a page with its front matter, and lists it.
import type { Command } from "commander";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { CommandContext } from "../command-context.ts";
import { addChangeOptions, addPlaceOptions, entryTargetOf, type PlaceOptions } from "./add-change-options.ts";
import type { ChangeOptions } from "./change-site.ts";

interface AddOptions extends ChangeOptions, PlaceOptions {
  readonly unlisted?: boolean;
  readonly group?: string;
  readonly title?: string;
  readonly description?: string;
  readonly redirect?: string;
  readonly to?: string;
}

/** Adds `navc add <page> [root]`. */
export function addAddCommand(program: Command, context: CommandContext): void {
  const command = program
    .command("add")
    .description("add a page and its entry, list a page that no list has, or add a redirect")
    .usage("<page> [root] [options]")
    .argument("[page]", "the path of the page")
    .argument("[root]", "folder that holds docs.json (default: this one, or the nearest above)");
  addPlaceOptions(
    addChangeOptions(command)
      .option("--title <text>", "the title in its front matter")
      .option("--description <text>", "the description in its front matter")
      .option("--group <label>", "make a group with this label for it")
      .option("--redirect <address>", "redirect an address that no page has to the page of --to")
      .option("--to <page>", "with --redirect: the page or address that its readers are sent to")
      .option(
        "--unlisted",
        "list all pages that no list has, beside the listed pages of their folders; --into names the place of others",
      ),
  )
    .addHelpText(
      "after",
      `
Examples:
  navc add guides/new --after guides/start --title "New" docs                    a new page
  navc add guides/new --after guides/start --title "New" --all-languages docs    one in each language
  navc add guides/draft --into "Guides" docs                                     list a page that is there
  navc add guides/planned docs                                                   the file of an entry without one
  navc add guides/new --group "More" --into "Guides" docs                        in a new group
  navc add --unlisted docs                                                       list all that no list has
  navc add --unlisted --into "Help" docs                                         and what has no place yet in "Help"
  navc add --redirect /old --to guides/new docs                                  a redirect from an address that is gone`,
    )
    .action(async (page: string | undefined, root: string | undefined, options: AddOptions) => {
      const { changeSite } = await import("./change-site.ts");
      if (options.unlisted === true) {
        const target = entryTargetOf(options);
        if (target !== undefined && target.kind !== "into")
          throw new UsageError(
            "With --unlisted, only --into can name a place: that of pages whose folders have no listed page.",
          );
        return changeSite(docsRoot(page), [{ kind: "list-unlisted", into: target?.labels }], options, context);
      }
      if (options.redirect !== undefined || options.to !== undefined)
        return changeSite(docsRoot(page), [await redirectOf(options, docsRoot(page))], options, context);
      if (page === undefined)
        throw new UsageError('Name the page to add: navc add guides/new --after guides/start --title "New"');
      const target = entryTargetOf(options);
      const { pathInSite, targetInSite } = await import("./path-in-site.ts");
      const { title, description, group } = options;
      const folder = docsRoot(root);
      const [own = page] = pathInSite(folder, page);
      const place = target && targetInSite(folder, target);
      const operation = { kind: "add", page: own, title, description, group, target: place } as const;
      return changeSite(folder, [operation], options, context);
    });
}

async function redirectOf({ redirect, to }: AddOptions, root: string): Promise<ChangeOperation> {
  if (redirect === undefined || to === undefined)
    throw new UsageError("A redirect needs both addresses: navc add --redirect /old --to guides/new");
  const { pathInSite } = await import("./path-in-site.ts");
  const [target = to] = pathInSite(root, to);
  return { kind: "redirect", from: redirect, to: target };
}
