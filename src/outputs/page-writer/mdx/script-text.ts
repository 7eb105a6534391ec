// Writes plain data as JavaScript.
import { JsxText } from "./program-value.ts";

// Some of them end a line of a script or a cell of a table, others are no characters of a page.
// oxlint-disable-next-line no-control-regex -- they are what is replaced
const odd = /[|\x7F-\x9F\u2028\u2029\uFEFF\uFFFE\uFFFF]/g;

/** A text as a string of JavaScript and JSON on one line. */
export function stringText(text: string): string {
  return JSON.stringify(text.toWellFormed()).replaceAll(
    odd,
    (character) => `\\u${character.codePointAt(0)!.toString(16).padStart(4, "0")}`,
  );
}

/** A value as an expression; undefined parts are not written. */
export function scriptText(value: unknown): string {
  if (typeof value === "string") return stringText(value);
  if (value instanceof JsxText) return value.text;
  if (Array.isArray(value)) return `[${value.map(scriptText).join(", ")}]`;
  if (typeof value !== "object" || value === null) return String(value);
  const fields = Object.entries(value).map(([name, each]) => `${stringText(name)}: ${scriptText(each)}`);
  return `{${fields.join(", ")}}`;
}
