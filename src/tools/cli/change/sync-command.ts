// navc sync gives languages or versions the divisions and pages of another one, in its order.
import { Option, type Command } from "commander";
import type { SyncRequest } from "../../../project/change/sync/branch-pairs.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import { addCacheOptions, addSiteOptions } from "../add-site-options.ts";
import type { CommandContext } from "../command-context.ts";
import { labelsIn } from "./add-change-options.ts";
import type { ChangeOptions } from "./change-site.ts";

interface SyncOptions extends Omit<ChangeOptions, "redirects"> {
  readonly from?: string;
  readonly to?: string;
  readonly versions?: boolean;
  readonly fallback?: boolean;
  readonly only?: string;
  readonly check?: boolean;
  readonly stale?: boolean;
}

/** Adds `navc sync [root]`. */
export function addSyncCommand(program: Command, context: CommandContext): void {
  const command = program
    .command("sync")
    .description("give other languages the groups and pages of one language, in its order")
    .argument("[root]", "folder that holds docs.json (default: this one, or the nearest above)");
  addCacheOptions(addSiteOptions(command))
    .option("--from <code>", "the language whose navigation is the right one (default: the default language)")
    .option("--to <codes>", "the languages that get it, with commas between (default: all others)")
    .option("--versions", "the same for versions: --from v2 --to v1")
    .option("--only <labels>", 'only this division of the source: "Group", or "Tab > Group"')
    .option("--fallback", "list the page of the source where a translation is missing; otherwise it is left out")
    .option("--check", "write nothing, and end with 1 if something would change")
    .option("--stale", "write nothing; list the pages that are older than what they translate, by the history of git")
    .option("--dry-run", "write nothing; print a patch for git apply, and what would be done")
    .option("-y, --yes", "write without asking")
    .option("--force", "write even if an address is lost, or a link is broken")
    .option("--all", "print a line for each page that is missing, however many these are")
    .addOption(new Option("--reporter <name>", "how the plan is printed").choices(["text", "json"]).default("text"))
    .addHelpText(
      "after",
      `
Pages are matched by their paths in the folders of both languages, and by keys; groups by their pages, because labels are
translated. Labels, icons, and what only the other language has stay. Only docs.json and the files that it refers to change.

Examples:
  navc sync docs                            all languages, by the default one
  navc sync docs --from en --to fr,es       two of them
  navc sync docs --to de                    a new language whose pages are in de/
  navc sync docs --only "Guides"            one group, tab or other division
  navc sync docs --versions --from v2 --to v1
  navc sync docs --check                    in CI
  navc sync docs --stale                    translations to write again`,
    )
    .action(async (root: string | undefined, options: SyncOptions) => {
      const request = requestOf(options);
      if (options.stale === true) {
        const { reportStale } = await import("./stale-report.ts");
        return reportStale(docsRoot(root), request, options, context);
      }
      const { carryOut } = await import("./change-site.ts");
      const plan = { ...options, redirects: "docs.json" };
      await carryOut(docsRoot(root), (project, onProgress) => project.planSync(request, { onProgress }), plan, context);
    });
}

function requestOf({ from, to, versions, fallback, only }: SyncOptions): SyncRequest {
  const names = to?.split(",").map((name) => name.trim());
  if (names?.includes("") === true) throw new UsageError(`--to names languages with commas between them: --to fr,es.`);
  return { from, to: names, versions, fallback, only: only === undefined ? undefined : labelsIn(only) };
}
