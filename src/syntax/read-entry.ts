// Reads an entry of `pages` in one of its three forms (§2.2).
import type { ReportDetails } from "../diagnostics/diagnostic.ts";
import { parseEntry } from "../contract/endpoint-entry.ts";
import { longestPath, toPagePath } from "../contract/page-path.ts";
import { nearestMethod } from "../hints/nearest-name.ts";
import { placeOf, sourceOf, type ConfigValue } from "./config-value.ts";
import type { ConfigEndpoint, ConfigPage } from "./config-tree.ts";
import type { FieldReader } from "./read-fields.ts";

/** A string entry as a page or an endpoint; undefined, with a report, when it can be neither. */
export function readEntry(
  text: string,
  value: ConfigValue,
  reader: FieldReader,
): ConfigPage | ConfigEndpoint | undefined {
  const form = parseEntry(text);
  // What is too long to be a path is reported as that, whatever it was meant to be.
  if (form.kind === "page" || text.trim().length > longestPath) return readPagePath(text, value, reader);
  if (form.kind === "endpoint") return { ...form, names: "operation", written: text, source: sourceOf(value) };
  const { spec, word, target } = form;
  const nearest = nearestMethod(word);
  const suggestion = nearest === undefined ? undefined : withMethod(text, word, nearest);
  reader.report("endpoint-method", placeOf(value), { word, nearest }, { suggestion });
  return {
    kind: "endpoint",
    spec,
    method: word,
    target,
    written: text,
    source: sourceOf(value),
    names: "unknown method",
  };
}

// The word may be in the name of the spec, too: the method is the one before the path.
function withMethod(text: string, word: string, method: string): string {
  const at = text.search(new RegExp(`${word}\\s+/`));
  return `${text.slice(0, at)}${method}${text.slice(at + word.length)}`.trim();
}

/** A page path (an entry, or a `root`) in normal form; undefined, with `page-outside-root`, when it can't be one (D2). */
export function readPagePath(text: string, value: ConfigValue, { report }: FieldReader): ConfigPage | undefined {
  const result = toPagePath(text);
  if (result.ok) return { kind: "page", written: text, path: result.path, source: sourceOf(value) };
  report("page-outside-root", placeOf(value), { written: text, reason: result.reason }, slashed(text, value));
  return undefined;
}

/** No page path has a backslash, so all that is left for it to be is a slash; but for a path from a drive or server. */
function slashed(text: string, value: ConfigValue): ReportDetails {
  const result = toPagePath(text.replaceAll("\\", "/"));
  if (!text.includes("\\") || !result.ok || /^\s*(?:[a-z]:|\\\\)/i.test(text)) return {};
  return { suggestion: result.path, edits: [{ place: placeOf(value), written: result.path }] };
}
