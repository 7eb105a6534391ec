// Bundles src/ into a few files: what is always loaded together is one, what is loaded when it is needed is apart (D97).
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, posix, resolve } from "node:path";
import { rolldown } from "rolldown";
import { esmExternalRequirePlugin } from "rolldown/plugins";
import { bundlePreview } from "./bundle-preview.mjs";
import { bundleWeb } from "./bundle-web.mjs";
import { keepOwnPlaces, removeOwnPaths } from "./own-maps.mjs";
import { entryPoints } from "./entry-points.mjs";
import { licencesOf } from "./licences-of.mjs";
import { packageOf, staticImports } from "./static-imports.mjs";

const repository = resolve(import.meta.dirname, "..");

const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8"));

const modules = Object.fromEntries(entryPoints.map(({ program, module }) => [program, `src/${module}.ts`]));
/** What a browser loads shares nothing with the others (D144, D243). */
const { runtime, web: _, ...shared } = modules;
/** What package.json names, without its extension, and where it is in src/. */
const entries = { ...shared, "cli/bin": "src/bin.ts" };
/** What is started by its file name, and shares its chunks with the others. */
const workers = {
  "cli/site-worker": "src/tools/cli/compile/site-worker.ts",
  "node/spec-worker": "src/project/spec-threads/spec-worker.ts",
  "node/read-bodies": "src/project/kept-bodies/read-bodies.ts",
  "node/search-thread": "src/tools/preview/search/search-thread.ts",
};

/** Only Node starts the language server, but it is built with what browsers load, too. */
const forNode = Object.fromEntries(
  ["vscode-languageserver-protocol", "vscode-jsonrpc"].map((name) => [
    `${name}/node`,
    join(repository, "node_modules", name, "lib/node/main.js"),
  ]),
);
/** What these packages ask Node for, without `node:`. */
const oldNamesOfNode = ["child_process", "crypto", "fs", "net", "os", "path", "url", "util"].map(
  (name) => new RegExp(`^${name}$`),
);

/** Docstrings are in the types. */
const comments = { jsdoc: false };

/** Nothing else may be in one file with these, because who loads one may wait for it. */
const loadedByThemselves = new Set(
  [
    ...Object.values({ ...entries, ...workers }),
    "src/project/compile-on-disk.ts",
    "src/tools/cli/compile/compile-action.ts",
    "src/tools/cli/explain/diagnostic-pages.ts",
    "src/tools/lsp/icons/icon-names.ts",
  ].map((file) => join(repository, file)),
);

/** Writes the programs with their source maps to the folder `dist`; `more` names entry points beside those of the package. */
export async function bundle(dist, more = {}) {
  const build = await rolldown({
    cwd: repository,
    input: { ...entries, ...workers, ...more },
    // What is bundled for Node asks for `node:module`, which a browser lacks.
    platform: "neutral",
    // What matches `.mintignore` is in one file with the compiler here.
    checks: { ineffectiveDynamicImport: false },
    external: isExternal,
    // The ES modules of a package, where it has both.
    resolve: { mainFields: ["module", "main"], alias: forNode },
    tsconfig: false,
    plugins: [
      diagnosticPages,
      iconNames,
      englishTexts,
      esmExternalRequirePlugin({ external: [/^node:/, ...oldNamesOfNode] }),
    ],
    preserveEntrySignatures: "allow-extension",
  });
  const { output } = await build.write({
    dir: dist,
    format: "esm",
    sourcemap: true,
    sourcemapExcludeSources: true,
    comments,
    entryFileNames: "[name].js",
    chunkFileNames: "chunks/[name].js",
    codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups() },
  });
  await build.close();
  await bundleRuntime(dist);
  const inBrowsers = [...(await bundleWeb(dist)), ...(await bundlePreview(dist))];
  keepOwnPlaces(dist);
  addSources(join(dist, "vitest.js.map"));
  removeDetours(dist, output);
  removeOwnPaths(dist, output, repository);
  // npx sets this bit only the first time that it runs the command of a clone.
  chmodSync(join(dist, "cli/bin.js"), 0o755);
  writeFileSync(
    join(dist, "licenses.txt"),
    licencesOf([...output.flatMap(({ moduleIds }) => moduleIds ?? []), ...inBrowsers]),
  );
}

function isExternal(id) {
  return Object.hasOwn({ ...dependencies, ...peerDependencies }, packageOf(id) ?? "");
}

