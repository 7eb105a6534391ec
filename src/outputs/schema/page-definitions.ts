// Makes the definitions of pages, their places, and the nodes of the tree of an edition.
import { pageFields, type PageFieldType } from "../../compiler/contract/page-fields.ts";
import { sdkFormats } from "../../compiler/contract/api-reference.ts";
import { sdkSymbolKinds } from "../../compiler/contract/sdk-symbol.ts";
import { directoryLayouts } from "../../compiler/contract/directory-layout.ts";
import { graphqlKinds } from "../../compiler/contract/graphql-entry.ts";
import { divisions, isSelectorKind } from "../../compiler/contract/divisions.ts";
import {
  definition,
  when,
  type JsonSchema,
  type Schemas,
  boolean,
  anyObject,
  string,
  described,
  icon,
  listOf,
  mark,
  record,
  orNull,
  stringOrNull,
  strings,
} from "./json-schema.ts";

const channel = string("The channel of an AsyncAPI file.");

const formByType: Readonly<Record<PageFieldType, (note: string) => JsonSchema>> = {
  words: string,
  string: string,
  endpoint: string,
  link: string,
  boolean: mark,
  icon: () => icon,
  groups: (description) => ({ description, type: "array", items: {} }),
  related: (note) => listOf("RelatedLink", note),
};

/** Pages and the places where they are shown. */
export const pageDefinitions: Schemas = {
  Page: record(
    {
      href: string("Its address inside the site, from /."),
      path: string("Its path as page entries write it, without extension."),
      file: stringOrNull("Path of its file from the docs folder; null when it is generated or missing."),
      title: string(pageFields.title.note),
      key: string(pageFields.key.note),
      language: stringOrNull("Code of its language; null when it is not under one."),
      version: stringOrNull("Label of its version; null when it is not under one."),
      placements: listOf("Placement", "Where it is shown; a static build renders the first."),
    },
    {
      ...fieldsOfFrontMatter(),
      related: formByType.related(pageFields.related.note),
      indexed: boolean("Whether feeds have it, where that does not follow from hidden."),
      missing: mark("An entry without a file."),
      operation: {
        description: "The operation of a spec that it describes.",
        ...when(
          { type: "object", required: ["unresolved"], properties: { unresolved: true } },
          definition("UnresolvedOperation"),
          definition("ResolvedOperation"),
        ),
      },
      reference: {
        description: "The part of a GraphQL schema that it describes, or the SDK that the platform makes it of.",
        ...when(
          { type: "object", properties: { kind: { const: "sdk" } } },
          definition("SdkPageReference"),
          definition("GraphqlPageReference"),
        ),
      },
      symbol: { description: "The symbol of a library that it describes.", ...definition("PageSymbol") },
      frontmatter: anyObject("The front matter keys without a field of their own, as plain JSON."),
    },
  ),
  GraphqlPageReference: record(
    {
      kind: { description: "The kind of part.", enum: graphqlKinds },
      name: string("Its name; names of fields are joined by dots."),
      source: string("The schema; empty where docs.json names none that can be read."),
    },
    { unresolved: mark("The schema was not read, or has no such part.") },
  ),
  SdkPageReference: record({
    kind: { description: "Always sdk.", const: "sdk" },
    format: { description: "The generator that wrote it.", enum: sdkFormats },
    source: string("As docs.json names it."),
    unresolved: { description: "What generators write is not read.", const: true },
  }),
  PageSymbol: record(
    {
      kind: { description: "The kind of symbol.", enum: sdkSymbolKinds },
      name: string("Its name."),
      format: { description: "The generator that documented the library.", enum: sdkFormats },
      source: string("As docs.json or the page names it."),
    },
    {
      parent: string("The class or interface of a method or property."),
      unresolved: mark("The format is not read, or the library has no such symbol."),
    },
  ),
  RelatedLink: record(
    { href: string("A page of the site, or an address out of it.") },
    { label: string("As written, else the title of the page."), external: mark("The href leads out of the site.") },
  ),
  ResolvedOperation: record(
    {
      ...operationFields(),
      operationId: stringOrNull("As in the spec; null when there is none."),
      summary: stringOrNull("As in the spec; null when there is none."),
      deprecated: boolean("As in the spec."),
      tags: strings("As in the spec."),
      file: string("The file that holds the operation object."),
      pointer: string("JSON pointer to the operation object in that file."),
    },
    { channel },
  ),
  UnresolvedOperation: record(
    {
      ...operationFields(),
      unresolved: { description: "The operation is not known, so here is all that its entry says.", const: true },
    },
    { channel },
  ),
  Placement: record(
    {
      editions: strings("Ids of the editions that show it here."),
      node: stringOrNull("Id of its node in the tree; null when it is in no list."),
      sidebar: string("Id of the division whose sidebar is shown beside it."),
      trail: strings("Ids of the divisions above it, outermost first."),
      prev: orNull("Neighbor", "The page before it in its sidebar."),
      next: orNull("Neighbor", "The page after it in its sidebar."),
    },
    {
      breadcrumbs: listOf("Breadcrumb", "The labels above it, outermost first, with where they lead."),
      section: string("The innermost of its breadcrumbs."),
    },
  ),
  Neighbor: record({ label: string("Its sidebar title, else its title."), href: string("A key of pages.") }),
  Breadcrumb: record({ label: string("What readers see.") }, { href: string("Where it leads.") }),
};

