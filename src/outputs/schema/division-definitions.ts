// Makes the definitions of divisions and their lists from the tables of divisions and fields (§2.1–§2.10).
import {
  allowedLists,
  divisions,
  isSelectorKind,
  listFields,
  listRow,
  type DivisionKind,
  type DivisionRow,
  type ListField,
} from "../../compiler/contract/divisions.ts";
import { divisionFields } from "../../compiler/contract/division-fields.ts";
import type { Dialect } from "../../compiler/contract/dialect.ts";
import { noteOfField, type Note } from "../../compiler/contract/field-notes.ts";
import { fieldRow } from "../../compiler/contract/fields.ts";
import { languages } from "../../compiler/contract/languages.ts";
import type { JsonObject } from "../../compiler/text/json-value.ts";
import { plainProperties } from "./field-definitions.ts";
import { definition, when, type JsonSchema, type SchemaObject, type Schemas } from "./json-schema.ts";
import {
  linkOrMisplaced,
  oneKindOfChild,
  pagesOrTheirSource,
  nameIn,
  selectorsIn,
  selectorSets,
  type SelectorSet,
} from "./list-rules.ts";
import { looseFields } from "./form-schema.ts";
import { onPlatform } from "./platform-division.ts";
import { choice, list, object, requiresLabel, string } from "./value-or-reference.ts";

// What an editor offers to write as an element of a list.
const elementExamples: Readonly<Record<DivisionKind, JsonObject>> = {
  language: { language: "en", tabs: [] },
  version: { version: "v2", tabs: [] },
  product: { product: "Platform", groups: [] },
  dropdown: { dropdown: "Guides", groups: [] },
  tab: { tab: "Guides", groups: [] },
  anchor: { anchor: "Blog", href: "https://example.com/blog" },
  item: { item: "Guides", pages: [] },
  group: { group: "Get started", pages: [] },
};

/** Definitions of every list and element, once for each set of selectors that can contain it. */
export function divisionDefinitions(dialect: Dialect): Schemas {
  const made = (kind: DivisionKind | "root", schema: SchemaObject): SchemaObject =>
    dialect === "mintlify" ? onPlatform(kind, schema) : schema;
  const definitions: Record<string, JsonSchema> = {};
  for (const selectors of selectorSets) {
    for (const row of divisions) {
      const innerSelectors = selectorsIn(row.kind, selectors);
      definitions[nameIn(row.kind, innerSelectors)] = {
        examples: [elementExamples[row.kind]],
        ...made(row.kind, division(row, innerSelectors, dialect)),
      };
    }
    for (const field of listFields) definitions[nameIn(field, selectors)] = childList(field, selectors);
    definitions[nameIn("page-entry", selectors)] = pageEntry(selectors);
    definitions[nameIn("global", selectors)] = globalPart(selectors);
    definitions[nameIn("global-anchor", selectors)] = globalAnchor(selectors);
  }
  return definitions;
}

/** `navigation` itself. */
export function navigationRoot(dialect: Dialect): SchemaObject {
  const lists = allowedLists("root", [], dialect);
  const root = {
    description:
      "What pages the site has, and in which order. It holds one list: tabs, groups, pages and so on; all else is inside that.",
    examples: [{ tabs: [] }, { groups: [] }, { languages: [] }, { versions: [] }],
    ...object(
      {
        ...listProperties(lists, []),
        global: definition("global"),
        ...plainProperties("root", true),
      },
      oneKindOfChild(lists),
      { ...plainProperties("root", false), ...otherLists(lists, []) },
    ),
  };
  return dialect === "mintlify" ? onPlatform("root", root) : root;
}

function division({ kind, label }: DivisionRow, selectors: SelectorSet, dialect: Dialect): SchemaObject {
  const lists = allowedLists(kind, selectors, dialect);
  const own: Schemas = {
    [label]: labelOf(kind),
    ...listProperties(lists, selectors),
    ...plainProperties(kind, true),
    ...platformProperties(kind),
    ...(isSelectorKind(kind) ? { global: definition(nameIn("global", selectors)) } : {}),
  };
  const rules = [requiresLabel(label), ...oneKindOfChild(lists), ...(kind === "group" ? [pagesOrTheirSource()] : [])];
  return object(own, rules, { ...otherLists(lists, selectors), ...plainProperties(kind, false) });
}

function labelOf(kind: DivisionKind): SchemaObject {
  if (kind !== "language") return string(noteOf(kind));
  const known = [...languages.keys()];
  // Labels of selectors are trimmed, and an empty one is no unknown code (D38).
  const spacesAround = `^\\s*(?:${known.join("|")})?\\s*$`;
  return choice([{ enum: known }, { type: "string", pattern: spacesAround }], noteOf(kind));
}

/** Fields that the platform reads and navc passes on, with descriptions for editors. */
function platformProperties(kind: DivisionKind): Schemas {
  const own = Object.entries(divisionFields[kind]).filter(([name]) => fieldRow(name)?.use === "passed on");
  return looseFields(Object.fromEntries(own));
}

function noteOf(field: string): Note {
  return noteOfField(field) ?? { description: "" };
}

function listProperties(lists: readonly ListField[], selectors: SelectorSet): Schemas {
  return Object.fromEntries(lists.map((field) => [field, definition(nameIn(field, selectors))]));
}

function otherLists(lists: readonly ListField[], selectors: SelectorSet): Schemas {
  return listProperties(
    listFields.filter((field) => !lists.includes(field)),
    selectors,
  );
}

function childList(field: ListField, selectors: SelectorSet): JsonSchema {
  const kind = listRow(field)?.kind;
  const element = kind === undefined ? nameIn("page-entry", selectors) : nameIn(kind, selectorsIn(kind, selectors));
  return list(definition(element), noteOf(field));
}

function pageEntry(selectors: SelectorSet): JsonSchema {
  return {
    description:
      'Path of a page file without extension, an endpoint of the spec in force such as "GET /users", or a group.',
    examples: ["guides/start", "GET /users", { group: "Guides", pages: [] }],
    ...when({ type: "object" }, definition(nameIn("group", selectors)), { type: "string" }),
  };
}

function globalPart(selectors: SelectorSet): JsonSchema {
  const anchors = list(definition(nameIn("global-anchor", selectors)), {
    description: "Links on every page. They hold no pages.",
  });
  return { ...noteOf("global"), ...object({ anchors }) };
}

/** A link on every page. Fields that give a division pages are allowed in it, but have no effect. */
function globalAnchor(selectors: SelectorSet): JsonSchema {
  const all = plainProperties("anchor", true);
  const split = (isOffered: boolean): Schemas =>
    Object.fromEntries(Object.entries(all).filter(([name]) => givesPages(name) !== isOffered));
  const anchor = object(
    { anchor: string(noteOf("anchor")), ...split(true) },
    [requiresLabel("anchor"), linkOrMisplaced()],
    { ...split(false), ...otherLists([], selectors) },
  );
  return { examples: [elementExamples.anchor], ...anchor };
}

function givesPages(name: string): boolean {
  return name !== "href" && fieldRow(name)?.givesContent === true;
}
