// Is no more read than a compile may read, and nothing twice? (D22)
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileResult, type Host, type JsonObject } from "../../../src/index.ts";
import { nodeHost } from "../../../src/project/disk/node-host.ts";

const folder = mkdtempSync(join(tmpdir(), "navc-budget-"));
afterAll(() => rmSync(folder, { recursive: true }));

const specText = (paths: number, filler = 0): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "T", version: "1", description: "x".repeat(filler) },
    paths: Object.fromEntries(Array.from({ length: paths }, (_, index) => [`/p${index}`, { get: {} }])),
  });

/** A host that writes down what is read whole, and how many bytes that is. */
function counted(host: Host): { readonly host: Host; readonly read: string[]; readonly bytes: () => number } {
  const read: string[] = [];
  let bytes = 0;
  return {
    read,
    bytes: () => bytes,
    host: {
      ...host,
      readText: (path) => {
        const text = host.readText(path);
        if (text !== undefined) read.push(path);
        bytes += Buffer.byteLength(text ?? "");
        return text;
      },
    },
  };
}

const groupsOf = (specs: readonly string[]): JsonObject => ({
  navigation: { groups: specs.map((spec) => ({ group: spec, openapi: spec })) },
});

function limitsExceeded({ diagnostics }: CompileResult): readonly string[] {
  return diagnostics.flatMap(({ code, message }) => (code === "limit-exceeded" ? [message] : []));
}

test("a file behind many links is read and kept once", async () => {
  const links = Array.from({ length: 40 }, (_, index) => `link-${index}.json`);
  writeFileSync(join(folder, "spec.json"), specText(3));
  for (const link of links) symlinkSync("spec.json", join(folder, link));
  const { host, read } = counted(nodeHost(folder));
  const { navigation } = await compileNavigation({ config: groupsOf(["spec.json", ...links]), host });
  expect(Object.keys(navigation!.pages)).toHaveLength(3 * 41);
  expect(read).toEqual(["spec.json"]);
});

test("what does not fit into the bytes of a compile is left out, with one message", async () => {
  const files = Object.fromEntries(Array.from({ length: 5 }, (_, index) => [`s${index}.json`, specText(2, 1000)]));
  const { host, bytes } = counted(memoryHost(files));
  const config = groupsOf(Object.keys(files));
  const result = await compileNavigation({ config, host, limits: { readBytes: 2500 } });
  expect(limitsExceeded(result)).toEqual([
    `What is read in all, with s2.json and 2 others, is over the limit of 2500 bytes, and what is over it is left out. If that size is intended, raise the limit "readBytes".`,
  ]);
  const errors = result.diagnostics.filter(({ severity }) => severity === "error");
  expect(errors.map(({ code }) => code)).toEqual(["limit-exceeded"]);
  expect(bytes()).toBeLessThanOrEqual(2500);
  expect(Object.keys(result.navigation!.pages)).toHaveLength(4);
});

test("a file that is larger than what may be read is not looked at, and the others are", async () => {
  const small = memoryHost({ "big.md": "", "small.md": "---\ntitle: Small\n---\n", "spec.json": specText(1) });
  const { host, read } = counted({
    ...small,
    stat: (path) => (path === "big.md" ? { kind: "file", size: 1e12, modified: 0 } : small.stat(path)),
  });
  const result = await compileNavigation({ config: groupsOf(["spec.json"]), host, discover: true });
  expect(read).not.toContain("big.md");
  expect(limitsExceeded(result)).toHaveLength(1);
  expect(result.navigation!.pages["/small"]?.title).toBe("Small");
});

test("files that refer to each other are parsed again only as long as that fits into the bytes of a compile", async () => {
  const refs = (other: string): string =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "T", version: "1", description: "x".repeat(1000) },
      paths: Object.fromEntries(
        Array.from({ length: 500 }, (_, index) => [`/p${index}`, { $ref: `${other}#/components/one` }]),
      ),
      components: { one: { $ref: "third.json#/components/one" } },
    });
  const third = JSON.stringify({ info: "x".repeat(30_000), components: { one: { get: { summary: "One" } } } });
  const host = memoryHost({ "a.json": refs("b.json"), "b.json": refs("a.json"), "third.json": third });
  const compile = (readBytes: number): Promise<CompileResult> =>
    compileNavigation({ config: groupsOf(["a.json"]), host, limits: { specBytes: 50_000, readBytes } });
  const bounded = await compile(200_000);
  expect(limitsExceeded(bounded)).toEqual([expect.stringContaining("What is read in all")]);
  expect(limitsExceeded(await compile(200_000_000))).toEqual([]);
});

test("the specs together have no more operations than the result has nodes", async () => {
  const files = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`s${index}.json`, specText(10)]));
  const limits = { nodes: 100 };
  const pages = Object.keys(files).map((file) => `${file} GET /p1`);
  const config: JsonObject = { navigation: { pages } };
  const result = await compileNavigation({ config, host: memoryHost(files), limits });
  expect(limitsExceeded(result)).toEqual([
    expect.stringContaining("The number of operations of all specs, counted up to s10.json, is over the limit of 100"),
  ]);
  expect(result.diagnostics.filter(({ code }) => code === "endpoint-unknown")).toEqual([]);
  const unresolved = Object.values(result.navigation!.pages).filter(({ operation }) => "unresolved" in operation!);
  expect(unresolved).toHaveLength(20);
});

test("a few addresses are fetched at a time, and those that do not fit are left out in their order", async () => {
  let running = 0;
  let most = 0;
  const urls = Array.from({ length: 20 }, (_, index) => `https://example.com/${index}.json`);
  const remoteSpecs = async (url: string): Promise<string> => {
    running += 1;
    most = Math.max(most, running);
    // The first of each few answers last.
    const turns = urls.length - urls.indexOf(url);
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
    running -= 1;
    return specText(1, 1000);
  };
  const config = groupsOf(urls);
  const result = await compileNavigation({ config, host: memoryHost({}), remoteSpecs, limits: { readBytes: 5000 } });
  expect(most).toBe(4);
  expect(limitsExceeded(result)).toEqual([expect.stringContaining(`${urls[4]} and 15 others`)]);
});
