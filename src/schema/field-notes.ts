// What does an editor say about a field of docs.json, and what does it offer to write there?
import type { DivisionKind, ListField } from "../contract/divisions.ts";
import { languages } from "../contract/languages.ts";
import type { JsonObject } from "../text/json-value.ts";
import type { Note } from "./json-schema.ts";

const oneKind = "An element holds one kind of child, so this is its only list.";

/** The lists of children (§2.1–§2.10). */
export const listNotes: Readonly<Record<ListField, Note>> = {
  languages: {
    description: `The site in several languages: one element each, with the navigation of that language. ${oneKind}`,
  },
  versions: {
    description: `The site in several versions: one element each, with the navigation of that version. ${oneKind}`,
  },
  products: {
    description: `One part of the site per product, chosen in the product switcher. ${oneKind}`,
  },
  dropdowns: {
    description: `Parts of the site, chosen in a menu above the sidebar. ${oneKind}`,
  },
  tabs: {
    description: `Sections of the top bar, each with a sidebar of its own. ${oneKind}`,
  },
  anchors: {
    description: `Items that stay at the top of the sidebar, to part the content or to point elsewhere. ${oneKind}`,
  },
  menu: {
    description: `Items of a menu: the tab opens as a list to choose from. ${oneKind}`,
  },
  groups: {
    description: `Sections of the sidebar, each with a title. ${oneKind}`,
  },
  pages: {
    description: `Pages in the order of the sidebar: paths without extension, endpoints such as "GET /users", and groups. ${oneKind}`,
    examples: [["index"]],
  },
};

const codes = [...languages].map(([code, { label }]) => `${code} ${label}`).join(", ");

/** The labels that divisions are required to have. */
export const labelNotes: Readonly<Record<DivisionKind, Note>> = {
  language: { description: `Code of the language. One of: ${codes}.`, examples: ["en"] },
  version: { description: "Label in the version selector.", examples: ["v2"] },
  product: { description: "Label in the product switcher.", examples: ["Platform"] },
  dropdown: { description: "Label in the dropdown above the sidebar.", examples: ["Guides"] },
  tab: { description: "Label in the top bar.", examples: ["Guides"] },
  anchor: { description: "Label at the top of the sidebar.", examples: ["Blog"] },
  item: { description: "Label in the menu.", examples: ["Guides"] },
  group: { description: "Title of the section in the sidebar.", examples: ["Get started"] },
};

/** What an editor offers to write as an element of a list. */
export const elementExamples: Readonly<Record<DivisionKind, JsonObject>> = {
  language: { language: "en", tabs: [] },
  version: { version: "v2", tabs: [] },
  product: { product: "Platform", groups: [] },
  dropdown: { dropdown: "Guides", groups: [] },
  tab: { tab: "Guides", groups: [] },
  anchor: { anchor: "Blog", href: "https://example.com/blog" },
  item: { item: "Guides", pages: [] },
  group: { group: "Get started", pages: [] },
};

/** A field beside label and lists that has one form wherever it stands. */
export type PlainField =
  | "icon"
  | "tag"
  | "description"
  | "hidden"
  | "href"
  | "root"
  | "expanded"
  | "default"
  | "openapi"
  | "asyncapi";

/** The fields beside label and lists. */
export const fieldNotes: Readonly<Record<PlainField, Note>> = {
  icon: {
    description: 'Name of an icon, or an object such as { "name": "book", "style": "solid" }.',
    examples: ["book"],
  },
  tag: { description: "A short badge beside the label.", examples: ["New"] },
  description: { description: "A line below the label, where the theme has room for one." },
  hidden: { description: "Whether readers see it. What is hidden keeps its address, and so does all below it." },
  href: {
    description: "Link out of the site, in place of content. A path leads to a page of this site.",
    examples: ["https://example.com"],
  },
  root: {
    description: "Path of the page that opens when the title is selected, without extension.",
    examples: ["guides/overview"],
  },
  expanded: { description: "Whether a group inside another group starts open." },
  default: { description: "Whether readers start here. Without a default it is the first one that is not hidden." },
  openapi: {
    description:
      "OpenAPI file for this element and all below it: a path, an address, or an object with source and directory. Without a list of children, a page is made for every endpoint.",
    examples: ["openapi.json"],
  },
  asyncapi: {
    description:
      "AsyncAPI file for this element and all below it: a path, an address, or an object with source and directory. Without a list of children, a page is made for every channel.",
    examples: ["asyncapi.yaml"],
  },
};
