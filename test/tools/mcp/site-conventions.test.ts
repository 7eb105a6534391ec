// Does a summary of a site say how its paths, labels and front matter are written?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";
import { siteConventions } from "../../../src/tools/mcp/site-conventions.ts";

async function linesOf(navigation: object, texts: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const files = { ...texts, "docs.json": JSON.stringify({ name: "A", navigation }) };
  const { navigation: site } = await compileNavigation({ root: ".", host: memoryHost(files) });
  return siteConventions(site!).split("\n");
}

test("of a site in languages and versions", async () => {
  const languages = ["en", "fr"].map((language) => ({
    language,
    versions: ["v2", "v1"].map((version) => ({
      version,
      tabs: [
        { tab: "Guides", groups: [{ group: "First steps", pages: [`${language}/${version}/get-started`] }] },
        { tab: "API", groups: [{ group: "First steps", pages: [`${language}/${version}/rate_limits`] }] },
      ],
    })),
  }));
  const texts = Object.fromEntries(
    ["en", "fr"].flatMap((code) =>
      ["v2", "v1"].flatMap((version) => [
        [`${code}/${version}/get-started.mdx`, "---\ntitle: T\ndescription: D\nauthor: x\n---\n"],
        [`${code}/${version}/rate_limits.md`, "---\ntitle: T\ndescription: D\nicon: star\n---\n"],
      ]),
    ),
  );
  expect(await linesOf({ languages }, texts)).toEqual([
    "- Languages: en (default), fr",
    "- Versions: v2, v1",
    "- Pages: 8 with a file, 0 generated or missing",
    "- File extension: .mdx 4, .md 4",
    "- Folders: en/v2/ 2, en/v1/ 2, fr/v2/ 2, fr/v1/ 2",
    "- Words of a path are separated by: - 4, _ 4",
    "- Front matter: description 8, author 4, icon 4",
    '- Labels, as examples of how they are written: "Guides", "First steps", "API"',
    "",
  ]);
});

test("of a plain site, the most frequent first, and only some of many", async () => {
  const names = Array.from({ length: 20 }, (_, at) => `f${at}/a`);
  const groups = names.map((page) => ({ group: `Label ${page}`, pages: [page] }));
  const pages = [...names, "f7/b", "top", "gone"];
  const texts = Object.fromEntries(pages.filter((page) => page !== "gone").map((page) => [`${page}.mdx`, ""]));
  const lines = await linesOf({ groups: [...groups, { group: "More", pages: ["f7/b", "top", "gone"] }] }, texts);
  expect(lines.slice(0, 4)).toEqual([
    "- Languages: one",
    "- Versions: one",
    "- Pages: 22 with a file, 1 generated or missing",
    "- File extension: .mdx 22",
  ]);
  expect(lines[4]).toMatch(/^- Folders: f7\/ 2, f0\/ 1, (?:f\d+\/ 1, ){13}and 6 more$/);
  expect(lines.slice(5, 7)).toEqual(["- Words of a path are separated by: ", "- Front matter: "]);
  expect(lines[7]!.match(/"Label f\d+\/a"/g)).toHaveLength(12);
  const exact = Object.fromEntries(names.slice(0, 15).map((name) => [`${name}.mdx`, ""]));
  expect((await linesOf({ pages: names.slice(0, 15) }, exact))[4]).not.toContain("more");
  const languages = [
    { language: "fr", groups: [{ group: "Guides FR", pages: ["fr/a"] }] },
    { language: "en", default: true, groups: [{ group: "Guides EN", pages: ["my-docs/a"] }] },
  ];
  const marked = await linesOf({ languages }, { "fr/a.mdx": "", "my-docs/a.mdx": "" });
  expect([marked[0], marked[5], marked[7]]).toEqual([
    "- Languages: fr, en (default)",
    "- Words of a path are separated by: ",
    '- Labels, as examples of how they are written: "Guides EN"',
  ]);
  expect((await linesOf({ pages: ["top"] }, { "top.mdx": "" }))[4]).toBe("- Folders: (top) 1");
});
