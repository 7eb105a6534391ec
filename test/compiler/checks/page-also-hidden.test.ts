// Which hidden divisions are reported because they take visible pages out of search?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type Dialect, type JsonObject } from "../../../src/index.ts";

const pages = ["a", "b", "c", "d"];
const files = Object.fromEntries(pages.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]));

/** What the findings are about, the number of pages, and whether they advise to write in the division itself. */
async function found(navigation: JsonObject, dialect: Dialect = "mintlify"): Promise<readonly (readonly unknown[])[]> {
  const host = memoryHost({
    ...files,
    "own.mdx": "---\nhidden: false\n---\n",
    "staff.mdx": "---\ngroups: [staff]\n---\n",
  });
  const { diagnostics } = await compileNavigation({ config: { navigation }, host, dialect });
  return diagnostics.flatMap(({ code, subject, count, message }) =>
    code === "page-also-hidden" ? [[subject, count, message.includes('beside "hidden"')]] : [],
  );
}

const versions = (old: JsonObject): JsonObject => ({
  versions: [
    { version: "2", pages },
    { version: "1", ...old },
  ],
});

test("a hidden version with pages of a visible one is one finding", async () => {
  expect(await found(versions({ hidden: true, pages }))).toEqual([['version "1"', 4, false]]);
});

test("hidden divisions inside a hidden one are one finding, of the outermost", async () => {
  const groups = pages.map((page) => ({ group: page, hidden: true, pages: [page] }));
  expect(await found(versions({ hidden: true, groups }))).toEqual([['version "1"', 4, false]]);
});

test("each hidden group of a visible version is a finding", async () => {
  const groups = ["a", "b"].map((page) => ({ group: page, hidden: true, pages: [page, "own", "missing"] }));
  expect(await found(versions({ groups }))).toEqual([
    ['group "a"', 1, true],
    ['group "b"', 1, true],
  ]);
});

test.each([
  ["a hidden tab that is searchable", { hidden: true, tabs: [{ tab: "T", hidden: true, searchable: true, pages }] }],
  ["a tab that ends what hides its version", { hidden: true, tabs: [{ tab: "T", hidden: false, pages }] }],
  ["pages that are hidden only", { hidden: true, pages: ["own"] }],
])("%s is no fault", async (_, old) => {
  expect(await found(versions(old))).toEqual([]);
});

test("pages for some readers are in no public feed, so they are not counted", async () => {
  const both = (more: readonly string[]): JsonObject => ({
    versions: [
      { version: "2", pages: [...more, "staff"] },
      { version: "1", hidden: true, pages: [...more, "staff"] },
    ],
  });
  expect(await found(both(["a"]))).toEqual([['version "1"', 1, false]]);
  expect(await found(both([]))).toEqual([]);
});

test("only the platform follows the hidden place", async () => {
  expect(await found(versions({ hidden: true, pages }), "contract")).toEqual([]);
});
