// Can what navc prints of a site with very many problems be read?
import { describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileResult } from "../../../src/index.ts";
import { markdownReport } from "../../../src/outputs/render/markdown-report.ts";
import { prettyReport } from "../../../src/outputs/render/pretty-report.ts";

/** A text in which each place has lines around it. */
const text = (): string => "a line of a page\n".repeat(60);
const terminal = { color: false, summary: true, columns: 100 } as const;

/** A site with the pages, each of which has these lines. */
async function siteOf(
  pages: Readonly<Record<string, readonly string[]>>,
  more: readonly string[] = [],
): Promise<CompileResult> {
  const files = Object.entries(pages).map(([path, lines]) => [
    `${path}.mdx`,
    `---\ntitle: ${path}\n---\n${lines.join("\n")}\n`,
  ]);
  const listed = [...Object.keys(pages), ...more];
  const config = { name: "Acme", navigation: { groups: [{ group: "All", pages: listed }] } };
  const host = memoryHost({ "docs.json": JSON.stringify(config), ...Object.fromEntries(files) });
  return compileNavigation({ host, links: true });
}

function numbered<Made>(number: number, make: (index: number) => Made): readonly Made[] {
  return Array.from({ length: number }, (_, index) => make(index));
}

/** 40 pages in eight folders, with 25 lines each. */
function planted(line: (page: number, index: number) => string): Promise<CompileResult> {
  const pages = numbered(40, (page): [string, readonly string[]] => [
    `part${page % 8}/page${page}`,
    numbered(25, (index) => line(page, index)),
  ]);
  return siteOf(Object.fromEntries(pages));
}

describe("1,000 broken links in 40 pages", () => {
  test.each<[string, (page: number, index: number) => string]>([
    ["that all differ", (page, index) => `[x](/gone${page}x${index})`],
    ["to one folder that is not there", (page, index) => `[x](/old-api/a${page}/b${index})`],
    ["to as many folders", (page, index) => `[x](/old${page}x${index}/page)`],
    [
      "to anchors and pages",
      (page, index) => (index % 2 === 0 ? `[x](#a${page}-${index})` : `[x](/gone${page}x${index})`),
    ],
    ["without the folder of their page", (page) => `[x](/page${(page * 7) % 40})`],
    ["to similar pages", (page, index) => `[x](/part${index % 8}/pag${page})`],
  ])("%s, are less than 80 lines", async (_, line) => {
    const { diagnostics } = await planted(line);
    const links = diagnostics.filter(({ code }) => code === "link-not-found" || code === "anchor-not-found");
    expect(links.reduce((sum, { count }) => sum + count, 0)).toBe(1000);
    for (const columns of [undefined, 80, 100]) {
      const report = prettyReport(diagnostics, text, { ...terminal, columns });
      expect(report.split("\n").length).toBeLessThan(80);
    }
    expect(prettyReport(diagnostics, text, { ...terminal, all: true }).split("\n").length).toBeGreaterThan(80);
  });
});

describe("one cause is one message", () => {
  test("of links to a folder that is not there", async () => {
    const { diagnostics } = await siteOf({
      "guides/a": ["[x](/old-api/users) [y](/old-api/teams/list)"],
      "guides/b": ["[x](/old-api/users) [y](/old-api/roles)"],
      "intro/c": ["[x](/old-api/keys)", "[z](/guides/zzz)"],
    });
    expect(prettyReport(diagnostics, () => undefined, terminal)).toMatchInlineSnapshot(`
      "4 errors  link-not-found  in 3 files: guides/ 2, intro/ 1
        5 links to 4 addresses lead below "/old-api", where the site has neither pages nor files. Correct
        them, or add a redirect from "/old-api/:slug*".
          guides/a.mdx:4:5  /old-api/users
          guides/a.mdx:4:25  /old-api/teams/list
          guides/b.mdx:4:25  /old-api/roles
          intro/c.mdx:4:5  /old-api/keys

      intro/c.mdx:5:5  error  link-not-found
        This link leads to "/guides/zzz", where there is no page. Correct it, or add the page.

      5 errors
      "
    `);
  });

  test("of links that lack the same folder", async () => {
    const names = ["users", "teams", "roles", "keys", "events"];
    const { diagnostics } = await siteOf({
      ...Object.fromEntries(names.map((name) => [`api/${name}`, []])),
      "guides/a": names.map((name) => `[x](/${name})`),
    });
    expect(prettyReport(diagnostics, () => undefined, { ...terminal, columns: undefined })).toMatchInlineSnapshot(`
      "5 errors  link-not-found  in guides/a.mdx
        5 links lack "/api" at the start: with it, there is a page for each, such as "/api/users" for "/users". Add it.
          guides/a.mdx:4:5  /users
          guides/a.mdx:5:5  /teams
          guides/a.mdx:6:5  /roles
          … 2 more with --all

      5 errors
      "
    `);
  });

  test("of anchors that a page lacks", async () => {
    const { diagnostics } = await siteOf({
      "guides/a": ["# A"],
      "guides/b": numbered(5, (index) => `[x](/guides/a#part-${index})`),
    });
    expect(prettyReport(diagnostics, () => undefined, terminal)).toMatchInlineSnapshot(`
      "5 warnings  anchor-not-found  in guides/b.mdx
        5 links lead to anchors that "/guides/a" does not have, so readers arrive at the top of the page.
        Correct them, or give headings of the page these ids.
          guides/b.mdx:4:5  #part-0
          guides/b.mdx:5:5  #part-1
          guides/b.mdx:6:5  #part-2
          … 2 more with --all

      5 warnings
      "
    `);
  });

  test("of entries without a file, counted by the folder that they name", async () => {
    const { diagnostics } = await siteOf(
      { "en/a": [], "es/a": [], "ja/a": [] },
      ["es", "ja"].flatMap((language) => numbered(20, (index) => `${language}/page-${"x".repeat(index)}-gone`)),
    );
    const report = prettyReport(diagnostics, () => undefined, terminal);
    expect(report).toMatch(/^40 errors {2}page-not-found {2}in docs\.json: es\/ 20, ja\/ 20\n/);
  });

  test("in Markdown, where each problem is in a list below the table", async () => {
    const { diagnostics } = await planted((page, index) => `[x](/old-api/a${page}/b${index})`);
    const [table = "", list = ""] = markdownReport(diagnostics).split("<details>");
    expect(table.match(/^\| part/gm)).toHaveLength(1);
    expect(table).toContain("| 1000 errors |");
    expect(list).toContain("each of 1000 errors");
    expect(list.match(/^\| part/gm)).toHaveLength(1000);
  });
});
