// Has each page the text of its file, and is it said what can't be written?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { pageReader } from "../../../../src/outputs/page-writer/source/page-source.ts";
import { files, sourcesOf } from "./page-sources.ts";

test("a page has its front matter and its body as they are written", async () => {
  const { sources, faults } = await sourcesOf(files, ["own", "bare", "hidden", "forward", "gone"]);
  expect(
    sources.map(({ href, frontMatter, body, file, bodyLine }) => [href, frontMatter, body, file, bodyLine]),
  ).toEqual([
    ["/own", { title: "Own", extra: [1, 2] }, "\nText of {1 + 1}.\n", "own.mdx", 5],
    ["/bare", {}, "No front matter.\n", "bare.md", 1],
    ["/hidden", { title: "Hidden", hidden: true }, "Hidden text.", "hidden.mdx", 5],
  ]);
  expect(faults).toEqual([{ kind: "no-file", title: "Gone", href: "/gone" }]);
});

test("a text that is no valid MDX is plain Markdown, and is named with its place", async () => {
  const text = "---\ntitle: Broken\n---\n\n## Part {#own}\n\n<Note>\n\nNot {closed\n";
  const { sources, faults } = await sourcesOf({ "broken.mdx": text }, ["broken"]);
  expect(sources[0]!.body).toBe('\n## Part <span id="own"></span>\n\n&#60;Note>\n\nNot &#123;closed\n');
  expect(faults).toEqual([{ kind: "not-mdx", file: "broken.mdx", line: 9, column: 5 }]);
});

test("what a page imports or shows and is not there is named with its place", async () => {
  const text = 'import A from "/snippets/gone.jsx";\n\n<A />\n\n![a](/gone.png)\n';
  const { faults } = await sourcesOf({ "a.mdx": text }, ["a"]);
  expect(faults).toEqual([
    {
      kind: "left-out",
      what: 'the import of "/snippets/gone.jsx"',
      reason: "their files are not there",
      file: "a.mdx",
      line: 1,
      column: 1,
    },
    { kind: "missing-file", address: "/gone.png", file: "a.mdx" },
  ]);
});

test("the description of a spec is the lead where a reader takes it, once, and one of the page's own is none", async () => {
  const description = "Lists **all**.\n\n- one";
  const get = { summary: "Things", description, responses: { 200: { description } } };
  const described = (line: string): string => `---\nopenapi: GET /b\n${line}---\nText.\n`;
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "A", openapi: "a.json", navigation: { pages: ["GET /a", "own", "spec"] } }),
    "a.json": JSON.stringify({ openapi: "3.1.0", info: {}, paths: { "/a": { get }, "/b": { get } } }),
    "own.mdx": described("description: Its **own**.\n"),
    "spec.mdx": described('description: " "\n'),
  });
  const { navigation } = await compileNavigation({ host });
  const [plain, led] = [false, true].map((isLed) => pageReader(navigation!, host, {}, undefined, undefined, isLed));
  const found = await Promise.all(
    Object.values(navigation!.pages).map(async (page) => {
      const [without, source] = [await plain!(page), (await led!(page))!];
      expect(without).not.toHaveProperty("lead");
      const times = [without!, source].map(({ body }) => body.split(description).length - 1);
      return [page.file, source.lead, times];
    }),
  );
  expect(found).toEqual([
    [null, description, [1, 0]],
    ["own.mdx", undefined, [1, 1]],
    ["spec.mdx", description, [1, 0]],
  ]);
});
