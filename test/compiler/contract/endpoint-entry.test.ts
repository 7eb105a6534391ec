// Which entries of `pages` name an endpoint? (§2.2, D7)
import { describe, expect, test } from "vitest";
import { entryText, parseEntry } from "../../../src/compiler/contract/endpoint-entry.ts";

describe("an endpoint", () => {
  test.each([
    ["GET /users", undefined, "GET", "/users"],
    ["get /users", undefined, "GET", "/users"],
    ["  Delete \t /users/{id} ", undefined, "DELETE", "/users/{id}"],
    ["openapi.json PATCH /users", "openapi.json", "PATCH", "/users"],
    ["https://acme.com/openapi trace /", "https://acme.com/openapi", "TRACE", "/"],
    ["webhook orderCreated", undefined, "WEBHOOK", "orderCreated"],
    ["specs/a.yaml Webhook orderCreated", "specs/a.yaml", "WEBHOOK", "orderCreated"],
    ["GET users", undefined, "GET", "users"],
    ["GET GET /users", "GET", "GET", "/users"],
    ["QUERY /users", undefined, "QUERY", "/users"],
    ["openapi.json query /users", "openapi.json", "QUERY", "/users"],
  ])("%j", (text, spec, method, target) => {
    expect(parseEntry(text)).toEqual({ kind: "endpoint", spec, method, methodKind: "fixed", target });
  });
});

test.each([
  ["COPY /users", undefined, "COPY"],
  ["FETCH /users", undefined, "FETCH"],
  ["openapi.json M-SEARCH /users", "openapi.json", "M-SEARCH"],
  ["openapi.json VERSION-CONTROL /users", "openapi.json", "VERSION-CONTROL"],
])("%j has a method that only a spec can add", (text, spec, method) => {
  expect(parseEntry(text)).toEqual({ kind: "endpoint", spec, method, methodKind: "own", target: "/users" });
});

test.each([
  "guides/start",
  "Get Started",
  "get users",
  "GET",
  "webhook",
  "",
  "GET /users list",
  "a b GET /users",
  "GET/users",
  "guides/a b /c",
  "QUERY users",
  "COPY users",
  "M-search /users",
  "A:B /users",
])("%j is a page path", (text) => {
  expect(parseEntry(text)).toEqual({ kind: "page" });
});

test.each([
  ["create /users", "create"],
  ["Copy /users", "Copy"],
  ["FETCH /users now and then", "FETCH"],
])("%j has no method, but the word %j", (text, word) => {
  expect(parseEntry(text)).toMatchObject({ kind: "endpoint", method: word, methodKind: "none" });
});

test("an endpoint with a misspelt method keeps its spec and its path", () => {
  expect(parseEntry("a.json GTE /users")).toMatchObject({ spec: "a.json", target: "/users" });
  expect(parseEntry("GTE /users")).toMatchObject({ spec: undefined, target: "/users" });
});

test("an endpoint is named as an entry would name it", () => {
  expect(["GET", "WEBHOOK", ""].map((method) => entryText(method, "x"))).toEqual(["GET x", "webhook x", "x"]);
});
