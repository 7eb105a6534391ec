// Does data flow one way? Every import is held against the table of rooms.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { waysToWrite } from "./support/ways-to-write.ts";

/** Rooms by rank: a room imports lower ranks, and of its own rank only itself. */
const ranks: readonly (readonly string[])[] = [
  ["text"],
  ["contract", "host", "writer"],
  ["diagnostics", "schema", "links", "hints"],
  ["syntax"],
  ["bind", "pages", "specs", "bodies"],
  ["routes"],
  ["expand"],
  ["site"],
  ["checks", "diff", "feeds", "runtime", "baseline", "fix", "explain"],
  ["render", "split", "adapters"],
  [
    "compile.ts",
    "compile-result.ts",
    "compile-again.ts",
    "create-compiler.ts",
    "watch-listeners.ts",
    "options.ts",
    "index.ts",
  ],
  ["node", "preview"],
  ["cli", "vitest"],
  ["vite"],
];

const reading = ["text", "contract", "host", "diagnostics", "hints"];

/** Rooms that may import less than their rank allows. */
const narrower: { readonly [room: string]: readonly string[] } = {
  schema: ["contract", "text"],
  links: ["contract", "text"],
  hints: ["contract", "host", "text"],
  pages: reading,
  specs: reading,
  bodies: reading,
  // Stages make, checks judge: these three report nothing.
  routes: ["bind", "pages", "specs", "contract", "text"],
  expand: ["routes", "bind", "pages", "specs", "contract", "text"],
  site: ["expand", "links", "contract", "text"],
  diff: ["site", "links", "contract", "text"],
  feeds: ["site", "links", "contract", "text"],
  runtime: ["site", "links", "contract", "text"],
  baseline: ["diagnostics", "text"],
  fix: ["diagnostics", "text"],
  explain: ["site", "expand", "routes", "specs", "links", "diagnostics", "host", "contract", "text"],
  render: ["site", "diff", "explain", "diagnostics", "links", "contract", "text"],
  split: ["runtime", "site", "text"],
  adapters: ["runtime", "feeds", "specs", "pages", "bodies", "site", "links", "contract", "host", "text"],
  node: ["bodies", "host", "writer", "text"],
  writer: ["text"],
  preview: [
    "split",
    "runtime",
    "site",
    "render",
    "diff",
    "explain",
    "specs",
    "diagnostics",
    "links",
    "contract",
    "text",
  ],
  vitest: ["render", "diff", "site", "writer", "text"],
};

/** Who writes files, and only through `writer`. */
const mayWrite = ["writer", "node", "cli", "vitest"];

/** The disk is what holds when no host is given, and it is imported only then. */
const allowed: ReadonlySet<string> = new Set(["options.ts → node", "create-compiler.ts → node"]);

/** Each outside package lives in one room, most of them in one file. */
const homes: { readonly [outside: string]: RegExp } = {
  "gray-matter": /^pages\/yaml-block\.ts$/,
  "@apidevtools/swagger-parser": /^(?:specs\/swagger-parser|node\/validate-spec)\.ts$/,
  "openapi-types": /^specs\//,
  graphql: /^specs\/graphql-schema\.ts$/,
  "js-yaml": /^text\/yaml(?:-text)?\.ts$/,
  yaml: /^text\/yaml-places\.ts$/,
  "jsonc-parser": /^text\//,
  "fastest-levenshtein": /^text\/nearest\.ts$/,
  "@noble/hashes": /^(?:host\/recording-host|split\/edition-file)\.ts$/,
  "fast-glob": /^node\/node-host\.ts$/,
  ignore: /^pages\/ignored-files\.ts$/,
  ajv: /^cli\/result-fault\.ts$/,
  commander: /^cli\//,
  tinypool: /^cli\/compile-sites\.ts$/,
  "mdast-util-from-markdown": /^(?:adapters\/pages\/(?:gfm|mdx)-tree|bodies\/whole-body)\.ts$/,
  "mdast-util-gfm": /^(?:adapters\/(?:mdx|pages)\/|bodies\/whole-body\.ts$)/,
  "mdast-util-mdx": /^(?:adapters\/(?:mdx\/|pages\/mdx-tree\.ts$)|bodies\/whole-body\.ts$)/,
  "micromark-extension-gfm": /^(?:adapters\/pages\/gfm-tree|bodies\/page-grammar)\.ts$/,
  "micromark-extension-math": /^bodies\/page-grammar\.ts$/,
  "mdast-util-to-markdown": /^adapters\/mdx\/write-mdx\.ts$/,
  mdast: /^adapters\/pages\//,
  micromark: /^bodies\/parse-block\.ts$/,
  "micromark-extension-mdxjs": /^bodies\/mdx-syntax\.ts$/,
  "micromark-util-edit-map": /^bodies\/quick-edits\.ts$/,
  acorn: /^bodies\/mdx-syntax\.ts$/,
  "acorn-jsx": /^bodies\/mdx-syntax\.ts$/,
  "@csstools/css-tokenizer": /^bodies\/style-links\.ts$/,
  "micromark-util-types": /^bodies\//,
  "micromark-util-decode-string": /^bodies\/body-facts\.ts$/,
  "@sindresorhus/slugify": /^bodies\/slug\.ts$/,
  picocolors: /^(cli|render|vitest)\//,
  diff: /^fix\//,
  vitest: /^vitest\//,
  preact: /^preview\/app\//,
  "@tanstack/virtual-core": /^preview\/app\/use-virtual-rows\.ts$/,
  "d3-hierarchy": /^preview\/map-cells\.ts$/,
  vite: /^vite\//,
  navc: /^vite\/client\.d\.ts$/,
  "string-width": /^render\/(code-frame|diff-text|hanging-lines|info-lines|parity-text|text-layout)\.ts$/,
};

