// How is a docs.json site of any size and shape made, the same one each time?
// Plain JavaScript, so that the tests and the benchmark share it without a build.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { editionId, editionsOf } from "./generate-editions.mjs";
import { makeNavigation } from "./generate-navigation.mjs";
import { pageText } from "./generate-pages.mjs";
import { makeRedirects } from "./generate-redirects.mjs";
import { makeSpec, specText } from "./generate-specs.mjs";

/** @typedef {import("./generate-site.d.mts").SiteShape} SiteShape */
/** @typedef {import("./generate-site.d.mts").GeneratedSite} GeneratedSite */
/** @typedef {import("./generate-navigation.mjs").Build} Build */

/** @type {SiteShape} */
export const defaultShape = {
  pages: 100,
  languages: 0,
  versions: 0,
  selectorsAt: "root",
  versionedTabs: 1,
  tabs: 3,
  depth: 2,
  groupSize: 8,
  specs: 0,
  operations: 20,
  specFormat: "json",
  specEditions: "default",
  redirects: 0,
  unlisted: 0,
  bodyBytes: [1024, 8192],
  frontMatter: "varied",
  texts: "English",
  prefixDefaults: false,
  seed: 1,
};

/**
 * @param {Partial<SiteShape>} [partial]
 * @returns {GeneratedSite}
 */
export function generateSite(partial = {}) {
  const shape = { ...defaultShape, ...partial };
  const specs = Array.from({ length: shape.specs }, (_, i) => makeSpec(shape, i));
  /** @type {Build} */
  const build = { shape, pages: [], endpointEntries: 0, specs };
  const editions = editionsOf(shape);
  const navigation = makeNavigation(build, editions);
  const unlistedFiles = Array.from({ length: shape.unlisted }, (_, i) => `unlisted/page-${i + 1}.mdx`);
  const pageFiles = build.pages.map((path) => `${path}.mdx`);

  const files = new Map([["docs.json", docsText(navigation, makeRedirects(build.pages, shape.redirects))]]);
  for (const file of [...pageFiles, ...unlistedFiles]) files.set(file, pageText(shape, file));
  for (const spec of specs) files.set(spec.file, specText(spec));
  return {
    shape,
    files,
    pageFiles,
    unlistedFiles,
    specFiles: specs.map((spec) => spec.file),
    endpointEntries: build.endpointEntries,
    editions: editions.map(editionId),
  };
}

/**
 * @param {string} folder
 * @param {GeneratedSite} site
 */
export function writeSite(folder, site) {
  const made = new Set();
  for (const [file, text] of site.files) {
    const target = join(folder, file);
    const parent = dirname(target);
    if (!made.has(parent)) {
      mkdirSync(parent, { recursive: true });
      made.add(parent);
    }
    writeFileSync(target, text);
  }
}

/** @param {object} navigation @param {object[]} redirects */
function docsText(navigation, redirects) {
  const more = redirects.length === 0 ? {} : { redirects };
  return `${JSON.stringify({ name: "Generated", theme: "mint", navigation, ...more }, null, 2)}\n`;
}
