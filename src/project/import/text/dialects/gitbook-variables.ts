// Writes the variables of a book in the place of their expressions, as the templates of GitBook's older program do. (D569)
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../../compiler/text/json-value.ts";
import { withPieces } from "../../../../compiler/text/text-pieces.ts";
import type { NoteAt } from "../text-rules.ts";

/** An expression, or the beginning or the end of a part without any. */
const template = /\{\{[^{}\n]{0,300}\}\}|\{%-?[ \t]*(end)?raw[ \t]*-?%\}/g;
const name = /^\{\{[ \t]*book((?:\.[A-Za-z_]\w{0,100}){1,10})[ \t]*\}\}$/;

/** Templates run before Markdown is read, so a value is Markdown, and expressions in code count, too. What is no plain value stays, and is a loss. */
export function withBookVariables(text: string, variables: JsonObject, note: NoteAt): string {
  if (!text.includes("{{")) return text;
  let isRaw = false;
  const pieces: { readonly start: number; readonly end: number; readonly text: string }[] = [];
  for (const { 0: found, 1: ending, index } of text.matchAll(template)) {
    if (found.startsWith("{%")) isRaw = ending === undefined;
    else if (!isRaw) {
      const value = valueOf(found, variables);
      if (value === undefined)
        note(index, `"${found.slice(0, 40)}"`, "the new site runs no templates, so it stays text");
      else pieces.push({ start: index, end: index + found.length, text: value });
    }
  }
  return withPieces(text, pieces);
}

function valueOf(expression: string, variables: JsonObject): string | undefined {
  const path = name.exec(expression)?.[1]?.split(".").slice(1);
  if (path === undefined) return undefined;
  const value = path.reduce<JsonValue | undefined>(
    (all, each) => (isJsonObject(all) ? ownValue(all, each) : undefined),
    variables,
  );
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return typeof value === "string" && !/[\r\n]/.test(value) ? value : undefined;
}