/** What can change files and is not in `writer`, each with the reason. */
const doorsBeside: { readonly [file: string]: readonly string[] } = {
  // Writes nothing: it asks whether the stdout that the shell opened takes anything.
  "cli/streams.ts": ["writeSync"],
  // Loads fast-glob when the first folder is listed, and nothing else.
  "node/node-host.ts": ["createRequire", "require"],
  // Node itself keeps its compiled program, in the user's folder for caches.
  "cli/compile-cache.ts": ["node:module as a whole"],
};

const source = resolve(import.meta.dirname, "../src");
const files = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => file.split(sep).join("/"))
  .toSorted();

describe.each(files)("%s", (file) => {
  const text = readFileSync(join(source, file), "utf8");
  const imports = importsOf(text);

  test("imports no room that it may not know", () => {
    expect(imports.flatMap((target) => problemWith(file, target) ?? [])).toEqual([]);
  });

  test("changes no file but through writer", () => {
    expect(file.startsWith("writer/") ? [] : waysToWrite(file, text)).toEqual(doorsBeside[file] ?? []);
  });

  test("begins with a sentence about what it does, and has at most 300 lines", () => {
    const first = text.replace(/^#!.*\n/, "").split("\n", 1)[0] ?? "";
    expect(first).toMatch(/^\/\/ .*[?.!)]$/);
    expect(text.split("\n").length).toBeLessThanOrEqual(301);
  });

  test("is named by what it is, not a drawer", () => {
    expect(file).not.toMatch(/\b(utils?|helpers?|common|core|shared|types|misc)\.ts$|Manager/);
  });
});

test.each([
  ['import { writeFileSync } from "node:fs";', ["writeFileSync"]],
  ['import { readFileSync, rmSync as gone } from "fs";', ["rmSync"]],
  ['import { rename } from "node:fs/promises";', ["rename"]],
  ['import { promises } from "fs";', ["promises"]],
  ['import fs from "node:fs";', ["node:fs as a whole"]],
  ['import * as fs from "fs/promises";', ["fs/promises as a whole"]],
  ['import { default as fs } from "node:fs";', ["default"]],
  ['export { writeFileSync } from "node:fs";', ["writeFileSync"]],
  ['export * from "node:fs";', ["node:fs as a whole"]],
  ['const fs = await import("node:fs");', ["node:fs as a whole"]],
  ["const fs = await import(`node:fs`);", ["node:fs as a whole"]],
  ['const fs = await import("node:" + "fs");', ["an import of a computed name"]],
  ['const fs = require("node:fs");', ["require"]],
  ['import { createRequire } from "node:module";', ["createRequire"]],
  ['import * as module from "node:module";', ["node:module as a whole"]],
  ['process.getBuiltinModule("fs");', ["getBuiltinModule"]],
  ['process["binding"]("fs");', ["binding"]],
  ['import { openSync } from "node:fs"; openSync("a", "w");', ['openSync with "w"']],
  ['import { openSync } from "node:fs"; openSync("a");', []],
  ['import { openSync, constants } from "node:fs"; openSync("a", constants.O_RDONLY);', []],
  ['import { openSync, constants } from "node:fs"; const f = constants.O_WRONLY; openSync("a", f);', ["O_WRONLY"]],
  ['import { openSync, constants } from "node:fs"; const { O_CREAT } = constants;', ["O_CREAT"]],
  ['import { openSync } from "node:fs"; openSync("a", 1);', ["openSync with 1"]],
  ['import { type Stats, existsSync, watch } from "node:fs";', []],
  ['import type { WriteStream } from "node:fs";', []],
])("what can change a file is found: %s", (text, ways) => {
  expect(waysToWrite("a.ts", text)).toEqual(ways);
});

