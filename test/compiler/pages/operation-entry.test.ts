// Which operation do the texts of front matter name? (D10)
import { expect, test } from "vitest";
import { operationEntry } from "../../../src/compiler/pages/operation-entry.ts";

test.each([
  ["get /users", { field: "openapi", spec: undefined, method: "GET", target: "/users" }],
  ["  ../a.json   POST   /users/{id} ", { field: "openapi", spec: "../a.json", method: "POST", target: "/users/{id}" }],
  ["a.json webhook order", { field: "openapi", spec: "a.json", method: "WEBHOOK", target: "order" }],
  ["/openapi.yaml", undefined],
  ["", undefined],
])("openapi: %j", (openapi, entry) => {
  const expected = entry && { written: openapi, methodKind: "fixed", ...entry };
  expect(operationEntry({ openapi, rest: undefined })).toEqual(expected);
});

test.each([
  ["lobby", { spec: undefined, target: "lobby" }],
  [" chat.yaml  rooms/{room} ", { spec: "chat.yaml", target: "rooms/{room}" }],
  ["chat.yaml a b", { spec: "chat.yaml", target: "a b" }],
  ["/chat.yaml", undefined],
  ["https://example.com/chat", undefined],
])("asyncapi: %j", (asyncapi, entry) => {
  const expected = entry && { field: "asyncapi", written: asyncapi, method: "", methodKind: "fixed", ...entry };
  expect(operationEntry({ asyncapi, rest: undefined })).toEqual(expected);
});

test("openapi goes before asyncapi, unless it names a whole spec", () => {
  expect(operationEntry({ openapi: "GET /x", asyncapi: "lobby", rest: undefined })?.field).toBe("openapi");
  expect(operationEntry({ openapi: "/all.yaml", asyncapi: "lobby", rest: undefined })?.field).toBe("asyncapi");
});

test.each([
  ["a.json FETCH /x", "own"],
  ["a.json Fetsh /x", "none"],
])("a method that path items lack is recognized: %j", (openapi, methodKind) => {
  expect(operationEntry({ openapi, rest: undefined })).toMatchObject({ methodKind, target: "/x" });
});
