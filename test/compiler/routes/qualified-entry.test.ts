// An entry that names its spec gets the folder that its division gives to that spec (D9).
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import type { JsonValue } from "../../../src/compiler/text/json-value.ts";

const spec = (path: string): string =>
  JSON.stringify({ openapi: "3.1.0", info: { title: "T", version: "1" }, paths: { [path]: { get: {} } } });

/** Where the page of an entry is, below a group with these specs. */
async function hrefOf(openapi: JsonValue, entry: string): Promise<string | undefined> {
  const navigation = { groups: [{ group: "API", openapi, pages: [entry] }] };
  const files = { "a.json": spec("/a"), "b.json": spec("/b"), "docs.json": JSON.stringify({ navigation }) };
  const result = await compileNavigation({ host: memoryHost(files) });
  return Object.keys(result.navigation!.pages)[0];
}

const alpha = { source: "a.json", directory: "alpha" };
const beta = { source: "b.json", directory: "beta" };

test.each<readonly [JsonValue, string, string]>([
  [alpha, "GET /a", "/alpha/get-a"],
  [alpha, "a.json GET /a", "/alpha/get-a"],
  [alpha, "./a.json GET /a", "/alpha/get-a"],
  // The division says nothing of this spec.
  [alpha, "b.json GET /b", "/api-reference/get-b"],
  ["a.json", "a.json GET /a", "/api-reference/get-a"],
])("below %j, the page of %s is at %s", async (openapi, entry, href) => {
  expect(await hrefOf(openapi, entry)).toBe(href);
});

test("of a spec that a division names twice, the first place counts", async () => {
  const twice = [alpha, { source: "./a.json", directory: "later" }];
  expect(await hrefOf(twice, "a.json GET /a")).toBe("/alpha/get-a");
  expect(await hrefOf(twice, "GET /a")).toBe("/alpha/get-a");
});

test.each([
  ["a.json GET /a", "/alpha/get-a"],
  ["b.json GET /b", "/beta/get-b"],
  ["GET /b", "/beta/get-b"],
])("of two specs of a division, %s is at %s", async (entry, href) => {
  expect(await hrefOf([alpha, beta], entry)).toBe(href);
});
