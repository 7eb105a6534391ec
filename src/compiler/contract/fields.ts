// The table of fields: where each field of `navigation` is allowed and what it holds (§2.1–§2.11, D20).
import { divisionKinds, divisions, listFields, listRow, type DivisionKind, type SelectorKind } from "./divisions.ts";

/** What can have fields: a division, `navigation` itself, or `global`. */
export type FieldOwner = DivisionKind | "root" | "global";

/** What a field holds. A list has divisions of one kind, or page entries. */
export type FieldType =
  | {
      readonly kind:
        | "string"
        | "boolean"
        | "number"
        | "icon"
        | "page path"
        | "spec"
        | "graphql"
        | "sdk"
        | "directory"
        | "object"
        | "anything";
    }
  | { readonly kind: "list"; readonly of: DivisionKind | "page entry" };

/**
 * How a field is used. `label`, `list` and `plain` are read; `passed on` means that only the platform uses it, so it is put
 * into `extra` without a finding. navc does not read other repositories, so a field for one is reported.
 */
export type FieldUse = "label" | "list" | "plain" | "passed on" | "other repository";

/** One field: its name, where it belongs, and what it holds. */
export interface FieldRow {
  readonly name: string;
  readonly use: FieldUse;
  readonly type: FieldType;
  /** The owners for which it has a meaning and for which it is suggested instead of a misspelt field. A list has a meaning wherever it is kept (D19). */
  readonly on: readonly FieldOwner[];
  /** True if any other division may have it, too: then it is passed on (D20). */
  readonly isPassedOnElsewhere?: true;
  /** True if it can give a division content or a link. */
  readonly givesContent?: true;
  /** The owners for which it is allowed but has no effect, so editors do not offer it. */
  readonly withoutEffectOn?: readonly FieldOwner[];
}

const everyOwner: readonly FieldOwner[] = ["root", ...divisionKinds];
const selectors: readonly SelectorKind[] = ["language", "version"];

/** A field that is read and is neither a label nor a list. */
export type PlainField =
  | "icon"
  | "tag"
  | "description"
  | "hidden"
  | "href"
  | "root"
  | "openapi"
  | "asyncapi"
  | "graphql"
  | "sdk"
  | "expanded"
  | "directory"
  | "default"
  | "global";

// Read beside label and lists, in one form wherever they are.
const plainRows: Readonly<Record<PlainField, Omit<FieldRow, "name" | "use">>> = {
  icon: {
    type: { kind: "icon" },
    on: everyOwner,
    withoutEffectOn: ["root"],
  },
  tag: {
    type: { kind: "string" },
    on: everyOwner,
    withoutEffectOn: ["root"],
  },
  description: {
    type: { kind: "string" },
    on: everyOwner,
    withoutEffectOn: ["root"],
  },
  hidden: {
    type: { kind: "boolean" },
    on: everyOwner,
    withoutEffectOn: ["root"],
  },
  href: {
    type: { kind: "string" },
    on: everyOwner,
    givesContent: true,
    withoutEffectOn: ["root", "group"],
  },
  root: {
    type: { kind: "page path" },
    on: everyOwner,
    givesContent: true,
  },
  openapi: {
    type: { kind: "spec" },
    on: everyOwner,
    givesContent: true,
  },
  asyncapi: {
    type: { kind: "spec" },
    on: everyOwner,
    givesContent: true,
  },
  graphql: {
    type: { kind: "graphql" },
    on: everyOwner,
    givesContent: true,
  },
  sdk: {
    type: { kind: "sdk" },
    on: ["tab", "group"],
    givesContent: true,
  },
  expanded: {
    type: { kind: "boolean" },
    on: ["group"],
  },
  directory: {
    type: { kind: "directory" },
    on: everyOwner,
  },
  default: {
    type: { kind: "boolean" },
    on: selectors,
    isPassedOnElsewhere: true,
  },
  global: {
    type: { kind: "object" },
    on: ["root", ...selectors],
    isPassedOnElsewhere: true,
  },
};