async function bundleRuntime(dist) {
  const build = await rolldown({
    cwd: repository,
    input: { runtime },
    platform: "neutral",
    tsconfig: false,
  });
  await build.write({
    dir: dist,
    format: "esm",
    comments,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await build.close();
}

/** Vite reads what `setupFiles` names with its source map, and warns where the sources are not there. */
function addSources(file) {
  const map = JSON.parse(readFileSync(file, "utf8"));
  const sourcesContent = map.sources.map((source) => readFileSync(resolve(dirname(file), source), "utf8"));
  writeFileSync(file, JSON.stringify({ ...map, sourcesContent }));
}

/** Puts the texts in place of the module that reads them from docs/. */
const diagnosticPages = {
  name: "diagnostic-pages",
  load(file) {
    if (file !== join(repository, "src/tools/cli/explain/diagnostic-pages.ts")) return undefined;
    const folder = join(repository, "docs/reference/diagnostics");
    const pages = readdirSync(folder).map((name) => [
      name.replace(/\.md$/, ""),
      readFileSync(join(folder, name), "utf8"),
    ]);
    return `const pages = new Map(${JSON.stringify(pages)});\nexport const diagnosticPage = (code) => pages.get(code) ?? null;\n`;
  },
};

/** Puts the names of icons in place of the module that reads them from packages with drawings. */
const iconNames = {
  name: "icon-names",
  load(file) {
    if (file !== join(repository, "src/tools/lsp/icons/icon-names.ts")) return undefined;
    const sets = ["fa6-solid", "fa6-brands", "lucide", "tabler"].map((set) => {
      const { icons, aliases } = JSON.parse(
        readFileSync(join(repository, `node_modules/@iconify-json/${set}/icons.json`), "utf8"),
      );
      return [set, Object.keys({ ...icons, ...aliases }).join(" ")];
    });
    return `const sets = new Map(${JSON.stringify(sets)});\nexport const iconNames = (set) => sets.get(set).split(" ");\n`;
  },
};

/** Puts a function in place of the package that translates the texts of vscode-json-languageservice: it reads files and addresses. */
const englishTexts = {
  name: "english-texts",
  resolveId: (id) => (id === "@vscode/l10n" ? "navc:english-texts" : undefined),
  load: (id) =>
    id === "navc:english-texts"
      ? "export const t = (text, ...values) => text.replace(/\\{(\\d+)\\}/g, (_, index) => String(values[index]));"
      : undefined,
};

/**
 * Removes the files that only pass on the names of another file. What is loaded when it is needed, and is in one file with
 * more, has one: instead, the other file is loaded. The lines stay the same, and so do their places in the source maps.
 */
function removeDetours(dist, output) {
  const programs = output.filter(({ type }) => type === "chunk");
  const detours = new Map(programs.flatMap((program) => detourOf(program)));
  for (const { fileName, code } of programs) {
    const folder = posix.dirname(fileName);
    const direct = code.replaceAll(/\bimport\("(\.[^"]+)"\)/g, (written, path) => {
      const detour = detours.get(posix.join(folder, path));
      return detour === undefined ? written : loading(posix.relative(folder, detour.to), detour.names);
    });
    if (detours.has(fileName)) rmSync(join(dist, fileName));
    else if (direct !== code) writeFileSync(join(dist, fileName), direct);
  }
}

function detourOf({ fileName, code, isDynamicEntry }) {
  const [, names, to] = (isDynamicEntry && /^export \{ (.*) \} from "(\.[^"]+)";\s*$/.exec(code)) || [];
  return to === undefined ? [] : [[fileName, { names, to: posix.join(posix.dirname(fileName), to) }]];
}

/** `names`: as in an export, such as `n as nodeHost, HostFailure`. */
function loading(file, names) {
  const pairs = names.split(", ").map((each) => each.split(" as "));
  const fields = pairs.map(([inFile, name = inFile]) => `${name}: file.${inFile}`);
  const path = file.startsWith(".") ? file : `./${file}`;
  return `import("${path}").then((file) => ({ ${fields.join(", ")} }))`;
}

const ofImport = /\/src\/(?:project|tools\/cli)\/import\/|\/yaml-tagged\.ts$/;
const ofCommands = /\/(?:few-words|left-paths|llms-full-of|new-docs-folder|platform-dialect)\.ts$/;
/** Rooms with what a command loads when it needs it. */
const lightRooms = [
  ...["render", "diff", "explain", "schema"].map((room) => `outputs/${room}`),
  ...["fix", "baseline", "writer", "judging", "results", "comparison"].map((room) => `project/${room}`),
  "tools/cli",
];

/**
 * What is always loaded together is one file. What several programs share is apart from what one of them has alone, so that
 * each loads what it uses (D215).
 */
