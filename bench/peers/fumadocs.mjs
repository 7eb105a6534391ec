// What does fumadocs-core cost for a site that is in memory?
//
// node fumadocs.mjs <texts.json> <tree file or ""> <cost file> <meta.json> <work>
//
// tree          `loader()` and its page tree, from front matter that is parsed before the clock starts
// texts         the same, and the front matter is parsed inside, with js-yaml, as fumadocs-mdx does
// every-page    the same as texts, and for every page its breadcrumbs and its neighbors, as its pages ask for them

import { readFileSync, writeFileSync } from "node:fs";
import { getBreadcrumbItems } from "fumadocs-core/breadcrumb";
import { findNeighbor } from "fumadocs-core/page-tree";
import { loader, source } from "fumadocs-core/source";
import { load } from "js-yaml";
import { startClock } from "./work-cost.mjs";

const [textsFile, treeFile, costFile, metaFile, work] = process.argv.slice(2);
const { "docs.json": _, ...texts } = JSON.parse(readFileSync(textsFile, "utf8"));
const metas = JSON.parse(readFileSync(metaFile, "utf8")).map((meta) => ({ type: "meta", ...meta }));
const parsed = work === "tree" ? parsePages() : undefined;

const stopClock = startClock(costFile);
const site = loader({ baseUrl: "/", source: source({ pages: parsed ?? parsePages(), metas }) });
const tree = site.pageTree;
const facts = work === "every-page" ? site.getPages().map(({ url }) => factsOf(url)) : [];
stopClock();
if (work === "every-page" && facts.length !== Object.keys(texts).length)
  throw new Error("Not every page was asked for.");
if (treeFile) writeFileSync(treeFile, JSON.stringify(pagesOf(tree.children, [])));

function parsePages() {
  return Object.entries(texts).map(([path, text]) => {
    const block = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
    const { title, description, icon } = block === undefined ? {} : load(block);
    return { type: "page", path, data: { title, description, icon } };
  });
}

/** The same facts that navc gives for each page. */
function factsOf(url) {
  return { breadcrumbs: getBreadcrumbItems(url, tree, { includePage: true }), ...findNeighbor(tree, url) };
}

function pagesOf(nodes, trail) {
  return nodes.flatMap((node) =>
    node.type === "page"
      ? [{ trail, title: node.name, href: node.url }]
      : pagesOf(node.children, [...trail, node.name]),
  );
}
