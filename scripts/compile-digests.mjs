#!/usr/bin/env node
// Does navc give the same bytes elsewhere? Prints a SHA-256 of the result of each site, to be compared.
//   node scripts/compile-digests.mjs [--navc FILE] FOLDER...     FILE: what to import instead of dist/index.js, so build first
// Sites are the folders with a docs.json, directly in FOLDER or deeper, and fixture cases with the options of their case.json.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";

const { values, positionals } = parseArgs({ options: { navc: { type: "string" } }, allowPositionals: true });
const { compileNavigation, outline } = await import(
  values.navc === undefined ? "../dist/index.js" : pathToFileURL(resolve(values.navc)).href
);

for (const folder of positionals) {
  for (const { name, options } of sitesBelow(folder, folder)) {
    const result = await compileNavigation(options);
    const text = JSON.stringify([result, result.navigation && outline(result.navigation)]);
    process.stdout.write(`${createHash("sha256").update(text).digest("hex")}  ${name}\n`);
  }
}

/** In the order of their names, whatever the order of the listing. */
function sitesBelow(top, folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const has = (name) => entries.some((entry) => entry.name === name);
  const name = relative(top, folder).split(sep).join("/");
  if (has("case.json")) return [{ name, options: fixtureOptions(folder) }];
  if (has("docs.json")) return [{ name, options: { root: folder } }];
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return folders.toSorted().flatMap((each) => sitesBelow(top, join(folder, each)));
}

function fixtureOptions(folder) {
  const { options = {}, remote } = JSON.parse(readFileSync(join(folder, "case.json"), "utf8"));
  const root = join(folder, "input");
  const remoteSpecs = async (url) => {
    if (typeof remote[url] !== "string") throw new Error("nothing answers at this address");
    return readFileSync(join(root, remote[url]), "utf8");
  };
  return { root, ...options, ...(remote === undefined ? {} : { remoteSpecs }) };
}