function chunkGroups() {
  const start = staticImports("src/bin.ts");
  // What matches `.mintignore` is loaded by itself in browsers only.
  const compiler = new Set(
    ["compile", "pages/ignored-files"].flatMap((file) => [...staticImports(`src/compiler/${file}.ts`)]),
  );
  const command = staticImports("src/tools/cli/compile/compile-action.ts");
  const disk = staticImports("src/project/disk/node-host.ts");
  const changes = staticImports("src/project/change/plan-change.ts");
  const loadedByOthers = isIn(
    ...["project/change/unlisted-places", "tools/cli/change/change-site", "tools/cli/change/path-in-site"].map((file) =>
      staticImports(`src/${file}.ts`),
    ),
  );
  const [library, adapters, pageWriter, vitest] = ["index", "adapters", "page-writer", "vitest"].map((entry) =>
    staticImports(`src/${entry}.ts`),
  );
  const drawn = staticImports("src/outputs/page-writer/drawn/drawn-page.ts");
  const models = staticImports("src/outputs/page-writer/source/text-for-models.ts");
  const isPure = isIn(compiler, library, adapters, pageWriter);
  const [forHosts, isDrawn] = [isIn(adapters, pageWriter), isIn(drawn, models)];
  return [
    group("shared", (file) => (start.has(file) && isPure(file)) || file.endsWith("/text/text-pieces.ts")),
    // What all programs of Node need, and a browser does not have.
    group("project", (file) =>
      start.has(file)
        ? command.has(file) || ["compiler", "outputs", "project"].some((storey) => isBelow(storey, file))
        : vitest.has(file) && (isBelow("project/writer", file) || (command.has(file) && !isPure(file))),
    ),
    // What commander, which is no ES module, asks Node for has to be there before it.
    group("start", (file) => start.has(file) || file.includes("esm-external-require-node:")),
    group("navigation", (file) => compiler.has(file) && (forHosts(file) || vitest.has(file))),
    group("compiler", isIn(compiler)),
    group("disk", (file) => disk.has(file) || file.endsWith("/file-bytes.ts")),
    group("command", (file) => command.has(file) || ofCommands.test(file)),
    group("outputs", (file) => (library.has(file) && forHosts(file)) || (vitest.has(file) && isBelow("outputs", file))),
    // Commands load it when they print: were it in one file with the library, a bundler would keep all of that.
    group("diff-text", isIn(staticImports("src/outputs/render/diff-reports.ts"))),
    group("library", isIn(library)),
    group("adapters", isIn(adapters)),
    { name: "anchor-ids", test: /\/bodies\/(?:anchor-ids|slug)\.ts$|\/@sindresorhus\// },
    group("load-bodies", (file) => /\/(?:load-bodies|shared-addresses|whole-reads|links-to-addresses)\.ts$/.test(file)),
    // Only the preview colours code and draws formulas, and the grammars for that are large.
    group("drawn", (file) => isBelow("outputs/page-writer/drawn", file)),
    // The parser of MDX, and what writes its tree.
    group("mdx-tree", (file) => isDrawn(file) && (isBelow("outputs", file) || file.endsWith("/mdx-syntax.ts"))),
    group("header-files", (file) => /\/source\/(?:header-files|with(?:-shown|out)-files)\.ts$/.test(file)),
    group("word-rows", (file) => /\/(?:word-rows|patch-words|shown-plan|change-answers)\.ts$/.test(file)),
    group("git-repository", (file) => /\/git\/(?:git-repository|past-files|uncommitted-texts)\.ts$/.test(file)),
    group("unlisted-places", (file) => /\/(?:unlisted-places|most-siblings|unportable-names)\.ts$/.test(file)),
    group("folder-watches", (file) => /\/(?:folder-watches|watch-settings|settings-(?:files|state))\.ts$/.test(file)),
    group("preview-server", isLightIn("tools/preview/server")),
    // Nobody plans a change without all of it; what other commands load of it is apart. Servers load it with what they plan for.
    group(
      "plan-change",
      (file) =>
        (changes.has(file) && isBelow("project/change", file) && !loadedByOthers(file)) ||
        ["project/actions", "project/serving"].some((room) => isBelow(room, file)) ||
        file.endsWith("/plan-of-files.ts"),
    ),
    // One command loads it, and it loads parsers at once.
    group("import", (file) => ofImport.test(file)),
    // What a command loads when it has something to print: few files, and each is small.
    ...lightRooms.map((room) => group(room.split("/")[1], isLightIn(room))),
  ];
}

/** True for the files that one of the sets has. */
function isIn(...sets) {
  return (file) => sets.some((set) => set.has(file));
}

/** Files of a room, or of a folder in one, that load no large package at once: in one file with the rest, all would wait for it. */
function isLightIn(room) {
  return (file) => isBelow(room, file) && ![...staticImports(file)].some((each) => loadedOnNeed.includes(each));
}

/** Packages that no command loads before it needs them. */
const loadedOnNeed = [...Object.keys(dependencies), "ajv", "diff", "graphql", "json-p3", "re2js"];

function isBelow(folder, file) {
  return file.startsWith(join(repository, "src", folder, "/"));
}

/** A file of the modules that `isIn` takes; it is asked for the names of packages, too. */
function group(name, isIn) {
  return { name, test: (file) => isIn(packageOf(file) ?? file) && !loadedByThemselves.has(file) };
}
