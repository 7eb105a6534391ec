// The table of fields: where each field of `navigation` is allowed, what it holds, and what an editor shows for it (§2.1–§2.11, D20).
import { divisionKinds, divisions, listFields, listRow, type DivisionKind, type SelectorKind } from "./divisions.ts";
import { labelNotes, listNotes, type Note } from "./field-notes.ts";

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
  /** Absent if an editor shows no note. */
  readonly note?: Note;
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
    note: {
      description: 'Name of an icon, or an object such as { "name": "book", "style": "solid" }.',
      examples: ["book"],
    },
  },
  tag: {
    type: { kind: "string" },
    on: everyOwner,
    withoutEffectOn: ["root"],
    note: { description: "A short badge beside the label.", examples: ["New"] },
  },
  description: {
    type: { kind: "string" },
    on: everyOwner,
    withoutEffectOn: ["root"],
    note: { description: "A line below the label, where the theme has room for one." },
  },
  hidden: {
    type: { kind: "boolean" },
    on: everyOwner,
    withoutEffectOn: ["root"],
    note: { description: "Whether readers see it. What is hidden keeps its address, and so does all below it." },
  },
  href: {
    type: { kind: "string" },
    on: everyOwner,
    givesContent: true,
    withoutEffectOn: ["root", "group"],
    note: {
      description: "Link out of the site, in place of content. A path leads to a page of this site.",
      examples: ["https://example.com"],
    },
  },
  root: {
    type: { kind: "page path" },
    on: everyOwner,
    givesContent: true,
    note: {
      description: "Path of the page that opens when the title is selected, without extension.",
      examples: ["guides/overview"],
    },
  },
  openapi: {
    type: { kind: "spec" },
    on: everyOwner,
    givesContent: true,
    note: {
      description:
        "OpenAPI file for this element and all below it: a path, an address, or an object with source and directory. Without a list of children, a page is made for every endpoint.",
      examples: ["openapi.json"],
    },
  },
  asyncapi: {
    type: { kind: "spec" },
    on: everyOwner,
    givesContent: true,
    note: {
      description:
        "AsyncAPI file for this element and all below it: a path, an address, or an object with source and directory. Without a list of children, a page is made for every channel.",
      examples: ["asyncapi.yaml"],
    },
  },
  graphql: {
    type: { kind: "graphql" },
    on: everyOwner,
    givesContent: true,
    note: {
      description:
        'GraphQL schema of this element and all below it: a path, an address, or an object with source and directory. Without entries such as "QUERY name", "MUTATION name" or "TYPE name", a page is made for each of its parts.',
      examples: ["schema.graphql"],
    },
  },
  sdk: {
    type: { kind: "sdk" },
    on: ["tab", "group"],
    givesContent: true,
    note: {
      description: "What a documentation generator wrote about a library: an object with format, source and directory.",
      examples: [{ format: "typedoc", source: "sdk/typedoc.json" }],
    },
  },
  expanded: {
    type: { kind: "boolean" },
    on: ["group"],
    note: { description: "Whether a group inside another group starts open." },
  },
  directory: {
    type: { kind: "directory" },
    on: everyOwner,
    note: {
      description:
        "How the root page of each group in it lists what the group holds: none, accordion or card. Without it the nearest one above applies, else none.",
      examples: ["card"],
    },
  },
  default: {
    type: { kind: "boolean" },
    on: selectors,
    isPassedOnElsewhere: true,
    note: { description: "Whether readers start here. Without a default it is the first one that is not hidden." },
  },
  global: {
    type: { kind: "object" },
    on: ["root", ...selectors],
    isPassedOnElsewhere: true,
    note: { description: "What is on every page: links." },
  },
};

/** Every plain field. */
export const plainFields = Object.keys(plainRows) as readonly PlainField[];

const platformRows: readonly FieldRow[] = [
  passedOn("banner", { kind: "object" }, ["language"], {
    description: "A line above every page of this language: an object with content and dismissible.",
  }),
  passedOn("navbar", { kind: "object" }, ["language"], { description: "The links of the top bar in this language." }),
  passedOn("footer", { kind: "object" }, ["language"], { description: "The footer in this language." }),
  passedOn("searchable", { kind: "boolean" }, everyOwner),
  passedOn("public", { kind: "boolean" }, everyOwner),
  passedOn("boost", { kind: "number" }, everyOwner),
  { name: "name", use: "passed on", type: { kind: "string" }, on: ["product"] },
  passedOn("color", { kind: "object" }, everyOwner),
  passedOn("align", { kind: "string" }, everyOwner),
  { name: "sourceRef", use: "other repository", type: { kind: "anything" }, on: [] },
];

function passedOn(name: string, type: FieldType, on: readonly FieldOwner[], note?: Note): FieldRow {
  const row: FieldRow = { name, use: "passed on", type, on, isPassedOnElsewhere: true };
  return note === undefined ? row : { ...row, note };
}

const labelRows: readonly FieldRow[] = divisions.map(({ kind, label }) => ({
  name: label,
  use: "label",
  type: { kind: "string" },
  on: [kind],
  note: labelNotes[kind],
}));

const listRows: readonly FieldRow[] = listFields.map((name) => ({
  name,
  use: "list",
  type: { kind: "list", of: listRow(name)?.kind ?? "page entry" },
  on: name === "anchors" ? [...everyOwner, "global"] : everyOwner,
  givesContent: true,
  note: {
    ...listNotes[name],
    description: `${listNotes[name].description} An element holds one kind of child, so this is its only list.`,
  },
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
