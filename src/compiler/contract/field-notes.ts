// What an editor shows for the fields of divisions (§2.1–§2.11). Only schemas load it.
import type { JsonValue } from "../text/json-value.ts";
import { divisions, isListField, type DivisionKind, type ListField } from "./divisions.ts";
import type { PlainField } from "./fields.ts";
import { languages } from "./languages.ts";

/** What a property means, and what can be written, as an editor shows it. */
export interface Note {
  readonly description: string;
  readonly examples?: readonly JsonValue[];
}

const codes = [...languages].map(([code, { label }]) => `${code} ${label}`).join(", ");

/** What the label of each kind is for. */
const labelNotes: Readonly<Record<DivisionKind, Note>> = {
  language: { description: `Code of the language. One of: ${codes}.`, examples: ["en"] },
  version: { description: "Label in the version selector.", examples: ["v2"] },
  product: { description: "Label in the product switcher.", examples: ["Platform"] },
  dropdown: { description: "Label in the dropdown above the sidebar.", examples: ["Guides"] },
  tab: { description: "Label in the top bar.", examples: ["Guides"] },
  anchor: { description: "Label at the top of the sidebar.", examples: ["Blog"] },
  item: { description: "Label in the menu.", examples: ["Guides"] },
  group: { description: "Title of the section in the sidebar.", examples: ["Get started"] },
};

/** What each list holds. */
const listNotes: Readonly<Record<ListField, Note>> = {
  languages: {
    description: "The site in several languages: one element each, with the navigation of that language.",
  },
  versions: { description: "The site in several versions: one element each, with the navigation of that version." },
  products: { description: "One part of the site per product, chosen in the product switcher." },
  dropdowns: { description: "Parts of the site, chosen in a menu above the sidebar." },
  tabs: { description: "Sections of the top bar, each with a sidebar of its own." },
  anchors: {
    description: "Items that stay at the top of the sidebar, to part the content or to point elsewhere.",
  },
  menu: { description: "Items of a menu: the tab opens as a list to choose from." },
  groups: { description: "Sections of the sidebar, each with a title." },
  pages: {
    description:
      'Pages in the order of the sidebar: paths without extension, endpoints such as "GET /users", and groups.',
    examples: [["index"]],
  },
};

const otherNotes: Readonly<Record<PlainField | "banner" | "navbar" | "footer", Note>> = {
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
  graphql: {
    description:
      'GraphQL schema of this element and all below it: a path, an address, or an object with source and directory. Without entries such as "QUERY name", "MUTATION name" or "TYPE name", a page is made for each of its parts.',
    examples: ["schema.graphql"],
  },
  sdk: {
    description: "What a documentation generator wrote about a library: an object with format, source and directory.",
    examples: [{ format: "typedoc", source: "sdk/typedoc.json" }],
  },
  expanded: { description: "Whether a group inside another group starts open." },
  directory: {
    description:
      "How the root page of each group in it lists what the group holds: none, accordion or card. Without it the nearest one above applies, else none.",
    examples: ["card"],
  },
  default: { description: "Whether readers start here. Without a default it is the first one that is not hidden." },
  global: { description: "What is on every page: links." },
  banner: { description: "A line above every page of this language: an object with content and dismissible." },
  navbar: { description: "The links of the top bar in this language." },
  footer: { description: "The footer in this language." },
};

const noteByName: ReadonlyMap<string, Note> = new Map<string, Note>([
  ...divisions.map(({ kind, label }) => [label, labelNotes[kind]] as const),
  ...Object.entries(otherNotes),
]);

/** What an editor shows for a field; undefined if it shows nothing. */
export function noteOfField(name: string): Note | undefined {
  if (!isListField(name)) return noteByName.get(name);
  const note = listNotes[name];
  return { ...note, description: `${note.description} An element holds one kind of child, so this is its only list.` };
}
