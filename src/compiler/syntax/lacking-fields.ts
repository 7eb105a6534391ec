// Finds the fields that a division lacks and that a misspelt field may mean: pages, a link, or a spec (§2.3, §2.9, D28, D56).
import { divisionTitle, isListField } from "../contract/divisions.ts";
import { contentFields, isElsewhere } from "../contract/fields.ts";
import { misspeltField, reportMissingField, type FieldReader } from "./read-fields.ts";
import { pageMaker } from "./page-maker.ts";
import type { ConfigDivision, ConfigNode } from "./config-tree.ts";
import type { ConfigFields } from "./config-value.ts";

/** A division that lacks pages or a link: how a message names it, and the meaning of each field that it could have. */
export interface LackingFields {
  readonly owner: string;
  readonly meanings: ReadonlyMap<string, string>;
}

/** What has been read of a division. */
interface ReadSoFar {
  readonly division: ConfigDivision;
  readonly isGlobal: boolean;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly unread: ReadonlySet<string>;
}

/** What a group without pages or a global anchor without a link lacks; undefined if nothing is lacking, or if it could not be read. */
export function lackingFields(read: ReadSoFar): LackingFields | undefined {
  const { division, isGlobal, extra, unread } = read;
  const { kind, label, lists, href } = division;
  if (kind === "root" || (kind !== "group" && !isGlobal)) return undefined;
  const meanings = isGlobal ? linkOnly : pageFields;
  const wanted = isGlobal ? contentFields : [...pageFields.keys()];
  if (unread.has("$ref") || wanted.some((field) => unread.has(field))) return undefined;
  if (pageMaker(division) !== undefined) return undefined;
  if (lists.some(({ field, size }) => size > 0 || (kind === "group" && field === "pages"))) return undefined;
  if (isElsewhere(extra) || (isGlobal && href !== undefined)) return undefined;
  return { owner: divisionTitle(kind, label), meanings };
}

const linkOnly: ReadonlyMap<string, string> = new Map([["href", "the link it stands for"]]);
const pageFields: ReadonlyMap<string, string> = new Map(
  contentFields.filter((field) => field !== "href").map((field): [string, string] => [field, meaningOf(field)]),
);

function meaningOf(field: string): string {
  if (isListField(field)) return "the list of what the section holds";
  return field === "root" ? "the page its title opens" : "the spec its pages are made from";
}

const meaning = "the spec that its endpoint entries are of";

/** What a division without `openapi` lacks if an endpoint entry below uses the spec from there; otherwise undefined. */
export function lackingSpec({ kind, label, openapi, children }: ConfigDivision): LackingFields | undefined {
  if (openapi !== undefined || !children.some(takesSpec)) return undefined;
  return { owner: divisionTitle(kind, label), meanings: new Map([["openapi", meaning]]) };
}

/** True for an endpoint entry, or a division with one, whose spec is set above. */
function takesSpec(node: ConfigNode): boolean {
  if (node.kind === "page") return false;
  if (node.kind === "endpoint") return node.spec === undefined;
  return node.openapi === undefined && node.unread?.has("openapi") !== true && node.children.some(takesSpec);
}

/**
 * Reports a misspelt `openapi` of docs.json or of its `api`, which endpoint entries without any other spec lack; returns
 * whether there is one. navc does not read other fields there.
 */
export function reportMisspeltSpec(
  root: ConfigDivision,
  places: readonly { readonly owner: string; readonly fields: ConfigFields }[],
  reader: Pick<FieldReader, "report" | "lost">,
): boolean {
  if (!takesSpec(root) || places.some(({ fields }) => fields.has("openapi"))) return false;
  for (const { owner, fields } of places) {
    const misspelt = misspeltField("openapi", fields);
    if (misspelt === undefined) continue;
    reader.lost.push({ hides: "pages", at: misspelt.value });
    reportMissingField({ owner, field: "openapi", meaning }, misspelt.value, misspelt, reader);
    return true;
  }
  return false;
}
