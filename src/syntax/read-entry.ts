// Which of its three forms has an entry of `pages`? (§2.2)
import { parseEntry } from "../contract/endpoint-entry.ts";
import { toPagePath } from "../contract/page-path.ts";
import { placeOf, type ConfigValue } from "./config-value.ts";
import type { ConfigEndpoint, ConfigPage } from "./config-tree.ts";
import type { FieldReader } from "./read-fields.ts";

/** A string entry as a page or an endpoint; undefined, with a report, when it can be neither. */
export function readEntry(
  text: string,
  value: ConfigValue,
  reader: FieldReader,
): ConfigPage | ConfigEndpoint | undefined {
  const form = parseEntry(text);
  if (form.kind === "page") return readPagePath(text, value, reader);
  if (form.kind === "endpoint") return { ...form, written: text, source: sourceOf(value) };
  const { word, nearest } = form;
  const details = nearest === undefined ? {} : { suggestion: withMethod(text, word, nearest) };
  reader.report("endpoint-method", placeOf(value), { word, nearest }, details);
  return undefined;
}

// The word may stand in the name of the spec, too: the method is the one before the path.
function withMethod(text: string, word: string, method: string): string {
  const at = text.search(new RegExp(`${word}\\s+/`));
  return `${text.slice(0, at)}${method}${text.slice(at + word.length)}`.trim();
}

/** A page path (an entry, or a `root`) in normal form; undefined, with `page-outside-root`, when it can't be one (D2). */
export function readPagePath(text: string, value: ConfigValue, { report }: FieldReader): ConfigPage | undefined {
  const result = toPagePath(text);
  if (result.ok) return { kind: "page", written: text, path: result.path, source: sourceOf(value) };
  report("page-outside-root", placeOf(value), { written: text, reason: result.reason });
  return undefined;
}

/** Where a value is written. */
export function sourceOf(value: ConfigValue): { readonly file: string; readonly pointer: string } {
  return { file: value.file, pointer: value.pointer };
}
