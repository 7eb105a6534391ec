// Which input does each program get, made from the same generated site?

import { cpSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { siteFor } from "../sites.mjs";

// Bodies are short, because these programs read whole pages and navc does not. No specs and no editions: what only one of
// two programs does is not compared.
const shapeOf = (pages) => ({ pages, tabs: 7, depth: 3, bodyBytes: [256, 2048] });

export const sizes = { "1k": 1_000, "10k": 10_000, "100k": 100_000 };

/** The generated site of that size, with one spec of so many operations if that is asked for. */
export function siteOf(size, { fresh, operations = 0 }) {
  const specs = operations > 0 ? { specs: 1, operations } : {};
  return siteFor(`peers-${size}`, { ...shapeOf(sizes[size]), ...specs }, { fresh });
}

/** The navigation of the site as the sidebars of Docusaurus: the path of a JSON file. */
export function docusaurusSidebars(site) {
  const item = (entry) =>
    typeof entry === "string" ? entry : { type: "category", label: entry.group, items: entry.pages.map(item) };
  const sidebars = Object.fromEntries(tabsOf(site).map(({ tab, groups }) => [tab, groups.map(item)]));
  const file = join(site.folder, "docusaurus-sidebars.json");
  writeFileSync(file, JSON.stringify(sidebars));
  return file;
}

/** The same site with pages named `.md`, the only ones that the loader of VitePress reads: its folder. */
export function vitepressFolder(site) {
  return copyOnce(site, "vitepress", (file) => file.replace(/\.mdx$/, ".md"));
}

/** The same site with the color without which Mintlify's packages refuse a docs.json: its folder. */
export function mintlifyFolder(site) {
  const root = copyOnce(site, "mintlify", (file) => file);
  const config = JSON.parse(readFileSync(join(site.root, "docs.json"), "utf8"));
  writeFileSync(join(root, "docs.json"), JSON.stringify({ ...config, colors: { primary: "#000000" } }));
  return root;
}

/** All texts of the site in one JSON file, for programs that get them in memory: its path. */
export function textsFile(site) {
  const names = ["docs.json", ...site.heads];
  const texts = Object.fromEntries(names.map((name) => [name, readFileSync(join(site.root, name), "utf8")]));
  const file = join(site.folder, "texts.json");
  writeFileSync(file, JSON.stringify(texts));
  return file;
}

/** What fumadocs-core reads beside the pages, its `meta.json` files, in one JSON file: its path. */
export function fumadocsMetaFile(site) {
  const metas = [];
  const addGroup = ({ group, pages }) => {
    const folder = dirname(pages.find((entry) => typeof entry === "string"));
    const nested = pages.filter((entry) => typeof entry !== "string");
    const names = pages.flatMap((entry) => (typeof entry === "string" ? [nameIn(folder, entry)] : []));
    metas.push({
      path: `${folder}/meta.json`,
      data: { title: group, pages: [...names, ...nested.map((each) => nameIn(folder, addGroup(each)))] },
    });
    return folder;
  };
  const tabs = tabsOf(site).map(({ tab, groups }) => {
    const folders = groups.map(addGroup);
    const folder = dirname(folders[0]);
    const pages = folders.map((each) => nameIn(folder, each));
    metas.push({ path: `${folder}/meta.json`, data: { title: tab, root: true, pages } });
    return folder;
  });
  metas.push({ path: "meta.json", data: { pages: tabs } });
  const file = join(site.folder, "fumadocs-meta.json");
  writeFileSync(file, JSON.stringify(metas));
  return file;
}

function nameIn(folder, path) {
  return path.slice(folder.length + 1);
}

function tabsOf(site) {
  return JSON.parse(readFileSync(join(site.root, "docs.json"), "utf8")).navigation.tabs.filter(({ groups }) => groups);
}

/** A copy of the site in which each page has another name; the files themselves are shared. */
function copyOnce(site, host, nameOf) {
  const root = join(site.folder, host);
  const done = join(site.folder, `${host}-is-complete`);
  if (existsSync(done)) return root;
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  for (const file of [...site.heads, ...site.specs]) {
    const copy = join(root, nameOf(file));
    mkdirSync(dirname(copy), { recursive: true });
    linkSync(join(site.root, file), copy);
  }
  cpSync(join(site.root, "docs.json"), join(root, "docs.json"));
  writeFileSync(done, "");
  return root;
}
