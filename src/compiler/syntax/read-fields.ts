// Reads the value of one field or page entry, and reports a wrong type.
import type { Report, ReportDetails } from "../diagnostics/diagnostic.ts";
import { type LongTexts, longestName } from "../diagnostics/long-texts.ts";
import type { Place } from "../diagnostics/place.ts";
import { longestAddress } from "../contract/href.ts";
import { iconIn } from "../contract/decode-value.ts";
import type { Icon } from "../contract/icon-form.ts";
import { describeJson } from "../text/json-value.ts";
import type { LostPart } from "./config-tree.ts";
import {
  type ConfigValue,
  type OpenValue,
  type OpenedObject,
  type OpenedValue,
  valuePlace,
  placeOfKey,
  configReader,
  rename,
  type ConfigFields,
  sourceOf,
} from "./config-value.ts";
import { evidentName, nearestName } from "../hints/nearest-name.ts";
import { parseEntry } from "../contract/endpoint-entry.ts";
import { longestPath, toPagePath } from "../contract/page-path.ts";
import type { SourceConfigs } from "./source-configs.ts";
import { pathInSource, specInSource } from "./source-paths.ts";
import type { ConfigEndpoint, ConfigPage, ConfigSource } from "./config-tree.ts";

/** What reading a field needs: a function that opens values, and one that reports problems. */
export interface FieldReader {
  readonly open: OpenValue;
  readonly report: Report;
  /** Cuts strings that are too long. */
  readonly long: LongTexts;
  /** Called with what could not be read in full. */
  readonly lost: LostPart[];
  /** The other repositories of the site. */
  readonly sources: Pick<SourceConfigs, "folderOf">;
}

/** The last key of a value's pointer, as a message names it. */
export function fieldName(value: ConfigValue): string {
  const key = value.pointer.slice(value.pointer.lastIndexOf("/") + 1);
  return `"${key.replaceAll("~1", "/").replaceAll("~0", "~")}"`;
}

/** Reports `wrong-type` for an opened value, at its place, and returns undefined. Nothing is reported for a lost value. */
export function wrongType(
  what: string,
  opened: OpenedValue,
  expected: string,
  { report }: FieldReader,
  suggestion?: string,
): undefined {
  if (opened.kind === "lost") return undefined;
  report("wrong-type", valuePlace(opened.at), { what, found: wordsFor(opened), expected }, { suggestion });
  return undefined;
}

function wordsFor(opened: Exclude<OpenedValue, { readonly kind: "lost" }>): string {
  if (opened.kind !== "scalar") return opened.kind === "list" ? "a list" : "an object";
  return describeJson(opened.value);
}

/** The string of a field, at most `most` characters of it; `wrong-type` if it is something else. */
export function readString(value: ConfigValue, reader: FieldReader, most: number = longestName): string | undefined {
  const opened = reader.open(value);
  if (opened.kind === "scalar" && typeof opened.value === "string")
    return reader.long.cut(opened.value, fieldName(value), valuePlace(opened.at), most);
  const unquoted = opened.kind === "scalar" && opened.value !== null;
  return wrongType(fieldName(value), opened, unquoted ? "a string, in quotes" : "a string", reader);
}

/** True, with `wrong-type`, for an address that is too long, because a part of it would be another address. */
export function isTooLong(text: string, what: string, place: Place, { report }: FieldReader): boolean {
  if (text.length <= longestAddress) return false;
  const found = `a string of ${text.length} characters`;
  report("wrong-type", place, { what, found, expected: `an address of at most ${longestAddress}` });
  return true;
}

/** The text of a field that names a file or an address, and its field. */
interface SourceField {
  /** Its name in messages. */
  readonly field: string;
  /** The field that attaches the source. */
  readonly kind: string;
  readonly expected: string;
}

/** The source that a text names, with its place; `wrong-type` for anything else, and for one that is too long. */
export function readSource(
  opened: OpenedValue,
  { field, kind, expected }: SourceField,
  reader: FieldReader,
): ({ readonly source: string } & ConfigSource) | undefined {
  if (opened.kind !== "scalar" || typeof opened.value !== "string" || opened.value.trim() === "")
    return wrongType(field, opened, expected, reader);
  if (isTooLong(opened.value, `The source of this "${kind}"`, valuePlace(opened.at), reader)) return undefined;
  const source = specInSource(opened.value.trim(), reader.sources.folderOf(opened.at));
  return { source, ...sourceOf(opened.at) };
}

/** The boolean of a field; `wrong-type` if it is something else. */
export function readBoolean(value: ConfigValue, reader: FieldReader): boolean | undefined {
  const opened = reader.open(value);
  if (opened.kind === "scalar" && typeof opened.value === "boolean") return opened.value;
  if (opened.kind !== "scalar" || typeof opened.value !== "string")
    return wrongType(fieldName(value), opened, "true or false", reader);
  const meant = meantBoolean.get(opened.value.trim().toLowerCase());
  return wrongType(fieldName(value), opened, "true or false, without quotes", reader, meant);
}

