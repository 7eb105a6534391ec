// Builds the package: a bundle for each entry point, its types in one file, and the schemas.
//
//   node scripts/build.mjs [FOLDER] [--programs] [--main] [--kept-types]
//
// FOLDER: where dist/ is written, the repository when absent. --programs: neither types nor schemas.
// --main: also cli/main.js, for tests that run many commands in one process.
// --kept-types: for `npm pack` after `npm ci`, which has built: types and schemas of the last build, if they are of the same sources.
// build/ in the repository holds each module by itself, for benchmarks and for the types; only dist/ is published.
// api/ beside dist/ holds the API report and the reference of each entry point; the committed ones are in docs/reference/api/ (D143).
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { bundle } from "./bundle.mjs";
import { copyMadeTypes, keepMadeTypes } from "./made-types.mjs";

const repository = resolve(import.meta.dirname, "..");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { programs: { type: "boolean" }, main: { type: "boolean" }, "kept-types": { type: "boolean" } },
});
const folder = resolve(positionals[0] ?? repository);
const dist = join(folder, "dist");

remove(dist);
await bundle(dist, values.main ? { "cli/main": "src/cli.ts" } : {});
// A build of the repository makes types and schemas anew; a package for tests gets those, if they are of the same sources.
const mayKeep = folder !== repository || values["kept-types"];
if (!values.programs && !(mayKeep && copyMadeTypes(folder))) {
  const modules = emptyFolder();
  compileModules(modules);
  const { rollUpTypes } = await import("./roll-up-types.mjs");
  const api = join(folder === repository ? modules : folder, "api");
  rollUpTypes(modules, dist, api);
  await writeSchemas(modules);
  mkdirSync(join(dist, "vite"), { recursive: true });
  for (const file of ["client.d.ts", "hot-update.d.ts"])
    copyFileSync(join(repository, "src/tools/vite", file), join(dist, "vite", file));
  if (folder === repository) keepMadeTypes(dist, api);
  else remove(modules);
}

function remove(output) {
  rmSync(output, { recursive: true, force: true });
}

/** In the repository in any case: types below node_modules would count as those of another package. */
function emptyFolder() {
  const output = join(repository, "build");
  if (folder === repository) remove(output);
  mkdirSync(output, { recursive: true });
  return folder === repository ? output : mkdtempSync(join(output, "other-"));
}

function compileModules(modules) {
  const compiler = join(repository, "node_modules/typescript/bin/tsc");
  const project = join(repository, "tsconfig.build.json");
  execFileSync(process.execPath, [compiler, "-p", project, "--outDir", modules], { stdio: "inherit" });
}

async function writeSchemas(modules) {
  const { docsSchema } = await schemaModule(modules, "docs-schema.js");
  const { navigationSchema, partsSchema } = await schemaModule(modules, "navigation-schema.js");
  mkdirSync(join(dist, "schema"), { recursive: true });
  for (const [name, schema] of Object.entries({
    docs: docsSchema(),
    navigation: navigationSchema(),
    parts: partsSchema(),
  }))
    writeFileSync(join(dist, "schema", `${name}.json`), `${JSON.stringify(schema)}\n`);
}

function schemaModule(modules, name) {
  return import(pathToFileURL(join(modules, "outputs/schema", name)).href);
}
