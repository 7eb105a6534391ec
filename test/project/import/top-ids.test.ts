// Do links to the heading that is the title of a page lead to the page, and those to equal headings to these?
import { expect, test } from "vitest";
import { importedInMemory } from "./imported-in-memory.ts";

const body = (link: string): string =>
  `# Über A & B\n\n[top](#a) [own](#${link})\n\n## Über A & B\n\n[second](#${link}_1)\n\n## A\n`;

test("a link to the title has no anchor, and an equal heading keeps its number", async () => {
  const { files, problems } = await importedInMemory("mkdocs", {
    "mkdocs.yml": "site_name: A\n",
    "docs/index.md": "# Start\n\n[a](a.md#uber-a-b) [b](a.md?x=1#uber-a-b) [c](a.md#uber-a-b_1) [d](b.md#mine)\n",
    "docs/a.md": body("uber-a-b"),
    "docs/b.md": "# B {#mine}\n\n[b](#mine) [c](#b)\n\n## B\n",
  });
  expect(files["index.mdx"]).toContain("[a](/a) [b](/a?x=1) [c](/a#uber-a-b_1) [d](/b)");
  expect(files["a.mdx"]).toContain("[top](#a) [own](/a)\n\n## Über A & B {#uber-a-b_1}\n\n[second](#uber-a-b_1)");
  expect(files["b.mdx"]).toContain("[b](/b) [c](#b)");
  expect(problems).toEqual([]);
});

test("an id beside classes is that of the title, and the classes are named", async () => {
  const { files, losses, problems } = await importedInMemory("mkdocs", {
    "mkdocs.yml": "site_name: A\n",
    "docs/index.md": "# Start\n\n[b](b.md#mine) [c](c.md#own)\n",
    "docs/b.md": '---\ntitle: X\n---\n\n# B { .big #mine title="to #c" }\n\n[b](#mine)\n',
    "docs/c.md": "C {: #own .big }\n===\n\n[c](#own)\n",
  });
  expect(files["index.mdx"]).toContain("[b](/b) [c](/c)");
  expect(files["b.mdx"]).toContain("[b](/b)");
  expect(files["c.mdx"]).toContain("[c](/c)");
  expect(losses.map(({ file, line, feature }) => `${file}:${String(line)}: ${feature}`)).toEqual([
    'docs/b.md:5: ".big title="to #c"" of a heading',
    'docs/c.md:1: ".big" of a heading',
  ]);
  expect(problems).toEqual([]);
});

test("a heading that is not the title keeps its links", async () => {
  const { files } = await importedInMemory("starlight", {
    "starlight.config.json": "{}",
    "src/content/docs/a.md": "---\ntitle: Other\n---\n\n# A\n\n[a](#a)\n",
  });
  expect(files["a.mdx"]).toContain("# A\n\n[a](#a)");
});
