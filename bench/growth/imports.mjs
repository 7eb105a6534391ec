// Rows of the table of growth: sites of other generators that are imported.

import { memoryHost } from "../../build/index.js";
import { importSite } from "../../build/project/import/import-site.js";
import { readableJson } from "../../build/project/import/readable-json.js";
import { bytesOf, times } from "./work.mjs";

/** Imports a site of files, with the text of each page. */
const importing = (kind, files) => ({
  bytesIn: bytesOf(files),
  run: async () => {
    const { config, pages } = await importSite({ kind, host: memoryHost(files) });
    return readableJson(config).length + [...pages()].reduce((sum, { text = "" }) => sum + text.length, 0);
  },
});

const text = (i) => `# Page ${i}\n\n!!! note\n\n    A note with a [link](p${i + 1}.md).\n\n:::tip\nA tip.\n:::\n`;

/** Folders with twenty pages each. */
const folders = (start, n) =>
  Object.fromEntries(times(n, (i) => [`${start}/f${Math.floor(i / 20)}/p${i}.md`, text(i)]));

const paths = (n) => times(n, (i) => `f${Math.floor(i / 20)}/p${i}`);

export const importRows = {
  "import: mkdocs, a nav": {
    n: 200,
    make: (n) => {
      const lines = paths(n).map((path, i) => `  - Page ${i}: ${path}.md\n`);
      const redirects = paths(n).map((path, i) => `        old/${i}.md: ${path}.md\n`);
      const plugins = `plugins:\n  - redirects:\n      redirect_maps:\n${redirects.join("")}`;
      return importing("mkdocs", {
        "mkdocs.yml": `site_name: A\n${plugins}nav:\n${lines.join("")}`,
        ...folders("docs", n),
      });
    },
  },
  "import: mkdocs, folders": {
    n: 200,
    make: (n) => importing("mkdocs", { "mkdocs.yml": "site_name: A\n", ...folders("docs", n) }),
  },
  "import: mkdocs, elements that hold Markdown and lists of definitions": {
    n: 200,
    make: (n) => {
      const part = "<div markdown>\n- `a`\n</div><p markdown>b</p>\n\nT~1~\n:   ++a++\n\n| `a|b` | c |\n|---|---|\n\n";
      const extensions = "markdown_extensions: [extra, pymdownx.tilde, pymdownx.keys]\n";
      return importing("mkdocs", { "mkdocs.yml": `site_name: A\n${extensions}`, "docs/index.md": part.repeat(n) });
    },
  },
  "import: fumadocs, lists of tabs that nothing closes": {
    n: 2000,
    make: (n) => importing("fumadocs", { "content/docs/a.mdx": "<Tabs items={['A', 'B']}>\n".repeat(n) }),
  },
  "import: fumadocs, a list of many tabs": {
    n: 1000,
    make: (n) => {
      const text = `<Tabs items={["A"]}>\n${"<Tab>\n`<Tab>`\n</Tab>\n".repeat(n)}</Tabs>\n`;
      return importing("fumadocs", { "content/docs/a.mdx": text });
    },
  },
  "import: docusaurus, a sidebar": {
    n: 200,
    make: (n) => {
      const docs = { sidebarPath: "./sidebars.js", exclude: ["**/drafts/**"] };
      const config = { title: "A", baseUrl: "/", presets: [["classic", { docs, blog: false }]] };
      return importing("docusaurus", {
        "docusaurus.config.json": JSON.stringify(config),
        "sidebars.json": JSON.stringify({ docs: paths(n) }),
        ...folders("docs", n),
      });
    },
  },
  "import: docusaurus, languages": {
    n: 10,
    make: (n) => {
      const locales = times(n, (i) => `l${i}`);
      const i18n = { defaultLocale: "l0", locales };
      const config = { title: "A", baseUrl: "/", i18n, presets: [["classic", { blog: false }]] };
      const translated = locales.map((locale) => folders(`i18n/${locale}/docusaurus-plugin-content-docs/current`, 20));
      return importing(
        "docusaurus",
        Object.assign({ "docusaurus.config.json": JSON.stringify(config) }, folders("docs", 20), ...translated),
      );
    },
  },
};
