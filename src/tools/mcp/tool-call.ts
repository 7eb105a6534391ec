// Writes calls of tools, and errors of changes in the words of tools. (D312)
import type { JsonObject } from "../../compiler/text/json-value.ts";
import { visible } from "../../compiler/text/visible.ts";
import { ChangeError } from "../../project/change/change-error.ts";
import { commandFor, type NextStep } from "../../project/change/next-step.ts";
import type { EntryTarget, NamedChange } from "../../project/change/site-change.ts";
import { knownFailure } from "../../project/settings/usage-error.ts";
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";

/** A call as an answer writes it: `move {"from":"a","to":"b"}`. */
export function callText(name: string, input: JsonObject): string {
  return visible(`${name} ${JSON.stringify(input)}`);
}

/** The message for an error that is not a bug, with the call that would be right; undefined for a bug. */
export function toolFailure(error: unknown): string | undefined {
  if (error instanceof ChangeError) return visible(`${error.reason} ${nextCall(error.next)}`);
  const message = knownFailure(error);
  // The inputs of tools have the names of the options of commands.
  return message?.replaceAll(
    /(?<![\w-])--(after|before|into|from|to|only|label|title|group|redirect|versions|dry-run|all-languages|all-versions)\b/g,
    (_, option: string) => JSON.stringify(option.replaceAll(/-(\w)/g, (__, letter: string) => letter.toUpperCase())),
  );
}

/** The call of a tool that makes a change. */
export function operationCall(operation: NamedChange): string {
  if (operation.kind === "move") return callText("move", { from: operation.from, to: operation.to });
  if (operation.kind === "remove")
    return callText("remove_page", { page: operation.page, ...given({ redirect: operation.redirect }) });
  if (operation.kind === "remove-division")
    return callText("remove_page", { division: operation.labels, ...given({ redirect: operation.redirect }) });
  if (operation.kind === "redirect") return callText("add_redirect", { from: operation.from, to: operation.to });
  if (operation.kind === "list-unlisted")
    return callText("list_unlisted", operation.into === undefined ? {} : { into: operation.into });
  if (operation.kind === "add") {
    const { page, title, description, group, target } = operation;
    return callText("add_page", { page, ...given({ title, description, group }), ...placeFields(target) });
  }
  if (operation.kind === "place") return callText("move", { from: operation.page, ...placeFields(operation.target) });
  if (operation.kind === "place-division")
    return callText("move", { division: operation.labels, ...placeFields(operation.target) });
  return callText("move", { division: operation.labels, label: operation.label });
}

function placeFields(target: EntryTarget | undefined): JsonObject {
  if (target === undefined) return {};
  return target.kind === "into" ? { into: target.labels } : { [target.kind]: target.page };
}

/** The fields that have a value. */
function given(fields: Readonly<Record<string, string | null | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as JsonObject;
}

/** What would be right, as a sentence with a call. */
export function nextCall(next: NextStep): string {
  if (next.kind === "each") return `Call ${next.operations.map(operationCall).join(", then ")}`;
  // No tool writes proposals that may be wrong.
  if (next.kind === "links") return commandFor(next);
  if (next.kind === "fix") return `To repair it: ${callText("fix", {})}`;
  const page = withoutPageExtension(next.page);
  const placed = 'with "after", "before" or "into".';
  if (next.kind === "merge")
    return `To merge the two: ${callText("remove_page", { page, redirect: withoutPageExtension(next.into) })}`;
  if (next.kind === "place") return `To move its entry: ${callText("move", { from: page })} ${placed}`;
  if (next.kind === "list") return `To list it: ${callText("add_page", { page })} ${placed}`;
  if (next.kind === "entry") {
    const removal = callText("remove_page", { page, redirect: next.redirect });
    if (next.moved === undefined) return `To remove the entry and send its readers there: ${removal}`;
    return `If it has moved to ${next.moved}: ${callText("move", { from: page, to: next.moved })} If not, remove its entry: ${removal}`;
  }
  return `To send its readers elsewhere: ${callText("remove_page", { page, redirect: next.redirect })}`;
}
