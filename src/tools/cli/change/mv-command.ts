// navc mv moves and renames pages, folders, entries and divisions, and everything that names them follows.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Command } from "commander";
import type { ChangeOperation } from "../../../project/change/site-change.ts";
import { docsRoot } from "../../../project/settings/find-docs.ts";
import { UsageError } from "../../../project/settings/usage-error.ts";
import type { CommandContext } from "../command-context.ts";
import { addChangeOptions, addPlaceOptions, labelsIn, entryTargetOf, type PlaceOptions } from "./add-change-options.ts";
import type { ChangeOptions } from "./change-site.ts";

interface MvOptions extends ChangeOptions, PlaceOptions {
  readonly group?: string;
  readonly label?: string;
  readonly repair?: string;
}

/** Adds `navc mv <from> <to> [root]`. */
export function addMvCommand(program: Command, context: CommandContext): void {
  const command = program
    .command("mv")
    .description("move or rename a page, a folder or a division; links, entries and redirects follow")
    .usage("<from> <to> [root] [options]")
    .argument("[words...]", "what to move, where to, and the folder that holds docs.json");
  addPlaceOptions(
    addChangeOptions(command)
      .option("--group <labels>", 'move or rename a group, tab or other division: "Group", or "Tab > Group"')
      .option("--label <text>", "the new label of the division")
      .option("--repair <git:rev>", "find what was moved without navc since a revision, and edit what was forgotten")
      .option("--pattern", "one redirect for a folder that moves as a whole, if no other wildcard matches below it"),
  )
    .addHelpText(
      "after",
      `
Paths are those of docs.json, with or without an extension; a folder has a slash at its end. A redirect leads from each old
address to the new one, and older redirects lead on. The plan is shown first. Nothing is written if an address would be
lost or a link broken.

Examples:
  navc mv guides/start guides/begin docs                    rename a page
  navc mv guides/ manual/ docs                              rename a folder
  navc mv guides/ manual/ docs --pattern                    with one redirect for all its pages
  navc mv guides/ manual/ docs --redirects host             with redirects in _redirects or vercel.json
  navc mv "guides/api-*" reference/ docs                    move several pages
  navc mv guides/start --after guides/auth docs             move its entry
  navc mv guides/start guides/begin --all-languages docs    in all languages
  navc mv --group "Old" --label "New" docs                  rename a group
  navc mv --group "Old" --into "Tab > Group" docs           move a group
  navc mv --group "Old" --after "Other" docs                move it after another one
  navc mv guides/start guides/begin docs                    after mv of its file: what was forgotten follows
  navc mv --repair git:HEAD~1 docs                          after git mv: entries, links and redirects follow`,
    )
    .action(async (words: readonly string[], options: MvOptions) => {
      if (options.repair !== undefined) {
        const { repairSite } = await import("./repair-site.ts");
        return repairSite(words, options.repair, options, context);
      }
      const { operations, root } = moveOf(words, options);
      const { changeSite } = await import("./change-site.ts");
      await changeSite(docsRoot(root), await operations(docsRoot(root)), options, context);
    });
}

interface Move {
  readonly root: string | undefined;
  readonly operations: (root: string) => Promise<readonly ChangeOperation[]>;
}

function moveOf(words: readonly string[], options: MvOptions): Move {
  const target = entryTargetOf(options);
  const { group, label } = options;
  if (group !== undefined) {
    const [root, ...more] = words;
    if (more.length > 0) throw new UsageError("With --group only the docs folder can be named.");
    if (target === undefined && label === undefined)
      throw new UsageError(
        "Say what to do with the division: --label for another label, or --into, --after or --before for another place.",
      );
    const labels = labelsIn(group);
    const moved: ChangeOperation[] = target === undefined ? [] : [{ kind: "place-division", labels, target }];
    const renamed: ChangeOperation[] = label === undefined ? [] : [{ kind: "relabel", labels, label }];
    return { root, operations: async () => [...moved, ...renamed] };
  }
  const { paths, root } = pathsAndRoot(words, target === undefined ? 2 : 1);
  const [from, to] = paths;
  if (from === undefined || (to === undefined && target === undefined))
    throw new UsageError("Name what to move and where to: navc mv guides/start guides/begin");
  return {
    root,
    operations: async (folder) => {
      const { pathInSite, targetInSite } = await import("./path-in-site.ts");
      const [source = from, goal = to ?? from] = pathInSite(folder, from, to ?? from);
      return [
        ...(to === undefined ? [] : [{ kind: "move", from: source, to: goal } as const]),
        ...(target === undefined
          ? []
          : [{ kind: "place", page: source, target: targetInSite(folder, target) } as const]),
      ];
    },
  };
}

/** The last word is the docs folder if there are more words than needed, and it is one. */
function pathsAndRoot(
  words: readonly string[],
  needed: number,
): { readonly paths: readonly string[]; readonly root: string | undefined } {
  const last = words.at(-1) ?? "";
  const isRoot = words.length > 2 || (words.length > needed && existsSync(join(last, "docs.json")));
  if (words.length > 3)
    throw new UsageError(`mv takes one path and its new one; put a pattern in quotes: navc mv "guides/*" manual/`);
  return isRoot ? { paths: words.slice(0, -1), root: last } : { paths: words, root: undefined };
}
