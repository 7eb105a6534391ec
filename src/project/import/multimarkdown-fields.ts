// Reads the fields that MkDocs takes from the first lines of a page without fences, as MultiMarkdown has them. (D327)
import { setOwn, type JsonObject } from "../../compiler/text/json-value.ts";

const field = /^ {0,3}([\w-]+):(.*)$/;
const more = /^(?: {4}|\t)(.*)$/;

/** The fields, all of them texts, and where the text of the page begins. */
export function multimarkdownFields(text: string): { readonly data: JsonObject; readonly end: number } {
  const values = new Map<string, string>();
  let name: string | undefined;
  let end = 0;
  for (const line of text.split("\n")) {
    if (line.trim() === "") {
      end += line.length + 1;
      break;
    }
    const [, written, own] = field.exec(line) ?? [];
    const value = own ?? (name === undefined ? undefined : more.exec(line)?.[1]);
    if (value === undefined) break;
    end += line.length + 1;
    name = written?.toLowerCase() ?? name!;
    const before = values.get(name);
    values.set(name, before === undefined ? value.trim() : `${before} ${value.trim()}`);
  }
  const data = {};
  for (const [key, value] of values) setOwn(data, key, value);
  return { data, end: values.size === 0 ? 0 : Math.min(end, text.length) };
}
