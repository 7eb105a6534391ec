// Makes the JSON Schema of the result, format 1, which themes read.
import {
  definition,
  type SchemaObject,
  type Schemas,
  boolean,
  anyObject,
  string,
  described,
  listOf,
  mapOf,
  mark,
  record,
  stringOrNull,
  strings,
  when,
} from "./json-schema.ts";
import { barFields, headerDefinitions, lookFields } from "./header-definitions.ts";
import { pageDefinitions, treeDefinitions } from "./page-definitions.ts";

/** A new copy of the schema of the output of `navc compile`: plain JSON of draft-07. Other fields are allowed, because format 1 grows by optional fields. */
export function navigationSchema(): SchemaObject {
  return {
    $schema: draft07,
    title: "The resolved navigation of a docs.json site, format 1",
    ...record({
      ...commonFields,
      editions: listOf("Edition", "Every pair of version and language, in the order of docs.json."),
      pages: mapOf(definition("Page"), "Every page by its href, in reading order of docs.json."),
      counterparts: mapOf(
        mapOf({ type: "string" }, "Hrefs by edition id."),
        "For each page key with two or more hrefs: the href in each edition.",
      ),
      redirects,
    }),
    definitions: commonDefinitions(),
  };
}

/** A new copy of the schema of the files of `navc compile --split`: of an edition, which has `part`, and of `index.json`. */
export function partsSchema(): SchemaObject {
  return {
    $schema: draft07,
    title: "The files of a resolved navigation in parts, format 1",
    ...when({ type: "object", required: ["part"] }, definition("EditionPart"), definition("NavigationIndex")),
    definitions: { ...partDefinitions, ...commonDefinitions() },
  };
}

const draft07 = "http://json-schema.org/draft-07/schema#";

const redirects = listOf("Redirect", "The usable redirects of docs.json, in order; without basePath.");

const commonFields: Schemas = {
  formatVersion: { description: "The format of this file.", const: 1 },
  site: definition("Site"),
  languages: listOf("LanguageEntry", "Every language of the site; empty where there is no choice of them."),
  versions: listOf("VersionEntry", "Every version of the site; empty where there is no choice of them."),
};

function commonDefinitions(): Schemas {
  return {
    Site: site,
    Redirect: redirect,
    ...headerDefinitions,
    ...selectorDefinitions,
    ...treeDefinitions,
    ...pageDefinitions,
  };
}

const summary: Schemas = {
  id: string("en@v2, en, @v2, or main on a site without languages and versions."),
  language: stringOrNull("Code of its language; null on a site without languages."),
  version: stringOrNull("Label of its version; null where it has none."),
  default: boolean("Whether readers start in it."),
};

const summaryHref: Schemas = { href: string("Its first visible page; absent when there is none.") };

const shortTable = (description: string): SchemaObject =>
  mapOf({ type: "array", items: definition("ShortHrefs") }, description);

/** What only the files of a navigation in parts have. */
const partDefinitions: Schemas = {
  EditionPart: record({
    ...commonFields,
    editions: listOf("Edition", "The edition of this file alone."),
    pages: mapOf(definition("Page"), "The pages of this edition, with their places in it."),
    redirects: listOf("Redirect", "Empty: they are in the index."),
    part: described("PartOfSite", "What replaces the other editions."),
  }),
  PartOfSite: record({
    edition: string("The id of the edition of this file."),
    editions: listOf("OtherEdition", "All editions, in document order."),
    counterparts: shortTable("By the key of a page: the same page in each edition that has it."),
    notIndexed: strings("The hrefs of counterparts in this version that no hreflang names."),
    listed: shortTable("By the href of a page: the other editions that list it but are not in its counterparts."),
    sections: shortTable("By the id of a division: where it leads in editions that lack a page in it."),
  }),
  OtherEdition: record({ ...summary, prefix: string("The common beginning of its addresses.") }, summaryHref),
  ShortHrefs: record(
    { in: string("1 at the position of each edition that has it, 0 for the others.") },
    { after: string("What follows the prefix of each edition."), href: string("The whole address, the same in all.") },
  ),
  NavigationIndex: record({
    formatVersion: { description: "The format of this file.", const: 1 },
    editions: listOf("IndexedEdition", "All editions, in document order."),
    redirects,
  }),
  IndexedEdition: record(
    {
      ...summary,
      file: string("The path of its file, from the folder of the index."),
      hash: string("The first 32 hexadecimal digits of the SHA-256 of that file."),
    },
    summaryHref,
  ),
};

