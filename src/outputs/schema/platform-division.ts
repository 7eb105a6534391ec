// Adds to the schema of a division what the platform refuses in its fields.
import { besideReference, divisionFields, globalLists, linkForms } from "../../compiler/contract/division-fields.ts";
import { listRow, type DivisionKind } from "../../compiler/contract/divisions.ts";
import { sourceReference } from "../../compiler/contract/fields.ts";
import { requiredFields, strictField, strictFields } from "./form-schema.ts";
import { definition, when, type JsonSchema, type SchemaObject, type Schemas } from "./json-schema.ts";
import { filledString, has, list, object } from "./value-or-reference.ts";

/** Definitions of the fields of divisions, and of `global` with its links. */
export function platformDefinitions(): Schemas {
  const fields = Object.values(divisionFields).flatMap((own) => Object.entries(own));
  const links = globalLists.map((name) => listRow(name)!.kind);
  return {
    ...Object.fromEntries(fields.map(([name, field]) => [definitionName(name), strictField(field)])),
    ...Object.fromEntries(links.map((kind) => [`platform-link-${kind}`, linkSchema(kind)])),
    "platform-link-anchor-read": linkSchema("anchor", false),
    "platform-global": globalSchema("platform-link-anchor"),
    "platform-global-read": globalSchema("platform-link-anchor-read"),
  };
}

function definitionName(field: string): string {
  return `platform-${field}`;
}

function linkSchema(kind: DivisionKind, isComplete = true): SchemaObject {
  const { href, ...others } = linkForms[kind].fields;
  const required = isComplete ? { ...others, href: href! } : others;
  const fields = { ...strictFields(linkForms[kind].fields), graphql: false, sdk: false };
  const elsewhere = { type: "object", properties: { [sourceReference]: sourceName } } as const;
  return {
    ...when(has(sourceReference), { ...elsewhere, propertyNames: { enum: ["$ref", sourceReference] } }),
    else: object(fields, requiredFields(required)),
  };
}

const sourceName = filledString({ description: "Name of the repository whose navigation is here, such as acme/sdk." });

/** Of the anchors that navc reads, another rule says which lack an address. */
function globalSchema(anchor: string): SchemaObject {
  const lists = globalLists.map((name): [string, JsonSchema] => {
    const link = name === "anchors" ? anchor : `platform-link-${listRow(name)!.kind}`;
    return [name, list(definition(link), { description: "Links on every page.", examples: [[]] })];
  });
  const description = "What is on every page: links.";
  return { description, ...object(Object.fromEntries(lists)), additionalProperties: false };
}

/** The schema of a division, or of `navigation`, with what the platform refuses. */
export function onPlatform(kind: DivisionKind | "root", schema: SchemaObject): SchemaObject {
  const own = Object.keys(divisionFields[kind]);
  const { properties = {}, patternProperties = {}, allOf = [] } = schema;
  const patterns = Object.entries(patternProperties).filter(([pattern]) => !own.includes(pattern.slice(1, -1)));
  return {
    ...schema,
    properties: {
      ...properties,
      ...Object.fromEntries(own.map((name): [string, JsonSchema] => [name, definition(definitionName(name))])),
      ...globalProperty(kind, properties["global"]),
      ...refusedProperties(kind),
    },
    patternProperties: Object.fromEntries(patterns),
    allOf: [...allOf, ...rulesOf(kind)],
  };
}

function globalProperty(kind: DivisionKind | "root", own: JsonSchema | undefined): Schemas {
  if (kind === "group") return {};
  if (own === undefined) return { global: definition("platform-global") };
  return { global: { allOf: [own, definition("platform-global-read")] } };
}

function refusedProperties(kind: DivisionKind | "root"): Schemas {
  return {
    ...(kind === "tab" || kind === "group" ? {} : { sdk: false }),
    [sourceReference]: kind === "root" ? false : sourceName,
  };
}

function rulesOf(kind: DivisionKind | "root"): readonly SchemaObject[] {
  if (kind === "root") return [];
  const alone = onlyWith(sourceReference, []);
  return kind === "tab" ? [alone, onlyWith("graphql", besideReference), onlyWith("sdk", besideReference)] : [alone];
}

/** The rule that an object with a field has no other fields than some; an empty list of groups is none, either. */
function onlyWith(field: string, others: readonly string[]): SchemaObject {
  const groups = { type: "object", properties: { groups: { not: { type: "array", maxItems: 0 } } } } as const;
  return when(has(field), { propertyNames: { enum: ["$ref", field, ...others] }, allOf: [groups] });
}
