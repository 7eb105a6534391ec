// Does every option of the library do what its docstring says?
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, describe, expect, test, vi } from "vitest";
import {
  compileNavigation,
  memoryHost,
  outline,
  type CompileOptions,
  type CompileResult,
  type Host,
} from "../src/index.ts";

import { builtPackage } from "./examples/built-package.ts";

const page = (title: string): string => `---\ntitle: ${title}\n---\n`;
const site = (navigation: unknown, more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  "docs.json": JSON.stringify({ name: "Acme", navigation }),
  "start.mdx": page("Start"),
  "guides/auth.mdx": page("Auth"),
  ...more,
});
const plain = site({ pages: ["start", "guides/auth"] });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});
function onDisk(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), "navc-library-"));
  folders.push(folder);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

test("root: the folder that holds docs.json", async () => {
  const { navigation, ok } = await compileNavigation({ root: onDisk(plain) });
  expect(ok).toBe(true);
  expect(Object.keys(navigation?.pages ?? {})).toEqual(["/start", "/guides/auth"]);
});

describe("config", () => {
  test("another file name", async () => {
    const { "docs.json": text = "", ...rest } = plain;
    const { navigation } = await compileNavigation({
      host: memoryHost({ ...rest, "site.json": text }),
      config: "site.json",
    });
    expect(navigation?.editions[0]?.tree.source).toEqual({ pointer: "/navigation" });
  });

  test("a name with ./ before it", async () => {
    const { navigation, ok } = await compileNavigation({ host: memoryHost(plain), config: "./docs.json" });
    expect([navigation?.editions[0]?.tree.source, ok]).toEqual([{ pointer: "/navigation" }, true]);
  });

  test("that is in no folder is not looked for in one", async () => {
    const messageOf = async (options: CompileOptions): Promise<string | undefined> =>
      (await compileNavigation(options)).diagnostics[0]?.message;
    const root = mkdtempSync(join(tmpdir(), "navc-empty-"));
    expect(await messageOf({ root: join(root, "typo") })).toMatch(
      /^The docs folder is not there, so there is no docs\.json /,
    );
    expect(await messageOf({ root })).toMatch(/^There is no docs\.json in this folder, /);
    writeFileSync(join(root, "page.md"), "");
    expect(await messageOf({ root: join(root, "page.md") })).toMatch(
      /^The docs folder is a file, so there is no docs\.json /,
    );
    rmSync(root, { recursive: true });
    const plainHost = memoryHost({ "a.png": "" });
    const host = { ...plainHost, stat: (path: string) => (path === "" ? undefined : plainHost.stat(path)) };
    expect(await messageOf({ host })).toMatch(/^There is no docs\.json in this folder, /);
  });

  test("without one nothing is well, also in silence", async () => {
    const { navigation, diagnostics, ok } = await compileNavigation({
      host: memoryHost({}),
      rules: { "config-not-found": "off" },
    });
    expect([navigation, diagnostics, ok]).toEqual([null, [], false]);
  });

  test("the object itself, which is not changed and not kept", async () => {
    const config = { name: "Acme", navigation: { pages: ["start", "lost"] } };
    const before = structuredClone(config);
    const { navigation, diagnostics } = await compileNavigation({ host: memoryHost(plain), config });
    expect(navigation?.site.name).toBe("Acme");
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([
      ["page-not-found", "/navigation/pages/1"],
    ]);
    expect(config).toEqual(before);
  });
});

test("dialect: plain pages stop generation by the contract, not on the platform", async () => {
  const spec = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/a": { get: { summary: "List" } } },
  });
  const host = memoryHost(site({ tabs: [{ tab: "API", openapi: "a.json", pages: ["start"] }] }, { "a.json": spec }));
  const pages = async (dialect: CompileOptions["dialect"]): Promise<readonly string[]> =>
    Object.keys(
      (await compileNavigation({ host, ...(dialect === undefined ? {} : { dialect }) })).navigation?.pages ?? {},
    );
  expect(await pages(undefined)).toEqual(["/start"]);
  expect(await pages("contract")).toEqual(["/start"]);
  expect(await pages("mintlify")).toEqual(["/start", "/api-reference/list"]);
});

test("basePath: before every href, with or without a slash at its end", async () => {
  const host = memoryHost(
    site({
      tabs: [
        { tab: "A", pages: ["start"] },
        { tab: "B", href: "/guides/auth" },
      ],
    }),
  );
  for (const basePath of ["/docs", "/docs/"]) {
    const { navigation } = await compileNavigation({ host, basePath });
    expect(navigation?.site.basePath).toBe("/docs");
    expect(Object.keys(navigation?.pages ?? {})).toEqual(["/docs/start", "/docs/guides/auth"]);
    expect(navigation?.editions[0]?.tree.children.map((child) => child.href)).toEqual([
      "/docs/start",
      "/docs/guides/auth",
    ]);
  }
});

