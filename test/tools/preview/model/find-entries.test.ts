// Is each thing of a site found once, with the edition and the page that show it?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../../../src/index.ts";
import { findEntries, type FindEntry } from "../../../../src/tools/preview/model/find-entries.ts";

async function entries(navigation: JsonObject, files: Readonly<Record<string, string>>): Promise<readonly FindEntry[]> {
  const host = memoryHost({ ...files, "docs.json": JSON.stringify({ navigation }) });
  return findEntries((await compileNavigation({ host })).navigation!);
}

const divisions = (found: readonly FindEntry[]): readonly (readonly string[])[] =>
  found.filter(({ kind }) => kind === "division").map(({ label, href, edition }) => [label, href, edition]);

test("a division that two editions show alike is found once, and one that leads elsewhere again", async () => {
  const versions = (page: string): JsonObject[] => [
    { group: "Links", href: "https://example.com" },
    { group: "Guides", pages: [page] },
  ];
  const found = await entries(
    {
      versions: [
        {
          version: "v2",
          tabs: [
            { tab: "Docs", href: "https://example.com/docs" },
            { tab: "Learn", groups: versions("a") },
          ],
        },
        {
          version: "v1",
          tabs: [
            { tab: "Docs", href: "https://example.com/docs" },
            { tab: "Learn", groups: versions("b") },
          ],
        },
      ],
    },
    { "a.mdx": "", "b.mdx": "" },
  );
  const labels = divisions(found).map(([label]) => label);
  expect(labels.filter((label) => label === "Docs")).toHaveLength(1);
  expect(divisions(found).filter(([label]) => label === "Learn")).toEqual([
    ["Learn", "/a", "@v2"],
    ["Learn", "/b", "@v1"],
  ]);
});

test("a division that leads out of the site has an address to be found by, and no page to be shown", async () => {
  const found = await entries(
    {
      tabs: [
        { tab: "Blog", href: "https://example.com" },
        { tab: "Docs", pages: ["a"] },
      ],
    },
    { "a.mdx": "" },
  );
  expect(found.find(({ label }) => label === "Blog")).toMatchObject({ href: "", path: "https://example.com" });
  expect(found.find(({ label }) => label === "Docs")).toMatchObject({ href: "/a", division: "tab" });
});

test("a page is found with the edition that shows it, and one that is in no list with the first", async () => {
  const languages = [
    { language: "en", pages: ["a"] },
    { language: "fr", pages: ["fr/b"] },
  ];
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { languages } }),
    "a.mdx": "---\nsidebarTitle: Short\n---\n",
    "fr/b.mdx": "",
    "alone.mdx": "",
  });
  const found = findEntries((await compileNavigation({ host, discover: true })).navigation!);
  expect(found.map(({ kind, path, also, edition }) => [kind, path, also, edition])).toEqual([
    ["page", "a", "Short", "en"],
    ["page", "fr/b", "", "fr"],
    ["page", "alone", "", "en"],
  ]);
});

test("a page whose file is missing is found, and marked", async () => {
  const found = await entries({ pages: ["a", "gone"] }, { "a.mdx": "" });
  expect(found.map(({ path, missing }) => [path, missing])).toEqual([
    ["a", undefined],
    ["gone", true],
  ]);
});

test("an operation is found by its method and path, too", async () => {
  const paths = { "/users": { get: { summary: "List users" } } };
  const spec = JSON.stringify({ openapi: "3.0.0", info: { title: "S", version: "1" }, paths });
  const found = await entries({ pages: ["a", "GET /users"], openapi: "api.json" }, { "a.mdx": "", "api.json": spec });
  expect(found.map(({ kind, label, also }) => [kind, label, also])).toEqual([
    ["page", "A", ""],
    ["operation", "List users", "GET /users"],
  ]);
});

test("a page has the old addresses that lead to it, also over another redirect, and no patterns", async () => {
  const config = {
    navigation: { pages: ["features/sales", "other"] },
    redirects: [
      { source: "/features/orders", destination: "/features/sales" },
      { source: "/orders", destination: "/features/orders" },
      { source: "/old/:slug*", destination: "/features/sales" },
      { source: "/away", destination: "https://example.com" },
    ],
  };
  const host = memoryHost({ "docs.json": JSON.stringify(config), "features/sales.mdx": "", "other.mdx": "" });
  for (const basePath of ["", "/docs"]) {
    const found = findEntries((await compileNavigation({ host, basePath })).navigation!);
    expect(found.map(({ href, from }) => [href, from])).toEqual([
      [`${basePath}/features/sales`, [`${basePath}/features/orders`, `${basePath}/orders`]],
      [`${basePath}/other`, undefined],
    ]);
  }
});
