// What does VitePress cost for the addresses and front matter of all pages of a site?
//
// node vitepress.mjs <site folder> <tree file or "">
//
// `createContentLoader` of VitePress, as a site uses it to make a sidebar. It makes no tree: a sidebar of VitePress is
// written by hand. No page is rendered.

import { writeFileSync } from "node:fs";
import { createContentLoader, resolveConfig } from "vitepress";

const [folder, treeFile] = process.argv.slice(2);
// The loader reads the configuration of the running site.
globalThis.VITEPRESS_CONFIG = { ...(await resolveConfig(folder)), cleanUrls: true };
const pages = await createContentLoader("**/*.md").load();
if (treeFile) {
  const listed = pages.map(({ url, frontmatter }) => ({ trail: [], title: frontmatter.title, href: url }));
  writeFileSync(treeFile, JSON.stringify(listed));
}
