// Does a ReadMe project keep its pages, its tree and all of its addresses?
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { expectGolden } from "../../support/expect-golden.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const blocks = `[block:api-header]
{ "title": "Header", "level": 3 }
[/block]
[block:callout]
{ "type": "warning", "title": "Careful", "body": "one\\ntwo [b](doc:second#x)" }
[/block]
[block:code]
{ "codes": [{ "code": "a < b\\n", "language": "js", "name": "Node" }, { "code": "b", "language": "python" }] }
[/block]
[block:image]
{ "images": [{ "image": ["https://files.example/a.png", "a.png", "A"], "caption": "The \\"a\\"" }] }
[/block]
[block:parameters]
{ "data": { "h-0": "A", "h-1": "B", "0-0": "x|y", "0-1": "1\\n2" }, "cols": 2, "rows": 1 }
[/block]
[block:embed]
{ "url": "https://video.example/1", "title": "Video" }
[/block]
[block:html]
{ "html": "<div>\\n <p>h</p>\\n</div>" }
[/block]
[block:code]
{ "codes": [ }
[/block]
[block:unknown]
{ "a": 1 }
[/block]

\`\`\`text
[block:html]
{ "html": "kept" }
[/block]
\`\`\`
`;

const files: Record<string, string> = {
  "docs/_order.yaml": "- Getting Started\n- guides\n- nothing\n",
  "docs/Getting Started/_order.yaml": "- second\n- first-page\n- parent\n",
  "docs/Getting Started/first-page.md": `---
title: First
excerpt: The first page
hidden: true
deprecated: true
metadata: { title: SEO, robots: noindex, keywords: "a, b", image: "" }
next: { pages: [{ slug: second, title: Second }] }
---

> 📘 Note
>
> Text with <<company>>

[Second](doc:second) [Pets](ref:getpet#body) ![](../../images/a.png)

\`\`\`js Node
a
\`\`\`
\`\`\`python
b
\`\`\`

<MyBlock />

<Callout icon="🚧" theme="warn">careful</Callout>
`,
  "docs/Getting Started/Second.md": "---\ntitle: Second\n---\n",
  "docs/Getting Started/parent/index.md": "---\ntitle: Parent page\n---\n\nParent\n",
  "docs/Getting Started/parent/child.md": "---\ntitle: Child\nslug: other-slug\n---\n",
  "docs/guides/blocks.md": `---\ntitle: Blocks\n---\n\n${blocks}`,
  "docs/guides/out.md": "---\ntitle: Out\nlink: { url: 'https://acme.example', new_tab: true }\n---\n",
  "reference/_order.yaml": "- Pets\n",
  "reference/petstore.json": JSON.stringify({
    openapi: "3.0.0",
    info: { title: "Pets", version: "1" },
    paths: { "/pets": { get: { operationId: "getPet", responses: { 200: { description: "a" } } } } },
  }),
  "reference/broken.yaml": "openapi: [",
  "reference/Pets/getpet.md": "---\ntitle: Get a pet\napi: { file: petstore.json, operationId: getPet }\n---\n",
  "reference/Pets/lost.md": "---\ntitle: Lost\napi: { file: petstore.json, operationId: nothing }\n---\n",
  "changelogs/old.md": "---\ntitle: Old\npublished_at: 2023-01-01\n---\n",
  "changelogs/new.md": "---\ntitle: New\npublished_at: '2024-01-01'\n---\n",
  "custom_pages/about.md": "---\ntitle: About\n---\n",
  "custom_blocks/MyBlock.md": "Shared\n",
  "images/a.png": "png",
};

const served =
  `/ /docs /docs/first-page /docs/second /docs/parent /docs/other-slug /docs/blocks /docs/out /reference /reference/getpet
  /reference/lost /changelog /changelog/old /changelog/new /page/about /images/a.png`.split(/\s+/);

test("the whole project", async () => {
  const site = await importedInMemory("readme", files);
  await expectGolden(join(import.meta.dirname, "golden/readme.txt"), site.text);
  expect(site.unanswered(site.addresses)).toEqual([]);
  expect(site.unanswered(served)).toEqual([]);
});

test("a loss below a block has the line of the file", async () => {
  const site = await importedInMemory("readme", { "docs/a/b.md": `\n\n${blocks}\n<<late>>\n` });
  const line = `\n\n${blocks}\n`.split("\n").length;
  expect(site.losses.find(({ feature }) => feature === '"<<late>>"')).toMatchObject({ line });
});

test("names that files can't have, and orders that can't be read, end nothing", async () => {
  const site = await importedInMemory("readme", {
    "docs/_order.yaml": "- [",
    "docs/__proto__/constructor.md": "---\nslug: ../../../etc/passwd\n---\n",
    "docs/a/b.md": "---\nslug: 'x:y'\ntitle: 'a: \"b\"'\n---\n",
  });
  expect(site.unanswered(site.addresses)).toEqual([]);
  expect(Object.keys(site.files).every((path) => !path.includes(".."))).toBe(true);
  expect(site.losses.map(({ feature }) => feature)).toContain("the order of a folder");
});

test("a folder without sections is refused", async () => {
  await expect(importSite({ kind: "readme", host: memoryHost({ "a.md": "" }) })).rejects.toThrow(/no folder docs/);
});

test("a page is below the one that it names, also in a circle", async () => {
  const page = (title: string, fields = ""): string => `---\ntitle: ${title}\n${fields}---\n`;
  const { text, files } = await importedInMemory("readme", {
    "docs/Guide/a.md": page("A"),
    "docs/Guide/b.md": page("B", "parentDocSlug: a\norder: 2\n"),
    "docs/Guide/c.md": page("C", "parent:\n  uri: /guides/a\norder: 1\n"),
    "docs/Guide/d.md": page("D", "parentDocSlug: b\n"),
    "docs/Guide/e.md": page("E", "parentDocSlug: none\n"),
    "docs/Guide/x.md": page("X", "parentDocSlug: y\n"),
    "docs/Guide/y.md": page("Y", "parentDocSlug: x\n"),
  });
  expect(Object.keys(files)).toHaveLength(8);
  expect(/group Guide[^]*/.exec(text)?.[0]).toMatch(
    /group Guide\n +group A.*\n +page C.*\n +group B.*\n +page D.*\n +page E.*\n +group X.*\n +page Y/,
  );
});

test("a custom page in HTML is named with its address", async () => {
  const { losses } = await importedInMemory("readme", {
    "docs/a/b.md": "# B\n",
    "custom_pages/Contact-us.html": "<b>",
  });
  expect(losses.map(({ feature, what }) => `${feature} ${what}`)).toEqual(["a page in HTML /page/contact-us"]);
});

test("a link to a page that is not there is its old address, so that a check names it", async () => {
  const { files, problems } = await importedInMemory("readme", {
    "docs/Guides/a.md": "---\ntitle: A\n---\n\n[B](doc:b#x) [A](doc:a#x)\n",
  });
  expect(files["docs/a.mdx"]).toContain("[B](/docs/b#x) [A](/docs/a#x)");
  expect(problems.filter((problem) => problem.includes("link-not-found"))).toEqual([
    expect.stringContaining('This link leads to "/docs/b", where there is no page.'),
  ]);
});

test("the name of a category with an underscore is its title", async () => {
  const { files } = await importedInMemory("readme", {
    "reference/_order.yaml": "- my_api\n- old-name\n",
    "reference/my_api/a.md": "---\ntitle: A\n---\n",
    "reference/old-name/b.md": "---\ntitle: B\n---\n",
  });
  expect(files["docs.json"]).toContain('"group": "my_api"');
  expect(files["docs.json"]).toContain('"group": "Old name"');
});
