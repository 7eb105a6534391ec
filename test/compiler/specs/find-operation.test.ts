// Is the operation that an entry names found? (D7)
import { expect, test } from "vitest";
import { findOperation } from "../../../src/compiler/specs/find-operation.ts";
import type { SpecDocument } from "../../../src/compiler/specs/spec-catalog.ts";
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
