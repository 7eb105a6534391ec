// What an editor shows for the labels and lists of divisions (§2.1–§2.10).
import type { JsonValue } from "../text/json-value.ts";
import type { DivisionKind, ListField } from "./divisions.ts";
import { languages } from "./languages.ts";

/** What a property means, and what can be written, as an editor shows it. */
export interface Note {
  readonly description: string;
  readonly examples?: readonly JsonValue[];
}

const codes = [...languages].map(([code, { label }]) => `${code} ${label}`).join(", ");

/** What the label of each kind is for. */
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

/** What each list holds. */
export const listNotes: Readonly<Record<ListField, Note>> = {
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
