// Writes calls of tools, and errors of changes in the words of tools. (D312)
import type { JsonObject } from "../../compiler/text/json-value.ts";
import { visible } from "../../compiler/text/visible.ts";
import { ChangeError, type NextStep } from "../../project/change/change-error.ts";
import { knownFailure } from "../../project/settings/usage-error.ts";
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";

/** A call as an answer writes it: `move {"from":"a","to":"b"}`. */
export function callText(name: string, input: JsonObject): string {
  return visible(`${name} ${JSON.stringify(input)}`);
}

/** The message for an error that is not a bug, with the call that would be right; undefined for a bug. */
export function toolFailure(error: unknown): string | undefined {
  if (error instanceof ChangeError) return visible(`${error.reason} ${callFor(error.next)}`);
  const message = knownFailure(error);
  // The inputs of tools have the names of the options of commands.
  return message?.replaceAll(/(?<![\w-])--(after|before|into|all-languages|all-versions)\b/g, (_, option: string) =>
    JSON.stringify(option.replaceAll(/-(\w)/g, (__, letter: string) => letter.toUpperCase())),
  );
}

function callFor(next: NextStep): string {
  const page = withoutPageExtension(next.page);
  const placed = 'with "after", "before" or "into".';
  if (next.kind === "merge")
    return `To merge the two: ${callText("remove_page", { page, redirect: withoutPageExtension(next.into) })}`;
  if (next.kind === "place") return `To move its entry: ${callText("move", { from: page })} ${placed}`;
  if (next.kind === "list") return `To list it: ${callText("add_page", { page })} ${placed}`;
  return `To send its readers elsewhere: ${callText("remove_page", { page, redirect: next.redirect })}`;
}
