// What is an object in a list of groups or pages that is no group?
import { divisions, listFields, type DivisionKind } from "../contract/divisions.ts";
import { contentFields, sourceReference } from "../contract/fields.ts";
import { placeOf, type ConfigFields, type OpenedObject } from "./config-value.ts";
import { nearestName } from "../hints/nearest-name.ts";
import type { FieldReader } from "./read-fields.ts";
import { meantLabel } from "./read-label.ts";

/** True when fields give a division something to show or a place to lead to. */
export function hasContent(fields: ConfigFields): boolean {
  return contentFields.some((field) => fields.has(field));
}

/** Tells, once, an object that is a link, a page, or nothing; true when it was told and there is no more to read of it. */
export function tellStranger(
  list: "groups" | "pages",
  { fields, at, partial }: OpenedObject,
  { report }: FieldReader,
): boolean {
  if (fields.has("group") || fields.has(sourceReference) || partial === true) return false;
  const stranger = (list === "pages" ? (linkWords(fields) ?? pageWords(fields)) : undefined) ?? nothingWords(fields);
  if (stranger === undefined) return false;
  report("wrong-type", placeOf(at), { what: `This element of "${list}"`, ...stranger });
  return true;
}

/** The kind of a division that stands in `pages` and would be no group under another name; undefined for all else. */
export function strayKind({ fields, partial }: OpenedObject): DivisionKind | undefined {
  if (fields.has("group") || partial === true) return undefined;
  const row = divisions.find(({ label }) => textOf(fields, label) !== undefined);
  const isGroup = listFields.every((list) => list === "pages" || !fields.has(list)) && !fields.has("href");
  return isGroup ? undefined : row?.kind;
}

interface Words {
  readonly found: string;
  readonly expected: string;
}

function linkWords(fields: ConfigFields): Words | undefined {
  const isLink = ["href", "url", "link"].some((field) => textOf(fields, field) !== undefined);
  const holds = contentFields.some((field) => field !== "href" && fields.has(field));
  if (!isLink || holds || divisions.some(({ label }) => fields.has(label))) return undefined;
  return { found: "a link", expected: "a page of this site, or a group; a link goes into an anchor or a tab" };
}

function pageWords(fields: ConfigFields): Words | undefined {
  const path = textOf(fields, "page");
  if (path === undefined || hasContent(fields)) return undefined;
  return { found: `an object with "page"`, expected: `the path as plain text: ${JSON.stringify(path)}` };
}

function nothingWords(fields: ConfigFields): Words | undefined {
  if (hasContent(fields) || meantLabel("group", fields) !== undefined) return undefined;
  const isSlip = [...fields.keys()].some((field) => nearestName(field, contentFields) !== undefined);
  if (isSlip) return undefined;
  return {
    found: `an object that has neither "group" nor "pages"`,
    expected: `a group such as { "group": "Guides", "pages": ["guides/start"] }`,
  };
}

function textOf(fields: ConfigFields, field: string): string | undefined {
  const value = fields.get(field)?.value;
  return typeof value === "string" ? value : undefined;
}
