// Writes the fields of front matter that a text of VitePress shows.
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../../../../compiler/text/json-value.ts";
import { safeOpening, safeText } from "../../../../outputs/page-writer/source/safe-text.ts";
import { codeBlocks } from "../code-blocks.ts";
import { outsideBlocks, outsideCode } from "../outside-code.ts";

/** `{{ $frontmatter.title }}`, also of an object in an object. */
const shown = /\{\{\s*\$frontmatter((?:\??\.[A-Za-z_]\w{0,100}){1,10})\s*\}\}/g;
/** What stands before something that begins a block. */
const beginning = /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?$/;

/** The text with the values of fields in place of their expressions, which Vue writes as text; lists and objects stay. */
export function withShownFields(text: string, data: JsonObject): string {
  if (!text.includes("$frontmatter")) return text;
  return outsideBlocks(text, codeBlocks(text), (line) => {
    if (!line.includes("$frontmatter")) return line;
    return outsideCode(line, (part) =>
      part.replaceAll(shown, (whole, path: string, at: number) => {
        const value = textOf(valueAt(data, path));
        if (value === undefined) return whole;
        return beginning.test(part.slice(0, at).replaceAll(shown, "")) ? safeBeginning(value) : value;
      }),
    );
  });
}

function valueAt(data: JsonObject, path: string): JsonValue | undefined {
  return path
    .split(".")
    .slice(1)
    .map((name) => name.replace(/\?$/, ""))
    .reduce<JsonValue | undefined>((value, name) => (isJsonObject(value) ? ownValue(value, name) : undefined), data);
}

/** Vue writes nothing for a field that is missing. What is written beside the field can't make a link or a picture of it. */
function textOf(value: JsonValue | undefined): string | undefined {
  if (value === undefined || value === null) return "";
  if (typeof value === "object") return undefined;
  return safeText(String(value)).replaceAll(/!$|^\(/g, (sign) => `&#${sign.codePointAt(0)!};`);
}

/** A number may be followed by a point. */
function safeBeginning(value: string): string {
  return /^\d{1,9}$/.test(value) ? `&#${value.codePointAt(0)!};${value.slice(1)}` : safeOpening(value);
}
