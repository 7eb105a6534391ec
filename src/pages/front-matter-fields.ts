// Sorts the keys of front matter by meaning (D5).
import { hrefProblem } from "../contract/href.ts";
import { pageFieldRow, type PageFieldRow, type PageFieldType } from "../contract/page-fields.ts";
import { describeJson, kindOfJson, setOwn, type JsonObject, type JsonValue } from "../text/json-value.ts";
import type { FrontMatter } from "./page-catalog.ts";

const expectedByType: Readonly<Record<PageFieldType, string>> = {
  words: "a string",
  string: "a string, in quotes where it looks like something else",
  boolean: "true or false",
  link: "an address",
  icon: `a name, or an object with "name", "style" and "library"`,
};

/** What sorting needs to know beside the values. */
export interface FieldContext {
  /** The text of a number or boolean as the page has it. */
  readonly writtenText: (field: string, value: number | boolean) => string;
  /** Called for a value of a type that can't be used. */
  readonly wrongType: (field: string, found: string, expected: string) => void;
  /** Cuts a string that is too long, and reports it. */
  readonly cut: (field: string, text: string) => string;
  /** Called for an address that a browser must not be sent to (D15). */
  readonly wrongLink: (field: string, href: string, reason: string) => void;
}

/** Front matter without a key. */
export const noFrontMatter: FrontMatter = { rest: undefined };

/** Sorts the keys of front matter by meaning (D5); blank and null count as not written. */
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
    } else if (value !== null && !isBlank(value)) {
      const used = usableValue(row, field, value, context);
      if (used === undefined) context.wrongType(field, describeJson(value), expectedByType[row.type]);
      else if (row.type !== "link" || isLink(field, used, context)) sorted[field] = used;
    }
  }
  sorted["rest"] = rest;
  return sorted as unknown as FrontMatter;
}

function isLink(field: string, value: JsonValue, { wrongLink }: FieldContext): boolean {
  const problem = typeof value === "string" ? hrefProblem(value) : undefined;
  if (typeof value === "string" && problem !== undefined) wrongLink(field, value, problem);
  return problem === undefined;
}

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
  if (type === "words" && (typeof value === "number" || typeof value === "boolean"))
    return context.writtenText(field, value);
  return type === "icon" && kindOfJson(value) === "an object" ? value : undefined;
}

/** `noindex: "true"` occurs on real sites and can mean only one thing. */
function asFlag(value: JsonValue): boolean | undefined {
  if (typeof value === "boolean") return value;
  if (typeof value !== "string") return undefined;
  const word = value.trim().toLowerCase();
  return word === "true" || word === "false" ? word === "true" : undefined;
}