const site: SchemaObject = record(
  {
    name: string("Name of the site; empty when docs.json has none."),
    basePath: string("What every href begins with: empty, or a path such as /docs."),
    eyebrows: {
      description: "What is shown above the title of a page; null: the theme decides.",
      enum: ["breadcrumbs", "section", null],
    },
    drilldown: {
      description: "Whether selecting a group goes to its first page; null: the theme decides.",
      type: ["boolean", "null"],
    },
  },
  {
    description: string("What docs.json says the site is about."),
    // Strings, so that readers accept what later versions may have.
    dialect: string("When pages were generated from specs: the option of the compile."),
    urls: string("What the addresses of generated pages were made from; absent: as the platform makes them."),
    indexing: {
      description: "all: hidden pages, and those in no list, are for search engines, too.",
      const: "all",
    },
    trailingSlash: { description: "True: addresses for search engines end with a slash.", const: true },
    instructions: {
      description: "The instructions of docs.json for programs that read its pages.",
      type: "array",
      items: { type: "string" },
    },
    href: string("The entrance: what the top of the site shows or leads to; absent when there is no page to show."),
    ...barFields,
    ...lookFields,
  },
);

const redirect: SchemaObject = record(
  { source: string("A path, or a pattern of paths."), destination: string("Where it leads.") },
  { permanent: boolean("As in docs.json.") },
);

/** Languages, versions and editions, and the choice of them at one place. */
const selectorDefinitions: Schemas = {
  LanguageEntry: record(
    { ...languageFields(), default: boolean("Whether readers start in it.") },
    {
      ...entryFields(),
      ...barFields,
    },
  ),
  VersionEntry: record(
    { label: string("Label in the version selector."), default: boolean("Whether readers start in it.") },
    entryFields(),
  ),
  Edition: record(
    {
      id: string("en@v2, en, @v2, or main on a site without languages and versions."),
      language: stringOrNull("Code of its language; null on a site without languages."),
      version: stringOrNull("Label of its version; null where it has none."),
      default: boolean("Whether readers start in it."),
      global: {
        description: "What is on every page of the edition.",
        ...record(
          { anchors: listOf("Division", "Links on every page: the root's, then those of divisions on the way.") },
          { extra: anyObject("Fields of global outside the contract, untouched.") },
        ),
      },
      tree: described("Division", "The navigation of the edition, from the root down."),
    },
    { href: string("Its first visible page; absent when there is none.") },
  ),
  VersionOption: record({ label: string("Label of the version."), ...optionFields() }, optionalOptionFields()),
  LanguageOption: record({ ...languageFields(), ...optionFields() }, optionalOptionFields()),
};

function languageFields(): Schemas {
  return {
    code: string("The code as docs.json has it."),
    bcp47: string("The code for hreflang and lang."),
    label: string("The language's own name."),
    dir: { description: "Direction of its script.", enum: ["ltr", "rtl"] },
  };
}

function entryFields(): Schemas {
  return {
    tag: string("A badge beside the label."),
    hidden: mark("Not shown to readers."),
    href: string("Its first visible page; absent when there is none."),
    extra: anyObject("Fields outside the contract, untouched."),
  };
}

function optionFields(): Schemas {
  return {
    default: boolean("Whether readers start with it here."),
    edition: stringOrNull("Id of the edition it leads to; null for a link out."),
    current: boolean("Whether it is the choice that is shown."),
    source: definition("Source"),
  };
}

function optionalOptionFields(): Schemas {
  return {
    tag: string("A badge beside the label."),
    hidden: mark("Not shown to readers."),
    external: mark("It leads out of the site."),
    href: string("The first visible page of its branch, or its link out; absent when there is none."),
    extra: anyObject("Fields outside the contract, untouched."),
  };
}
