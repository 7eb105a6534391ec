// Do entries of `nav` of MkDocs that are no files lead where they led?
import { expect, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

const nav =
  "nav:\n  - index.md\n  - Other: /other-project/\n  - Same: /about.md\n  - Gone: gone.md\n  - Key: /.env\n  - Setup: /guides/setup.md\n";
const files = { "docs/index.md": "# Start\n", "docs/about.md": "# About\n", "docs/.env": "TOKEN" };

test("an entry that begins with a slash is a link to the same host", async () => {
  const { files: made, losses } = await importedInMemory("mkdocs", {
    ...files,
    "mkdocs.yml": `site_name: A\nsite_url: https://acme.example/manual/\n${nav}`,
  });
  expect(made["other.mdx"]).toContain("url: https://acme.example/other-project/");
  expect(JSON.parse(made["docs.json"]!)).toMatchObject({ navigation: { pages: ["index", "other", "about"] } });
  expect(losses.filter(({ feature }) => feature.startsWith("an entry")).map(({ what }) => what)).toEqual([
    "gone.md",
    "/.env",
    "/guides/setup.md",
  ]);
});

test("without site_url it is a loss", async () => {
  const { losses } = await importedInMemory("mkdocs", { ...files, "mkdocs.yml": `site_name: A\n${nav}` });
  expect(losses.map(({ what }) => what)).toContain("/other-project/");
});

test.each([
  [
    "the configuration",
    {},
    "nav:\n  - index.md\n  - Source: https://x.y/z\n  - Parts:\n      - about.md\n      - Out: https://x.y/o\n",
  ],
  [
    "the file of a folder",
    {
      "docs/.pages": "nav:\n  - index.md\n  - Source: https://x.y/z\n  - Parts: parts\n",
      "docs/parts/.pages": "nav:\n  - ../about.md\n  - Out: https://x.y/o\n",
      "docs/parts/a.md": "# A\n",
    },
    "plugins: [awesome-pages]\n",
  ],
])("with tabs, a link at the top of %s is a tab that leads there, and no page", async (_, more, config) => {
  const { files: made, problems } = await importedInMemory("mkdocs", {
    ...files,
    ...more,
    "mkdocs.yml": `site_name: A\ntheme: { name: material, features: [navigation.tabs] }\n${config}`,
  });
  const { tabs } = JSON.parse(made["docs.json"]!).navigation;
  expect(tabs[0]).toEqual({ tab: "Start", pages: ["index"] });
  expect(tabs[1]).toEqual({ tab: "Source", href: "https://x.y/z" });
  expect(tabs[2]).toMatchObject({ tab: "Parts", pages: expect.arrayContaining(["out"]) });
  expect(Object.keys(made)).not.toContain("source.mdx");
  expect(problems).toEqual([]);
});

test("an entry that names nothing is a loss of its own kind", async () => {
  const { losses } = await importedInMemory("mkdocs", {
    ...files,
    "mkdocs.yml": "site_name: A\nnav:\n  - index.md\n  - about.md\n  - Empty: ''\n  - Nothing:\n",
  });
  expect(losses.map(({ feature, reason, what }) => [feature, reason, what])).toEqual([
    ["an entry without a page", "it names none", "Empty"],
    ["an entry without a page", "it names none", "Nothing"],
  ]);
});
