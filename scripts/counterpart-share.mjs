#!/usr/bin/env node
// How many pages of other editions have a counterpart in the default edition? (D26)
//   node scripts/counterpart-share.mjs [--misses] FOLDER...     one line a site; --misses: with some keys that have none
// A key counts once an edition. Uses dist/, so build first.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { compileNavigation } from "../dist/index.js";

const { values, positionals } = parseArgs({
  options: { misses: { type: "boolean", default: false } },
  allowPositionals: true,
});

for (const root of positionals.flatMap(docsRoots)) {
  const { navigation } = await compileNavigation({ root });
  const found = navigation === null ? undefined : countKeys(navigation);
  if (found === undefined || found.keys === 0) continue;
  const share = ((100 * (found.keys - found.misses.length)) / found.keys).toFixed(1);
  process.stdout.write(`${share.padStart(5)} %  ${found.keys - found.misses.length}/${found.keys}  ${root}\n`);
  if (values.misses) for (const miss of sample(found.misses, 20)) process.stdout.write(`         ${miss}\n`);
}

/** The folder itself, when it holds a docs.json; else the folders in it that do. */
function docsRoots(folder) {
  if (!statSync(folder).isDirectory()) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  if (entries.some(({ name }) => name === "docs.json")) return [folder];
  return entries.filter((entry) => entry.isDirectory()).flatMap(({ name }) => docsRoots(join(folder, name)));
}

/** The keys that each other edition lists, and those of them the default edition does not list. */
function countKeys({ editions, pages }) {
  const usual = editions.find((edition) => edition.default).id;
  const listed = new Map(editions.map(({ id }) => [id, new Map()]));
  for (const { key, href, placements } of Object.values(pages)) {
    for (const { node, editions: ids } of placements) {
      if (node !== null) for (const id of ids) listed.get(id).set(key, href);
    }
  }
  const inDefault = listed.get(usual);
  listed.delete(usual);
  const keys = [...listed].flatMap(([id, hrefs]) => [...hrefs].map(([key, href]) => ({ id, key, href })));
  const misses = keys.filter(({ key }) => !inDefault.has(key)).map(({ id, key, href }) => `${id}  ${key}  ${href}`);
  return { keys: keys.length, misses };
}

/** At most `count`, spread over the list. */
function sample(list, count) {
  const step = Math.max(1, Math.ceil(list.length / count));
  return list.filter((_, index) => index % step === 0);
}
