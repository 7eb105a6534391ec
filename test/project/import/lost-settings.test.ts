// Is each setting of an old configuration named that docs.json does not get?
import { expect, test } from "vitest";
import type { ImportKind } from "../../../src/project/import/import-kind.ts";
import { importedInMemory } from "./imported-in-memory.ts";

async function settingsLost(kind: ImportKind, files: { readonly [path: string]: string }): Promise<readonly unknown[]> {
  const { losses } = await importedInMemory(kind, files);
  return losses
    .filter(({ feature }) => /^a setting of |^the domain/.test(feature))
    .map(({ what, file, pointer }) => [what ?? file, pointer]);
}

test("MkDocs: settings, plug-ins, extensions and features that are left out, and the domain", async () => {
  const mkdocs = `
site_name: S
edit_uri: edit/main/docs
strict: true
copyright: ""
theme:
  name: material
  custom_dir: overrides
  language: en
  features: [navigation.tabs, announce.dismiss, search.suggest]
  palette: { primary: custom, accent: pink }
extra_javascript: [js/a.js]
extra:
  social: [{ icon: fontawesome/brands/github, link: "https://github.com/s" }]
  analytics: { provider: google }
plugins: [search, macros]
markdown_extensions: [admonition, mkautodoc, { pymdownx.tabbed: { alternate_style: true } }]
`;
  expect(
    await settingsLost("mkdocs", { "mkdocs.yml": mkdocs, "docs/index.md": "# S", "docs/CNAME": "s.example" }),
  ).toEqual([
    ["theme.palette primary custom", "/theme/palette"],
    ["theme.palette accent pink", "/theme/palette"],
    ["edit_uri", "/edit_uri"],
    ["theme.custom_dir", "/theme/custom_dir"],
    ["extra_javascript", "/extra_javascript"],
    ["extra.analytics", "/extra/analytics"],
    ["plugins macros", "/plugins"],
    ["markdown_extensions mkautodoc", "/markdown_extensions/1"],
    ["theme.features announce.dismiss", "/theme/features/1"],
    ["docs/CNAME", undefined],
  ]);
});

test("mdBook, GitBook, VitePress and Starlight: what is neither imported nor about the old site alone", async () => {
  const toml = `[book]\ntitle = "B"\nauthors = ["A"]\n[build]\nbuild-dir = "out"\n[output.html]\nadditional-css = ["a.css"]\n[output.html.print]\nenable = true\n[preprocessor.katex]\nx = 1\n`;
  const summary = "# Summary\n\n- [A](a.md)\n";
  expect(await settingsLost("mdbook", { "book.toml": toml, "src/SUMMARY.md": summary, "src/a.md": "# A" })).toEqual([
    ["book.authors", "/book/authors"],
    ["output.html.additional-css", "/output/html/additional-css"],
    ["preprocessor.katex", "/preprocessor/katex"],
  ]);
  const book = JSON.stringify({ title: "B", plugins: ["x"], variables: { a: 1 } });
  expect(await settingsLost("gitbook", { "book.json": book, "SUMMARY.md": summary, "a.md": "# A" })).toEqual([
    ["plugins", "/plugins"],
  ]);
  const vitepress = JSON.stringify({
    title: "V",
    lastUpdated: true,
    themeConfig: { nav: [], carbonAds: { code: "c" } },
  });
  expect(await settingsLost("vitepress", { "vitepress.config.json": vitepress, "index.md": "# V" })).toEqual([
    ["lastUpdated", "/lastUpdated"],
    ["themeConfig.carbonAds", "/themeConfig/carbonAds"],
  ]);
});

test("Docusaurus: fields, plug-ins, and options of its preset", async () => {
  const config = JSON.stringify({
    title: "D",
    url: "https://d.example",
    scripts: ["/a.js"],
    themeConfig: { navbar: {}, announcementBar: { content: "Hi" } },
    presets: [["classic", { docs: { editUrl: "https://e.example" }, theme: { customCss: "a.css" } }]],
    plugins: ["@docusaurus/plugin-content-blog", "./plugins/own"],
  });
  expect(
    await settingsLost("docusaurus", { "docusaurus.config.json": config, "docs/a.md": "# A", "static/CNAME": "d" }),
  ).toEqual([
    ["scripts", "/scripts"],
    ["themeConfig.announcementBar", "/themeConfig/announcementBar"],
    ["theme", "/presets/0/1/theme"],
    ["docs.editUrl", "/presets/0/1/docs/editUrl"],
    ["./plugins/own", "/plugins/1"],
    ["static/CNAME", undefined],
  ]);
});

test.each([
  ["{ primary: teal }", { colors: { primary: "#009485" }, appearance: { default: "light", strict: true } }],
  [
    "[{ scheme: default, media: '(prefers-color-scheme: light)' }, { scheme: slate, primary: light-blue }]",
    { colors: { primary: "#4051b5", light: "#02a6f2" }, appearance: { default: "system" } },
  ],
  [
    "[{ scheme: slate, primary: black }, { scheme: default }]",
    { colors: { primary: "#16A34A" }, appearance: { default: "dark" } },
  ],
  ["{ scheme: own, primary: red }", { colors: { primary: "#ef5552" } }],
])("the palette %s of Material is colors and a mode", async (palette, fields) => {
  const mkdocs = `site_name: S\ntheme: { name: material, palette: ${palette} }\n`;
  const { files } = await importedInMemory("mkdocs", { "mkdocs.yml": mkdocs, "docs/index.md": "# S" });
  const { colors, appearance } = JSON.parse(files["docs.json"]!) as {
    readonly colors?: object;
    readonly appearance?: object;
  };
  expect({ ...(colors && { colors }), ...(appearance && { appearance }) }).toEqual(fields);
});
