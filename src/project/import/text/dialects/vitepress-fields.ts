// Writes the fields of front matter that a text of VitePress shows.
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../../compiler/text/json-value.ts";
import { blockFinder, codeBlocks } from "../code-blocks.ts";
import { outsideCode } from "../outside-code.ts";

/** `{{ $frontmatter.title }}`, also of an object in an object. */
const shown = /\{\{\s*\$frontmatter((?:\??\.[A-Za-z_]\w{0,100}){1,10})\s*\}\}/g;
/** What means something in Markdown or MDX. */
const marks = /[\\`*_{}[\]<>|~$&]/g;

/** The text with the values of fields in place of their expressions, which Vue writes as text; lists and objects stay. */
export function withShownFields(text: string, data: JsonObject): string {
  if (!text.includes("$frontmatter")) return text;
  const isCode = blockFinder(codeBlocks(text));
  let at = 0;
  return text
    .split("\n")
    .map((line) => {
      const start = at;
      at += line.length + 1;
      if (!line.includes("$frontmatter") || isCode(start)) return line;
      return outsideCode(line, (part) =>
        part.replaceAll(shown, (whole, path: string) => textOf(valueAt(data, path)) ?? whole),
      );
    })
    .join("\n");
}

function valueAt(data: JsonObject, path: string): JsonValue | undefined {
  return path
    .split(".")
    .slice(1)
    .map((name) => name.replace(/\?$/, ""))
    .reduce<JsonValue | undefined>((value, name) => (isJsonObject(value) ? ownValue(value, name) : undefined), data);
}

/** Vue writes nothing for a field that is missing. */
function textOf(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null) return "";
  if (typeof value === "object") return undefined;
  return String(value)
    .replaceAll(/\s+/g, " ")
    .replaceAll(marks, (sign) => `&#${sign.codePointAt(0)!};`);
}
