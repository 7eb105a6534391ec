// Bundles src/ into a few files: what is always loaded together is one, what is loaded when it is needed is apart.
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { rolldown } from "rolldown";

const repository = resolve(import.meta.dirname, "..");

/** What package.json names, without its extension, and where it is in src/. */
const entries = { index: "src/index.ts", "cli/bin": "src/cli/bin.ts" };
/** What is started by its file name, and shares its chunks with the others. */
const workers = { "cli/compile-worker": "src/cli/compile-worker.ts" };

/** Writes the programs with their source maps to the folder `dist`. */
export async function bundle(dist) {
  const build = await rolldown({
    cwd: repository,
    input: { ...entries, ...workers },
    platform: "node",
    external: /^[^./]/,
    tsconfig: false,
    preserveEntrySignatures: "allow-extension",
  });
  await build.write({
    dir: dist,
    format: "esm",
    sourcemap: true,
    sourcemapExcludeSources: true,
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name].js",
    codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
  });
  await build.close();
}

function chunkGroups() {
  const [library, program] = Object.values(entries).map(staticImports);
  // An entry point may wait for what it loads, so nothing that is loaded later may be in one chunk with it.
  const entryFiles = new Set(Object.values({ ...entries, ...workers }).map((entry) => join(repository, entry)));
  const group = (name, isIn) => ({ name, test: (file) => isIn(file) && !entryFiles.has(file) });
  return [
    group("shared", (file) => library.has(file) && program.has(file)),
    group("compiler", (file) => library.has(file)),
    group("program", (file) => program.has(file)),
  ];
}

/** The files of src/ that a module loads at once, with its own. */
function staticImports(entry) {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file)) return;
    found.add(file);
    const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type )[^"']*?from "(\.[^"]+)";$/gm);
    for (const [, path] of imports) visit(resolve(dirname(file), path));
  };
  visit(join(repository, entry));
  return found;
}
