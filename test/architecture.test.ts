// Does data flow one way? Every import is held against the table of rooms.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { describe, expect, test } from "vitest";
import { groupBy } from "../src/compiler/text/group-by.ts";
import { waysToWrite } from "./support/ways-to-write.ts";

/** The storeys of the house: each imports itself and those before it. The entry files at the top of `src` import all. */
const storeys: readonly string[] = ["compiler", "outputs", "project", "tools"];

/** Rooms by rank: a room imports lower ranks, and of its own rank only itself. A room is a folder of a storey, or a file in it. */
const ranks: readonly (readonly string[])[] = [
  ["compiler/text"],
  ["compiler/contract", "compiler/host", "compiler/overlays"],
  ["compiler/diagnostics", "compiler/links", "compiler/hints"],
  ["compiler/syntax"],
  ["compiler/bind", "compiler/pages", "compiler/specs", "compiler/bodies"],
  ["compiler/routes"],
  ["compiler/expand"],
  ["compiler/site"],
  ["compiler/checks"],
  ["compiler/*.ts"],
  ["outputs/schema", "outputs/diff", "outputs/feeds", "outputs/runtime", "outputs/explain"],
  ["outputs/render", "outputs/split", "outputs/adapters"],
  ["outputs/page-writer", "project/slash-path.ts"],
  ["project/writer", "project/fix", "project/baseline", "project/files", "project/package-file.ts"],
  ["project/network", "project/settings"],
  ["project/disk", "project/git", "project/spec-threads", "project/kept-bodies"],
  ["project/*.ts"],
  ["project/change", "project/import", "project/incremental", "project/judging", "project/results"],
  ["project/repair", "project/actions"],
  ["project/comparison", "project/open-project.ts", "project/compile-with-settings.ts"],
  [
    "project/preview-program.ts",
    "project/plan-on-disk.ts",
    "project/apply-on-disk.ts",
    "project/editing",
    "project/serving",
    "project/agent-program.ts",
  ],
  ["tools/cli", "tools/lsp", "tools/mcp", "tools/preview", "tools/vite", "tools/vitest"],
  ["*.ts"],
];

const stageInput = ["text", "contract", "host", "diagnostics", "hints"];

/** Rooms that may import less than their rank allows; a room of the own storey has no storey in its name. */
const narrower: { readonly [room: string]: readonly string[] } = {
  "compiler/links": ["contract", "text"],
  "compiler/hints": ["contract", "host", "text"],
  "compiler/pages": stageInput,
  "compiler/overlays": ["text"],
  "compiler/specs": [...stageInput, "overlays"],
  "compiler/bodies": stageInput,
  // Stages make, checks judge: these three report nothing.
  "compiler/routes": ["bind", "pages", "specs", "contract", "text"],
  "compiler/expand": ["routes", "bind", "pages", "specs", "contract", "text"],
  "compiler/site": ["expand", "links", "contract", "text"],
  "outputs/schema": ["compiler/contract", "compiler/text"],
  "outputs/diff": ["compiler/site", "compiler/links", "compiler/contract", "compiler/text"],
  "outputs/feeds": ["compiler/site", "compiler/links", "compiler/contract", "compiler/text"],
  "outputs/runtime": ["compiler/site", "compiler/links", "compiler/contract", "compiler/text"],
  "outputs/split": ["runtime", "compiler/links", "compiler/site", "compiler/text"],
  "outputs/adapters": ["runtime", "feeds", "compiler/site", "compiler/links", "compiler/contract", "compiler/text"],
  "project/writer": ["compiler/text", "slash-path.ts"],
  "project/fix": ["compiler/diagnostics", "compiler/text"],
  "project/baseline": ["compiler/diagnostics", "compiler/text"],
};

/** Where files are written, and only through `project/writer`. */
const mayWrite = ["project/", "tools/cli/", "tools/vitest/"];