/** What words mean that are in place of a boolean. */
export const meantBoolean: ReadonlyMap<string, string> = new Map(
  Object.entries({ true: "true", yes: "true", on: "true", false: "false", no: "false", off: "false" }),
);

/** An icon: a name, or an object with a name. */
export function readIcon(value: ConfigValue, reader: FieldReader): Icon | undefined {
  const opened = reader.open(value);
  if (opened.kind === "object") return readIconObject(value, opened, reader);
  if (opened.kind === "scalar" && typeof opened.value === "string") return opened.value;
  return wrongType(fieldName(value), opened, iconForms, reader);
}

const iconForms = `the name of an icon, or an object with a "name"`;

function readIconObject(value: ConfigValue, opened: OpenedObject, reader: FieldReader): Icon | undefined {
  const name = opened.fields.get("name");
  if (name !== undefined)
    return readString(name, reader) === undefined ? undefined : iconIn(value, configReader(reader.open));
  return opened.partial === true ? undefined : wrongType(`"icon"`, opened, iconForms, reader);
}

/** The elements of a list field; undefined, with `wrong-type`, if it is not a list. */
export function readList(value: ConfigValue, reader: FieldReader): readonly ConfigValue[] | undefined {
  const opened = reader.open(value);
  if (opened.kind === "list") return opened.items;
  // A path alone is one page; no other list holds strings.
  const isPath = opened.kind === "scalar" && typeof opened.value === "string" && fieldName(value) === `"pages"`;
  if (opened.kind === "object") return wrongType(fieldName(value), opened, "a list: put it in [ ]", reader);
  const form = isPath ? `a list: ${JSON.stringify([opened.value])}` : "a list";
  return wrongType(fieldName(value), opened, form, reader);
}

/** A misspelt field and the missing field that it means; `sure` if no other field is possible (D47). */
export interface MisspeltField {
  readonly name: string;
  readonly value: ConfigValue;
  readonly sure: boolean;
}

/** The element of `fields` that is a misspelt `field`; undefined if there is none. */
export function misspeltField(field: string, fields: ConfigFields): MisspeltField | undefined {
  const names = [...fields.keys()];
  const name = nearestName(field, names);
  return name === undefined ? undefined : { name, value: fields.get(name)!, sure: evidentName(field, names) === name };
}

/** Reports `missing-field` at the misspelt field, else at the object that lacks the field. */
export function reportMissingField(
  missing: { readonly owner: string; readonly field: string; readonly meaning: string },
  at: ConfigValue,
  misspelt: MisspeltField | undefined,
  { report }: Pick<FieldReader, "report">,
): void {
  const args = { ...missing, instead: misspelt?.name };
  if (misspelt === undefined) report("missing-field", valuePlace(at), args);
  else report("missing-field", placeOfKey(misspelt.value), args, rename(misspelt.value, missing.field, misspelt.sure));
}

/** A string entry as a page or an endpoint; undefined, with a report, if it is neither. */
export function readEntry(
  text: string,
  value: ConfigValue,
  reader: FieldReader,
): ConfigPage | ConfigEndpoint | undefined {
  const form = parseEntry(text);
  // A text that is too long for a path is reported as too long, whatever its form.
  if (form.kind === "page" || text.trim().length > longestPath) return readPagePath(text, value, reader);
  const spec = form.spec === undefined ? undefined : specInSource(form.spec, reader.sources.folderOf(value));
  return { ...form, spec, written: text, source: sourceOf(value) };
}

/** A page path (an entry, or a `root`) in normal form; undefined, with `page-outside-root`, if it can't be one (D2). */
export function readPagePath(
  text: string,
  value: ConfigValue,
  { report, sources }: FieldReader,
): ConfigPage | undefined {
  const result = toPagePath(text);
  if (result.ok) {
    const path = pathInSource(result.path, sources.folderOf(value));
    return { kind: "page", written: text, path, source: sourceOf(value) };
  }
  report("page-outside-root", valuePlace(value), { written: text, reason: result.reason }, slashed(text, value));
  return undefined;
}

/** The path with slashes for backslashes, because no page path has a backslash; except for a path from a drive or server. */
function slashed(text: string, value: ConfigValue): ReportDetails {
  const result = toPagePath(text.replaceAll("\\", "/"));
  if (!text.includes("\\") || !result.ok || /^\s*(?:[a-z]:|\\\\)/i.test(text)) return {};
  return { suggestion: result.path, edits: [{ place: valuePlace(value), written: result.path }] };
}
