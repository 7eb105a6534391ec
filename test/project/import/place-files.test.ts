// Has each file of an imported site a path of its own, and does the made docs.json stay?
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import type { ImportKind } from "../../../src/project/import/import-kind.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const page = { "vitepress.config.json": "{}", "p.md": "# P\n\n![](x.png) ![](/x.png)\n" };

const sites: readonly (readonly [
  string,
  ImportKind,
  Readonly<Record<string, string>>,
  Readonly<Record<string, string>>,
])[] = [
  [
    "docs.json of MkDocs",
    "mkdocs",
    { "mkdocs.yml": "site_name: x", "docs/index.md": "# A\n", "docs/docs.json": "{}" },
    {},
  ],
  [
    "docs.json of Docusaurus",
    "docusaurus",
    { "docusaurus.config.json": '{"title":"x","presets":["classic"]}', "docs/a.md": "# A\n", "static/docs.json": "{}" },
    {},
  ],
  [
    "a picture of VitePress and one of its public folder",
    "vitepress",
    { ...page, "public/x.png": "public", "x.png": "own" },
    { "x.png": "public", "x-2.png": "own" },
  ],
  [
    "names that differ in capitals",
    "vitepress",
    { ...page, "public/X.png": "public", "x.png": "own" },
    { "X.png": "public", "x-2.png": "own" },
  ],
  [
    "pictures of Fumadocs",
    "fumadocs",
    { "content/docs/p.mdx": "# P\n", "public/x.png": "public", "content/docs/x.png": "own" },
    { "x.png": "public", "x-2.png": "own" },
  ],
  [
    "uploads of GitBook in two folders",
    "gitbook",
    {
      "SUMMARY.md": "* [a](a.md)\n* [b](s/b.md)\n",
      "a.md": "# A\n\n![](.gitbook/assets/x.png)\n",
      "s/b.md": "# B\n\n![](.gitbook/assets/x.png)\n",
      ".gitbook/assets/x.png": "top",
      "s/.gitbook/assets/x.png": "below",
    },
    { "images/x.png": "top", "images/x-2.png": "below" },
  ],
  [
    "two static folders of Docusaurus",
    "docusaurus",
    {
      "docusaurus.config.json": '{"title":"x","staticDirectories":["one","two"],"presets":["classic"]}',
      "docs/a.md": "# A\n",
      "one/x.png": "one",
      "two/x.png": "two",
    },
    { "x.png": "one", "x-2.png": "two" },
  ],
  [
    "a file with the name of a folder",
    "vitepress",
    { ...page, "public/x.png": "public", "x.png/y.png": "own" },
    { "x.png": "public" },
  ],
];

test.each(sites)("%s: one path for each, and the other is a loss", async (_name, kind, files, expected) => {
  const { copies, losses } = await importSite({ kind, host: memoryHost(files) });
  const targets = copies.map(({ to }) => to);
  expect(new Set(targets).size).toBe(targets.length);
  expect(targets).not.toContain("docs.json");
  expect(Object.fromEntries(copies.map(({ from, to }) => [to, files[from]]))).toMatchObject(expected);
  expect(losses.filter(({ feature }) => /^(?:a file|the address of a file)$/.test(feature))).toHaveLength(1);
});

test("links lead to the file that they mean", async () => {
  const files = { ...page, "public/x.png": "public", "x.png": "own" };
  const { files: made } = await importedInMemory("vitepress", files);
  expect(made["p.mdx"]).toContain("![](/x-2.png) ![](/x.png)");
});

test("a mint.json site keeps names that differ in capitals, because it is copied as it is", async () => {
  const files = { "mint.json": '{"navigation":[]}', "x.png": "1", "X.png": "2" };
  const { copies } = await importSite({ kind: "mint", host: memoryHost(files) });
  expect(copies.map(({ to }) => to).toSorted()).toEqual(["X.png", "x.png"]);
});
