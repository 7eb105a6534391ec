// Bundles src/ into a few files: what is always loaded together is one, what is loaded when it is needed is apart.
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { rolldown } from "rolldown";

const repository = resolve(import.meta.dirname, "..");

/** What package.json names, without its extension, and where it is in src/. */
const entries = { index: "src/index.ts", "cli/bin": "src/cli/bin.ts" };
/** What is started by its file name, and shares its chunks with the others. */
const workers = { "cli/compile-worker": "src/cli/compile-worker.ts" };

/** Each with all that it loads at once. */
const loadedTogether = [
  "src/cli/bin.ts",
  "src/compile.ts",
  "src/node/node-host.ts",
  "src/cli/actions/compile.ts",
  "src/index.ts",
];

/** Who loads one of these may wait for it, so nothing else may be in one file with it. */
const loadedByThemselves = new Set(
  [...Object.values({ ...entries, ...workers }), "src/cli/compiler.ts", "src/cli/actions/compile.ts"].map((file) =>
    join(repository, file),
  ),
);

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

/** What is always loaded together is one file: of `navc --help`, of each compile, of the disk, of a command, of the library. */
function chunkGroups() {
  const [start, compiler, disk, command, library] = loadedTogether.map(staticImports);
  const isShared = (file) => compiler.has(file) || disk.has(file) || library.has(file);
  return [
    group("shared", (file) => start.has(file) && isShared(file)),
    group("start", (file) => start.has(file)),
    group("compiler", (file) => compiler.has(file)),
    // A browser has none.
    group("disk", (file) => disk.has(file)),
    group("command", (file) => command.has(file)),
    group("library", (file) => library.has(file)),
  ];
}

/** A file of the modules that `isIn` takes. */
function group(name, isIn) {
  return { name, test: (file) => isIn(file) && !loadedByThemselves.has(file) };
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
