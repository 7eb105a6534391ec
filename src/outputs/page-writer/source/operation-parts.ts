// Writes the parameters, requests, code samples and responses of an operation of an OpenAPI spec, each below a heading.
import { codeBlocks, codeSamples } from "./code-samples.ts";
import { FieldIds, type IdOfField } from "./field-ids.ts";
import { fieldList } from "./field-list.ts";
import { listItem, spacedItems } from "./list-item.ts";
import { safeMarkdown } from "./safe-markdown.ts";
import { safeCode } from "./safe-text.ts";
import { parameterRows, schemaFacts, schemaRows, type LeftOut, type ParameterValue } from "./schema-rows.ts";
import { textIn, valueIn, type SpecLayers, type SpecReader } from "./spec-reader.ts";

const mostParameters = 500;
const mostResponses = 100;

const places: readonly (readonly [string, string])[] = [
  ["path", "Path parameters"],
  ["query", "Query parameters"],
  ["querystring", "Query string"],
  ["header", "Header parameters"],
  ["cookie", "Cookie parameters"],
];

/** The blocks of an operation; `item` is its path item, whose parameters it also has. */
export function operationParts(
  spec: SpecReader,
  operation: SpecLayers,
  item: SpecLayers | undefined,
): readonly string[] {
  const ids = new FieldIds();
  const parameters = mergedParameters(spec, operation, item);
  const inPlace = (place: string): readonly SpecLayers[] =>
    parameters.filter((parameter) => valueIn(parameter, "in") === place);
  return [
    ...places.flatMap(([place, label]) =>
      parameterSection(spec, label, inPlace(place), (name) => ids.of("parameter", name)),
    ),
    ...parameterSection(spec, "Form fields", inPlace("formData"), (name) => ids.of("body", name)),
    ...inPlace("body").flatMap((each) => bodyOfSwagger(spec, each, ids)),
    ...requestBody(spec, spec.field(operation, "requestBody"), ids),
    ...samples(spec, operation),
    ...responses(spec, operation, ids),
  ];
}

/** The parameters of an operation replace those of its path with the same name and place. */
function mergedParameters(
  spec: SpecReader,
  operation: SpecLayers,
  item: SpecLayers | undefined,
): readonly SpecLayers[] {
  const all = [
    ...spec.items(item, "parameters", mostParameters),
    ...spec.items(operation, "parameters", mostParameters),
  ];
  const byName = new Map<string, SpecLayers>();
  for (const parameter of all)
    byName.set(JSON.stringify([textIn(parameter, "in"), textIn(parameter, "name")]), parameter);
  return [...byName.values()];
}

function parameterSection(
  spec: SpecReader,
  label: string,
  parameters: readonly SpecLayers[],
  idOf: IdOfField,
): readonly string[] {
  const { rows, isCut } = parameterRows(
    spec,
    parameters.map((each) => parameterValue(spec, each)),
  );
  return rows.length === 0 ? [] : [`## ${label}`, fieldList(rows, idOf), ...cutNote(isCut)];
}

function parameterValue(spec: SpecReader, parameter: SpecLayers): ParameterValue {
  const schema = spec.field(parameter, "schema") ?? mediaOf(spec, parameter)?.schema ?? parameter;
  const facts = schemaFacts(spec, schema);
  const row = {
    ...facts,
    name: textIn(parameter, "name") ?? "",
    description: textIn(parameter, "description") ?? facts.description,
    isRequired: valueIn(parameter, "required") === true,
    isDeprecated: facts.isDeprecated || valueIn(parameter, "deprecated") === true,
    alternatives: [],
  };
  return { row, schema };
}

interface Media {
  readonly types: readonly string[];
  readonly schema: SpecLayers | undefined;
}

/** The media type that is shown: JSON, else the first; all types are named. */
function mediaOf(spec: SpecReader, of: SpecLayers): Media | undefined {
  const contents = [...spec.entries(of, "content")].slice(0, 20);
  const [, chosen] = contents.find(([type]) => type.includes("json")) ?? contents[0] ?? [];
  if (chosen === undefined) return undefined;
  return { types: contents.map(([type]) => type), schema: spec.field(chosen, "schema") };
}

function bodyOfSwagger(spec: SpecReader, parameter: SpecLayers, ids: FieldIds): readonly string[] {
  const schema = spec.field(parameter, "schema");
  const required = valueIn(parameter, "required") === true;
  return bodySection(spec, parameter, { types: [], schema, required }, ids);
}

function requestBody(spec: SpecReader, body: SpecLayers | undefined, ids: FieldIds): readonly string[] {
  if (body === undefined) return [];
  const media = mediaOf(spec, body) ?? { types: [], schema: undefined };
  return bodySection(spec, body, { ...media, required: valueIn(body, "required") === true }, ids);
}

function bodySection(
  spec: SpecReader,
  body: SpecLayers,
  { types, schema, required }: Media & { readonly required: boolean },
  ids: FieldIds,
): readonly string[] {
  const line = [...types.map(lineCode), required ? "*required*" : ""].filter(Boolean).join(" ");
  const description = textIn(body, "description");
  return [
    "## Request body",
    ...(line === "" ? [] : [line]),
    ...(description === undefined ? [] : [safeMarkdown(description)]),
    ...schemaFields(spec, schema, "readOnly", (name) => ids.of("body", name)),
  ];
}

function samples(spec: SpecReader, operation: SpecLayers): readonly string[] {
  const found = codeSamples(spec, operation);
  const blocks = [...codeBlocks(found.samples), ...cutNote(found.isCut)];
  return blocks.length === 0 ? [] : ["## Code samples", ...blocks];
}

function responses(spec: SpecReader, operation: SpecLayers, ids: FieldIds): readonly string[] {
  const all = [...spec.entries(operation, "responses")].filter(([status]) => !status.startsWith("x-"));
  if (all.length === 0) return [];
  const listed = all.slice(0, mostResponses);
  const items = listed.map(([status, response]) => {
    const description = textIn(response, "description") ?? textIn(response, "summary");
    return listItem([{ head: `**${lineCode(status)}**`, description }], " · ");
  });
  const details = listed.flatMap(([status, response]) => responseFields(spec, status, response, ids));
  return ["## Responses", spacedItems(items), ...cutNote(all.length > mostResponses), ...details];
}

function responseFields(spec: SpecReader, status: string, response: SpecLayers, ids: FieldIds): readonly string[] {
  const media = mediaOf(spec, response);
  const fields = schemaFields(spec, media?.schema ?? spec.field(response, "schema"), "writeOnly", (name) =>
    ids.of("response", name),
  );
  if (fields.length === 0) return [];
  const types = (media?.types ?? []).map(lineCode).join(" ");
  return [`### Response ${lineCode(status)}`, ...(types === "" ? [] : [types]), ...fields];
}

/** The fields of a schema as a list. */
export function schemaFields(
  spec: SpecReader,
  schema: SpecLayers | undefined,
  leftOut: LeftOut,
  idOf?: IdOfField,
): readonly string[] {
  if (schema === undefined) return [];
  const { rows, isCut } = schemaRows(spec, schema, leftOut);
  return rows.length === 0 ? [] : [fieldList(rows, idOf), ...cutNote(isCut)];
}

function cutNote(isCut: boolean): readonly string[] {
  return isCut ? ["There is more in the specification than is listed here."] : [];
}

function lineCode(text: string): string {
  return safeCode(text, "line");
}
