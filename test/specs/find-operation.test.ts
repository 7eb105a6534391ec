// Is the operation an entry names found, and a near miss recognised? (D7)
import { expect, test } from "vitest";
import { findOperation } from "../../src/specs/find-operation.ts";
import { nearestOperation } from "../../src/specs/nearest-operation.ts";
import type { SpecDocument } from "../../src/specs/spec-catalog.ts";
import { load } from "./load.ts";

async function document(paths: object, webhooks: object = {}): Promise<SpecDocument> {
  const { specs } = await load({ "a.json": JSON.stringify({ openapi: "3.1.0", info: {}, paths, webhooks }) }, [
    "a.json",
  ]);
  return specs.named[0]!;
}

test("a path exactly, else without one trailing slash", async () => {
  const spec = await document({
    "/users/": { get: { summary: "slash" } },
    "/users": { get: {}, post: {} },
    "/only/": { get: {} },
    "/": { get: {} },
  });
  expect(findOperation(spec, "GET", "/users")?.summary).toBeUndefined();
  expect(findOperation(spec, "GET", "/users/")?.summary).toBe("slash");
  expect(findOperation(spec, "GET", "/only")?.target).toBe("/only/");
  expect(findOperation(spec, "POST", "/users/")?.target).toBe("/users");
  expect(findOperation(spec, "GET", "/")?.target).toBe("/");
  expect(findOperation(spec, "GET", "/Users")).toBeUndefined();
  expect(findOperation(spec, "GET", "/only//")).toBeUndefined();
});

test("a webhook by its name, and never as a path", async () => {
  const spec = await document({ "/x": { get: {} } }, { made: { put: {}, post: {} } });
  expect(findOperation(spec, "WEBHOOK", "made")?.method).toBe("PUT");
  expect(findOperation(spec, "POST", "made")).toBeUndefined();
  expect(findOperation(spec, "WEBHOOK", "/x")).toBeUndefined();
});

test("the nearest: the path with another method, then a path of the method, then any", async () => {
  const spec = await document(
    { "/users": { post: {} }, "/users/{id}": { get: {}, delete: {} }, "/gone": { get: { "x-excluded": true } } },
    { orderCreated: { post: {} } },
  );
  expect(nearestOperation(spec, "GET", "/users")).toBe("POST /users");
  expect(nearestOperation(spec, "DELETE", "/Users/{ID}/")).toBe("DELETE /users/{id}");
  expect(nearestOperation(spec, "GET", "/user")).toBe("POST /users");
  // Another method and two letters more are two slips, and may well mean another operation.
  expect(nearestOperation(spec, "GET", "/use")).toBeUndefined();
  expect(nearestOperation(spec, "GET", "/users/{ids}")).toBe("GET /users/{id}");
  expect(nearestOperation(spec, "WEBHOOK", "orderCreate")).toBe("webhook orderCreated");
  expect(nearestOperation(spec, "GET", "/gone")).toBeUndefined();
  expect(nearestOperation(spec, "GET", "/nothing/like/it/at/all")).toBeUndefined();
  expect(nearestOperation(spec, "GET", `/${"a".repeat(1_000_000)}`)).toBeUndefined();
});
