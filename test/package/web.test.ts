// Does navc/web run where there is no Node, bundled by whoever, with the same results?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { rolldown } from "rolldown";
import { describe, expect, test } from "vitest";
import { build as buildWithVite, createLogger } from "vite";
import { compileNavigation, memoryHost, type SourceFolder } from "../../src/index.ts";
import type * as web from "../../src/web.ts";
import { builtPackage } from "../examples/built-package.ts";
import { fixtureCases } from "../support/fixture-cases.ts";
import { textsIn } from "../support/texts-in.ts";

const entry = builtPackage().dist("web.js");

/** The global names that browsers, workers and edge runtimes have beside those of the language. */
const webNames = { TextEncoder, TextDecoder, URL };

async function bundledByEsbuild(): Promise<string> {
  const { warnings, outputFiles } = await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    format: "iife",
    globalName: "navc",
    platform: "browser",
    write: false,
    logLevel: "silent",
  });
  expect(warnings).toEqual([]);
  return outputFiles[0]!.text;
}

describe("bundled by esbuild, in a context with nothing of Node", async () => {
  const context = createContext({ ...webNames });
  runInContext(await bundledByEsbuild(), context);
  const navc = runInContext("navc", context) as typeof web;

  const failWith = runInContext("(message) => { throw new Error(message); }", context) as (message: string) => never;
  /** What throws errors of the context, as a function that is written there does. */
  const ownErrors = (answer: (url: string) => Promise<string>) => (url: string) =>
    answer(url).catch((error: Error) => failWith(error.message));

  // Validation of whole specs needs threads.
  test.each(fixtureCases().filter(({ options }) => options.specs !== true))("$name", async ({ folder, options }) => {
    const files = textsIn(join(folder, "input"));
    const expected = await compileNavigation({ ...options, host: memoryHost(files) });
    const remoteSpecs = typeof options.remoteSpecs === "function" ? ownErrors(options.remoteSpecs) : false;
    const sources = Object.fromEntries(
      Object.entries(options.sources ?? {}).map(([name, source]): [string, SourceFolder] => {
        const { root = "", ...given } = source as SourceFolder;
        return [name, { ...given, host: navc.memoryHost(textsIn(root)) }];
      }),
    );
    const result = await navc.compileNavigation({ ...options, remoteSpecs, sources, host: navc.memoryHost(files) });
    expect(JSON.stringify(result)).toBe(JSON.stringify(expected));
  });

  test("explains, makes feeds and compares as the others do", async () => {
    const files = { "docs.json": `{ "navigation": { "pages": ["start", "end"] } }`, "start.md": "", "end.md": "" };
    const host = navc.memoryHost(files);
    const { navigation } = await navc.compileNavigation({ host });
    expect(await navc.explainNavigation("start", { host })).toMatchObject({ kind: "page", href: "/start" });
    expect(navc.searchRecords(navigation!)).toHaveLength(2);
    expect(navc.diffNavigation(navigation!, navigation!).changes).toEqual([]);
    expect(navc.isPage(navigation!.editions[0]!.tree.children[0]!)).toBe(true);
  });

  test("says that a host is missing, and that specs are validated in Node only", async () => {
    const compile = navc.compileNavigation as (options: object) => Promise<unknown>;
    await expect(compile({})).rejects.toThrow(`"host" is missing`);
    await expect(compile({ host: navc.memoryHost({}), specs: true })).rejects.toThrow("needs the threads of Node");
    const explain = navc.explainNavigation as (what: string, options: object) => Promise<unknown>;
    await expect(explain("/a", { root: "docs" })).rejects.toThrow(`navc/web: "host" is missing`);
  });
});

test("Rolldown and Vite bundle it without a warning", async () => {
  const warnings: unknown[] = [];
  const build = await rolldown({
    input: entry,
    platform: "browser",
    onLog: (_, log) => void warnings.push(log.message),
  });
  await build.generate();
  await build.close();
  const warn = (text: string): void => void warnings.push(text);
  const customLogger = { ...createLogger("silent"), warn, warnOnce: warn };
  const lib = { entry, formats: ["es" as const] };
  await buildWithVite({
    configFile: false,
    customLogger,
    build: { write: false, lib, chunkSizeWarningLimit: 2000 },
  });
  expect(warnings).toEqual([]);
});

test("a site with specs in JSON and YAML loads less than 200 kB, minified and compressed", () => {
  const loaded = ["web.js", "core.js", "rolldown-runtime.js", "load-specs.js", "yaml.js"];
  const sizes = loaded.map((file) => {
    const path = file === "web.js" ? entry : builtPackage().dist(`web/${file}`);
    return gzipSync(readFileSync(path), { level: 9 }).length;
  });
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(200_000);
});

test.each([
  ["navc", "isGroup"],
  ["navc/web", "isGroup"],
])("%s: %s alone costs less than a kilobyte", async (name, guard) => {
  const program = name === "navc" ? "index.js" : "web.js";
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `export { ${guard} } from ${JSON.stringify(builtPackage().dist(program))};`, resolveDir: "." },
    bundle: true,
    minify: true,
    format: "esm",
    platform: "node",
    packages: "external",
    write: false,
    logLevel: "silent",
  });
  expect(outputFiles[0]!.text.length).toBeLessThan(1000);
});

test("it names every type that navc names, but those of functions that need a disk", () => {
  const typesOf = (entry: string): readonly string[] =>
    [...readFileSync(`src/${entry}.ts`, "utf8").matchAll(/export (type )?\{([^}]*)\}/g)].flatMap(
      ([, isType, names = ""]) =>
        names
          .split(",")
          .map((name) => name.trim())
          .filter((name) => isType !== undefined || name.startsWith("type "))
          .map((name) => name.replace(/^type (?:\w+ as )?/, ""))
          .filter((name) => name !== ""),
    );
  const own = new Set(typesOf("web"));
  expect(typesOf("index").filter((name) => !own.has(name))).toEqual(["JudgedResult", "Compiler"]);
});
