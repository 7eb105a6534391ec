// What does the result say of a place in the tree of an edition?
import { divisions, isSelectorKind } from "../contract/divisions.ts";
import { definition, when, type Schemas } from "./json-schema.ts";
import { aBoolean, anyObject, aText, described, icon, listOf, mark, record } from "./record.ts";

const kinds = ["root", ...divisions.map(({ kind }) => kind).filter((kind) => !isSelectorKind(kind))];

/** Definitions named as the types of the result are. */
export const treeDefinitions: Schemas = {
  Division: record(
    {
      id: aText("Kind and label of it and all above it, joined by /; empty for the root."),
      kind: { description: "The kind of division; root is the top of an edition.", enum: kinds },
      label: aText("What readers see; empty when there is nothing."),
      source: definition("Source"),
      children: {
        description: "What it holds, in reading order.",
        type: "array",
        items: when(
          { type: "object", properties: { kind: { const: "page" } } },
          definition("PageNode"),
          definition("Division"),
        ),
      },
    },
    {
      href: aText("Its link: an external one, its root page, or its first visible page."),
      icon,
      tag: aText("A badge beside the label."),
      description: aText("A line below the label."),
      hidden: mark("Not shown to readers."),
      external: mark("The href leads out of the site."),
      root: aText("Href of the page that opens when the title is selected."),
      display: described("GroupDisplay", "How a group opens and closes; groups only."),
      specs: listOf("SpecInForce", "The specs in force here."),
      versions: listOf("VersionOption", "Where a choice of versions sat: what it offers here."),
      languages: listOf("LanguageOption", "Where a choice of languages sat: what it offers here."),
      otherEdition: aText("Id of the edition that has its content; this one has none of it."),
      key: aText("Key of its first page: finds the same division in another language."),
      extra: anyObject("Fields outside the contract, untouched."),
    },
  ),
  GroupDisplay: record({
    collapsible: aBoolean("Whether readers can close it."),
    expanded: aBoolean("Whether it starts open."),
    onSelect: {
      description: "What selecting it does: go to its href, open and close it, or as the theme likes.",
      enum: ["navigate", "toggle", "theme"],
    },
  }),
  SpecInForce: record(
    { source: aText("Path from the docs folder, or the address.") },
    {
      directory: aText("First part of the addresses of generated pages."),
      inheritedFrom: aText("Id of the division that sets it; absent when it is this one."),
    },
  ),
  PageNode: record(
    {
      id: aText("Id of the division it stands in, and the key of its page."),
      kind: { description: "Always page.", const: "page" },
      href: aText("The page: a key of pages."),
      label: aText("What the sidebar shows."),
      source: definition("Source"),
    },
    {
      icon,
      tag: aText("A badge beside the label."),
      method: aText("GET and so on, or WEBHOOK."),
      deprecated: mark("The page is marked as deprecated."),
      hidden: mark("Not shown to readers."),
      missing: mark("The page has no file."),
      external: mark("The link goes to url."),
      url: aText("Where the link goes when it is external."),
    },
  ),
  Source: {
    description: "Where it is written.",
    ...record(
      { pointer: aText("JSON pointer into the file.") },
      { file: aText("Path from the docs folder; absent when it is docs.json.") },
    ),
  },
};
