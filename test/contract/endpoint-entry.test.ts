// Which entries of `pages` name an endpoint? (§2.2, D7)
import { describe, expect, test } from "vitest";
import { parseEntry } from "../../src/contract/endpoint-entry.ts";

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
  ])("%j", (text, spec, method, target) => {
    expect(parseEntry(text)).toEqual({ kind: "endpoint", spec, method, target });
  });
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
])("%j is a page path", (text) => {
  expect(parseEntry(text)).toEqual({ kind: "page" });
});

test.each([
  ["FETCH /users", "FETCH", "PATCH"],
  ["openapi.json FETCH /users", "FETCH", "PATCH"],
  ["GTE /users", "GTE", "GET"],
  ["DELET /users/{id}", "DELET", "DELETE"],
  ["SUBSCRIBE /events", "SUBSCRIBE", undefined],
  ["FETCH /users now and then", "FETCH", "PATCH"],
])("%j has no method; the nearest of %j is %j", (text, word, nearest) => {
  expect(parseEntry(text)).toEqual({ kind: "unknown-method", word, nearest });
});
