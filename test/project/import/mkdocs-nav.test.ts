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
