// Which parts of an OpenAPI 3.2 document does the platform refuse? As @mintlify/common 1.0.1211 does, by its source.
import { expect, test } from "vitest";
import { refusedParts } from "../../../src/compiler/specs/refused-parts.ts";
import type { JsonObject, JsonValue } from "../../../src/compiler/text/json-value.ts";

function found(document: JsonObject): readonly string[] {
  return refusedParts(document).map(({ pointer, fault }) => `${fault.kind} ${pointer}`);
}

const get = (operation: JsonObject, more: JsonObject = {}): JsonObject => ({
  paths: { "/a": { get: operation, ...more } },
});
const media = (content: JsonObject, schemas: JsonObject = {}): JsonObject => ({
  ...get({ requestBody: { content: { "multipart/mixed": content } } }),
  components: { schemas },
});
const mapped = (schema: JsonObject): JsonObject => ({
  components: { schemas: { Cat: {}, Pet: { $ref: "#/components/schemas/Cat" }, Dog: {}, Any: schema } },
});
const encodings = { itemEncoding: {} };
const all = { name: "all", in: "querystring" };
const page = { name: "page", in: "query" };

test.each<readonly [string, JsonObject, readonly string[]]>([
  ["a querystring alone", get({ parameters: [all] }), []],
  ["beside a query", get({ parameters: [all, page] }), ["query and querystring /paths/~1a/get"]],
  ["a query of the path", get({ parameters: [all] }, { parameters: [page] }), ["query and querystring /paths/~1a/get"]],
  ["the same one of the path", get({ parameters: [all] }, { parameters: [all] }), []],
  [
    "another one of the path",
    get({ parameters: [all] }, { parameters: [{ ...all, name: "b" }] }),
    ["several querystrings /paths/~1a/get"],
  ],
  ["of a path without operations", { paths: { "/a": { parameters: [all, page] } } }, []],
  [
    "in an additional operation",
    { paths: { "/a": { additionalOperations: { COPY: { parameters: [all, page] } } } } },
    ["query and querystring /paths/~1a/additionalOperations/COPY"],
  ],
  ["two variables of a server", { servers: [{ url: "https://{a}.{b}" }] }, []],
  ["one of them twice", { servers: [{ url: "https://{a}.{b}.{a}" }] }, ["server variable /servers/0/url"]],
  ["a name of a header", get({ parameters: [{ name: "X-Trace_1", in: "header" }] }), []],
  [
    "one with a space",
    get({ parameters: [{ name: "X Trace", in: "header" }] }),
    ["header name /paths/~1a/get/parameters/0/name"],
  ],
  ["a query with a space", get({ parameters: [{ name: "X Trace", in: "query" }] }), []],
  [
    "a header of a response",
    get({ responses: { "200": { headers: { "a:b": {} } } } }),
    ["header name /paths/~1a/get/responses/200/headers/a:b"],
  ],
  ["an example that looks like one", get({ responses: { "200": { example: { headers: { "a:b": {} } } } } }), []],
  ["an encoding of items", media({ ...encodings, itemSchema: {} }), []],
  ["of a list", media({ ...encodings, schema: { type: ["array", "null"] } }), []],
  [
    "of a list by reference",
    media({ ...encodings, schema: { $ref: "#/components/schemas/L" } }, { L: { items: {} } }),
    [],
  ],
  ["of lists or null", media({ ...encodings, schema: { anyOf: [{ type: "array" }, { type: "null" }] } }), []],
  [
    "of a list or an object",
    media({ ...encodings, schema: { anyOf: [{ type: "array" }, { type: "object" }] } }),
    ["encoding /paths/~1a/get/requestBody/content/multipart~1mixed/itemEncoding"],
  ],
  [
    "of a circle",
    media({ ...encodings, schema: { $ref: "#/components/schemas/L" } }, { L: { $ref: "#/components/schemas/L" } }),
    ["encoding /paths/~1a/get/requestBody/content/multipart~1mixed/itemEncoding"],
  ],
  ["a default mapping", mapped({ discriminator: { defaultMapping: "Cat" } }), []],
  [
    "to nothing",
    mapped({ discriminator: { defaultMapping: "Cow" } }),
    ["default mapping /components/schemas/Any/discriminator/defaultMapping"],
  ],
  [
    "to one of the forms by another name",
    mapped({ oneOf: [{ $ref: "#/components/schemas/Pet" }], discriminator: { defaultMapping: "Cat" } }),
    [],
  ],
  [
    "to another schema",
    mapped({ oneOf: [{ $ref: "#/components/schemas/Dog" }], discriminator: { defaultMapping: "Cat" } }),
    ["default mapping /components/schemas/Any/discriminator/defaultMapping"],
  ],
])("%s", (_name, document, expected) => {
  expect(found(document)).toEqual(expected);
});

test("schemas that are composed of very many are not judged, however often one is named", () => {
  const names = Array.from({ length: 60 }, (_, index) => `S${index}`);
  const schemas: Record<string, JsonValue> = Object.fromEntries(
    names.map((name, index) => {
      const next = { $ref: `#/components/schemas/S${index + 1}` };
      return [name, { anyOf: [next, { allOf: [next] }] }];
    }),
  );
  expect(found(media({ itemEncoding: {}, schema: { $ref: "#/components/schemas/S0" } }, schemas))).toEqual([]);
});
