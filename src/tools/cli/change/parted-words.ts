// Says how moved pages and their translations are kept together.
import { inWords } from "../../../compiler/diagnostics/codes.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { PartedPages } from "../../../project/change/parted-pages.ts";
import { pathFromHere } from "../../../project/settings/repository-path.ts";
import { navcCommand } from "../../../project/settings/shell-word.ts";

/** Of more moves, the sync names the rest. */
const mostCommands = 3;

/** The options that commands for a move repeat, or that make them needless. */
interface MoveOptions {
  readonly allLanguages?: boolean;
  readonly config?: string;
  readonly redirects: string;
}

/** Before anything has moved, the others can move in the same run. Then each has its command. */
export function partedWords(
  root: string,
  hasMoved: boolean,
  { allLanguages, config, redirects }: MoveOptions,
): (parted: PartedPages) => string | undefined {
  const commandOf = (words: readonly string[]): string => visible(navcCommand(words, pathFromHere(root), config));
  return ({ follow }) => {
    if (!hasMoved) return allLanguages === true ? undefined : "--all-languages moves these, too";
    const sync = `see ${commandOf(["sync", "--dry-run"])}`;
    if (follow.length === 0) return sync;
    const place = redirects === "docs.json" ? [] : ["--redirects", redirects];
    const commands = follow.slice(0, mostCommands).map(({ from, to }) => commandOf(["mv", from, to, ...place]));
    const verb = commands.length === 1 ? "moves" : "move";
    const rest = follow.length > mostCommands ? `; for the others ${sync}` : "";
    return `${inWords(commands)} ${verb} the same there${rest}`;
  };
}