test("remoteSpecs: off by default, a function that gives the body when it is one", async () => {
  const url = "https://api.example.com/openapi.json";
  const host = memoryHost(site({ groups: [{ group: "API", openapi: url }] }));
  const spec = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/a": { get: { summary: "List" } } },
  });
  const off = await compileNavigation({ host });
  expect(off.diagnostics.map((each) => each.code)).toEqual(["spec-remote"]);
  const fetch = vi.fn<(url: string) => Promise<string>>(() => Promise.resolve(spec));
  const on = await compileNavigation({ host, remoteSpecs: fetch });
  expect(fetch).toHaveBeenCalledExactlyOnceWith(url);
  expect(Object.keys(on.navigation?.pages ?? {})).toEqual(["/api-reference/list"]);
});

test("discover: page files that no entry names are pages in no list", async () => {
  const host = memoryHost(site({ pages: ["start"] }));
  expect(Object.keys((await compileNavigation({ host })).navigation?.pages ?? {})).toEqual(["/start"]);
  const { navigation, diagnostics } = await compileNavigation({ host, discover: true });
  expect(navigation?.pages["/guides/auth"]?.placements[0]?.node).toBeNull();
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([["page-unlisted", "guides/auth.mdx"]]);
});

test("rules: the severity of a code, and silence", async () => {
  const host = memoryHost(site({ pages: ["start", "start", "lost"] }));
  const codes = async (rules: CompileOptions["rules"]): Promise<unknown> => {
    const { diagnostics, ok } = await compileNavigation({ host, ...(rules === undefined ? {} : { rules }) });
    return [diagnostics.map(({ code, severity }) => `${severity} ${code}`), ok];
  };
  expect(await codes(undefined)).toEqual([["warning page-listed-twice", "error page-not-found"], false]);
  expect(await codes({ "page-not-found": "info", "page-listed-twice": "off" })).toEqual([
    ["info page-not-found"],
    true,
  ]);
});

test("host: in memory, with no node:fs loaded", () => {
  const hook = `export const resolve = (name, context, next) => { if (/^(node:)?fs\\b/.test(name)) throw new Error("loads " + name); return next(name, context); };`;
  const register = `import { register } from "node:module"; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;
  const program = `
    const { compileNavigation, memoryHost } = await import(${JSON.stringify(pathToFileURL(builtPackage().dist("index.js")).href)});
    const inMemory = await compileNavigation({ host: memoryHost(${JSON.stringify(plain)}) });
    const onDisk = await compileNavigation().catch((error) => error.message);
    console.log(inMemory.ok, onDisk);
  `;
  const args = [
    "--import",
    `data:text/javascript,${encodeURIComponent(register)}`,
    "--input-type=module",
    "--eval",
    program,
  ];
  const printed = execFileSync(process.execPath, args, { encoding: "utf8" });
  expect(printed).toBe("true loads node:fs\n");
});

test("limits: each one is a diagnostic, never a crash", async () => {
  const deep = (levels: number): unknown =>
    levels === 0 ? { pages: ["start"] } : { groups: [{ group: "G", pages: [deep(levels - 1)] }] };
  const spec = JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/a": { get: {} }, "/b": { get: {} } },
  });
  const codesWith = async (
    files: Readonly<Record<string, string>>,
    limits: CompileOptions["limits"],
  ): Promise<readonly string[]> => {
    const { diagnostics } = await compileNavigation({
      host: memoryHost(files),
      ...(limits === undefined ? {} : { limits }),
    });
    return diagnostics.map((each) => each.code);
  };
  const withSpec = site({ groups: [{ group: "API", openapi: "a.json" }] }, { "a.json": spec });
  expect(await codesWith(plain, { configBytes: 10 })).toEqual(["limit-exceeded"]);
  expect(await codesWith(site(deep(5)), { depth: 8 })).toContain("limit-exceeded");
  expect(await codesWith(plain, { frontMatterBytes: 4 })).toEqual(["front-matter-refused", "front-matter-refused"]);
  expect(await codesWith(withSpec, { specBytes: 10 })).toContain("limit-exceeded");
  expect(await codesWith(withSpec, { operations: 1 })).toContain("limit-exceeded");
  expect(await codesWith(plain, { nodes: 2 })).toContain("limit-exceeded");
  for (const limits of [{ nodes: 0 }, { nodes: 1 }, { depth: 0 }]) {
    const { navigation, ok } = await compileNavigation({ host: memoryHost(plain), limits });
    expect([navigation?.editions[0]?.tree.children, ok]).toEqual([[], false]);
  }
  const chain = {
    "docs.json": `{"navigation":{"$ref":"a.json"}}`,
    "a.json": `{"$ref":"b.json"}`,
    "b.json": `{"pages":[]}`,
  };
  expect(await codesWith(chain, { refHops: 1 })).toContain("limit-exceeded");
});

test("inputs: what diagnostics read to find their places is none of them, whatever is asked for first", async () => {
  const files = {
    "docs.json": '{ "name": "Acme", "theme": "mint", "openapi": "a.json", "navigation": { "pages": ["gone"] } }',
    "a.json": '{ "openapi": "3.1.0", "paths": { "/a": { "get": 7 } } }',
  };
  const asked = await compileNavigation({ host: memoryHost(files) });
  const shown = await compileNavigation({ host: memoryHost(files) });
  expect(shown.diagnostics.length).toBeGreaterThan(0);
  expect(shown.inputs).toEqual(asked.inputs);
  expect(shown.inputs).toBe(shown.inputs);
});

test("inputs: what the result depends on, with hashes that follow what is used", async () => {
  const inputs = async (files: Readonly<Record<string, string>>): Promise<readonly string[]> => {
    const result = await compileNavigation({ host: memoryHost(files) });
    return result.inputs.map(({ file, kind, sha256 }) => `${kind} ${file} ${sha256.slice(0, 8)}`);
  };
  const first = await inputs(plain);
  expect(first.map((each) => each.split(" ").slice(0, 2).join(" "))).toEqual(
    expect.arrayContaining(["whole docs.json", "head start.mdx", "head guides/auth.mdx"]),
  );
  expect(await inputs({ ...plain, "start.mdx": `${page("Start")}\nAnother body.` })).toEqual(first);
  expect(await inputs({ ...plain, "start.mdx": page("Begin") })).not.toEqual(first);
});

const wrong: readonly (readonly [string, unknown])[] = [
  ["root", 5],
  ["root", ""],
  ["config", 5],
  ["config", []],
  ["config", ""],
  ["dialect", "docusaurus"],
  ["basePath", "docs"],
  ["basePath", "//docs"],
  ["basePath", 1],
  ["basePath", "/\\evil.example"],
  ["basePath", "/a/../b"],
  ["basePath", "/a b"],
  ["rot", "docs"],
  ["remoteSpecs", "yes"],
  ["discover", 1],
  ["rules", []],
  ["rules", { "no-such-code": "off" }],
  ["rules", { "page-index": "fatal" }],
  ["host", {}],
  ["host", null],
  ["limits", { depth: "9" }],
  ["limits", { depth: Number.NaN }],
  ["limits", { height: 9 }],
];

test.each(wrong)("a wrong %s (%j) is a TypeError that names it", async (option, value) => {
  const options = { host: memoryHost(plain), [option]: value } as CompileOptions;
  await expect(compileNavigation(options)).rejects.toThrow(TypeError);
  await expect(compileNavigation(options)).rejects.toThrow(`"${option}`);
});

