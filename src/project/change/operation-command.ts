// Writes a change as the command that makes it.
import { shellWord } from "../settings/shell-word.ts";
import type { EntryTarget, NamedChange } from "./site-change.ts";

/** The command for an operation, to be pasted: without the docs folder if it is the current one. */
export function operationCommand(operation: NamedChange, root = ".", config?: string): string {
  const [command, ...options] = wordsOf(operation);
  const where = root === "." ? [] : [root];
  const settings = config === undefined ? [] : ["--config", config];
  return ["navc", ...command!, ...where, ...options.flat(), ...settings]
    .map((word) => (/^--[a-z-]+$/.test(word) ? word : shellWord(word)))
    .join(" ");
}

/** The words before the docs folder, then the options. */
function wordsOf(operation: NamedChange): readonly (readonly string[])[] {
  if (operation.kind === "move") return [["mv", operation.from, operation.to]];
  if (operation.kind === "remove") return [["rm", operation.page], redirectWords(operation.redirect)];
  if (operation.kind === "remove-division")
    return [["rm"], ["--group", labelText(operation.labels)], redirectWords(operation.redirect)];
  if (operation.kind === "redirect") return [["add"], ["--redirect", operation.from, "--to", operation.to]];
  if (operation.kind === "list-unlisted")
    return [["add"], ["--unlisted"], optionWords("into", operation.into && labelText(operation.into))];
  if (operation.kind === "add")
    return [
      ["add", operation.page],
      ...(["title", "description", "group"] as const).map((name) => optionWords(name, operation[name])),
      operation.target === undefined ? [] : placeWords(operation.target),
    ];
  if (operation.kind === "place") return [["mv", operation.page], placeWords(operation.target)];
  if (operation.kind === "place-division")
    return [["mv"], ["--group", labelText(operation.labels)], placeWords(operation.target)];
  return [["mv"], ["--group", labelText(operation.labels)], ["--label", operation.label]];
}

function placeWords(target: EntryTarget): readonly string[] {
  return [`--${target.kind}`, target.kind === "into" ? labelText(target.labels) : target.page];
}

function redirectWords(redirect: string | null | undefined): readonly string[] {
  if (redirect === undefined) return [];
  return redirect === null ? ["--no-redirect"] : ["--to", redirect];
}

function optionWords(name: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`--${name}`, value];
}

function labelText(labels: readonly string[]): string {
  return labels.join(" > ");
}
