// Does the tree at a terminal show the same lines as the outline, with guides, a depth, and problems beside them?
import stringWidth from "string-width";
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, outline } from "../../../src/index.ts";
import type { CompileResult } from "../../../src/compiler/compile-result.ts";
import { divisionLabels, partOfSite } from "../../../src/outputs/render/part-of-site.ts";
import { treeText, type TreeStyle } from "../../../src/outputs/render/tree-text.ts";

const config = {
  name: "Acme",
  navigation: {
    languages: [
      {
        language: "en",
        tabs: [
          {
            tab: "Guides",
            groups: [
              { group: "Start", pages: ["index", { group: "Inner", pages: ["deep", "gone"] }] },
              { group: "More", icn: "x", pages: ["more"] },
            ],
          },
          { tab: "API", pages: ["api"] },
        ],
      },
      { language: "fr", groups: [{ group: "Début", pages: ["fr/index"] }] },
    ],
  },
};

const pages = ["index", "deep", "more", "api", "fr/index", "unlisted"];

async function compiled(): Promise<CompileResult & { readonly navigation: NonNullable<CompileResult["navigation"]> }> {
  const files = Object.fromEntries(pages.map((page) => [`${page}.mdx`, `---\ntitle: Page ${page}\n---\n`]));
  const broken = { "more.mdx": "---\ntitle: [\n---\n" };
  const host = memoryHost({ "docs.json": JSON.stringify(config), ...files, ...broken });
  const result = await compileNavigation({ host, discover: true });
  if (result.navigation === null) throw new Error("no navigation");
  return { ...result, navigation: result.navigation };
}

const plain: TreeStyle = {
  paint: (_, text) => text,
  guides: false,
  depth: Infinity,
  problems: [],
  config: "docs.json",
  columns: undefined,
};

