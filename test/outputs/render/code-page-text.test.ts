// Is the page of a code readable without Markdown?
import { expect, test } from "vitest";
import { codePageText } from "../../../src/outputs/render/code-page-text.ts";

const page = [
  "# page-twice",
  "",
  "**warning** · See [the `tree`](../cli.md#navc-tree), or ![a picture](x.png).",
  "",
  "<!-- printed -->",
  "- one",
  `- ${"word ".repeat(25).trim()}`,
  "",
  "| code | meaning |",
  "|---|---|",
  "| `a` | first |",
  "",
  "<!-- file: docs.json -->",
  "```json",
  "{",
  `  "a": ["[x](y)"]`,
  "}",
  "```",
].join("\n");

test("links are their words, code is indented and untouched, headings are painted", () => {
  expect(codePageText(page, { heading: (text) => `<${text}>` })).toMatchInlineSnapshot(`
    "<page-twice>

    warning · See the \`tree\`, or a picture.

    - one
    - word word word word word word word word word word word word word word word word word word word
      word word word word word word

    code  meaning
    \`a\`  first

      docs.json
        {
          "a": ["[x](y)"]
        }
    "
  `);
});

test("an empty page is an empty line", () => {
  expect(codePageText("", { heading: (text) => text })).toBe("\n");
});

test("at a terminal its lines are no wider than that, but wide enough to read", () => {
  const widths = (columns: number | undefined): number => {
    const text = codePageText(`- ${"some words ".repeat(40)}`, { heading: (title) => title, columns });
    return Math.max(...text.split("\n").map(({ length }) => length));
  };
  const found = [undefined, 300, 50, 5].map(widths);
  expect(found.map((width, index) => width <= [100, 100, 50, 40][index]!)).toEqual([true, true, true, true]);
  expect(found[0]).toBe(found[1]);
  expect(found[2]).toBeGreaterThan(40);
});
