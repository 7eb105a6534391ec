// The kinds of divisions, the lists that each may have, and how a message names them (§2.1–§2.10, §2.13).
import type { Dialect } from "./dialect.ts";

/** A kind of division. */
export type DivisionKind = "language" | "version" | "product" | "dropdown" | "tab" | "anchor" | "item" | "group";

// §1.6
/** Languages and versions, which partition a site. */
export type SelectorKind = "language" | "version";

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

/** One kind of division: the list it is in, and its words in a message. The field with its label has the name of the kind. */
export interface DivisionRow {
  readonly kind: DivisionKind;
  /** The list whose elements are of this kind. */
  readonly list: ListField;
  /** The required field that holds the label. */
  readonly label: DivisionKind;
  /** What the label is for, in the words of a message. */
  readonly labelMeaning: string;
  /** How a message calls one: `tab "API"`. */
  readonly noun: string;
  readonly plural: string;
}

// Reading, checking, printing and the schema go by this table. Its order is that of suggestions.
const rows: Readonly<Record<DivisionKind, Omit<DivisionRow, "kind" | "label">>> = {
  language: {
    list: "languages",
    labelMeaning: "the code of its language",
    noun: "language",
    plural: "languages",
  },
  version: {
    list: "versions",
    labelMeaning: "its label in the version selector",
    noun: "version",
    plural: "versions",
  },
  product: {
    list: "products",
    labelMeaning: "its label in the product switcher",
    noun: "product",
    plural: "products",
  },
  dropdown: {
    list: "dropdowns",
    labelMeaning: "its label in the dropdown",
    noun: "dropdown",
    plural: "dropdowns",
  },
  tab: { list: "tabs", labelMeaning: "its label in the top bar", noun: "tab", plural: "tabs" },
  anchor: { list: "anchors", labelMeaning: "its label above the sidebar", noun: "anchor", plural: "anchors" },
  item: { list: "menu", labelMeaning: "its label in the menu", noun: "menu item", plural: "menu items" },
  group: { list: "groups", labelMeaning: "its title in the sidebar", noun: "group", plural: "groups" },
};

/** Every kind of division. */
export const divisionKinds = Object.keys(rows) as readonly DivisionKind[];

/** The row of every kind. */
export const divisions: readonly DivisionRow[] = divisionKinds.map((kind) => ({ kind, label: kind, ...rows[kind] }));

/** Every list a division may hold, `pages` last. */
export const listFields: readonly ListField[] = [...divisions.map((row) => row.list), "pages"];

const listNames: ReadonlySet<string> = new Set(listFields);

/** True for a field that lists children. */
export function isListField(field: string): field is ListField {
  return listNames.has(field);
}

/** True for the kinds that partition a site: languages and versions (§1.6). */
export function isSelectorKind(kind: string): kind is SelectorKind {
  return kind === "language" || kind === "version";
}

/** The lists of which `navigation` has exactly one (§2.1, §2.13). */
export const primaryPatterns: readonly ListField[] = listFields.filter((field) => field !== "menu");

/** The lists that the platform reads in each element, in the order in which it looks for one: it takes the first, and drops the others. */
const platformLists: Readonly<Record<DivisionKind | "root", readonly ListField[]>> = {
  root: ["products", "languages", "versions", "tabs", "dropdowns", "anchors", "groups", "pages"],
  language: ["versions", "tabs", "dropdowns", "anchors", "products", "groups", "pages"],
  version: ["languages", "tabs", "dropdowns", "anchors", "products", "groups", "pages"],
  product: ["languages", "versions", "tabs", "anchors", "dropdowns", "groups", "pages", "menu"],
  dropdown: ["languages", "versions", "tabs", "anchors", "products", "groups", "pages"],
  tab: ["languages", "versions", "dropdowns", "anchors", "products", "groups", "pages", "menu"],
  anchor: ["languages", "versions", "dropdowns", "tabs", "products", "groups", "pages"],
  item: ["groups", "pages"],
  group: ["pages"],
};

/** The list that the platform uses of several that an element has side by side. */
export function usedList(kind: DivisionKind | "root", lists: readonly string[]): ListField | undefined {
  return platformLists[kind].find((list) => lists.includes(list));
}

const rowByKind: ReadonlyMap<DivisionKind, DivisionRow> = new Map(divisions.map((row) => [row.kind, row]));
const rowByList: ReadonlyMap<ListField, DivisionRow> = new Map(divisions.map((row) => [row.list, row]));

/** The row of a kind. */
export function divisionRow(kind: DivisionKind): DivisionRow {
  return rowByKind.get(kind)!;
}

/** The row of the kind a list holds; undefined for `pages`, which has three forms of entries. */
export function listRow(field: ListField): DivisionRow | undefined {
  return rowByList.get(field);
}

/** A kind inside a sentence, with its article: `a tab`, `an anchor`. */
export function someDivision(kind: DivisionKind): string {
  const { noun } = divisionRow(kind);
  return `${/^[aeio]/.test(noun) ? "an" : "a"} ${noun}`;
}

/** The name of a division in a list or beside its place: `tab "API"`, `group without a label`, `"navigation"`. */
export function divisionName(kind: DivisionKind | "root", label: string): string {
  if (kind === "root") return `"navigation"`;
  const { noun } = divisionRow(kind);
  return label.trim() === "" ? `${noun} without a label` : `${noun} "${label.trim()}"`;
}

/** How a message names a division, at the start of a sentence: `Tab "API"`, `A group without a label`, `"navigation"`. */
export function divisionTitle(kind: DivisionKind | "root", label: string): string {
  if (kind === "root") return `"navigation"`;
  const name = label.trim() === "" ? `${someDivision(kind)} without a label` : divisionName(kind, label);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** Why a list is misplaced in its division. `selector in itself`: it is inside another selector of the same kind. */
export type Misplacement = "not in a group" | "menu outside a tab" | "not in a menu item" | "selector in itself";

/** Why a division of this kind may not hold a list; undefined if it may. `kindsAbove` has the kinds of all divisions above it. */
export function misplacement(
  list: ListField,
  kind: DivisionKind | "root",
  kindsAbove: readonly (DivisionKind | "root")[],
  dialect: Dialect,
): Misplacement | undefined {
  if (kind === "group" && list !== "pages") return "not in a group";
  if (list === "menu" && kind !== "tab" && kind !== "product") return "menu outside a tab";
  // The live platform allows any division in an item (D28).
  if (kind === "item" && list !== "groups" && list !== "pages" && dialect === "contract") return "not in a menu item";
  const held = listRow(list)?.kind;
  return held !== undefined && isSelectorKind(held) && (kind === held || kindsAbove.includes(held))
    ? "selector in itself"
    : undefined;
}

/** The lists that a division may hold; any other list is misplaced there. */
export function allowedLists(
  kind: DivisionKind | "root",
  kindsAbove: readonly SelectorKind[],
  dialect: Dialect,
): readonly ListField[] {
  return listFields.filter((list) => misplacement(list, kind, kindsAbove, dialect) === undefined);
}
