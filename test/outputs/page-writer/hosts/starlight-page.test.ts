// Is a page written so that Starlight shows it at its address, with what docs.json says of it?
import { expect, test } from "vitest";
import { exportStarlight } from "../../../../src/outputs/page-writer/hosts/export-starlight.ts";
import { readPageSources } from "../../../../src/outputs/page-writer/source/page-source.ts";
import { pathProblem } from "../../../../src/project/writer/path-problem.ts";
import { compileNavigation, memoryHost, type JsonObject } from "../../../../src/index.ts";

async function filesOf(
  config: JsonObject,
  files: { readonly [file: string]: string },
  basePath = "",
): Promise<{ readonly [path: string]: string }> {
  const host = memoryHost(files);
  const { navigation } = await compileNavigation({ config, host, basePath });
  const { pageFile } = exportStarlight(navigation!);
  const written: [string, string][] = [];
  for await (const source of readPageSources(navigation!, host)) {
    const { path, text } = pageFile(source);
    written.push([path, text]);
  }
  return Object.fromEntries(written);
}

const page = (fields: string, body = "Text."): string => `---\n${fields}\n---\n${body}\n`;

test("a page has its address as slug, its neighbors with the base path, and its text", async () => {
  const files = {
    "index.mdx": page("title: Home\ndescription: The first page."),
    "API/v1.2.mdx": page("title: 'The: API'", "<Note>Text.</Note>"),
  };
  const written = await filesOf({ name: "Acme", navigation: { pages: ["index", "API/v1.2"] } }, files, "/docs");
  expect(written).toEqual({
    "index.mdx": `---
title: "Home"
description: "The first page."
slug: "index"
prev: false
next: {"link":"/docs/API/v1.2","label":"The: API"}
editUrl: false
---

Text.
`,
    "API/v1.2.mdx": `---
title: "The: API"
slug: "API/v1.2"
prev: {"link":"/docs","label":"Home"}
next: false
editUrl: false
---

<Note>Text.</Note>
`,
  });
});

test("a hidden page is in no list, no search and no search engine; one that is only not indexed stays in lists", async () => {
  const files = { "a.mdx": page("hidden: true"), "b.mdx": page("noindex: true") };
  const written = await filesOf({ name: "Acme", navigation: { pages: ["a", "b"] } }, files);
  const robots = `pagefind: false\nhead: [{"tag":"meta","attrs":{"name":"robots","content":"noindex"}}]\n`;
  expect(written["a.mdx"]).toContain(`sidebar: {"hidden":true}\n${robots}`);
  expect(written["b.mdx"]).toContain(`next: false\n${robots}`);
});

test("a page whose title or site has what could be HTML has its own <title>, escaped; other texts are as they are", async () => {
  const files = {
    "a.mdx": page("title: 'A < B </title><script>1</script>'\nnoindex: true"),
    "b.mdx": page("title: B"),
  };
  const written = await filesOf({ name: "Acme", navigation: { pages: ["a", "b"] } }, files);
  const title = `{"tag":"title","content":"A &lt; B &lt;/title&gt;&lt;script&gt;1&lt;/script&gt; | Acme"}`;
  expect(written["a.mdx"]).toContain(`title: "A \\u003c B \\u003c/title>\\u003cscript>1\\u003c/script>"\n`);
  expect(written["a.mdx"]).toContain(`,${title.replaceAll("<", String.raw`\u003c`)}]\n`);
  expect(written["b.mdx"]).not.toContain("head:");
  const named = await filesOf({ name: "R&D", navigation: { pages: ["b"] } }, files);
  expect(named["b.mdx"]).toContain(`head: [{"tag":"title","content":"B | R&amp;D"}]`);
});

test("a file that Starlight would not read gets another name, and keeps its address", async () => {
  const spec = { openapi: "3.0.0", info: { title: "S", version: "1" }, paths: { "/d": { get: { summary: "D" } } } };
  const files = { "a/_b.mdx": page("title: B"), "s.json": JSON.stringify(spec) };
  const groups = [
    { group: "A", pages: ["a/_b"] },
    { group: "C", openapi: { source: "s.json", directory: ".c" } },
  ];
  const written = await filesOf({ name: "Acme", navigation: { groups } }, files);
  const slugs = Object.entries(written).map(([path, text]) => [path, /slug: (.*)/.exec(text)?.[1]]);
  expect(slugs).toEqual([
    ["a/navc-_b.mdx", '"a/_b"'],
    ["navc-.c/d.mdx", '".c/d"'],
  ]);
});

test("an endpoint whose address has a character that not all systems have in names gets another file, and keeps its address", async () => {
  const item = { get: { responses: { 200: { description: "OK" } } } };
  const spec = { openapi: "3.1.0", info: { title: "A", version: "1" }, paths: { "/items:batch": item } };
  const navigation = { pages: [{ group: "A", openapi: { source: "a.json", directory: "v1:x" } }] };
  const written = await filesOf({ name: "Acme", navigation }, { "a.json": JSON.stringify(spec) });
  const slugs = Object.entries(written).map(([path, text]) => [path, /slug: (.*)/.exec(text)?.[1]]);
  expect(Object.keys(written).map(pathProblem)).toEqual([undefined]);
  expect(slugs).toEqual([["navc-v1-3a-x/navc-get-items-3a-batch.mdx", '"v1:x/get-items:batch"']]);
});

test("no page is written whose address leaves its folder, because Astro would follow it", async () => {
  const { navigation } = await compileNavigation({
    config: { name: "Acme", navigation: { pages: ["a"] } },
    host: memoryHost({ "a.mdx": page("title: A") }),
  });
  const found = Object.values(navigation!.pages)[0]!;
  const { pageFile } = exportStarlight(navigation!);
  const source = {
    page: found,
    href: "/../b",
    body: "",
    frontMatter: {},
    file: null,
    bodyLine: 1,
    files: [],
    scripts: [],
  };
  expect(pathProblem(pageFile(source).path)).toBe("its path does not stay in the folder");
});