/** Every plain field. */
export const plainFields = Object.keys(plainRows) as readonly PlainField[];

const platformRows: readonly FieldRow[] = [
  passedOn("banner", { kind: "object" }, ["language"]),
  passedOn("navbar", { kind: "object" }, ["language"]),
  passedOn("footer", { kind: "object" }, ["language"]),
  passedOn("searchable", { kind: "boolean" }, everyOwner),
  passedOn("public", { kind: "boolean" }, everyOwner),
  passedOn("boost", { kind: "number" }, everyOwner),
  { name: "name", use: "passed on", type: { kind: "string" }, on: ["product"] },
  passedOn("color", { kind: "object" }, everyOwner),
  passedOn("align", { kind: "string" }, everyOwner),
  { name: "sourceRef", use: "other repository", type: { kind: "anything" }, on: [] },
];

function passedOn(name: string, type: FieldType, on: readonly FieldOwner[]): FieldRow {
  return { name, use: "passed on", type, on, isPassedOnElsewhere: true };
}

const labelRows: readonly FieldRow[] = divisions.map(({ kind, label }) => ({
  name: label,
  use: "label",
  type: { kind: "string" },
  on: [kind],
}));

const listRows: readonly FieldRow[] = listFields.map((name) => ({
  name,
  use: "list",
  type: { kind: "list", of: listRow(name)?.kind ?? "page entry" },
  on: name === "anchors" ? [...everyOwner, "global"] : everyOwner,
  givesContent: true,
}));

/** Every field, labels first; the order is that of suggestions. */
export const fields: readonly FieldRow[] = [
  ...labelRows,
  ...listRows,
  ...plainFields.map((name): FieldRow => ({ name, use: "plain", ...plainRows[name] })),
  ...platformRows,
];

const rowByName: ReadonlyMap<string, FieldRow> = new Map(fields.map((row) => [row.name, row]));

/** The row of a field; undefined for an unknown one. */
export function fieldRow(name: string): FieldRow | undefined {
  return rowByName.get(name);
}

/** True for a field of this owner that is read and is neither a label nor a list. */
export function isPlainField(name: string, owner: FieldOwner): name is PlainField {
  const row = rowByName.get(name);
  return row?.use === "plain" && row.on.includes(owner);
}

/** True for a field that is read there, or passed on without a finding (D20). */
export function isKnownField(name: string, owner: FieldOwner): boolean {
  const row = rowByName.get(name);
  return row !== undefined && (row.on.includes(owner) || (row.isPassedOnElsewhere === true && owner !== "global"));
}

/** The names of the fields that belong to an owner. */
export const fieldsOn: Readonly<Record<FieldOwner, readonly string[]>> = Object.fromEntries(
  [...everyOwner, "global" as const].map((owner) => [owner, namesWhere(({ on }) => on.includes(owner))]),
) as Readonly<Record<FieldOwner, readonly string[]>>;

/** Every field that can give a division content or a link. */
export const contentFields: readonly string[] = namesWhere(({ givesContent }) => givesContent === true);

/** Fields that give `navigation` pages: if all of them are missing, the site has no pages. */
export const rootPageFields: readonly string[] = namesWhere(
  ({ name, givesContent, on }) => givesContent === true && on.includes("root") && name !== "href" && name !== "menu",
);

/** The field of an element from another repository: its label and pages are there. */
export const sourceReference = "sourceRef";

/** True if the platform fills a division from another repository, so that it is not empty (D20). */
export function isElsewhere(extra: Readonly<Record<string, unknown>> | undefined): boolean {
  return extra !== undefined && Object.hasOwn(extra, sourceReference);
}

function namesWhere(matches: (row: FieldRow) => boolean): readonly string[] {
  return fields.filter(matches).map(({ name }) => name);
}