/** Each outside package lives in one room, most of them in one file. */
const homes: { readonly [outside: string]: RegExp } = {
  "virtual:navc": /^tools\/vite\//,
  "gray-matter": /^compiler\/pages\/yaml-block\.ts$/,
  "@apidevtools/swagger-parser": /^(?:compiler\/specs\/swagger-parser|project\/spec-threads\/spec-worker)\.ts$/,
  "openapi-types": /^compiler\/specs\//,
  graphql: /^compiler\/specs\/graphql-schema\.ts$/,
  "json-p3": /^compiler\/overlays\/(query-paths|match-functions)\.ts$/,
  "iregexp-check": /^compiler\/overlays\/match-functions\.ts$/,
  re2js: /^compiler\/overlays\/match-functions\.ts$/,
  "js-yaml": /^compiler\/text\/yaml(?:-text|-tagged)?\.ts$/,
  yaml: /^compiler\/text\/yaml-places\.ts$/,
  "jsonc-parser": /^compiler\/text\//,
  "lodash-es": /^project\/import\/kebab-slug\.ts$/,
  "smol-toml": /^project\/import\/old-folder\.ts$/,
  "fastest-levenshtein": /^compiler\/text\/nearest\.ts$/,
  "@noble/hashes": /^(?:compiler\/host\/recording-host|outputs\/split\/edition-file)\.ts$/,
  "fast-glob": /^project\/disk\/node-host\.ts$/,
  ignore: /^compiler\/pages\/ignored-files\.ts$/,
  ajv: /^project\/results\/result-fault\.ts$/,
  commander: /^tools\/cli\//,
  "mdast-util-from-markdown": /^(?:outputs\/page-writer\/source\/(?:gfm|mdx)-tree|compiler\/bodies\/whole-body)\.ts$/,
  "mdast-util-gfm": /^(?:outputs\/page-writer\/(?:mdx|source)\/|compiler\/bodies\/whole-body\.ts$)/,
  "mdast-util-mdx": /^(?:outputs\/page-writer\/(?:mdx\/|source\/mdx-tree\.ts$)|compiler\/bodies\/whole-body\.ts$)/,
  "micromark-extension-gfm": /^(?:outputs\/page-writer\/source\/gfm-tree|compiler\/bodies\/page-grammar)\.ts$/,
  "micromark-extension-math": /^(?:outputs\/page-writer\/source\/math-grammar|compiler\/bodies\/page-grammar)\.ts$/,
  "mdast-util-math": /^outputs\/page-writer\/source\/math-grammar\.ts$/,
  katex: /^outputs\/page-writer\/drawn\/drawn-math\.ts$/,
  lowlight: /^outputs\/page-writer\/drawn\/code-colors\.ts$/,
  "mdast-util-to-markdown": /^outputs\/page-writer\/mdx\/write-mdx\.ts$/,
  mdast: /^outputs\/page-writer\/source\//,
  micromark: /^compiler\/bodies\/parse-block\.ts$/,
  "micromark-extension-mdxjs": /^compiler\/bodies\/mdx-syntax\.ts$/,
  "micromark-util-edit-map": /^compiler\/bodies\/quick-edits\.ts$/,
  acorn: /^compiler\/bodies\/mdx-syntax\.ts$/,
  "acorn-jsx": /^compiler\/bodies\/mdx-syntax\.ts$/,
  "@csstools/css-tokenizer": /^compiler\/bodies\/style-links\.ts$/,
  "micromark-util-types": /^compiler\/bodies\//,
  "micromark-util-decode-string":
    /^(?:compiler\/bodies\/body-facts|project\/import\/(?:text\/component-tag|html-words|plain-title))\.ts$/,
  "@sindresorhus/slugify": /^compiler\/bodies\/slug\.ts$/,
  picocolors: /^(?:outputs\/render|tools\/(?:cli|vitest))\//,
  diff: /^project\/(?:fix|repair|comparison)\//,
  vitest: /^tools\/vitest\/|^vitest\.ts$/,
  preact: /^tools\/preview\/app\//,
  minisearch: /^tools\/preview\/search\/text-index\.ts$/,
  "@tanstack/virtual-core": /^tools\/preview\/app\/use-virtual-rows\.ts$/,
  "@atlaskit/pragmatic-drag-and-drop": /^tools\/preview\/app\/drag-rows\.ts$/,
  "vscode-languageserver": /^tools\/lsp\//,
  "vscode-languageserver-protocol": /^tools\/lsp\/serve-lsp\.ts$/,
  "vscode-languageserver-textdocument": /^tools\/lsp\//,
  "@modelcontextprotocol/sdk": /^tools\/mcp\//,
  zod: /^tools\/mcp\//,
  "vscode-json-languageservice": /^tools\/lsp\/(?:schema-service|sourced-nodes)\.ts$/,
  vite: /^tools\/vite\//,
  navc: /^tools\/vite\/client\.d\.ts$/,
  "string-width": /^outputs\/render\/(code-frame|diff-text|hanging-lines|info-lines|parity-text|text-layout)\.ts$/,
};

