// Is every text that names something short, however long it was written? (D57)
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type CompileResult, type JsonValue } from "../../../src/index.ts";
import { idsIn } from "../../support/walk-result.ts";

// Above this V8 hashes a text by its length alone, so that maps of such texts become lists.
const hashedWhole = 16_383;
const long = "x".repeat(20_000);

async function compile(config: JsonValue, files: Readonly<Record<string, string>> = {}): Promise<CompileResult> {
  return await compileNavigation({ host: memoryHost({ "docs.json": JSON.stringify(config), "a.mdx": "", ...files }) });
}

function spec(operations: JsonValue): string {
  return JSON.stringify({ openapi: "3.1.0", info: { title: "API", version: "1" }, paths: operations });
}

test("labels nested as deep as they may be make ids that are hashed whole", async () => {
  let navigation: JsonValue = { group: long, pages: ["a"] };
  for (let depth = 0; depth < 40; depth += 1) navigation = { group: `${long}${depth}`, pages: [navigation] };
  const { navigation: result, diagnostics } = await compile({ navigation: { groups: [navigation] } });
  const ids = idsIn(result!.editions[0]!.tree);
  expect(ids).toHaveLength(43);
  expect(Math.max(...ids.map(({ length }) => length))).toBeLessThan(hashedWhole);
  expect(diagnostics.map(({ code }) => code)).toEqual(["text-too-long"]);
  expect(diagnostics[0]!.message).toContain("41 texts");
});

test.each<readonly [string, JsonValue, readonly string[]]>([
  ["summary", { "/p": { get: { summary: long } }, "/q": { get: { summary: `${long}y` } } }, ["text-too-long"]],
  ["tag", { "/p": { get: { tags: [long] } }, "/q": { get: { tags: [`${long}y`] } } }, ["text-too-long"]],
  ["operation id", { "/p": { get: { operationId: long } } }, ["text-too-long"]],
  ["address", { "/p": { get: { "x-mint": { href: `/${long}` } } } }, ["spec-invalid"]],
  ["path", { [`/${long.slice(10_000)}`]: { get: {} }, "/p": { get: {} } }, ["spec-invalid"]],
])("a spec with a long %s is reported once, and its addresses and keys are short", async (_field, paths, codes) => {
  const { navigation, diagnostics } = await compile(
    { navigation: { groups: [{ group: "G", openapi: "a.json" }] } },
    { "a.json": spec(paths) },
  );
  const pages = Object.values(navigation!.pages);
  expect(pages.length).toBeGreaterThan(0);
  for (const { href, key, title } of pages)
    expect(Math.max(href.length, key.length, title.length)).toBeLessThan(hashedWhole / 4);
  expect(diagnostics.filter(({ code }) => code !== "endpoint-collision").map(({ code }) => code)).toEqual(codes);
});

test("a summary that many operations share through a $ref counts once", async () => {
  const paths = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`/p${index}`, { get: { $ref: "#/components/x" } }]),
  );
  const text = JSON.stringify({ ...JSON.parse(spec(paths)), components: { x: { summary: long } } });
  const { navigation, diagnostics } = await compile(
    { navigation: { groups: [{ group: "G", openapi: "a.json" }] } },
    { "a.json": text },
  );
  expect(Object.keys(navigation!.pages)).toHaveLength(50);
  expect(diagnostics.map(({ code }) => code).toSorted()).toEqual(["endpoint-collision", "text-too-long"]);
  expect(diagnostics.find(({ code }) => code === "text-too-long")!.message).toMatch(/Shorten it\.$/);
});

test.each(["title", "sidebarTitle", "tag", "key"])("a long %s in front matter is cut and reported", async (field) => {
  const { navigation, diagnostics } = await compile(
    { navigation: { pages: ["a"] } },
    { "a.mdx": `---\n${field}: ${long}\n---\n` },
  );
  expect(diagnostics.map(({ code, file }) => [code, file])).toEqual([["text-too-long", "a.mdx"]]);
  expect(JSON.stringify(navigation).length).toBeLessThan(hashedWhole);
});

test.each<readonly [string, JsonValue, readonly string[]]>([
  [
    "a redirect",
    { navigation: { pages: ["a"] }, redirects: [{ source: `/${long}`, destination: "/a" }] },
    ["error wrong-type"],
  ],
  ["a spec", { navigation: { groups: [{ group: "G", pages: ["a"], openapi: `${long}.json` }] } }, ["error wrong-type"]],
  [
    "a link",
    {
      navigation: {
        tabs: [
          { tab: "T", href: `https://example.com/${long}` },
          { tab: "A", pages: ["a"] },
        ],
      },
    },
    ["warning text-too-long"],
  ],
])("the long address of %s is reported once", async (_what, config, expected) => {
  const { diagnostics } = await compile(config);
  expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toEqual(expected);
});

test("an entry that is too long is reported, whatever its form", async () => {
  const entries = [long, `GET /${long}`, `a.json GET /${long}`, `webhook ${long}`, `FETCH /${long}`];
  const { diagnostics } = await compile({ navigation: { pages: ["a", ...entries] } });
  expect(diagnostics.map(({ code }) => code)).toEqual(entries.map(() => "page-outside-root"));
});
