// Defines which change would be right where one can't be made or something was left, and writes it as a command.
import { navcCommand } from "../settings/shell-word.ts";
import { operationCommand } from "./operation-command.ts";
import type { NamedChange } from "./site-change.ts";

/** The change that would be right. Paths and addresses are as the user wrote them. */
export type NextStep =
  /** To merge two pages. */
  | { readonly kind: "merge"; readonly page: string; readonly into: string }
  /** To move the entry of a page that is listed. */
  | { readonly kind: "place"; readonly page: string }
  /** To list a page that no list has, in a new group if one was named. */
  | { readonly kind: "list"; readonly page: string; readonly group?: string | undefined }
  /** To send the readers of a page elsewhere. */
  | {
      readonly kind: "replace";
      readonly page: string;
      readonly redirect: string;
      /** True if it was to move there: to move it elsewhere is no help. */
      readonly wasToMove?: true;
    }
  /** To remove an entry whose page has no file, or to move it to the page that it is now. */
  | { readonly kind: "entry"; readonly page: string; readonly redirect: string; readonly moved: string | undefined }
  /** To repair what the syntax of docs.json has wrong. */
  | { readonly kind: "fix" }
  /** To write the links below an address anew, with the pages that checks suggest. */
  | { readonly kind: "links"; readonly below: string }
  /** Each of these changes, by itself. "…" stands for what the user has to choose. */
  | { readonly kind: "each"; readonly operations: readonly NamedChange[] };

/** The docs folder, from the current one, and the option --config, which commands have to repeat. */
export interface CommandPlace {
  readonly root: string;
  readonly config: string | undefined;
}

const here: CommandPlace = { root: ".", config: undefined };

/** A sentence with the command. */
export function commandFor(next: NextStep, place: CommandPlace = here): string {
  const { root, config } = place;
  if (next.kind === "each")
    return `Use ${next.operations.map((operation) => operationCommand(operation, root, config)).join(", then ")}`;
  if (next.kind === "entry") return entryAdvice(next, place);
  const command = navcCommand(wordsOf(next), root, config);
  if (next.kind === "fix") return `To repair it, use ${command}`;
  if (next.kind === "links") return `To write the links of the site anew, use ${command}`;
  if (next.kind === "merge")
    return `To remove ${next.page} and send its readers and links to ${next.into}, whose text stays, use ${command}`;
  if (next.kind === "place") return `To move its entry, use ${command} with --before, --after or --into.`;
  if (next.kind === "list" && next.group !== undefined)
    return `A new group needs a place, too: use ${command} with --before, --after or --into.`;
  if (next.kind === "list") return `To list it, use ${command} with --before, --after or --into.`;
  if (next.wasToMove === true) return `To send its readers there, use ${command}`;
  return `To send its readers elsewhere, remove it with ${command}, or move it.`;
}

function entryAdvice(
  { page, redirect, moved }: Extract<NextStep, { kind: "entry" }>,
  { root, config }: CommandPlace,
): string {
  const removal = navcCommand(["rm", page, "--to", redirect], root, config);
  if (moved === undefined) return `To remove the entry and send its readers there, use ${removal}.`;
  const move = navcCommand(["mv", page, moved], root, config);
  return `If it has moved to ${moved}, use ${move}. If not, remove its entry with ${removal}.`;
}

function wordsOf(next: Exclude<NextStep, { kind: "each" | "entry" }>): readonly string[] {
  if (next.kind === "fix") return ["check", "--fix"];
  if (next.kind === "links") return ["check", "--links", "--fix", "--suggested", next.below];
  if (next.kind === "merge") return ["rm", next.page, "--to", next.into];
  if (next.kind === "place") return ["mv", next.page];
  if (next.kind === "list") return ["add", next.page, ...(next.group === undefined ? [] : ["--group", next.group])];
  return ["rm", next.page, "--to", next.redirect];
}
