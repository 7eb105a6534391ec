// Does each proposed redirect save the address it is for, whatever characters are in it? (D44, D50)
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  compileNavigation,
  diffNavigation,
  memoryHost,
  type CompileResult,
  type JsonObject,
  type Redirect,
} from "../../src/index.ts";
import { propertyRuns } from "../support/property-runs.ts";

const numRuns = propertyRuns(100);

const marks = [
  ..."\\\t\r\u0001\u007f\u0085\0?#%:*(){}[]+&é\u00a0\u2028\u202e<>|`^;=@!$,~'\"".split(""),
  "%2F",
  "%5C",
  "%zz",
  "..",
];
const word = fc
  .array(fc.oneof(fc.constantFrom("a", "b", " "), fc.constantFrom(...marks)), { minLength: 1, maxLength: 6 })
  .map((parts) => `x${parts.join("")}y`);

/** What makes the address of an operation's page. */
const naming: fc.Arbitrary<JsonObject> = fc.oneof(
  word.map((summary) => ({ summary })),
  word.map((tag) => ({ summary: "s", tags: [tag] })),
  word.map((name) => ({ summary: "s", "x-mint": { href: `/own/${name}` } })),
);

async function compile(operations: readonly JsonObject[], redirects: readonly Redirect[]): Promise<CompileResult> {
  const paths = Object.fromEntries(operations.map((get, index) => [`/p${index}`, { get }]));
  const navigation = { groups: [{ group: "API", openapi: "a.json" }] };
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "Site", navigation, redirects }),
    "a.json": JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths }),
  });
  return await compileNavigation({ host });
}

test("a proposed redirect, added to docs.json, saves its address and is no fault there", async () => {
  let saved = 0;
  const names = fc.array(naming, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(names, names, async (old, found) => {
      const [before, after] = [await compile(old, []), await compile(found, [])];
      const { redirects, lost } = diffNavigation(before.navigation!, after.navigation!, { guesses: true });
      const proposed = lost.filter(({ proposal }) => proposal !== undefined).map(({ href }) => href);
      saved += proposed.length;
      const repaired = await compile(found, redirects);
      const again = diffNavigation(before.navigation!, repaired.navigation!);
      expect(again.lost.map(({ href }) => href).filter((href) => proposed.includes(href))).toEqual([]);
      expect(repaired.diagnostics.filter(({ code }) => code.startsWith("redirect-"))).toEqual([]);
    }),
    { numRuns },
  );
  expect(saved).toBeGreaterThan(numRuns / 2);
});
