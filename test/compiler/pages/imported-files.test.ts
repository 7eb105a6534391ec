// Which files are parts that a page imports? (D45)
import { expect, test } from "vitest";
import { importedFiles, importsIn } from "../../../src/compiler/pages/discover-pages.ts";
import { fencedBlocks } from "../../../src/compiler/text/fenced-blocks.ts";

const files = ["guides/page.mdx", "guides/part.mdx", "part.mdx", "parts/deep/part.md", "part.test.mdx"];

test.each([
  [`import Part from "/part.mdx";`, ["part.mdx"]],
  [`import Part from './part.mdx'`, ["guides/part.mdx"]],
  [`import Part from "../parts/deep/../deep/part.md"`, ["parts/deep/part.md"]],
  [`import Part from "parts/deep/part.md"`, ["parts/deep/part.md"]],
  [`import Part from "part.mdx"`, ["part.mdx"]],
  [`import "/part.mdx"`, ["part.mdx"]],
  [`import {\n  A,\n  B as C,\n} from "/part.mdx";`, ["part.mdx"]],
  [`import * as part from "/part.mdx"`, ["part.mdx"]],
  [`export { A } from "/part.mdx"`, ["part.mdx"]],
  [`export * from "/part.mdx"`, ["part.mdx"]],
  [`import A from "/a.jsx"\nimport B from "/part.mdx"`, ["part.mdx"]],
  [`import A from "/part.test.mdx"\r\nimport B from "./part.mdx"\r\n`, ["part.test.mdx", "guides/part.mdx"]],
  [`---\ntitle: Page\n---\nimport A from "/part.mdx"`, ["part.mdx"]],
  [`import Self from "./page.mdx"`, []],
  [`import Out from "../../part.mdx"`, []],
  [`import None from "/nowhere.mdx"`, []],
  [`import Other from "/PART.mdx"`, []],
  [`A sentence copied from "/part.mdx"`, []],
  [`importing from "/part.mdx"`, []],
  [`To import a part, write \`import Part from "/part.mdx"\``, []],
  [`  import Indented from "/part.mdx"`, []],
  [`\`\`\`mdx\nimport Part from "/part.mdx"\n\`\`\``, []],
  [`~~~\nimport Part from "/part.mdx"\n\`\`\`\n~~~\nimport Part from "./part.mdx"`, ["guides/part.mdx"]],
  [`<Tab>\n    \`\`\`mdx\nimport Part from "/part.mdx"\n    \`\`\`\n</Tab>`, []],
  [`\`\`\`mdx\nimport Part from "/part.mdx"`, []],
])("%j imports %j", (text, expected) => {
  const texts: Readonly<Record<string, string>> = { "guides/page.mdx": text };
  expect([...importedFiles(files, (file) => importsIn(texts[file] ?? ""))]).toEqual(expected);
});

test("text without an end to its statements takes no time", () => {
  const text = `${"import a ".repeat(2000)}\n${"import a\n".repeat(20_000)}${"export from\n".repeat(20_000)}`;
  expect(importedFiles(["a.md"], () => importsIn(text)).size).toBe(0);
});

test.each([
  ["```\na\n```\nb", ["```\na\n```"]],
  ["````md\n```\na\n```\n````", ["````md\n```\na\n```\n````"]],
  ["~~~\n```\n~~~", ["~~~\n```\n~~~"]],
  ["```code``` in a line\nb", []],
  ["- ```\n  a\n  ```\n1. ~~~\n   b\n   ~~~", ["- ```\n  a\n  ```", "1. ~~~\n   b\n   ~~~"]],
  ["a\n```", ["```"]],
])("the fenced blocks of %j are %j", (text, expected) => {
  expect(fencedBlocks(text).map(({ start, end }) => text.slice(start, end))).toEqual(expected);
});
