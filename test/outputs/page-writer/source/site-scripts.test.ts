// Are the components that pages import and program kept for hosts that are allowed to run them, with all that they need?
import { expect, test } from "vitest";
import { compileNavigation } from "../../../../src/index.ts";
import { memoryHost } from "../../../../src/compiler/host/memory-host.ts";
import { exportSite } from "../../../../src/outputs/page-writer/export-site.ts";
import type { AdapterHost } from "../../../../src/outputs/adapters/host-name.ts";
import type { PageFault } from "../../../../src/outputs/page-writer/source/page-fault.ts";
import { readPageSources } from "../../../../src/outputs/page-writer/source/page-source.ts";

interface Exported {
  readonly text: string;
  readonly scripts: { readonly [path: string]: string };
  readonly faults: readonly PageFault[];
  readonly notExpressed: readonly string[];
}

/** The page `guides/a` with this body, in a site with these files. */
async function exported(
  host: AdapterHost,
  body: string,
  files: { readonly [path: string]: string } = {},
  scripts = true,
): Promise<Exported> {
  const config = JSON.stringify({ name: "A", navigation: { pages: ["guides/a"] } });
  const site = memoryHost({ ...files, "docs.json": config, "guides/a.mdx": `---\ntitle: A\n---\n${body}` });
  const { navigation } = await compileNavigation({ host: site });
  const { pageFile, notExpressed } = exportSite(host, navigation!);
  const faults: PageFault[] = [];
  const found = [];
  for await (const source of readPageSources(navigation!, site, { scripts, onFault: (fault) => faults.push(fault) }))
    found.push({
      text: pageFile(source)
        .text.replace(/^---\n[^]*?\n---\n/, "")
        .trim(),
      scripts: Object.fromEntries(source.scripts.map(({ path, text }) => [path, text])),
    });
  return { ...found[0]!, faults, notExpressed: notExpressed.list().map(({ feature }) => feature) };
}

const box = "export const Box = ({ children }) => <b>{children}</b>;\n";
const page = 'import { Box } from "/snippets/box.jsx"\n\n<Box title="x" onClick={() => 1}>Text</Box>\n';

test.each([
  ["docusaurus", "../../navc-scripts/snippets/box.jsx"],
  ["fumadocs", "../navc-scripts/snippets/box.jsx"],
] as const)("%s imports a script of the site, and gives it plain data", async (host, path) => {
  const { text, scripts, faults } = await exported(host, page, { "snippets/box.jsx": box });
  expect(text).toBe(`import { Box } from "${path}"\n\n<Box title="x">Text</Box>`);
  expect(scripts).toEqual({ "snippets/box.jsx": `"use client";\n${box}` });
  expect(faults).toEqual([]);
});

test.each([
  ["docusaurus", false],
  ["starlight", true],
  ["vitepress", true],
] as const)("%s has only the content where scripts are not run (%j)", async (host, isTrusted) => {
  const { text } = await exported(host, page, { "snippets/box.jsx": box }, isTrusted);
  expect(text).not.toContain("import");
  expect(text).not.toContain("navc-scripts");
  expect(text).toContain("Text");
});

test("without the option an import is named with its place", async () => {
  const { faults, scripts } = await exported("docusaurus", page, { "snippets/box.jsx": box }, false);
  expect(scripts).toEqual({});
  expect(faults).toMatchObject([
    { kind: "left-out", what: 'the import of "/snippets/box.jsx"', file: "guides/a.mdx", line: 4 },
  ]);
});

test("what a script imports is copied with it, also in a circle, and what is imported from the root", async () => {
  const { scripts, faults } = await exported("fumadocs", page, {
    "snippets/box.jsx": `import { a } from "/lib/a.js";\nimport React from "react";\n${box}`,
    "lib/a.js": 'import { b } from "./b";\nexport const a = b;\n',
    "lib/b.tsx": 'import { a } from "./a.js";\nexport const b: string = "";\n',
  });
  expect(faults).toEqual([]);
  expect(scripts).toEqual({
    "snippets/box.jsx": `"use client";\nimport { a } from "../lib/a.js";\nimport React from "react";\n${box}`,
    "lib/a.js": '"use client";\nimport { b } from "./b";\nexport const a = b;\n',
    "lib/b.tsx": '// @ts-nocheck\n"use client";\nimport { a } from "./a.js";\nexport const b: string = "";\n',
  });
});

test("a script gets the names of React that it uses without an import", async () => {
  const { scripts } = await exported("fumadocs", page, {
    "snippets/box.jsx":
      "export function Box() { const [a] = useState(1); return React.createElement(Fragment, {}, window.x); }",
  });
  expect(scripts["snippets/box.jsx"]).toMatch(
    /^"use client";\nimport \* as React from "react";\nimport \{ useState, Fragment \} from "react";\nexport/,
  );
});

test.each([
  ['import a from "lodash";', 'imports "lodash", which is no script of the docs folder'],
  ['import "./style.css";', 'imports "./style.css", which is no script of the docs folder'],
  ['export * from "../.secret.js";', 'imports "../.secret.js", which is no script of the docs folder'],
  ["export const b = missing;", 'uses "missing", which nothing defines'],
  ["export const C = () => <Card />;", 'uses "Card", which nothing defines'],
  ["export const {;", "is not valid JavaScript"],
])("a script with %j would end a build, so its component becomes its content", async (line, reason) => {
  const files = { "snippets/box.jsx": `${line}\n${box}`, ".secret.js": "1" };
  const { text, scripts, faults } = await exported("fumadocs", page, files);
  expect(text).toBe("Text");
  expect(scripts).toEqual({});
  expect(faults).toMatchObject([{ kind: "left-out", reason: expect.stringContaining(reason), line: 4 }]);
});

test("components that a page and its snippets program are in a script beside the page", async () => {
  const { text, scripts, notExpressed } = await exported(
    "fumadocs",
    'export const size = 3\n\nexport const Counter = () => <b>{useState(size)[0]}</b>\n\nimport { Note } from "/snippets/note.mdx"\n\n{size} A <Counter /> <Note />\n',
    { "snippets/note.mdx": "export const Note = () => <i>Note</i>\n" },
  );
  expect(text).toBe('import { Note, Counter } from "../navc-scripts/guides/a.mdx.jsx"\n\n3 A <Counter /> <Note />');
  expect(Object.keys(scripts)).toEqual(["guides/a.mdx.jsx"]);
  expect(scripts["guides/a.mdx.jsx"]).toContain('import { useState } from "react";');
  expect(notExpressed).toEqual([]);
});

test("a component of a page that can't be moved is named, and its content stays", async () => {
  const { text, faults, notExpressed } = await exported(
    "docusaurus",
    "export const A = () => <Card />\n\n<A>Text</A>\n",
  );
  expect(text).toBe("Text");
  expect(faults).toMatchObject([{ kind: "left-out", what: "the components of the page (A)", line: 4 }]);
  expect(notExpressed).toContain("<A>");
});
