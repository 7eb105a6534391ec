// Sorts the fields of front matter by meaning, and checks their values (D5).
import { iconIn, plainReader } from "../contract/decode-value.ts";
import { parseEntry } from "../contract/endpoint-entry.ts";
import { hrefProblem } from "../contract/href.ts";
import {
  fieldInOtherCase,
  pageFieldRow,
  type PageField,
  type PageFieldRow,
  type PageFieldType,
  type RelatedEntry,
} from "../contract/page-fields.ts";
import { isPageGroups, pageGroups } from "../contract/page-groups.ts";
import { isRemote } from "../contract/spec-attachment.ts";
import { type JsonObject, type JsonValue, describeJson, setOwn } from "../text/json-value.ts";
import type { FrontMatter } from "./page-catalog.ts";
import { readRelated } from "./related-entries.ts";

/** What sorting needs apart from the values. */
export interface FieldContext {
  /** The text of a number or boolean as written in the page. */
  readonly writtenText: (field: string, value: number | boolean) => string;
  /** Called for a value of a type that can't be used. */
  wrongType(field: string, found: string, expected: string): void;
  /** Called for a key that differs from a field only in capitals. */
  otherCase(written: string, meant: PageField): void;
  /** Cuts a string that is too long, and reports it. */
  cut(field: string, text: string): string;
  /** Called for an address that a browser must not open (D15); `pointer` is given if it is inside the value of the field. */
  wrongLink(field: string, href: string, reason: string, pointer?: string): void;
}

const expectedByType: Readonly<Record<PageFieldType, string>> = {
  words: "a string",
  string: "a string, in quotes where it looks like something else",
  endpoint: `an endpoint such as "GET /users" or "openapi.json GET /users"`,
  boolean: "true or false",
  link: "an address",
  related: `false, or a list of addresses and of "Label: address" pairs`,
  groups: `a list of names, or a list of rules with "includes" or "excludes"`,
  icon: `a name, or an object with "name", "style" and "library"`,
};

/** Sorts the keys of front matter by meaning (D5); blank values and null count as absent. */
export function sortFields(data: JsonObject, context: FieldContext): FrontMatter {
  const sorted: Record<string, unknown> = {};
  let rest: Record<string, JsonValue> | undefined;
  // Keys are own ones: readers of front matter make plain objects.
  for (const field in data) {
    const value = data[field]!;
    const row = pageFieldRow(field);
    if (row === undefined) {
      rest ??= {};
      if (field === "__proto__") setOwn(rest, field, value);
      else rest[field] = value;
    } else if (row.type === "groups" && value !== null) {
      if (!isPageGroups(value)) context.wrongType(field, describeJson(value), expectedByType.groups);
      sorted[field] = pageGroups(value);
    } else if (value !== null && !isBlank(value)) {
      if (row.type === "related") {
        const related = usableRelated(field, value, context);
        if (related !== undefined) sorted[field] = related;
        continue;
      }
      const used = usableValue(row, field, value, context);
      if (used === undefined) context.wrongType(field, describeJson(value), expectedByType[row.type]);
      else if (row.type === "endpoint" && namesNoEndpoint(used))
        context.wrongType(field, `"${used.trim().slice(0, longestShown)}"`, expectedByType.endpoint);
      else if (row.type !== "link" || isLink(field, used, context)) sorted[field] = used;
    }
  }
  if (rest !== undefined) reportOtherCases(data, context);
  sorted["rest"] = rest;
  return sorted as unknown as FrontMatter;
}

/** Reports the first misspelt key of each field that the page does not have. */
function reportOtherCases(data: JsonObject, context: FieldContext): void {
  const meant = new Set<PageField>();
  for (const [key, value] of Object.entries(data)) {
    const field = fieldInOtherCase(key);
    if (field === undefined || meant.has(field) || Object.hasOwn(data, field) || value === null || isBlank(value))
      continue;
    meant.add(field);
    context.otherCase(key, field);
  }
}

function isLink(field: string, value: JsonValue, context: FieldContext): boolean {
  const problem = typeof value === "string" ? hrefProblem(value) : undefined;
  if (typeof value === "string" && problem !== undefined) context.wrongLink(field, value, problem);
  return problem === undefined;
}

function usableRelated(field: string, value: JsonValue, context: FieldContext): readonly RelatedEntry[] | undefined {
  const read = readRelated(value);
  if (read.kind === "wrong") {
    context.wrongType(field, read.found, expectedByType.related);
    return undefined;
  }
  return read.entries.flatMap((entry) => {
    const { link, label, pointer } = entry;
    const problem = hrefProblem(link);
    if (problem !== undefined) context.wrongLink(field, link, problem, pointer);
    if (problem !== undefined) return [];
    return [label === undefined ? entry : { ...entry, label: context.cut(field, label) }];
  });
}

/** True for a text that is neither an endpoint nor a spec alone. */
function namesNoEndpoint(value: JsonValue): value is string {
  if (typeof value !== "string" || parseEntry(value).kind === "endpoint") return false;
  const word = value.trim();
  return !(isRemote(word) || /\.(json|ya?ml)$/i.test(word)) || /\s/.test(word);
}

const longestShown = 100;

function isBlank(value: JsonValue): boolean {
  return typeof value === "string" && value.trim() === "";
}

function usableValue(
  { type, isUnbounded }: PageFieldRow,
  field: string,
  value: JsonValue,
  context: FieldContext,
): JsonValue | undefined {
  if (type === "boolean") return asFlag(value);
  if (typeof value === "string") return isUnbounded === true ? value : context.cut(field, value);
  if (type === "icon") return iconIn(value, plainReader);
  const isWritten = type === "words" && (typeof value === "number" || typeof value === "boolean");
  return isWritten ? context.writtenText(field, value) : undefined;
}

/** `noindex: "true"` occurs on real sites and can mean only one thing. */
function asFlag(value: JsonValue): boolean | undefined {
  if (typeof value !== "string") return typeof value === "boolean" ? value : undefined;
  const word = value.trim().toLowerCase();
  return word === "true" || word === "false" ? word === "true" : undefined;
}
