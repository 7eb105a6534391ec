// What is one piece of work whose growth is measured: texts in memory, and what is done with them?

import { exportSite } from "../../build/outputs/page-writer/export-site.js";
import { readPageSources } from "../../build/outputs/page-writer/source/page-source.js";
import { usedComponents } from "../../build/outputs/page-writer/source/used-components.js";
import { compileNavigation, memoryHost } from "../../build/index.js";

/** The numbers from 0, each turned into an element. */
export const times = (count, make) => Array.from({ length: count }, (_, index) => make(index));

/** A name that differs from others at its end only, and is so long that V8 hashes it by its length alone. */
export const longName = (index) => "k".repeat(16_990) + String(index).padStart(10, "0");

/** A page file with this front matter. */
export const page = (lines = ["title: T"]) => ["---", ...lines, "---", "", "Text.", ""].join("\n");

/** Files with a text each: of paths, or of paths and numbers. */
export const pages = (paths, textOf = () => page()) =>
  Object.fromEntries(paths.map((path, index) => [`${path}.mdx`, textOf(index)]));

/** The files of a site: `docs` holds what docs.json has beside its navigation. */
export const site = (navigation, files = {}, docs = {}) => ({
  "docs.json": JSON.stringify({ name: "Growth", ...docs, navigation }),
  ...files,
});

/** An OpenAPI document as JSON. */
export const openapi = (paths, more = {}) =>
  JSON.stringify({ openapi: "3.0.0", info: { title: "T", version: "1" }, paths, ...more });

/** What `run` works on, in bytes. */
export const bytesOf = (files) => Object.values(files).reduce((sum, text) => sum + text.length, 0);

/** Work that compiles a site, with the result and all its problems printed. */
export const compiling = (files, options = {}) => ({
  bytesIn: bytesOf(files),
  run: async () => {
    const { navigation, diagnostics } = await compiled(files, options);
    return JSON.stringify(navigation).length + JSON.stringify(diagnostics).length;
  },
});

/** The result of a compile of these files. */
export const compiled = (files, options = {}) =>
  compileNavigation({ host: memoryHost(files), discover: true, ...options });

/** Work on what a compile gives, which is not measured itself; `work` returns the bytes it makes. */
export const afterCompiling = async (files, work, options = {}) => {
  const result = await compiled(files, options);
  return { bytesIn: bytesOf(files), run: async () => work(result, memoryHost(files)) };
};

/** The hosts that pages are written for. */
export const pageHosts = ["fumadocs", "starlight", "vitepress", "docusaurus"];

/** Work that makes the files of all pages for hosts, as `navc export --pages` does. */
export const exporting = (files, hosts = pageHosts) =>
  afterCompiling(files, async ({ navigation }, host) => {
    let bytes = 0;
    for (const name of hosts) {
      const { pageFile } = exportSite(name, navigation);
      for await (const source of readPageSources(navigation, host)) {
        usedComponents(source.body);
        bytes += pageFile(source).text.length;
      }
    }
    return bytes;
  });
