// What does the content plugin of Docusaurus cost for the pages and sidebars of a site?
//
// node docusaurus.mjs <site folder> <tree file or ""> <sidebars.json>
//
// `loadContent` of @docusaurus/plugin-content-docs: it reads every page and its front matter, reads the sidebars, and
// gives each page its address and its neighbors. No page is rendered, and no bundler runs.

import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const require = createRequire(import.meta.url);
const { default: pluginContentDocs, validateOptions } = require("@docusaurus/plugin-content-docs");
const { DEFAULT_PARSE_FRONT_MATTER } = require("@docusaurus/utils");
const { normalizePluginOptions } = require("@docusaurus/utils-validation");

const [siteDir, treeFile, sidebarPath] = process.argv.slice(2);
const options = validateOptions({
  validate: normalizePluginOptions,
  options: { path: siteDir, routeBasePath: "/", sidebarPath, numberPrefixParser: false },
});
const plugin = await pluginContentDocs(contextOf(siteDir), options);
const { loadedVersions } = await plugin.loadContent();
if (treeFile) writeFileSync(treeFile, JSON.stringify(loadedVersions.flatMap(pagesOf)));

/** The part of the context of a site that the plugin reads. */
function contextOf(folder) {
  return {
    siteDir: folder,
    generatedFilesDir: join(tmpdir(), "navc-bench", "docusaurus"),
    localizationDir: folder,
    baseUrl: "/",
    siteConfig: {
      staticDirectories: [],
      markdown: { parseFrontMatter: withoutNulls, hooks: {}, anchors: {}, mdx1Compat: {} },
      future: { faster: {} },
      themeConfig: {},
    },
    i18n: { currentLocale: "en", defaultLocale: "en", locales: ["en"], localeConfigs: { en: { translate: false } } },
  };
}

/** Docusaurus refuses an empty `description:`. */
async function withoutNulls(input) {
  const { frontMatter, content } = await DEFAULT_PARSE_FRONT_MATTER(input);
  return {
    frontMatter: Object.fromEntries(Object.entries(frontMatter).filter(([, value]) => value !== null)),
    content,
  };
}

function pagesOf({ docs, sidebars }) {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const visit = (trail) => (item) => {
    if (item.type === "category") return item.items.flatMap(visit([...trail, item.label]));
    const { title, permalink } = byId.get(item.id);
    return [{ trail, title, href: permalink }];
  };
  return Object.entries(sidebars).flatMap(([tab, items]) => items.flatMap(visit([tab])));
}
