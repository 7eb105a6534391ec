// Writes a page with front matter that every YAML reader accepts.
import type { JsonObject } from "../../../compiler/text/json-value.ts";

/**
 * The text of a page. There is always a block of front matter, because without one a body that begins with `---js` would be
 * front matter that some hosts run.
 */
export function pageText(frontMatter: JsonObject, body: string): string {
  // JSON is YAML, and has no line that could close the block.
  const fields = Object.entries(frontMatter).map(([key, value]) => `${keyText(key)}: ${jsonText(value)}\n`);
  const text = body.trimEnd();
  return `---\n${fields.join("")}---\n${text === "" ? "" : `\n${text}\n`}`;
}

/** JSON with only the characters of YAML, and without `<`: some hosts look for comments (`<!--`) before they read YAML. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(/[<\u007F-\u00A0\u2028\u2029\uFEFF\uFFFE\uFFFF]/g, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/** A key, in quotes if the plain word is not a string in YAML. */
function keyText(key: string): string {
  return /^[A-Za-z][\w-]*$/.test(key) && !/^(?:y|n|yes|no|on|off|true|false|null)$/i.test(key)
    ? key
    : JSON.stringify(key);
}

/** The body of such a text. */
export function bodyOfPage(text: string): string {
  return text.slice(text.indexOf("\n---\n") + "\n---\n".length);
}
