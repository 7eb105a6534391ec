// What structure does a file of a docs folder have, and what is its text with another one?
import { load } from "js-yaml";
import { isJsonObject, type JsonValue } from "../../src/compiler/text/json-value.ts";

/** A file taken apart: a document that can be edited, and how it is written back. */
export interface StructuredFile {
  readonly document: JsonValue;
  readonly write: (document: JsonValue) => string;
}

/** The document in a file by its name: JSON, YAML, the front matter of a page, or lines; undefined for what has none. */
export function structureOf(file: string, text: string): StructuredFile | undefined {
  if (file.endsWith(".json")) return ofJson(text);
  if (/\.ya?ml$/.test(file)) return ofYaml(text);
  if (/\.mdx?$/.test(file)) return ofPage(text);
  return { document: text.split("\n"), write: (document) => linesOf(document).join("\n") };
}

function ofJson(text: string): StructuredFile | undefined {
  const document = parsed(() => JSON.parse(text.replace(/^\uFEFF/, "")) as JsonValue);
  return document === undefined ? undefined : { document, write: (edited) => JSON.stringify(edited, null, 2) };
}

/** JSON is YAML, and what is written as JSON keeps keys that YAML would read otherwise. */
function ofYaml(text: string): StructuredFile | undefined {
  const document = parsed(() => load(text) as JsonValue);
  if (typeof document !== "object" || document === null) return undefined;
  return { document, write: (edited) => JSON.stringify(edited, null, 2) };
}

function ofPage(text: string): StructuredFile {
  const [whole = "", block = ""] = /^---\r?\n([^]*?)\r?\n---/.exec(text) ?? [];
  const document = parsed(() => load(block) as JsonValue);
  const body = text.slice(whole.length);
  return {
    document: isJsonObject(document) ? document : {},
    write: (edited) => `---\n${frontMatterOf(edited)}---${body}`,
  };
}

/** A field a line, as pages are written: navc reads such lines without a parser of YAML. */
function frontMatterOf(document: JsonValue): string {
  if (!isJsonObject(document)) return `${JSON.stringify(document)}\n`;
  const lines = Object.entries(document).map(([key, value]) => {
    const name = /^\w+$/.test(key) ? key : JSON.stringify(key);
    const isPlain = typeof value === "string" && /^\w[\w ]*$/.test(value);
    return `${name}: ${isPlain ? value : JSON.stringify(value)}\n`;
  });
  return lines.join("");
}

function linesOf(document: JsonValue): readonly string[] {
  const lines = Array.isArray(document) ? (document as readonly JsonValue[]) : [document];
  return lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line)));
}

function parsed(parse: () => JsonValue): JsonValue | undefined {
  try {
    // What YAML reads as a date, or as infinite, JSON has no word for.
    return JSON.parse(JSON.stringify(parse()) ?? "null") as JsonValue;
  } catch {
    return undefined;
  }
}
