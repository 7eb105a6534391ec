// Does any docs.json at all come through without a throw, every problem at a place inside its file?
import fc from "fast-check";
import { test } from "vitest";
import { compileNavigation, memoryHost, type CompileResult } from "../../src/index.ts";
import { assertPlacesInside } from "../support/assert-places.ts";
import { arbitrarySite } from "../support/arbitrary-site.ts";
import { propertyRuns } from "../support/property-runs.ts";

async function compileText(text: string): Promise<CompileResult> {
  return compileNavigation({ host: memoryHost({ "docs.json": text, "guides/start.mdx": "Text." }) });
}

const keys = [
  "navigation",
  "tabs",
  "tab",
  "groups",
  "group",
  "pages",
  "openapi",
  "root",
  "hidden",
  "global",
  "anchors",
  "versions",
  "version",
  "$ref",
  "__proto__",
];
const { value: jsonish } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 6 },
    fc.constantFrom<unknown>(null, true, 0, "", " ", "guides/start", "GET /x", "../x", "v1", "en"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...keys), tie("value"), { maxKeys: 4 }),
  ),
}));

test("any text", async () => {
  const pieces = fc.constantFrom(
    "{",
    "}",
    "[",
    "]",
    ":",
    ",",
    '"',
    '"navigation"',
    '"pages"',
    '"a"',
    "1",
    "tru",
    "//",
    "/*",
    "\\",
    "\n",
    "\u2028",
    "\ud800",
    "﻿",
  );
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(pieces, { maxLength: 40 }).map((each) => each.join("")),
  );
  await fc.assert(
    fc.asyncProperty(text, async (each) => assertPlacesInside(await compileText(each), { "docs.json": each })),
    { numRuns: propertyRuns(500) },
  );
});

test("any JSON value, with the words of docs.json in it", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(fc.constantFrom("navigation", "api", "openapi", "styling"), jsonish),
      async (value) => {
        const text = JSON.stringify(value, null, 1);
        assertPlacesInside(await compileText(text), { "docs.json": text });
      },
    ),
    { numRuns: propertyRuns(500) },
  );
});

test("a well-formed site with one value of it replaced", async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySite(3), fc.nat(), fc.jsonValue({ maxDepth: 2 }), async ({ files }, at, value) => {
      const text = replaceOne(files["docs.json"] ?? "", at, value);
      const changed = { ...files, "docs.json": text };
      assertPlacesInside(await compileNavigation({ host: memoryHost(changed) }), changed);
    }),
    { numRuns: propertyRuns(300) },
  );
});

function replaceOne(text: string, at: number, value: unknown): string {
  let count = 0;
  JSON.parse(text, (_key, each: unknown) => ((count += 1), each));
  let left = at % count;
  return (
    JSON.stringify(
      JSON.parse(text, (_key, each: unknown) => (left-- === 0 ? value : each)),
      null,
      2,
    ) ?? "null"
  );
}
