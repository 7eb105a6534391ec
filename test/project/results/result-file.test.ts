// Does `navc diff` refuse every file that is no whole result with what is wrong in it, and take every result?
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { main } from "../../../src/cli.ts";
import { readResultFile } from "../../../src/project/results/result-file.ts";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import type { JsonValue } from "../../../src/compiler/text/json-value.ts";
import type { Ran } from "../../tools/cli/made-site.ts";
import { compiledFixtures } from "../../support/compiled-fixtures.ts";
import { propertyRuns } from "../../support/property-runs.ts";

const scratch = mkdtempSync(join(tmpdir(), "navc-results-"));
afterAll(() => rmSync(scratch, { recursive: true }));

const docs = {
  name: "Acme",
  navigation: {
    global: { anchors: [{ anchor: "Blog", href: "https://example.com" }] },
    languages: ["en", "fr"].map((language) => ({
      language,
      tabs: [
        {
          tab: "Guides",
          groups: [{ group: "Start", root: `${language}/a`, pages: [`${language}/b`, `${language}/c`] }],
        },
        {
          tab: "API",
          versions: [
            { version: "v2", pages: [`${language}/d`] },
            { version: "v1", pages: [`${language}/e`] },
          ],
        },
      ],
    })),
  },
};
const pages = ["en", "fr"].flatMap((language) =>
  ["a", "b", "c", "d", "e"].map((page) => [`${language}/${page}.mdx`, ""]),
);
const host = memoryHost({ ...Object.fromEntries(pages), "docs.json": JSON.stringify(docs) });
const whole = (await compileNavigation({ host })).navigation as unknown as JsonValue;
const wholeFile = join(scratch, "whole.json");
writeFileSync(wholeFile, JSON.stringify(whole));

async function diff(...words: readonly string[]): Promise<Ran> {
  let stdout = "";
  let stderr = "";
  const streams = {
    stdout: { write: (text: string) => (stdout += text) },
    stderr: { write: (text: string) => (stderr += text) },
    env: {},
  };
  const code = await main(["diff", ...words], streams);
  return { code, stdout, stderr };
}

type Path = readonly (string | number)[];

/** The value with another one at a path; `undefined` takes it away. */
function changed(value: JsonValue, [key, ...path]: Path, put: JsonValue | undefined): JsonValue {
  if (key === undefined) return put ?? null;
  const copy: Record<string, JsonValue> | JsonValue[] = Array.isArray(value)
    ? [...value]
    : Object.assign(Object.create(null), value);
  const below = Reflect.get(copy, key) as JsonValue;
  if (path.length === 0 && put === undefined) Reflect.deleteProperty(copy, key);
  else Reflect.set(copy, key, changed(below, path, put));
  return Array.isArray(copy) ? copy.filter(() => true) : copy;
}