test("every room has a rank", () => {
  const rooms = new Set(files.map(roomOf));
  expect([...rooms].filter((room) => rankOf(room) === -1)).toEqual([]);
});

test("ARCHITECTURE.md has each room at its rank", () => {
  const document = readFileSync(resolve(import.meta.dirname, "../ARCHITECTURE.md"), "utf8");
  const rows = [...document.matchAll(/^\| (\d+) \| ([^|]+) \|/gm)];
  expect(rows.map(([, rank, rooms = ""]) => [Number(rank), rooms.split(", ")])).toEqual([...ranks.entries()]);
});

test("files import one another in no circle", () => {
  const graph = new Map(files.map((file) => [file, localImports(file)]));
  expect(files.flatMap((file) => circleFrom(file, graph) ?? [])).toEqual([]);
});

test("benchmarks and scripts import only modules that the build makes", () => {
  const top = resolve(import.meta.dirname, "..");
  const outside = ["bench", "scripts", "examples"].flatMap((folder) =>
    readdirSync(join(top, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".mjs") && !file.includes("node_modules"))
      .map((file) => join(top, folder, file)),
  );
  const built = outside.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:build)\/([a-z/-]+)\.js\b/g)].map(([, module]) => `${module}.ts`),
  );
  expect(built.length).toBeGreaterThan(5);
  expect(built.filter((module) => !files.includes(module))).toEqual([]);
});

function importsOf(text: string): readonly string[] {
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\b[^;"']*?\bfrom\s+"([^"]+)"|\bimport\s*\(\s*"([^"]+)"\s*\)|^import\s+"([^"]+)"/g,
  );
  return [...found].map(([, from, dynamic, bare]) => from ?? dynamic ?? bare ?? "");
}

function localImports(file: string): readonly string[] {
  return importsOf(readFileSync(join(source, file), "utf8"))
    .filter((target) => target.startsWith("."))
    .map((target) => pathOf(file, target));
}

function pathOf(file: string, target: string): string {
  return relative(source, resolve(source, dirname(file), target))
    .split(sep)
    .join("/");
}

function roomOf(file: string): string {
  return file.split("/")[0] ?? file;
}

function rankOf(room: string): number {
  return ranks.findIndex((rooms) => rooms.includes(room));
}

function problemWith(file: string, target: string): string | undefined {
  if (!target.startsWith(".")) return outsideProblem(file, target);
  const [from, to] = [roomOf(file), roomOf(pathOf(file, target))];
  if (to === "writer" && !mayWrite.includes(from))
    return `${file} imports writer: only ${mayWrite.join(", ")} write files`;
  if (from === to || allowed.has(`${from} → ${to}`)) return undefined;
  const known = narrower[from];
  if (known !== undefined) {
    return known.includes(to) ? undefined : `${file} imports ${to}: ${from} may know ${known.join(", ")}`;
  }
  const [rank, other] = [rankOf(from), rankOf(to)];
  if (other < rank || rank === 10) return undefined;
  return `${file} imports ${to}: ${from} is rank ${rank}, and ${to} is ${other === rank ? "its neighbour" : `rank ${other}`}`;
}

function outsideProblem(file: string, target: string): string | undefined {
  if (target.startsWith("node:"))
    return /^(node|writer|cli|vitest|vite)\//.test(file)
      ? undefined
      : `${file} imports ${target}: only node, writer, cli, vitest and vite touch the machine`;
  const name = target.startsWith("@") ? target.split("/").slice(0, 2).join("/") : (target.split("/")[0] ?? target);
  const home = homes[name];
  if (home === undefined) return `${file} imports ${name}, which has no room`;
  return home.test(file) ? undefined : `${file} imports ${name}, which lives in ${home.source}`;
}

function circleFrom(file: string, graph: ReadonlyMap<string, readonly string[]>): string | undefined {
  const seen = new Set<string>();
  const waiting = [...(graph.get(file) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === file) return `${file} imports itself through others`;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(graph.get(next) ?? []));
  }
  return undefined;
}
