// Is a page that was parsed to see whether it is valid not parsed again to be written, and is the same written?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { exportSite } from "../../../../src/outputs/page-writer/export-site.ts";
import { keptTree, takeTree } from "../../../../src/outputs/page-writer/source/kept-tree.ts";
import { drawnPage } from "../../../../src/outputs/page-writer/drawn/drawn-page.ts";
import { mathGrammar } from "../../../../src/outputs/page-writer/source/math-grammar.ts";
import { pageReader, readPageSources } from "../../../../src/outputs/page-writer/source/page-source.ts";
import { textForModels } from "../../../../src/outputs/page-writer/source/text-for-models.ts";

const bodies = {
  parsed: "A {1 + 1} *word* of $x_{1}$\n\n<Note>One</Note> <Tip>Two</Tip>\n",
  // It is seen without a tree that this is valid.
  simple: "A *word*\n",
  // Its text is changed after it was parsed.
  titled: "A {1 + 1}\n\n```js one.js\n```\n",
};
const texts = Object.entries(bodies).map(([name, body]) => [`${name}.mdx`, body] as const);
const host = memoryHost({
  "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: Object.keys(bodies) } }),
  ...Object.fromEntries(texts),
});
const { navigation } = await compileNavigation({ host });

test("the tree of a page is there once, and only for its own text", async () => {
  const found: unknown[] = [];
  for await (const source of readPageSources(navigation!, host)) {
    const ofOther = takeTree({ ...source });
    found.push([source.href, ofOther, takeTree(source)?.children.length, takeTree(source)]);
  }
  expect(found).toEqual([
    ["/parsed", undefined, 2, undefined],
    ["/simple", undefined, undefined, undefined],
    ["/titled", undefined, undefined, undefined],
  ]);
});

test.each(["docusaurus", "vitepress"] as const)("%s: a page is written the same with its tree", async (name) => {
  const { pageFile } = exportSite(name, navigation!);
  for await (const source of readPageSources(navigation!, host))
    expect([pageFile(source), takeTree(source)]).toEqual([pageFile({ ...source }), undefined]);
});

test("what the text for models was made of is not parsed again to write the page, which is written the same", async () => {
  const { pageFile } = exportSite("docusaurus", navigation!);
  const source = (await pageReader(navigation!, host)(navigation!.pages["/titled"]!))!;
  const written = pageFile({ ...source });
  const text = textForModels(source);
  expect(keptTree(source)?.children.length).toBe(2);
  expect([pageFile(source), takeTree(source)]).toEqual([written, undefined]);
  expect(textForModels(source)).toBe(text);
});

test("a page is drawn the same with its tree, which has its formulas", async () => {
  const read = pageReader(navigation!, host, {}, mathGrammar);
  const source = (await read(navigation!.pages["/parsed"]!))!;
  const tree = takeTree(source);
  expect(JSON.stringify(tree)).toContain("inlineMath");
  expect(drawnPage(source.body, undefined, tree)).toEqual(drawnPage(source.body));
});