const v2 = "en@v2";
test.each<readonly [Path, JsonValue | undefined, string]>([
  [["pages", "/en/b", "title"], 5, `at /pages/~1en~1b/title there is a number, and there has to be a string`],
  [["pages", "/en/b", "placements", 0, "editions"], undefined, `at /pages/~1en~1b/placements/0 "editions" is missing`],
  [["editions", 0, "tree", "children", 0, "kind"], "page", `names "tab:Guides/group:Start" in the edition "${v2}"`],
  [["editions", 0, "tree", "kind"], "tabs", `at /editions/0/tree/kind the value has to be one of ["root"`],
  [["site"], undefined, `at its top "site" is missing`],
  [["site", "basePath"], null, "at /site/basePath there is null, and there has to be a string"],
  [["pages", "/en/b", "icon"], 4, "at /pages/~1en~1b/icon there is a number"],
  [["pages", "/en/b", "hidden"], false, "at /pages/~1en~1b/hidden the value has to be true"],
  [["editions", 1, "id"], v2, `two editions have the id "${v2}"`],
  [["editions", 0, "default"], false, "one edition has to be the default, and 0 are"],
  [["editions"], [], "one edition has to be the default, and 0 are"],
  [["pages", "/en/b", "href"], "/en/c", `the page at "/en/b" has the address "/en/c"`],
  [
    ["pages", "/en/b", "placements", 0, "editions", 0],
    "en@v9",
    `a placement of the page "/en/b" names the edition "en@v9"`,
  ],
  [
    ["pages", "/en/b", "placements", 0, "next", "href"],
    "/nowhere",
    `a placement of the page "/en/b" names the page "/nowhere"`,
  ],
  [["pages", "/en/b", "placements", 0, "prev", "href"], "__proto__", `names the page "__proto__"`],
  [["pages", "/en/b", "placements", 0, "node"], "tab:X", `names "tab:X" in the edition "${v2}"`],
  [["pages", "/en/b", "placements", 0, "trail", 0], "constructor", `names "constructor" in the edition "${v2}"`],
  [["pages", "/en/b", "placements", 0, "sidebar"], "tab:Y", `names "tab:Y" in the edition "${v2}"`],
  [["pages", "/en/b"], undefined, `in the edition "${v2}" `],
  [
    ["counterparts", "b", "en@v2"],
    "/nowhere",
    `the counterparts of "b" name the page "/nowhere" in the edition "${v2}"`,
  ],
  [["counterparts", "b", "en@v9"], "/en/b", `the counterparts of "b" name the page "/en/b" in the edition "en@v9"`],
])("a result with another %j is refused with its place", async (path, put, problem) => {
  const file = join(scratch, "changed.json");
  writeFileSync(file, JSON.stringify(changed(whole, path, put)));
  const { code, stdout, stderr } = await diff(file, wholeFile);
  expect([code, stdout]).toEqual([2, ""]);
  expect(stderr).toContain(`${file} is not a whole result: `);
  expect(stderr).toContain(problem);
  expect(stderr).toMatch(/\. Make it again with navc compile -o \S+\n$/);
});

test("a result that nests without end is refused, and so is a file without end", async () => {
  const file = join(scratch, "deep.json");
  const tree = `{"id":"","kind":"group","label":"","source":{"pointer":""},"children":[`.repeat(20_000);
  writeFileSync(
    file,
    JSON.stringify(changed(whole, ["editions", 0, "tree"], "TREE")).replace('"TREE"', `${tree}${"]}".repeat(20_000)}`),
  );
  expect(await diff(file, wholeFile)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("nested deeper than 1000 levels"),
  });
  expect(await diff("/dev/zero", wholeFile)).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("larger than 256 MiB"),
  });
});

test("the result of each fixture is taken as it is", async () => {
  const results = await compiledFixtures();
  const taken = join(scratch, "taken.json");
  for (const { navigation } of results) {
    writeFileSync(taken, JSON.stringify(navigation));
    // oxlint-disable-next-line no-await-in-loop -- one file is written again and again
    expect(await readResultFile(taken)).toBeTypeOf("object");
  }
  expect(results.length).toBeGreaterThan(100);
});

const odd: readonly (JsonValue | undefined)[] = [
  undefined,
  null,
  "",
  "main",
  "__proto__",
  "constructor",
  "/en/a",
  0,
  -1.5,
  true,
  [],
  {},
  [[]],
  "en@v2",
];

/** Every path in a value. */
function pathsOf(value: JsonValue, path: Path = []): readonly Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => pathsOf(child, [...path, key]))];
}

const paths = pathsOf(whole);
const mutation = fc.array(fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...odd)), { minLength: 1, maxLength: 3 });
const runs = propertyRuns(200);

function mutated(changes: readonly (readonly [Path, JsonValue | undefined])[]): JsonValue {
  return changes.reduce((value, [path, put]) => {
    try {
      return changed(value, path, put);
    } catch {
      // An earlier change took its place away.
      return value;
    }
  }, whole);
}

test("whatever is changed in a result, it is compared, or refused with a sentence", async () => {
  const file = join(scratch, "mutated.json");
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(mutation, fc.constantFrom("text", "markdown", "json"), async (changes, format) => {
      writeFileSync(file, JSON.stringify(mutated(changes)));
      for (const words of [
        [file, wholeFile],
        [wholeFile, file],
      ]) {
        const { code, stderr } = await diff(...words, "--format", format);
        expect(stderr).not.toContain("bug in navc");
        expect(stderr).not.toMatch(/undefined|\[object|NaN/);
        if (code === 2) refused += 1;
      }
    }),
    { numRuns: runs },
  );
  expect(refused).toBeGreaterThan(runs);
});
