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
  /** To list a page that no list has. */
  | { readonly kind: "list"; readonly page: string }
  /** To send the readers of a page elsewhere. */
  | { readonly kind: "replace"; readonly page: string; readonly redirect: string }
  /** To remove an entry whose page has no file, or to move it to the page that it is now. */
  | { readonly kind: "entry"; readonly page: string; readonly redirect: string; readonly moved: string | undefined }
  /** Each of these changes, by itself. "…" stands for what the user has to choose. */
  | { readonly kind: "each"; readonly operations: readonly NamedChange[] };

/** A sentence with the command. */
export function commandFor(next: NextStep): string {
  if (next.kind === "each")
    return `Use ${next.operations.map((operation) => operationCommand(operation)).join(", then ")}`;
  if (next.kind === "entry") return entryAdvice(next);
  const command = navcCommand(wordsOf(next), ".", undefined);
  if (next.kind === "merge") return `To merge the two, use ${command}`;
  if (next.kind === "place") return `To move its entry, use ${command} with --before, --after or --into.`;
  if (next.kind === "list") return `To list it, use ${command} with --before, --after or --into.`;
  return `To send its readers elsewhere, remove it with ${command}, or move it.`;
}

function entryAdvice({ page, redirect, moved }: Extract<NextStep, { kind: "entry" }>): string {
  const removal = navcCommand(["rm", page, "--to", redirect], ".", undefined);
  if (moved === undefined) return `To remove the entry and send its readers there, use ${removal}.`;
  const move = navcCommand(["mv", page, moved], ".", undefined);
  return `If it has moved to ${moved}, use ${move}. If not, remove its entry with ${removal}.`;
}

function wordsOf(next: Exclude<NextStep, { kind: "each" | "entry" }>): readonly string[] {
  if (next.kind === "merge") return ["rm", next.page, "--to", next.into];
  if (next.kind === "place") return ["mv", next.page];
  return next.kind === "list" ? ["add", next.page] : ["rm", next.page, "--to", next.redirect];
}