describe("treeText", () => {
  test("without a style it is the outline", async () => {
    const { navigation } = await compiled();
    expect(treeText(navigation, plain)).toBe(outline(navigation));
  });

  test("breaks lines at the width of a terminal, with the rest below their first word", async () => {
    const navigation = {
      languages: [
        {
          language: "en",
          groups: [
            { group: "Everything that there is to know about the first steps", icon: "x", pages: ["index", "cjk"] },
            { group: "Last", pages: ["last"] },
          ],
        },
      ],
    };
    const host = memoryHost({
      "docs.json": JSON.stringify({ name: "Acme", navigation }),
      "index.mdx": "---\ntitle: The shortest possible way to a first site\n---\n",
      "cjk.mdx": "---\ntitle: 使用命令行工具部署应用程序并查看运行日志。\n---\n",
      "last.mdx": "---\ntitle: [\n---\n",
    });
    const result = await compileNavigation({ host });
    const style = { ...plain, guides: true, columns: 40, problems: result.diagnostics };
    const text = treeText(result.navigation!, style);
    expect(text).toMatchInlineSnapshot(`
      "en (default)
      ├─ languages: en* (default)
      ├─ group Everything that there is to
      │  │   know about the first steps
      │  ├─ page The shortest possible way to
      │  │      a first site  /
      │  └─ page 使用命令行工具部署应用程序并
      │         查看运行日志。  /cjk
      └─ group Last
         └─ page Last  /last
                error The front matter is not
                  valid YAML: the "[" that
                  opens here is not closed;
                  close it. Until it is fixed,
                  the page has no front
                  matter. front-matter-syntax
      "
    `);
    for (const line of text.split("\n")) expect(stringWidth(line)).toBeLessThanOrEqual(40);
    expect(treeText(result.navigation!, { ...style, columns: 400 })).toBe(
      treeText(result.navigation!, { ...style, columns: undefined }),
    );
  });

  test("draws guides to the last line of each level", async () => {
    const { navigation } = await compiled();
    expect(treeText(navigation, { ...plain, guides: true })).toMatchInlineSnapshot(`
      "en (default)
      ├─ languages: en* (default), fr
      ├─ tab Guides  /
      │  ├─ group Start
      │  │  ├─ page Page index  /
      │  │  └─ group Inner  collapsed
      │  │     ├─ page Page deep  /deep
      │  │     └─ page Gone  /gone  missing
      │  └─ group More
      │     └─ page More  /more
      └─ tab API  /api
         └─ page Page api  /api
      fr
      ├─ languages: en (default), fr*
      └─ group Début
         └─ page Page fr/index  /fr
      not listed
      └─ page Page unlisted  /unlisted
      "
    `);
  });

  test("counts the pages that are deeper than its depth", async () => {
    const { navigation } = await compiled();
    expect(treeText(navigation, { ...plain, depth: 1 })).toMatchInlineSnapshot(`
      "en (default)
        languages: en* (default), fr
        tab Guides  /  … 4 pages
        tab API  /api  … 1 page
      fr
        languages: en (default), fr*
        group Début  … 1 page
      not listed
        page Page unlisted  /unlisted
      "
    `);
  });

  test("prints each problem once, below the line it is about", async () => {
    const { navigation, diagnostics } = await compiled();
    const text = treeText(navigation, { ...plain, guides: true, problems: diagnostics });
    expect(text.replaceAll(/(error|warning|info) .* ([a-z-]+)$/gm, "$1 $2")).toMatchInlineSnapshot(`
      "en (default)
      ├─ languages: en* (default), fr
      ├─ tab Guides  /
      │  ├─ group Start
      │  │  ├─ page Page index  /
      │  │  └─ group Inner  collapsed
      │  │     ├─ page Page deep  /deep
      │  │     │      info page-untranslated
      │  │     └─ page Gone  /gone  missing
      │  │            error page-not-found
      │  └─ group More
      │     │   warning unknown-field
      │     └─ page More  /more
      │            error front-matter-syntax
      └─ tab API  /api
         └─ page Page api  /api
      fr
      ├─ languages: en (default), fr*
      └─ group Début
         └─ page Page fr/index  /fr
      not listed
      └─ page Page unlisted  /unlisted
             info page-unlisted
      "
    `);
    for (const { message } of diagnostics) expect(text.split(message)).toHaveLength(2);
  });

  test("prints a problem at the line that stands for what is too deep", async () => {
    const { navigation, diagnostics } = await compiled();
    const problems = diagnostics.filter(({ code }) => code === "page-not-found");
    const lines = treeText(navigation, { ...plain, depth: 1, problems }).split("\n");
    expect(lines[lines.findIndex((line) => line.includes("tab Guides")) + 1]).toContain("error");
  });

  test("counts the problems that are about no line", async () => {
    const { navigation, diagnostics } = await compiled();
    const problem = { ...diagnostics[0]!, file: "openapi.json", pointer: "/info" };
    expect(treeText(navigation, { ...plain, problems: [problem] })).toContain("\n1 problem about no line of this tree");
  });
});

describe("partOfSite", () => {
  test.each([
    ["a label, in any case", { under: "inner" }],
    ["an id", { under: "tab:Guides/group:Start/group:Inner" }],
  ])("keeps what is under %s, with the divisions above", async (_, part) => {
    const { navigation } = await compiled();
    expect(outline(partOfSite(navigation, part)).split("\n")).toEqual([
      "en (default)",
      "  tab Guides  /",
      "    group Start",
      "      group Inner  collapsed",
      "        page Page deep  /deep",
      "        page Gone  /gone  missing",
      "",
    ]);
  });

  test("finds a division and a page by address", async () => {
    const { navigation } = await compiled();
    expect(outline(partOfSite(navigation, { under: "/api" }))).toContain("tab API");
    expect(outline(partOfSite(navigation, { under: "/deep" })).split("\n")).toHaveLength(6);
  });

  test.each(["fr", "fr@"])("finds an edition by its language, not by a part of a name: %s", async (edition) => {
    const { navigation } = await compiled();
    expect(partOfSite(navigation, { edition }).editions.map(({ id }) => id)).toEqual(edition === "fr" ? ["fr"] : []);
  });

  test("has no edition where nothing answers to the name", async () => {
    const { navigation } = await compiled();
    expect(partOfSite(navigation, { under: "nothing" }).editions).toEqual([]);
  });

  test("all labels are those of the divisions, each once", async () => {
    const { navigation } = await compiled();
    expect(divisionLabels(navigation)).toEqual(["Guides", "Start", "Inner", "More", "API", "Début"]);
  });
});