/** What can change files and is not in `writer`, each with the reason. */
const doorsBeside: { readonly [file: string]: readonly string[] } = {
  // Writes nothing: it asks whether the stdout that the shell opened takes anything.
  "tools/cli/io/streams.ts": ["writeSync"],
  // Loads fast-glob when the first folder is listed, and nothing else.
  "project/disk/node-host.ts": ["createRequire", "require"],
  // Node itself keeps its compiled program, in the user's folder for caches.
  "tools/cli/code-cache.ts": ["node:module as a whole"],
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
    expect(file.startsWith("project/writer/") ? [] : waysToWrite(file, text)).toEqual(doorsBeside[file] ?? []);
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

test("every room has a rank, and each storey is above the ones before it", () => {
  const rooms = new Set(files.map(roomOf));
  expect([...rooms].filter((room) => rankOf(room) === -1)).toEqual([]);
  const order = ranks.flat().map(storeyOf);
  expect([...new Set(order)]).toEqual([...storeys, "*.ts"]);
  expect(order).toEqual([...order].toSorted((a, b) => height(a) - height(b)));
});

test("no two files have one name", () => {
  const nameOf = (file: string): string => file.replace(/^.*\/|(?:\.d)?\.tsx?$/g, "");
  const named = groupBy(files, nameOf);
  expect(named.size).toBeGreaterThan(500);
  expect([...named.values()].filter(({ length }) => length > 1)).toEqual([]);
});

test("src has the storeys and the entries", () => {
  expect(new Set(files.map((file) => file.split("/")[0]))).toEqual(
    new Set([
      ...storeys,
      "adapters.ts",
      "bin.ts",
      "cli.ts",
      "index.ts",
      "change.ts",
      "page-writer.ts",
      "runtime.ts",
      "vite.ts",
      "vitest.ts",
      "web.ts",
    ]),
  );
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

/** `compiler/text` of a file in that folder, `compiler/*.ts` of one beside the folders, its own name if that has a rank, `*.ts` of an entry. */
function roomOf(file: string): string {
  if (rankOf(file) !== -1) return file;
  const [storey = "", room = "", ...rest] = file.split("/");
  if (room === "") return "*.ts";
  return rest.length === 0 ? `${storey}/*.ts` : `${storey}/${room}`;
}

function rankOf(room: string): number {
  return ranks.findIndex((rooms) => rooms.includes(room));
}

/** The top is above all storeys. */
function height(storey: string): number {
  return storey === "*.ts" ? storeys.length : storeys.indexOf(storey);
}

function storeyOf(room: string): string {
  return room.split("/")[0]!;
}

function problemWith(file: string, target: string): string | undefined {
  if (!target.startsWith(".")) return outsideProblem(file, target);
  const [from, to] = [roomOf(file), roomOf(pathOf(file, target))];
  if (to === "project/writer" && from !== "*.ts" && !mayWrite.some((folder) => file.startsWith(folder)))
    return `${file} imports ${to}: only ${mayWrite.join(", ")} write files`;
  if (from === to) return undefined;
  const known = narrower[from]?.map((room) => (room.includes("/") ? room : `${storeyOf(from)}/${room}`));
  if (known !== undefined)
    return known.includes(to) ? undefined : `${file} imports ${to}: ${from} may know ${known.join(", ")}`;
  const [rank, other] = [rankOf(from), rankOf(to)];
  if (other < rank) return undefined;
  return `${file} imports ${to}: ${from} is rank ${rank}, and ${to} is ${other === rank ? "beside it" : `rank ${other}`}`;
}

function outsideProblem(file: string, target: string): string | undefined {
  if (target.startsWith("node:"))
    return /^(?:project|tools)\/(?!preview\/(?:model|app)\/)|^bin\.ts$/.test(file)
      ? undefined
      : `${file} imports ${target}: only project and tools touch the machine`;
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
