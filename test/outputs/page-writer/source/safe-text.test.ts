// Does text stay text, whatever it holds?
import fc from "fast-check";
import { expect, test } from "vitest";
import { safeCode, safeParagraph } from "../../../../src/outputs/page-writer/source/safe-text.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { hostileText, hostileTexts } from "./hostile-text.ts";
import { mdxTree, nodesIn, programsIn, shownText, treesOf } from "./hosts-parsers.ts";

const inPlainText = new Set(["root", "paragraph", "text", "link"]);

test.each(hostileTexts)("%j is plain text in a paragraph", (text) => {
  expect(readBack(safeParagraph(text))).toEqual(plainly(text));
});

test("any text is plain text in a paragraph", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(readBack(safeParagraph(text))).toEqual(plainly(text));
    }),
    { numRuns: propertyRuns(3000) },
  );
});

test("any text is plain text in a cell, and ends no cell", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      const table = `| a | b |\n| --- | --- |\n| ${safeCode(text, "cell")} | after |`;
      const trees = treesOf(table);
      const cells = nodesIn(trees.mdx).filter(({ type }) => type === "tableCell");
      expect(cells).toHaveLength(4);
      expect(programsIn(table, trees)).toEqual([]);
      expect(nodesIn(trees.markdown).filter(({ type }) => type === "tableCell")).toHaveLength(4);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test.each(["a|b", "`", "``x`", "{{ name }}", "<id>", " x ", "a\\b", "${x}", "\\"])("code shows %j as it is", (text) => {
  expect(nodesIn(mdxTree(safeCode(text, "line"))).find(({ type }) => type === "inlineCode")).toMatchObject({
    value: text,
  });
  const cell = `| a |\n| --- |\n| ${safeCode(text, "cell")} |`;
  expect(nodesIn(mdxTree(cell)).find(({ type }) => type === "inlineCode")).toMatchObject({ value: text });
});

test("code in a cell that no escape can write is text", () => {
  expect(safeCode(String.raw`a\|b`, "cell")).toBe("a&#92;&#124;b");
});

/** What hosts read. Addresses become links in GitHub's Markdown, also escaped ones: then the text of the link is the address. */
function readBack(written: string): object {
  return {
    text: shownText(written),
    markup: nodesIn(mdxTree(written)).filter(({ type }) => !inPlainText.has(type)),
    programs: programsIn(written),
    signs: /\{\{|\}\}|^(?:import|export)\b|^:::/.exec(written),
  };
}

function plainly(text: string): object {
  const words = text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- they are blanks in a page
    .replaceAll(/[\s\0-\x1F\x7F\u2028\u2029]+/g, " ")
    .trim();
  return { text: words, markup: [], programs: [], signs: null };
}
