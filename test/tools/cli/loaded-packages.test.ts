// Does navc wait for no package that it does not need?
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtPackage, type BuiltPackage } from "../../examples/built-package.ts";
import { packagesIn } from "../../package/packages-in.ts";
import { madeSite, type MadeSite } from "./made-site.ts";

let built: BuiltPackage;
let site: MadeSite;

beforeAll(() => {
  built = builtPackage();
  site = madeSite({
    "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: ["index", "guides/start"] } }),
    "index.mdx": "---\ntitle: Home\n---\n",
    "guides/start.mdx": '---\ntitle: "Start here"\nicon: rocket\n---\n',
  });
});

afterAll(() => site.remove());

/** The packages that a process of Node loads. */
function loadedBy(...words: readonly string[]): readonly string[] {
  return [...new Set(filesLoadedBy(...words).flatMap((file) => packageOf(file) ?? []))].toSorted();
}

/** The files that a process of Node loads, which has to end without a problem. */
function filesLoadedBy(...words: readonly string[]): readonly string[] {
  const { files, status, stderr } = runOf(words);
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  return files;
}

interface Run {
  readonly files: readonly string[];
  readonly status: number | null;
  readonly stderr: string;
}

function runOf(words: readonly string[]): Run {
  const recorder = pathToFileURL(resolve("test/support/record-loaded.mjs")).href;
  const { status, stderr, output } = spawnSync(process.execPath, ["--import", recorder, ...words], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe", "pipe"],
  });
  const files = (output[3] ?? "").split("\n");
  const own = pathToFileURL(built.folder).href;
  expect(files.some((file) => file.startsWith(own))).toBe(true);
  return { files, status, stderr };
}

/** The packages that the built files among these contain. */
function containedIn(files: readonly string[]): ReadonlySet<string> {
  const own = pathToFileURL(built.dist("")).href;
  return new Set(files.filter((file) => file.startsWith(own)).flatMap((file) => packagesIn(fileURLToPath(file))));
}

function packageOf(file: string): string | undefined {
  // The built package lies in a folder with a dot in front.
  return /^.*[/\\]node_modules[/\\]((?:@[^/\\]+[/\\])?[^./\\@][^/\\]*)/.exec(file)?.[1];
}

test.each([["--help"], ["--version"], ["compile", "--help"], ["explain", "--help"]])("navc %s %s", (...words) => {
  expect(loadedBy(built.dist("cli/bin.js"), ...words)).toEqual([]);
});

test.each(["compile", "tree"])("navc %s, for a site without specs and with plain front matter", (command) => {
  expect(loadedBy(built.dist("cli/bin.js"), command, site.folder)).toEqual([]);
});

test("the library, for such a site", () => {
  site.write(
    "compile.mjs",
    `import { compileNavigation } from ${JSON.stringify(pathToFileURL(built.dist("index.js")).href)};
     const { ok, diagnostics } = await compileNavigation({ root: ${JSON.stringify(site.folder)} });
     if (!ok || diagnostics.length > 0) throw new Error(JSON.stringify(diagnostics));`,
  );
  expect(loadedBy(join(site.folder, "compile.mjs"))).toEqual([]);
});

test("GraphQL is loaded only for a site that has a schema", () => {
  const isLoaded = (fields: object): boolean => {
    const tabs = [{ tab: "API", pages: ["index"], ...fields }];
    site.write("docs.json", JSON.stringify({ name: "Acme", navigation: { tabs } }));
    const words = ["compile", site.folder, "--output", join(site.folder, "navigation.json")];
    return containedIn(filesLoadedBy(built.dist("cli/bin.js"), ...words)).has("graphql");
  };
  site.write("schema.graphql", "type Query { users: Int }");
  expect([isLoaded({}), isLoaded({ graphql: "schema.graphql" })]).toEqual([false, true]);
});

test("what only a few runs need is loaded by these", () => {
  const rarelyUsed = ["ajv", "diff", "graphql"];
  const loaded = (...words: readonly string[]): readonly string[] => {
    const { files, status } = runOf([built.dist("cli/bin.js"), ...words]);
    // 1: there are problems.
    expect([0, 1]).toContain(status);
    const contained = containedIn(files);
    expect([...contained]).toContain("commander");
    return rarelyUsed.filter((name) => contained.has(name));
  };
  site.write("docs.json", JSON.stringify({ name: "Acme", navigation: { pages: ["index", "guides/start"] } }));
  const result = join(site.folder, "result.json");
  expect(loaded("compile", site.folder, "-o", result)).toEqual([]);
  expect(loaded("diff", result, result)).toEqual(["ajv"]);
  expect(loaded("check", site.folder)).toEqual([]);
  site.write("docs.json", JSON.stringify({ name: "Acme", navigation: { pages: ["index.mdx", "/guides/start.mdx"] } }));
  expect(loaded("check", site.folder, "--fix", "--dry-run")).toEqual(["diff"]);
});

test("what a site needs is loaded: packages that are imported, and those that they require", () => {
  site.write("docs.json", JSON.stringify({ name: "Acme", navigation: { openapi: "shop.yaml", pages: ["index"] } }));
  site.write("shop.yaml", "openapi: 3.1.0\ninfo: { title: Shop, version: '1' }\npaths: {}\n");
  // Its discovery of pages that nothing lists asks for fast-glob, which is no ES module.
  const loaded = loadedBy(built.dist("cli/bin.js"), "check", site.folder);
  expect(loaded).toEqual(expect.arrayContaining(["fast-glob", "js-yaml", "micromatch"]));
});

test("the server of the preview is loaded for the preview only", () => {
  const isLoaded = (...words: readonly string[]): boolean =>
    filesLoadedBy(built.dist("cli/bin.js"), ...words).includes("node:http");
  const preview = ["preview", site.folder, "--quiet", "-o", join(site.folder, "preview.html")];
  site.write("docs.json", JSON.stringify({ name: "Acme", navigation: { pages: ["index", "guides/start"] } }));
  expect([isLoaded("tree", site.folder), isLoaded("check", site.folder), isLoaded(...preview)]).toEqual([
    false,
    false,
    true,
  ]);
});

test("the parser of pages is loaded only if links are read", () => {
  const isLoaded = (...words: readonly string[]): boolean =>
    filesLoadedBy(built.dist("cli/bin.js"), "check", site.folder, ...words).some((file) =>
      file.includes("/chunks/load-bodies"),
    );
  site.write("docs.json", JSON.stringify({ name: "Acme", navigation: { pages: ["index", "guides/start"] } }));
  expect([isLoaded(), isLoaded("--links")]).toEqual([false, true]);
});
