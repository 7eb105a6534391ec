// Is what Markdown shows as code left as it is, with and without a fence?
import { describe, expect, it, test } from "vitest";
import { indentedCode } from "../../../../src/project/import/text/code-blocks.ts";
import { importText } from "../../../../src/project/import/text/import-text.ts";

const code = (text: string): readonly string[] =>
  indentedCode(text).map(({ start, end, indent }) => `${indent}:${text.slice(start, end)}`);

describe("lines are code by their indent", () => {
  it.each([
    [
      "at the beginning, and after blank lines, headings and fences",
      "    a\n\n\n    b\nc\n\n\td\n\n# H\n    e\n```\nx\n```\n    f",
      ["0:    a\n\n\n    b", "0:\td", "0:    e", "0:    f"],
    ],
    [
      "four deeper than what a list, a note, a tab, a footnote or a definition has in it",
      '- a\n\n        b\n\n!!! note\n\n        c\n\n===+ "T"\n\n    - d\n\n            e\n\n[^1]: f\n\n        g',
      ["4:        b", "4:        c", "8:            e", "4:        g"],
    ],
    ["behind what was in a list", "- a\n\n  b\n\nc\n\n    d", ["0:    d"]],
  ])("%s", (_, text, found) => expect(code(text)).toEqual(found));

  it.each([
    ["in a paragraph", "a\n    b"],
    ["in a list, also behind a lazy line", "1. a\nlazy\n\n    b\n\n   - c\n\n      d"],
    ["in components and colons", "<Tabs>\n  <Tab>\n\n    a\n\n::: tip\n\n    b"],
    [
      "in a fence, mathematics, HTML that holds blank lines, and comments",
      "```\n\n    a\n```\n\n$$\n\n    b\n$$\n\n<pre>\n\n    c\n</pre>\n\n<!--\n\n    d\n-->",
    ],
  ])("but not %s", (_, text) => expect(code(text)).toEqual([]));
});

const imported = (kind: string, source: string): string =>
  importText(source, {
    kind: kind as never,
    file: "docs/a.md",
    firstLine: 1,
    resolveLink: () => undefined,
    readFile: (path) => (path === "docs/b.md" ? "x\n\n  y\n" : undefined),
  }).text.trim();

describe("what a dialect writes is code", () => {
  it.each([
    ["mkdocs", "/// note | T\nx [m.C][]\n///\n\n!!! note\n    ==x=="],
    ["vitepress", "::: tip\nx\n:::"],
    ["gitbook", '{% hint style="info" %}\nx\n{% endhint %}'],
    ["readme", "<Callout>\n  a\n</Callout>\n<HTMLBlock>{`<p>in\n\ncode</p>`}</HTMLBlock>"],
  ])("of %s, by its indent and in a fence", (kind, text) => {
    const block = `\`\`\`\n${text}\n\`\`\``;
    expect(imported(kind, `a\n\n${text.replaceAll(/^/gm, "    ")}\n\nb\n`)).toBe(`a\n\n${block}\n\nb`);
    expect(imported(kind, block)).toBe(block);
  });

  test("in a list it stays in its item", () => {
    expect(imported("mkdocs", "- a\n\n        !!! note\n\n    b")).toBe(
      "- a\n\n    ```\n    !!! note\n    ```\n\n    b",
    );
  });
});

test("a fence that is indented like code is shown with its marks", () => {
  expect(imported("vitepress", "a\n\n    ```js\n    x\n    ```\n")).toBe("a\n\n````\n```js\nx\n```\n````");
});

test("code of MkDocs includes snippets with its indent", () => {
  const shown = "x\n\n  y";
  expect(imported("mkdocs", '```\n--8<-- "b.md"\n```\n\n    --8<-- "b.md"')).toBe(
    `\`\`\`\n${shown}\n\`\`\`\n\n\`\`\`\n${shown}\n\`\`\``,
  );
  expect(imported("mkdocs", '```\n  --8<-- "b.md:3"\n```')).toBe("```\n    y\n```");
});
