// Which field, had its name been written right, would give a division what it can't do without? (§2.3, §2.9, D28)
import { divisionTitle, isListField, type DivisionKind } from "../contract/divisions.ts";
import { contentFields, hasPlatformPages } from "../contract/fields.ts";
import type { ConfigList, DivisionFields } from "./config-tree.ts";

/** A division that lacks pages or a link: how a message names it, and what each field that would do stands for. */
export interface LackingFields {
  readonly owner: string;
  readonly meanings: ReadonlyMap<string, string>;
}

/** What was read of a division. */
interface ReadSoFar {
  readonly kind: DivisionKind | "root";
  readonly label: string;
  readonly isGlobal: boolean;
  readonly said: DivisionFields;
  readonly lists: readonly ConfigList[];
  readonly extra: Readonly<Record<string, unknown>>;
  readonly reported: ReadonlySet<string>;
}

/** Of a group without pages, and of a global anchor without a link; undefined where nothing is lacking, or its fault was told. */
export function lackingFields(read: ReadSoFar): LackingFields | undefined {
  const { kind, label, isGlobal, said, lists, extra, reported } = read;
  if (kind === "root" || (kind !== "group" && !isGlobal)) return undefined;
  const meanings = isGlobal ? linkOnly : pageFields;
  const told = isGlobal ? contentFields : [...pageFields.keys()];
  if (reported.has("$ref") || told.some((field) => reported.has(field))) return undefined;
  if (said.root !== undefined || said.openapi !== undefined || said.asyncapi !== undefined) return undefined;
  if (lists.some(({ field, size }) => size > 0 || (kind === "group" && field === "pages"))) return undefined;
  if (isGlobal ? said.href !== undefined : hasPlatformPages(extra)) return undefined;
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