function operationFields(): Schemas {
  return {
    spec: string("The spec as docs.json names it; empty where an unresolved operation is of none that is known."),
    method: string("In upper case, a method of `additionalOperations` as the spec has it; empty for a channel."),
    path: stringOrNull("As the spec writes it; null for a webhook or channel."),
    webhook: stringOrNull("Name of the webhook; null for all else."),
  };
}

// Front matter and a spec's metadata set the same fields of a page.
function fieldsOfFrontMatter(): Schemas {
  const rows = Object.entries(pageFields).filter(([name, { isMetadata }]) => isMetadata === true && name !== "title");
  return Object.fromEntries(rows.map(([name, row]) => [name, formByType[row.type](row.note)]));
}

const kinds = ["root", ...divisions.map(({ kind }) => kind).filter((kind) => !isSelectorKind(kind))];

/** The tree of an edition. */
export const treeDefinitions: Schemas = {
  Division: {
    ...record(
      {
        id: string("Kind and label of it and all above it, joined by /; empty for the root."),
        kind: { description: "The kind of division; root is the top of an edition.", enum: kinds },
        label: string("What readers see; empty when there is nothing."),
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
        href: string("Its link: an external one, its root page, or its first visible page."),
        icon,
        tag: string("A badge beside the label."),
        description: string("A line below the label."),
        hidden: mark("Not shown to readers."),
        external: mark("The href leads out of the site."),
        root: string("Href of the page that opens when the title is selected."),
        directory: {
          description: "How the root page of a group lists what the group holds; absent where it lists nothing.",
          enum: directoryLayouts.filter((layout) => layout !== "none"),
        },
        display: described("GroupDisplay", "How a group opens and closes; groups only."),
        specs: listOf("SpecInForce", "The specs in force here."),
        references: {
          description: "What the platform makes reference pages of here, beside specs.",
          type: "array",
          items: when(
            { type: "object", properties: { kind: { const: "sdk" } } },
            definition("SdkReference"),
            definition("GraphqlReference"),
          ),
        },
        versions: listOf("VersionOption", "Where a choice of versions sat: what it offers here."),
        languages: listOf("LanguageOption", "Where a choice of languages sat: what it offers here."),
        otherEdition: string("Id of the edition that has its content; this one has none of it."),
        key: string("Key of its first page: finds the same division in another language."),
        extra: anyObject("Fields outside the contract, untouched."),
      },
    ),
    // A group always has `display`; nothing else has it, or a layout.
    ...when(
      { type: "object", properties: { kind: { const: "group" } } },
      { type: "object", required: ["display"], properties: { display: true } },
      { type: "object", properties: { display: false, directory: false } },
    ),
  },
  GroupDisplay: record({
    collapsible: boolean("Whether readers can close it."),
    expanded: boolean("Whether it starts open."),
    onSelect: {
      description: "What selecting it does: go to its href, open and close it, or as the theme likes.",
      enum: ["navigate", "toggle", "theme"],
    },
  }),
  GraphqlReference: record(
    {
      kind: { description: "Always graphql.", const: "graphql" },
      source: string("Path of the schema or its address, as written."),
    },
    { directory: string("First part of the addresses of its pages.") },
  ),
  SdkReference: record(
    {
      kind: { description: "Always sdk.", const: "sdk" },
      format: { description: "The generator that wrote the source.", enum: sdkFormats },
      source: string("Path of the file or folder or its address, as written."),
    },
    { directory: string("First part of the addresses of its pages.") },
  ),
  SpecInForce: record(
    { source: string("Path from the docs folder, or the address.") },
    {
      directory: string("First part of the addresses of generated pages."),
      overlays: strings("The paths or addresses of the overlays that are applied to it, in order."),
      inheritedFrom: string("Id of the division that sets it; absent when it is this one."),
    },
  ),
  PageNode: record(
    {
      id: string("Id of the division it is in, and the key of its page."),
      kind: { description: "Always page.", const: "page" },
      href: string("The address of the page: a key of pages."),
      label: string("What the sidebar shows."),
      source: definition("Source"),
    },
    {
      icon,
      tag: string("A badge beside the label."),
      method: string("GET and so on, or WEBHOOK."),
      deprecated: mark("The page is marked as deprecated."),
      hidden: mark("Not shown to readers."),
      missing: mark("The page has no file."),
      external: mark("The href leads out of the site: the page forwards there."),
    },
  ),
  Source: {
    description: "Where it is written.",
    ...record(
      { pointer: string("JSON pointer into the file.") },
      { file: string("Path from the docs folder; absent when it is docs.json.") },
    ),
  },
};
