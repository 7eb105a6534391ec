// The table of page fields: what each key of front matter holds, and where else it may be set (D5, D8).
import type { PageGroups } from "./page-groups.ts";
import type { Icon } from "./icon-form.ts";

/**
 * What a page field holds. `words`: a string or a number; `string`: a string only; `link`: an address that a browser may open;
 * `endpoint`: the name of an operation, or a spec alone; `related`: a list of links, some with a label, or `false`; `groups`: who may
 * see the page.
 */
export type PageFieldType = "words" | "string" | "boolean" | "icon" | "link" | "endpoint" | "related" | "groups";

/** A link that front matter names for the end of its page. */
export interface RelatedEntry {
  /** As written. */
  readonly link: string;
  readonly label?: string;
  /** JSON pointer into the front matter. */
  readonly pointer: string;
}

/** What front matter says in page fields (D5). Absent: not written, blank, or of a type that can't be used. */
export interface PageFieldValues {
  readonly title?: string;
  readonly sidebarTitle?: string;
  readonly description?: string;
  /** A name, or an object with a name, a style and a library. */
  readonly icon?: Icon;
  readonly tag?: string;
  readonly deprecated?: boolean;
  readonly hidden?: boolean;
  readonly noindex?: boolean;
  /** The address that the page leads to instead of its own. */
  readonly url?: string;
  /** The links at the end of the page; empty if there should be none. */
  readonly related?: readonly RelatedEntry[];
  /** Who may see the page; empty: nobody. */
  readonly groups?: PageGroups;
  /** Says that pages with the same key are one page in different editions (D26). */
  readonly key?: string;
  /** `METHOD /path` with or without a spec before it, as written (D10). */
  readonly openapi?: string;
  /** `spec channel`, as written. */
  readonly asyncapi?: string;
}

/** A key of front matter with a meaning. */
export type PageField = keyof PageFieldValues;

/** One page field. */
export interface PageFieldRow {
  readonly type: PageFieldType;
  /** True if it is not a name, so that its length is not limited (D57). */
  readonly isUnbounded?: true;
  /** True if `x-mint.metadata` of a spec sets it on a generated page, as front matter would (D8). */
  readonly isMetadata?: true;
  /** True if it only describes its page (D106): on other pages only labels of links to it depend on it, and of the findings only the one about shared titles (D131). */
  readonly isDescription?: true;
  /** What the field means for its page. */
  readonly note: string;
}

/** Every page field. */
export const pageFields: Readonly<Record<PageField, PageFieldRow>> = {
  title: { type: "words", isMetadata: true, isDescription: true, note: "Its title." },
  sidebarTitle: { type: "words", isMetadata: true, isDescription: true, note: "A title for the sidebar." },
  description: { type: "words", isUnbounded: true, isMetadata: true, isDescription: true, note: "What it is about." },
  icon: {
    type: "icon",
    isMetadata: true,
    isDescription: true,
    note: "Name of the icon, or an object with a name, a style and a library.",
  },
  tag: { type: "words", isMetadata: true, isDescription: true, note: "A badge beside its label." },
  deprecated: { type: "boolean", isMetadata: true, isDescription: true, note: "It is marked as deprecated." },
  hidden: { type: "boolean", isMetadata: true, note: "Not shown to readers." },
  noindex: { type: "boolean", isMetadata: true, isDescription: true, note: "Not for search engines." },
  url: { type: "link", isUnbounded: true, isMetadata: true, note: "Where it leads in place of content." },
  related: { type: "related", note: "The links at its foot; empty where there are to be none." },
  groups: {
    type: "groups",
    isMetadata: true,
    note: "Who may see it: names of groups of readers, or rules; empty: nobody.",
  },
  key: { type: "string", note: "Pages with the same key are the same page in different editions." },
  openapi: { type: "endpoint", note: "The endpoint it describes: METHOD /path, with or without a spec before it." },
  asyncapi: { type: "string", note: "The channel it describes, after its spec." },
};

const rowByName: ReadonlyMap<string, PageFieldRow> = new Map(Object.entries(pageFields));

/** The row of a key of front matter; undefined for one without a meaning. */
export function pageFieldRow(name: string): PageFieldRow | undefined {
  return rowByName.get(name);
}

const fieldByLetters: ReadonlyMap<string, PageField> = new Map(
  (Object.keys(pageFields) as PageField[]).map((field) => [field.toLowerCase(), field]),
);

/** The field that a key would be with other capitals; undefined if it is a field itself, or none is meant. */
export function fieldInOtherCase(name: string): PageField | undefined {
  const field = fieldByLetters.get(name.toLowerCase());
  return field === name ? undefined : field;
}

const otherFields = (Object.keys(pageFields) as PageField[]).filter(
  (field) => pageFields[field].isDescription !== true,
);

/** Whether two pages differ only in fields that describe them, or in keys without a meaning. */
export function differInDescriptionOnly(one: PageFieldValues, other: PageFieldValues): boolean {
  return otherFields.every((field) => JSON.stringify(one[field]) === JSON.stringify(other[field]));
}
