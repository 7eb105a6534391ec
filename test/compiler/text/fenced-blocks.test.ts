import fc from "fast-check";
import { fromMarkdown } from "mdast-util-from-markdown";
import { mdxjs } from "micromark-extension-mdxjs";
import { expect, test } from "vitest";
import { codeAndMath, fencedBlocks, withoutFencedBlocks } from "../../../src/compiler/text/fenced-blocks.ts";
import { propertyRuns } from "../../support/property-runs.ts";

function blocksIn(text: string): readonly string[] {
  return fencedBlocks(text).map(({ start, end }) => text.slice(start, end));
}

test("a block ends with a line of at least as many of the same marks and no words", () => {
  const text = "a\n````js\n```\n~~~~\n```` x\n`````\nb";
  expect(blocksIn(text)).toEqual(["````js\n```\n~~~~\n```` x\n`````"]);
  expect(withoutFencedBlocks(text)).toBe("a\n\nb");
});

test("a line of code that begins like a quote or an item ends no block", () => {
  expect(blocksIn("```\n> ```\n- ```\n1. ```\n```\nb")).toEqual(["```\n> ```\n- ```\n1. ```\n```"]);
});

test("a block in a quote ends in the same quote, or with it", () => {
  expect(blocksIn("> ```\n> ```\nb")).toEqual(["> ```\n> ```"]);
  expect(blocksIn("> ```\n>> ```\n>```\nb")).toEqual(["> ```\n>> ```\n>```"]);
  expect(blocksIn("> ```\n> a\nb\n```\nc")).toEqual(["> ```\n> a", "```\nc"]);
  expect(fencedBlocks("> ```\n> a\nb")).toEqual([{ start: 0, end: 9, isClosed: false }]);
});

test("a block in an item ends with an indented line", () => {
  expect(blocksIn("- ```\n  a\n  ```\nb")).toEqual(["- ```\n  a\n  ```"]);
  expect(blocksIn("> 1. ```\n>    a\n>    ```\nb")).toEqual(["> 1. ```\n>    a\n>    ```"]);
});

test("mathematics is a block only where it is asked for", () => {
  expect(fencedBlocks("$$\na\n$$")).toEqual([]);
  expect(codeAndMath("$$\na\n$$")).toEqual([{ start: 0, end: 7, isClosed: true }]);
});

test("the lines of a block are those that the parser of Markdown takes for code", () => {
  const mark = fc.constantFrom(
    "```",
    "````",
    "~~~",
    "```js",
    "``` `",
    "> ```",
    ">> ~~~",
    ">```",
    "> a",
    "a",
    "",
    "- ```",
  );
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 8 }), (lines) => {
      // An item in a list ends in more ways.
      fc.pre(lines.every((line, index) => line !== "- ```" || isInBlock(lines, index)));
      const text = lines.join("\n");
      expect(linesOf(text, fencedBlocks(text)), text).toEqual(linesOf(text, parsedBlocks(text)));
    }),
    { numRuns: propertyRuns(20_000) },
  );
});

type Range = { readonly start: number; readonly end: number };

function linesOf(text: string, blocks: readonly Range[]): readonly (readonly [number, number])[] {
  const line = (offset: number): number => text.slice(0, offset).split("\n").length;
  return blocks.map(({ start, end }) => [line(start), line(end)]);
}

function isInBlock(lines: readonly string[], index: number): boolean {
  const before = lines.slice(0, index).join("\n");
  const [last] = parsedBlocks(`${before}\nx`).slice(-1);
  return last !== undefined && last.end === before.length + 2 && !before.slice(last.start).startsWith(">");
}

function parsedBlocks(text: string): readonly Range[] {
  const found: Range[] = [];
  const visit = (node: ReturnType<typeof fromMarkdown>["children"][number] | ReturnType<typeof fromMarkdown>): void => {
    if (node.type === "code") found.push({ start: node.position!.start.offset!, end: node.position!.end.offset! });
    if ("children" in node) node.children.forEach(visit);
  };
  visit(fromMarkdown(text, { extensions: [mdxjs()] }));
  return found;
}