test.each(["readText", "readHead", "stat"] as const)(
  "a host whose %s gives a promise is a TypeError",
  async (method) => {
    const slow = { ...memoryHost(plain), [method]: async (path: string) => memoryHost(plain)[method](path, 9) };
    await expect(compileNavigation({ host: slow })).rejects.toThrow(`"host.${method}"`);
  },
);

test("outline: one line per node", async () => {
  const { navigation } = await compileNavigation({ host: memoryHost(plain) });
  expect(navigation && outline(navigation)).toBe("main (default)\n  page Start  /start\n  page Auth  /guides/auth\n");
});

describe("urls and lock", () => {
  const spec = (summary: string): string => {
    const get = { summary, operationId: "findAll" };
    return JSON.stringify({ openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/a/{id}": { get } } });
  };
  const host = (summary: string): Host =>
    memoryHost(site({ groups: [{ group: "API", openapi: "a.json" }] }, { "a.json": spec(summary) }));
  const hrefs = ({ navigation }: CompileResult): readonly string[] => Object.keys(navigation?.pages ?? {});

  test("urls: what the last part of an address is made of", async () => {
    const at = async (urls: NonNullable<CompileOptions["urls"]>): Promise<readonly string[]> =>
      hrefs(await compileNavigation({ host: host("List"), urls }));
    expect(hrefs(await compileNavigation({ host: host("List") }))).toEqual(["/api-reference/list"]);
    expect(await at("mintlify")).toEqual(["/api-reference/list"]);
    expect(await at("operation-id")).toEqual(["/api-reference/findall"]);
    expect(await at("method-path")).toEqual(["/api-reference/get-a-id"]);
  });

  test("lock: addresses stay those of the result it is from, also in another scheme", async () => {
    const lock = { lockVersion: 1, operations: {} } as const;
    const first = await compileNavigation({ host: host("List"), lock });
    expect(first.lock?.operations).toEqual({ "a.json": { "GET /a/{id}": "/api-reference/list" } });
    const second = await compileNavigation({ host: host("All"), lock: first.lock!, urls: "method-path" });
    expect(hrefs(second)).toEqual(["/api-reference/list"]);
    expect(second.lock).toEqual(first.lock);
    expect(lock).toEqual({ lockVersion: 1, operations: {} });
  });

  test.each([
    ["urls", "slug"],
    ["urls", 1],
    ["lock", 5],
    ["lock", []],
    ["lock", null],
  ])("a wrong %s (%j) is a TypeError that names it", async (option, value) => {
    const options = { host: memoryHost(plain), [option]: value } as CompileOptions;
    await expect(compileNavigation(options)).rejects.toThrow(TypeError);
    await expect(compileNavigation(options)).rejects.toThrow(`"${option}`);
  });
});
