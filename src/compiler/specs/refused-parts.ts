// Finds the faults of an OpenAPI 3.2 document for which the platform refuses the whole of it, beside those of tags and methods.
import { childPointer } from "../text/json-pointer.ts";
import { isJsonObject, ownValue, type JsonObject, type JsonValue } from "../text/json-value.ts";
import type { SpecRefusal } from "../diagnostics/openapi-codes.ts";
import { defaultMappingFault } from "./default-mapping.ts";
import { isSchemaOfLists } from "./list-schema.ts";
import { localComponent } from "./local-component.ts";
import { operationFields, visitPositions, type SpecPosition } from "./spec-positions.ts";

/** A fault, and where it is. */
export interface RefusedPart {
  readonly pointer: string;
  readonly fault: SpecRefusal;
}

/** All such faults, in the order of the document. */
export function refusedParts(document: JsonObject): readonly RefusedPart[] {
  const found: RefusedPart[] = [];
  visitPositions(document, (position) => {
    for (const part of partsAt(position, document)) found.push(part);
  });
  return found;
}

// oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
function partsAt(position: SpecPosition, document: JsonObject): readonly RefusedPart[] {
  const { kind, value, pointer } = position;
  switch (kind) {
    case "path item":
      return queryStrings(value, pointer, document);
    case "server":
      return doubledVariables(value, pointer);
    case "parameter":
      return headerParameter(value, pointer);
    case "response":
    case "encoding":
      return headerNames(value, pointer);
    case "media type":
      return withoutItems(value, pointer, document);
    case "schema":
      return defaultMapping(value, pointer, document);
    case "document":
    case "components":
    case "operation":
    case "callback":
    case "header":
    case "body":
    case "link":
      return [];
  }
}

/** The parameters of a path item are those of its operations, too. */
function queryStrings(item: JsonObject, pointer: string, document: JsonObject): readonly RefusedPart[] {
  const shared = parametersOf(item, document);
  const more = ownValue(item, "additionalOperations");
  const operations = [
    ...operationFields.map((method) => ({ operation: ownValue(item, method), at: childPointer(pointer, method) })),
    ...Object.entries(isJsonObject(more) ? more : {}).map(([method, operation]) => ({
      operation,
      at: childPointer(childPointer(pointer, "additionalOperations"), method),
    })),
  ];
  return operations.flatMap(({ operation, at }) => {
    if (!isJsonObject(operation)) return [];
    const all = [...shared, ...parametersOf(operation, document)];
    const names = new Set(all.flatMap(({ place, name }) => (place === "querystring" ? [name] : [])));
    if (names.size === 0) return [];
    const parts: RefusedPart[] = [];
    if (all.some(({ place }) => place === "query"))
      parts.push({ pointer: at, fault: { kind: "query and querystring" } });
    if (names.size > 1) parts.push({ pointer: at, fault: { kind: "several querystrings", names: [...names] } });
    return parts;
  });
}

interface NamedParameter {
  readonly place: JsonValue | undefined;
  readonly name: string;
}

function parametersOf(owner: JsonObject, document: JsonObject): readonly NamedParameter[] {
  const list = ownValue(owner, "parameters");
  if (!Array.isArray(list)) return [];
  return list.flatMap((written: JsonValue) => {
    const parameter = localComponent(written, "parameters", document);
    const name = parameter === undefined ? undefined : ownValue(parameter, "name");
    return parameter === undefined
      ? []
      : [{ place: ownValue(parameter, "in"), name: typeof name === "string" ? name : "" }];
  });
}

function doubledVariables(server: JsonObject, pointer: string): readonly RefusedPart[] {
  const url = ownValue(server, "url");
  if (typeof url !== "string") return [];
  const names = [...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const doubled = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  return [...doubled].map((name) => ({
    pointer: childPointer(pointer, "url"),
    fault: { kind: "server variable", name },
  }));
}

// What RFC 9110 calls a token.
const token = /^[\w!#$%&'*+.^`|~-]+$/;

function headerParameter(parameter: JsonObject, pointer: string): readonly RefusedPart[] {
  const name = ownValue(parameter, "name");
  if (ownValue(parameter, "in") !== "header" || typeof name !== "string" || token.test(name)) return [];
  return [{ pointer: childPointer(pointer, "name"), fault: { kind: "header name", name } }];
}

function headerNames(owner: JsonObject, pointer: string): readonly RefusedPart[] {
  const headers = ownValue(owner, "headers");
  const names = isJsonObject(headers) ? Object.keys(headers).filter((name) => !token.test(name)) : [];
  return names.map((name) => ({
    pointer: childPointer(childPointer(pointer, "headers"), name),
    fault: { kind: "header name", name },
  }));
}

function withoutItems(media: JsonObject, pointer: string, document: JsonObject): readonly RefusedPart[] {
  const field = ["prefixEncoding", "itemEncoding"].find((name) => Object.hasOwn(media, name));
  if (field === undefined || Object.hasOwn(media, "$ref") || Object.hasOwn(media, "itemSchema")) return [];
  if (isSchemaOfLists(ownValue(media, "schema"), document)) return [];
  return [{ pointer: childPointer(pointer, field), fault: { kind: "encoding", field } }];
}

function defaultMapping(schema: JsonObject, pointer: string, document: JsonObject): readonly RefusedPart[] {
  const fault = defaultMappingFault(schema, document);
  return fault === undefined ? [] : [{ pointer: `${pointer}/discriminator/defaultMapping`, fault }];
}
