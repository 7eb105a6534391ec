// Visits the objects of an OpenAPI document by what they are: parameters, schemas, servers and so on.
import { httpMethods } from "../contract/http-methods.ts";
import { childPointer } from "../text/json-pointer.ts";
import { isJsonObject, type JsonObject, type JsonValue } from "../text/json-value.ts";

/** What an object of a document is. */
export type PositionKind =
  | "document"
  | "components"
  | "path item"
  | "operation"
  | "callback"
  | "parameter"
  | "header"
  | "body"
  | "response"
  | "media type"
  | "encoding"
  | "link"
  | "server"
  | "schema";

/** An object of a document, and where it is. */
export interface SpecPosition {
  readonly kind: PositionKind;
  readonly value: JsonObject;
  readonly pointer: string;
}

/** The fields of an object that hold objects of a kind: one, a list of them, or a map of them by name. */
interface Fields {
  readonly one?: Readonly<Record<string, PositionKind>>;
  readonly list?: Readonly<Record<string, PositionKind>>;
  readonly map?: Readonly<Record<string, PositionKind>>;
  /** What every field holds. */
  readonly each?: PositionKind;
}

/** The fields of a path item that hold operations. */
export const operationFields: readonly string[] = httpMethods.map(({ field }) => field);
const schemas = `additionalProperties contains contentSchema else if items not propertyNames then unevaluatedItems
  unevaluatedProperties`.split(/\s+/);

const fieldsOf: Readonly<Record<PositionKind, Fields>> = {
  document: {
    one: { components: "components" },
    list: { servers: "server" },
    map: { paths: "path item", webhooks: "path item" },
  },
  components: {
    map: {
      schemas: "schema",
      parameters: "parameter",
      headers: "header",
      requestBodies: "body",
      responses: "response",
      mediaTypes: "media type",
      pathItems: "path item",
      callbacks: "callback",
      links: "link",
    },
  },
  "path item": {
    one: ofKind("operation", operationFields),
    list: { parameters: "parameter", servers: "server" },
    map: { additionalOperations: "operation" },
  },
  operation: {
    one: { requestBody: "body" },
    list: { parameters: "parameter", servers: "server" },
    map: { responses: "response", callbacks: "callback" },
  },
  callback: { each: "path item" },
  parameter: { one: { schema: "schema" }, map: { content: "media type" } },
  header: { one: { schema: "schema" }, map: { content: "media type" } },
  body: { map: { content: "media type" } },
  response: { map: { headers: "header", content: "media type", links: "link" } },
  "media type": {
    one: { schema: "schema", itemSchema: "schema", itemEncoding: "encoding" },
    list: { prefixEncoding: "encoding" },
    map: { encoding: "encoding" },
  },
  encoding: {
    one: { itemEncoding: "encoding" },
    list: { prefixEncoding: "encoding" },
    map: { headers: "header", encoding: "encoding" },
  },
  link: { one: { server: "server" } },
  server: {},
  schema: {
    one: ofKind("schema", schemas),
    list: ofKind("schema", ["allOf", "anyOf", "oneOf", "prefixItems"]),
    map: ofKind("schema", ["$defs", "dependentSchemas", "patternProperties", "properties"]),
  },
};

function ofKind(kind: PositionKind, names: readonly string[]): Readonly<Record<string, PositionKind>> {
  return Object.fromEntries(names.map((name) => [name, kind]));
}

/** Calls `visit` for each object of a document once; one that YAML has in several places, at the first. */
export function visitPositions(document: JsonObject, visit: (position: SpecPosition) => void): void {
  const seen = new Map<JsonObject, Set<PositionKind>>();
  // The next one is the last, and no level takes room on the stack.
  const waiting: Waiting[] = [{ kind: "document", value: document, pointer: "" }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { kind, value, pointer } = next;
    if (!isJsonObject(value)) continue;
    const kinds = seen.get(value) ?? new Set();
    if (kinds.has(kind)) continue;
    seen.set(value, kinds.add(kind));
    visit({ kind, value, pointer });
    for (const inside of positionsIn({ kind, value, pointer }).toReversed()) waiting.push(inside);
  }
}

/** What may be an object of a document. */
interface Waiting extends Omit<SpecPosition, "value"> {
  readonly value: JsonValue | undefined;
}

function positionsIn({ kind, value, pointer }: SpecPosition): readonly Waiting[] {
  const found: Waiting[] = [];
  const { one = {}, list = {}, map = {}, each } = fieldsOf[kind];
  for (const [name, child] of Object.entries(value)) {
    const at = childPointer(pointer, name);
    const single = Object.hasOwn(one, name) ? one[name] : each;
    if (single !== undefined) found.push({ kind: single, value: child, pointer: at });
    const ofList = Object.hasOwn(list, name) ? list[name] : undefined;
    if (ofList !== undefined && Array.isArray(child))
      for (const [index, item] of child.entries())
        found.push({ kind: ofList, value: item as JsonValue, pointer: childPointer(at, index) });
    const ofMap = Object.hasOwn(map, name) ? map[name] : undefined;
    if (ofMap !== undefined && isJsonObject(child))
      for (const [key, item] of Object.entries(child))
        found.push({ kind: ofMap, value: item, pointer: childPointer(at, key) });
  }
  return found;
}
