// Are the published files of an old site named that the new one can't have?
import { expect, test } from "vitest";
import type { ImportKind } from "../../../src/project/import/import-kind.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const page = "# A\n";
const html = "<p>Report</p>";

test.each<readonly [ImportKind, Readonly<Record<string, string>>, readonly string[]]>([
  [
    "mdbook",
    {
      "book.toml": "",
      "src/SUMMARY.md": "- [A](a.md)",
      "src/a.md": page,
      "src/report/index.html": html,
      "theme/x.html": html,
    },
    ["src/report/index.html"],
  ],
  [
    "mdbook",
    {
      "b/book.toml": '[book]\nsrc = "."\n[build]\nbuild-dir = "out"\n',
      "b/SUMMARY.md": "- [A](a.md)",
      "b/a.md": page,
      "b/out/a.html": html,
      "b/out/a.png": "",
      "b/theme/head.html": html,
      "b/book/c.html": html,
    },
    ["b/book/c.html"],
  ],
  [
    "mkdocs",
    {
      "mkdocs.yml": "site_name: S\ntheme: { name: material, custom_dir: docs/own }\nexclude_docs: no.html\n",
      "docs/a.md": page,
      "docs/b.htm": html,
      "docs/no.html": html,
      "docs/own/main.html": html,
    },
    ["docs/b.htm"],
  ],
  [
    "vitepress",
    { "vitepress.config.json": "{}", "a.md": page, "b.html": html, "public/b.html": html },
    ["public/b.html"],
  ],
  ["docusaurus", { "docusaurus.config.json": "{}", "src/pages/a.md": page, "static/b.html": html }, ["static/b.html"]],
  [
    "starlight",
    { "starlight.config.json": '{"title":"S"}', "src/content/docs/a.md": page, "public/b.html": html },
    ["public/b.html"],
  ],
  ["fumadocs", { "content/docs/a.mdx": page, "public/b.html": html, "c.html": html }, ["public/b.html"]],
])("%s: files of HTML, which had addresses", async (kind, files, named) => {
  const config = "b/book.toml" in files ? "b/book.toml" : undefined;
  const { losses, files: written } = await importedInMemory(kind, files, config);
  expect(Object.keys(written).filter((path) => path.endsWith(".png"))).toEqual([]);
  expect(losses.filter(({ feature }) => feature === "a file of HTML").map(({ file }) => file)).toEqual(named);
});
