// What does the navigation of a site cost with the packages that Mintlify publishes?
//
// node mintlify.mjs <site folder> <tree file or "">     in a folder of its own, because they write into the current one
//
// The steps of `prebuild` that make the navigation, in its order, with `lazyPages`: all files are sorted into pages, specs
// and others, docs.json is checked and gets the pages of its specs, and the front matter of all pages is read. The other
// steps (parsing page bodies, feeds, icons, schemas) are left out.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseFrontmatter } from "@mintlify/common";
import {
  categorizeFilePaths,
  composeSdkFrontmatterPage,
  generateDecoratedDocsNavigationFromPages,
  loadSdkReferenceSource,
  updateDocsConfigFile,
} from "@mintlify/prebuild";
import { collectOpenApiOverlayConfig } from "@mintlify/validation";

const [folder, treeFile] = process.argv.slice(2);
const explicitOverlays = collectOpenApiOverlayConfig(JSON.parse(readFileSync(join(folder, "docs.json"), "utf8")));
const files = await categorizeFilePaths(folder, [], false, true, { explicitOverlays });
const { docsConfig, pagesAcc, newOpenApiFiles, newAsyncApiFiles, pageMetadataBySlug, inheritedSdkBySlug } =
  await updateDocsConfigFile({
    contentDirectoryPath: folder,
    ...files,
  });
await (
  await scanPageMetadata()
)({
  contentDirectoryPath: folder,
  openApiFiles: newOpenApiFiles,
  asyncApiFiles: newAsyncApiFiles,
  contentFilenames: files.contentFilenames,
  pagesAcc,
  pageScans: files.pageScans,
});
await titleSymbolPages();
const navigation = generateDecoratedDocsNavigationFromPages(pagesAcc, docsConfig.navigation);
if (treeFile) writeFileSync(treeFile, JSON.stringify(pagesOf(navigation, [])));

/** Gives pages whose front matter names a symbol its title, as `prebuild` does when it writes their text. */
async function titleSymbolPages() {
  for (const [slug, { sdk }] of Object.entries(pageMetadataBySlug)) {
    const page = pagesAcc[slug];
    if (page === undefined) continue;
    const authorContent = readFileSync(join(folder, `${slug}.mdx`), "utf8");
    const { title, description } = parseFrontmatter(authorContent).attributes;
    const composed = await composeSdkFrontmatterPage({
      slug,
      authorContent,
      metadata: { sdk, title, description },
      inherited: inheritedSdkBySlug[slug],
      loadReference: (config) => loadSdkReferenceSource(config, folder),
    });
    if (composed !== undefined) page.title = composed.title;
  }
}

/** A step of `prebuild` that the package does not export. */
async function scanPageMetadata() {
  const main = createRequire(import.meta.url).resolve("@mintlify/prebuild");
  const module = await import(pathToFileURL(join(dirname(main), "prebuild/update/read/read-page-metadata.js")).href);
  return module.scanPageMetadata;
}

function pagesOf(node, trail) {
  const own = node.root ? [node.root] : [];
  const lists = ["pages", "groups", "languages", "versions", "products", "tabs", "dropdowns", "anchors", "menu"];
  const children = [...own, ...lists.flatMap((list) => node[list] ?? [])];
  return children.flatMap((child) => {
    if (typeof child.href === "string" && typeof child.title === "string") {
      return [{ trail, title: child.title, href: child.href }];
    }
    const label = child.group ?? child.tab ?? child.dropdown ?? child.anchor ?? child.item ?? child.product;
    return pagesOf(child, label === undefined ? trail : [...trail, label]);
  });
}
