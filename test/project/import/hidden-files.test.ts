// Does an import publish no hidden file, whatever the old site names?
import { expect, test } from "vitest";
import type { ImportKind } from "../../../src/project/import/import-kind.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const secrets = { ".env": "TOKEN\n", ".git/config": "TOKEN\n", "src/.env": "TOKEN\n", "fern/.env": "TOKEN\n" };

const sites: readonly (readonly [string, ImportKind, Readonly<Record<string, string>>, file: string])[] = [
  [
    "entries of a SUMMARY.md",
    "gitbook",
    { "SUMMARY.md": "* [a](.git/config)\n* [b](.env)\n* [c](c.md)\n", "c.md": "# C\n" },
    "SUMMARY.md",
  ],
  [
    "a path that only begins in the folder of uploads",
    "gitbook",
    { "SUMMARY.md": "* [a](a.md)\n", "a.md": "![](.gitbook/assets/../../.env)\n", ".gitbook/assets/x.png": "x" },
    ".env",
  ],
  [
    "the configuration of a format as a page",
    "gitbook",
    { "SUMMARY.md": "* [a](a.md)\n* [b](.gitbook.yaml)\n", "a.md": "# A\n", ".gitbook.yaml": "# TOKEN\n" },
    "SUMMARY.md",
  ],
  [
    "an include of mdBook",
    "mdbook",
    { "book.toml": "[book]", "src/SUMMARY.md": "* [a](a.md)\n", "src/a.md": "# A\n{{#include ../.git/config}}\n" },
    "src/a.md",
  ],
  [
    "a snippet of MkDocs",
    "mkdocs",
    { "mkdocs.yml": "site_name: x\n", "docs/index.md": '# A\n\n--8<-- ".git/config"\n' },
    "docs/index.md",
  ],
  [
    "an include of VitePress",
    "vitepress",
    { "vitepress.config.json": "{}", "index.md": "# A\n\n<!--@include: ./.git/config-->\n" },
    "index.md",
  ],
  [
    "code that VitePress includes",
    "vitepress",
    { "vitepress.config.json": "{}", "index.md": "# A\n\n<<< ./.env\n" },
    "index.md",
  ],
  [
    "pages, sections and landing pages of Fern",
    "fern",
    {
      "fern/docs.yml":
        "title: x\nlanding-page: { page: L, path: .env }\nnavigation:\n- page: A\n  path: .env\n- section: S\n  path: ./.env\n  contents:\n  - page: B\n    path: b.md\n",
      "fern/b.md": "# B\n",
    },
    "fern/docs.yml",
  ],
  [
    "an import of MDX",
    "docusaurus",
    {
      "docusaurus.config.json": '{"title":"x","presets":["classic"]}',
      "docs/a.mdx": 'import Part from "../.git/config.mdx";\n\n# A\n\n<Part />\n',
      ".git/config.mdx": "TOKEN\n",
    },
    "docs/a.mdx",
  ],
  [
    "a static folder",
    "docusaurus",
    {
      "docusaurus.config.json": '{"title":"x","staticDirectories":[".git"],"presets":["classic"]}',
      "docs/a.md": "# A\n",
    },
    ".git",
  ],
];

test.each(sites)("%s", async (_name, kind, files, file) => {
  const site = await importedInMemory(kind, { ...secrets, ...files });
  expect(Object.entries(site.files).filter(([, text]) => text.includes("TOKEN"))).toEqual([]);
  const hidden = site.losses.filter(({ reason }) => reason.includes("begin with a dot"));
  expect(hidden.map((loss) => loss.file)).toContain(file);
});

test("files that a format itself keeps in hidden folders come along", async () => {
  const book = await importedInMemory("gitbook", {
    ".gitbook.yaml": "root: ./manual\n",
    "manual/SUMMARY.md": "* [a](a.md)\n",
    "manual/a.md": "![](../.gitbook/assets/x.png)\n",
    ".gitbook/assets/x.png": "x",
  });
  expect(book.files["images/x.png"]).toBe("x");
  const site = await importedInMemory("mkdocs", {
    "mkdocs.yml": "plugins: [awesome-pages]\n",
    "docs/.pages": "title: T\nnav:\n- b.md\n- a.md\n",
    "docs/a.md": "# A\n",
    "docs/b.md": "# B\n",
  });
  expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({ navigation: { pages: ["b", "a"] } });
});

test("a configuration that the user names may be hidden", async () => {
  const files = { ".vitepress/dump.json": '{"title":"Mine"}', "a.md": "# A\n" };
  const { files: made } = await importedInMemory("vitepress", files, ".vitepress/dump.json");
  expect(JSON.parse(made["docs.json"]!)).toMatchObject({ name: "Mine" });
});
