// What does the schema say about each kind of division? Made from the table of divisions (§2.1–§2.10).
import { divisions, isSelectorKind, listFields, type DivisionRow, type ListField } from "../contract/divisions.ts";
import { languages } from "../contract/languages.ts";
import { linkOrMisplaced, oneKindOfChild, pagesOrTheirSource } from "./child-laws.ts";
import { elementExamples, labelNotes, listNotes, type PlainField } from "./field-notes.ts";
import { definition, when, type JsonSchema, type SchemaObject, type Schemas } from "./json-schema.ts";
import { choice, list, object, requiresLabel, text } from "./schema-forms.ts";
import { allowedLists, everySurroundings, nameIn, surroundingsIn, type Surroundings } from "./surroundings.ts";
import { properties } from "./value-definitions.ts";

/** Definitions of every list and element, once for each way in which selectors can stand around it. */
export function divisionDefinitions(): Schemas {
  const definitions: Record<string, JsonSchema> = {};
  for (const around of everySurroundings) {
    for (const row of divisions) {
      const inside = surroundingsIn(row.kind, around);
      definitions[nameIn(row.kind, inside)] = { examples: [elementExamples[row.kind]], ...division(row, inside) };
    }
    for (const field of listFields) definitions[nameIn(field, around)] = childList(field, around);
    definitions[nameIn("page-entry", around)] = pageEntry(around);
    definitions[nameIn("global", around)] = globalPart(around);
    definitions[nameIn("global-anchor", around)] = globalAnchor(around);
  }
  return definitions;
}

/** `navigation` itself. */
export function navigationRoot(): SchemaObject {
  const lists = allowedLists("root", []);
  return {
    description:
      "What pages the site has and where they stand. It holds one list: tabs, groups, pages and so on; all else stands inside that.",
    examples: [{ tabs: [] }, { groups: [] }, { languages: [] }, { versions: [] }],
    ...object(
      {
        ...listProperties(lists, []),
        global: definition("global"),
        ...properties(["openapi", "asyncapi", "root"]),
      },
      oneKindOfChild(lists),
      { ...properties(["icon", "tag", "description", "hidden", "href"]), ...otherLists(lists, []) },
    ),
  };
}

function division({ kind, label }: DivisionRow, around: Surroundings): SchemaObject {
  const lists = allowedLists(kind, around);
  const own: Schemas = { [label]: labelOf(kind), ...listProperties(lists, around), ...properties(shared) };
  const laws = [requiresLabel(label), ...oneKindOfChild(lists)];
  const others = otherLists(lists, around);
  // A link is no help to a group, so none is offered.
  if (kind === "group")
    return object({ ...own, ...properties(["expanded"]) }, [...laws, pagesOrTheirSource()], {
      ...others,
      ...properties(["href"]),
    });
  if (!isSelectorKind(kind)) return object({ ...own, ...properties(["href"]) }, laws, others);
  const parts = kind === "language" ? languageParts : {};
  const global = definition(nameIn("global", around));
  return object({ ...own, ...properties(["href", "default"]), global, ...parts }, laws, others);
}

const shared: readonly PlainField[] = ["icon", "tag", "description", "hidden", "root", "openapi", "asyncapi"];

function labelOf(kind: DivisionRow["kind"]): SchemaObject {
  if (kind !== "language") return text(labelNotes[kind]);
  const codes = [...languages.keys()];
  // Labels of selectors are trimmed, and an empty one is no code that nobody knows (D38).
  const blanksAround = `^\\s*(?:${codes.join("|")})?\\s*$`;
  return choice([{ enum: codes }, { type: "string", pattern: blanksAround }], labelNotes.language);
}

const languageParts: Schemas = {
  banner: { description: "A line above every page of this language: an object with content and dismissible." },
  navbar: { description: "The links of the top bar in this language." },
  footer: { description: "The footer in this language." },
};

function listProperties(lists: readonly ListField[], around: Surroundings): Schemas {
  return Object.fromEntries(lists.map((field) => [field, definition(nameIn(field, around))]));
}

function otherLists(lists: readonly ListField[], around: Surroundings): Schemas {
  return listProperties(
    listFields.filter((field) => !lists.includes(field)),
    around,
  );
}

function childList(field: ListField, around: Surroundings): JsonSchema {
  const kind = divisions.find((row) => row.list === field)?.kind;
  const element = kind === undefined ? nameIn("page-entry", around) : nameIn(kind, surroundingsIn(kind, around));
  return list(definition(element), listNotes[field]);
}

function pageEntry(around: Surroundings): JsonSchema {
  return {
    description:
      'Path of a page file without extension, an endpoint of the spec in force such as "GET /users", or a group.',
    examples: ["guides/start", "GET /users", { group: "Guides", pages: [] }],
    ...when({ type: "object" }, definition(nameIn("group", around)), { type: "string" }),
  };
}

function globalPart(around: Surroundings): JsonSchema {
  const anchors = list(definition(nameIn("global-anchor", around)), {
    description: "Links on every page. They hold no pages.",
  });
  return { description: "What stands on every page: links.", ...object({ anchors }) };
}

function globalAnchor(around: Surroundings): JsonSchema {
  const anchor = object(
    { anchor: text(labelNotes.anchor), ...properties(["href", "icon", "tag", "description", "hidden"]) },
    [requiresLabel("anchor"), linkOrMisplaced()],
    { ...properties(["root", "openapi", "asyncapi"]), ...otherLists([], around) },
  );
  return { examples: [elementExamples.anchor], ...anchor };
}
