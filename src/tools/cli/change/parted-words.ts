// Says how moved pages and the same pages of other languages and versions are kept together.
import { inWords } from "../../../compiler/diagnostics/codes.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { PartedPages } from "../../../project/change/parted-pages.ts";
import type { SiteChange } from "../../../project/change/site-change.ts";
import { pathFromHere } from "../../../project/settings/repository-path.ts";
import { navcCommand } from "../../../project/settings/shell-word.ts";

/** Of more moves, the sync names the rest. */
const mostCommands = 3;

/** The options that commands for a move repeat, or that make them needless. */
interface MoveOptions {
  readonly allLanguages?: boolean;
  readonly allVersions?: boolean;
  readonly config?: string;
  readonly redirects: string;
  readonly operations?: SiteChange["operations"];
}

/** Before anything has moved, the others can move in the same run. Then each has its command. */
export function partedWords(
  root: string,
  hasMoved: boolean,
  { allLanguages, allVersions, config, redirects, operations = [] }: MoveOptions,
): (parted: PartedPages) => string | undefined {
  const commandOf = (words: readonly string[]): string => visible(navcCommand(words, pathFromHere(root), config));
  return ({ follow, languages, versions }) => {
    const missing = [
      ...(languages.length > 0 && allLanguages !== true ? ["--all-languages"] : []),
      ...(versions.length > 0 && allVersions !== true ? ["--all-versions"] : []),
    ];
    if (!hasMoved) return missing.length === 0 ? undefined : `${inWords(missing)} ${verbFor(missing)} these, too`;
    const axis = languages.length > 0 ? [] : ["--versions"];
    const sync = `see ${commandOf(["sync", ...axis, "--dry-run"])}`;
    if (follow.length === 0) return sync;
    const more = [...placeIn(operations), ...(redirects === "docs.json" ? [] : ["--redirects", redirects])];
    const commands = follow.slice(0, mostCommands).map(({ from, to }) => commandOf(["mv", from, to, ...more]));
    const rest = follow.length > mostCommands ? `; for the others ${sync}` : "";
    return `${inWords(commands)} ${verbFor(commands)} the same there${rest}`;
  };
}

/** The option of the new place, with "…" for a page or label of the other list, which the user has to choose. */
function placeIn(operations: SiteChange["operations"]): readonly string[] {
  const placed = operations.find((operation) => operation.kind === "place");
  return placed === undefined ? [] : [`--${placed.target.kind}`, "…"];
}

function verbFor(all: readonly string[]): string {
  return all.length === 1 ? "moves" : "move";
}
