// Which real sites are measured, and which files does navc read of each?

import { existsSync, mkdirSync, readFileSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/**
 * The sites below the folder that NAVC_CORPUS names, each a folder with a docs.json, the same as `siteFor` returns; none
 * where it names no folder. `compile` runs navc with some more words.
 */
export function realSites(corpus, compile) {
  if (corpus === undefined || corpus === "") return [];
  const names = readdirSync(corpus).filter((name) => existsSync(join(corpus, name, "docs.json")));
  if (names.length === 0) throw new Error(`NAVC_CORPUS: no folder in ${corpus} has a docs.json.`);
  return names.toSorted().map((name) => () => {
    const folder = join(tmpdir(), "navc-bench", `real-${name}`);
    mkdirSync(folder, { recursive: true });
    const site = { name, folder, root: resolve(corpus, name) };
    const inputs = join(folder, "inputs.json");
    compile(site, ["--inputs", inputs]);
    return { ...site, ...readFiles(site.root, inputs) };
  });
}

function readFiles(root, inputs) {
  const files = JSON.parse(readFileSync(inputs, "utf8")).inputs.flatMap(({ file }) => file ?? []);
  const found = files.filter((file) => file !== "docs.json" && existsSync(join(root, file)));
  return {
    heads: found.filter((file) => /\.mdx?$/.test(file)),
    specs: found.filter((file) => /\.(?:json|ya?ml)$/.test(file) && isSpec(readFileSync(join(root, file), "utf8"))),
  };
}

/** navc looks for overlays in every file with such a name; what is neither one nor a spec is not parsed, and may be no JSON. */
function isSpec(text) {
  return /^[\s{]*["']?(?:openapi|swagger|asyncapi|overlay)["']?\s*:/m.test(text.slice(0, beginning));
}

const beginning = 4096;
