// Is every entry listed up to the limit, and are those beyond it counted in one loss?
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import type { ImportKind } from "../../../src/project/import/import-kind.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { importers } from "../../../src/project/import/importers.ts";
import { OldFolder } from "../../../src/project/import/old-folder.ts";
import { TreeLimits } from "../../../src/project/import/tree-limits.ts";

test("entry 100,001 of a sidebar is listed", async () => {
  const names = [...Array.from({ length: 100_000 }, (_, index) => `p${index}`), "q"];
  const sidebar = names.map((text) => ({ text, link: `/${text}` }));
  const files = {
    "vitepress.config.json": JSON.stringify({ cleanUrls: true, themeConfig: { sidebar } }),
    ...Object.fromEntries(names.map((name) => [`${name}.md`, `# ${name}\n`])),
  };
  const { config, losses } = await importSite({ kind: "vitepress", host: memoryHost(files) });
  expect([losses, (config["navigation"] as { readonly pages: readonly string[] }).pages.at(-1)]).toEqual([[], "q"]);
});

const pages = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`p${index}.md`, `# P${index}\n`]));
const below = (folder: string): Record<string, string> =>
  Object.fromEntries(Object.entries(pages).map(([file, text]) => [`${folder}/${file}`, text]));
const links = Object.keys(pages).map((file) => ({ text: file, label: file, link: `/${file.replace(".md", "")}` }));
const config = (value: unknown): string => JSON.stringify(value);

const sites: readonly (readonly [string, ImportKind, Readonly<Record<string, string>>])[] = [
  ["VitePress", "vitepress", { ...pages, "vitepress.config.json": config({ themeConfig: { sidebar: links } }) }],
  [
    "Starlight",
    "starlight",
    { ...below("src/content/docs"), "starlight.config.json": config({ starlight: { sidebar: links } }) },
  ],
  ["Starlight, made of folders", "starlight", { ...below("src/content/docs"), "starlight.config.json": "{}" }],
  [
    "Docusaurus",
    "docusaurus",
    { ...below("docs"), "docusaurus.config.json": config({ title: "x", presets: ["classic"] }) },
  ],
  ["MkDocs", "mkdocs", { ...below("docs"), "mkdocs.yml": config({ nav: Object.keys(pages) }) }],
  ["MkDocs without nav", "mkdocs", { ...below("docs"), "mkdocs.yml": "site_name: x\n" }],
  ["Fumadocs", "fumadocs", below("content/docs")],
  [
    "Fern",
    "fern",
    {
      ...pages,
      "docs.yml": config({ navigation: Object.keys(pages).map((path) => ({ page: path, path })) }),
    },
  ],
  ["folders of Fern", "fern", { ...below("pages"), "docs.yml": config({ navigation: [{ folder: "./pages" }] }) }],
  [
    "a changelog of Fern",
    "fern",
    {
      ...Object.fromEntries(Object.keys(pages).map((_, day) => [`log/2025-01-0${day + 1}.md`, "# x\n"])),
      "docs.yml": config({ navigation: [{ changelog: "./log" }] }),
    },
  ],
];

test.each(sites)("%s", async (_name, kind, files) => {
  const limits = new TreeLimits(5);
  const source = new OldFolder(memoryHost(files));
  const { navigation } = (await importers[kind]())({ source, limits });
  const listed = JSON.stringify(navigation).match(/"kind":"page"/g) ?? [];
  expect(listed.length).toBeLessThanOrEqual(5);
  expect(listed.length).toBeGreaterThanOrEqual(4);
  expect(limits.losses).toMatchObject([
    {
      feature: "more than 5 entries",
      reason: "the others are left out",
      what: expect.stringMatching(/^[45] entries$/) as string,
    },
  ]);
});
