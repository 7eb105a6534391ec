// Which divisions are there, what lists hold them, and which fields do they have? (§2.1–§2.10)

export type DivisionKind = "language" | "version" | "product" | "dropdown" | "tab" | "anchor" | "item" | "group";

/** The field of a division (or of `navigation`) that lists its children. */
export type ListField =
  | "languages"
  | "versions"
  | "products"
  | "dropdowns"
  | "tabs"
  | "anchors"
  | "menu"
  | "groups"
  | "pages";

/** One kind of division: where it stands, how it is named, and the contract's fields beside those every division has. */
export interface DivisionRow {
  readonly kind: DivisionKind;
  /** The list whose elements are of this kind. */
  readonly list: ListField;
  /** The required field that holds the label. */
  readonly label: string;
  /** What the label is for, in the words of a message. */
  readonly labelMeaning: string;
  /** How a message calls one: `tab "API"`. */
  readonly noun: string;
  readonly plural: string;
}

/** The one table that reading, checking and printing go by. */
export const divisions: readonly DivisionRow[] = [
  {
    kind: "language",
    list: "languages",
    label: "language",
    labelMeaning: "the code of its language",
    noun: "language",
    plural: "languages",
  },
  {
    kind: "version",
    list: "versions",
    label: "version",
    labelMeaning: "its label in the version selector",
    noun: "version",
    plural: "versions",
  },
  {
    kind: "product",
    list: "products",
    label: "product",
    labelMeaning: "its label in the product switcher",
    noun: "product",
    plural: "products",
  },
  {
    kind: "dropdown",
    list: "dropdowns",
    label: "dropdown",
    labelMeaning: "its label in the dropdown",
    noun: "dropdown",
    plural: "dropdowns",
  },
  { kind: "tab", list: "tabs", label: "tab", labelMeaning: "its label in the top bar", noun: "tab", plural: "tabs" },
  {
    kind: "anchor",
    list: "anchors",
    label: "anchor",
    labelMeaning: "its label above the sidebar",
    noun: "anchor",
    plural: "anchors",
  },
  {
    kind: "item",
    list: "menu",
    label: "item",
    labelMeaning: "its label in the menu",
    noun: "menu item",
    plural: "menu items",
  },
  {
    kind: "group",
    list: "groups",
    label: "group",
    labelMeaning: "its title in the sidebar",
    noun: "group",
    plural: "groups",
  },
];

/** Every list a division may hold, `pages` last. */
export const listFields: readonly ListField[] = [...divisions.map((row) => row.list), "pages"];

/** Every field that can give a division something to show or a place to lead to. */
export const contentFields: readonly string[] = [...listFields, "root", "href", "openapi", "asyncapi"];

/** The field that stands for an element of another repository: its label and pages come from there. */
export const sourceReference = "sourceRef";

/** Fields beyond the contract of which the platform makes pages, and navc none. */
export const platformPageMakers: readonly string[] = ["graphql", "sdk", sourceReference];

/** True when the platform fills a division with pages that navc does not make: it is not empty (D20). */
export function hasPlatformPages(extra: Readonly<Record<string, unknown>> | undefined): boolean {
  return platformPageMakers.some((field) => extra !== undefined && Object.hasOwn(extra, field));
}

const listNames: ReadonlySet<string> = new Set(listFields);

/** True for a field that lists children. */
export function isListField(field: string): field is ListField {
  return listNames.has(field);
}

/** True for the kinds that partition a site: languages and versions (§1.6). */
export function isSelectorKind(kind: string): kind is "language" | "version" {
  return kind === "language" || kind === "version";
}

/** The lists of which `navigation` has exactly one (§2.1, §2.13). */
export const primaryPatterns: readonly ListField[] = listFields.filter((field) => field !== "menu");

const rowByKind: ReadonlyMap<DivisionKind, DivisionRow> = new Map(divisions.map((row) => [row.kind, row]));
const rowByList: ReadonlyMap<ListField, DivisionRow> = new Map(divisions.map((row) => [row.list, row]));

/** The row of a kind. */
export function divisionRow(kind: DivisionKind): DivisionRow {
  return rowByKind.get(kind)!;
}

/** The row of the kind a list holds; undefined for `pages`, which holds three forms of entry. */
export function listRow(field: ListField): DivisionRow | undefined {
  return rowByList.get(field);
}

/** How a message names a division: `Tab "API"`, `A group without a label`, `"navigation"`. */
export function divisionTitle(kind: DivisionKind | "root", label: string): string {
  if (kind === "root") return `"navigation"`;
  const noun = divisionRow(kind).noun;
  if (label.trim() === "") return `${kind === "anchor" ? "An" : "A"} ${noun} without a label`;
  return `${noun.slice(0, 1).toUpperCase()}${noun.slice(1)} "${label.trim()}"`;
}

/** Fields beyond the contract that live sites use; passed on under "extra" without a word (D20). */
export const knownExtraFields: ReadonlySet<string> = new Set([
  "searchable",
  "public",
  "boost",
  "directory",
  "default",
  "color",
  "align",
  "banner",
  "navbar",
  "footer",
  "global",
]);
