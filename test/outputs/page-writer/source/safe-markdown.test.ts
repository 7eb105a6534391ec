// Does a description keep its Markdown, and nothing that a host would run?
import fc from "fast-check";
import { expect, test } from "vitest";
import { safeLine, safeMarkdown } from "../../../../src/outputs/page-writer/source/safe-markdown.ts";
import { propertyRuns } from "../../../support/property-runs.ts";
import { hostileText, hostileTexts } from "./hostile-text.ts";
import { nodesIn, programsIn, treesOf } from "./hosts-parsers.ts";

test.each([
  ["Plain words, nothing more.", "Plain words, nothing more."],
  ["**Bold**, *thin*, ~~gone~~ and `a|b {c}`.", "**Bold**, *thin*, ~~gone~~ and `a|b {c}`."],
  ["# Title\n\nText", "**Title**\n\nText"],
  ["- one\n- two\n  - three", "- one\n- two\n\n  - three"],
  ["3. three\n4. four", "3. three\n4. four"],
  ["> said", "> said"],
  ['```json\n{ "a": 1 }\n```', '```json\n{ "a": 1 }\n```'],
  ["[site](https://example.com/a_(b)?c=1&d={x})", "[site](https://example.com/a_%28b%29?c=1&#38;d=%7Bx%7D)"],
  ["[page](/guides/start#top)", "[page](/guides/start#top)"],
  ["[tag](#tag/Users) and [file](../x.md)", "tag and file"],
  ["[x](javascript:alert(1))", "x"],
  ["[label][1]\n\n[1]: https://example.com", "[label](https://example.com)"],
  ["See https://example.com/x.", "See [https&#58;//example.com/x](https://example.com/x)."],
  ["![logo](https://example.com/l.png) ![local](l.png)", "![logo](https://example.com/l.png) local"],
  ["one<br>two <b>three</b> <id>", "one<br />two three &#60;id&#62;"],
  ["<p>A paragraph</p>\n<script>run()</script>", "A paragraph<br /> &#60;script&#62;run()&#60;/script&#62;"],
  ["| a | b |\n|---|---|\n| 1 | {2} |", "| a | b |\n| --- | --- |\n| 1 | &#123;2&#125; |"],
  ["{{ user }}", "&#123;&#123; user &#125;&#125;"],
  ["import x from 'y'", "impor&#116; x from 'y'"],
])("%j", (description, written) => {
  expect(safeMarkdown(description)).toBe(written);
});

test.each([
  ["one\n\ntwo", "one<br />two"],
  ["- a\n- b | c", "• a<br />• b &#124; c"],
  ["```\na\nb\n```", "`a`<br />`b`"],
  ["# Title\ntext", "**Title**<br />text"],
])("in a list %j is on one line", (description, written) => {
  expect(safeLine(description)).toBe(written);
});

test.each(hostileTexts)("%j holds no program as a description", (text) => {
  expect(harmIn(text)).toEqual(noHarm);
});

test("no description holds a program, or ends the item it is in", () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(harmIn(text)).toEqual(noHarm);
    }),
    { numRuns: propertyRuns(5000) },
  );
});

test.each([
  ["a long text", "x {y} <z>\n\n".repeat(1600)],
  ["nested quotes", ">".repeat(5000)],
  ["nested lists", "- ".repeat(3000)],
  ["many marks", "*a _b ".repeat(2500)],
  ["many brackets", "[".repeat(3000)],
])("%s is written as text", (_name, text) => {
  expect(harmIn(text)).toEqual(noHarm);
});

const noHarm = { programs: [], headings: [], addresses: [], inItem: [], items: [4, 4] };

/** What a host could run or mistake of a description, as a block and in an item of a list. */
function harmIn(text: string): object {
  const block = safeMarkdown(text);
  const trees = treesOf(block);
  const addresses = nodesIn(trees.markdown).flatMap((node) => ("url" in node ? [node.url] : []));
  const list = `- a<br />${safeLine(text)}\n\n- after`;
  const ofList = treesOf(list);
  const items = [ofList.mdx, ofList.markdown].map(
    (tree) => nodesIn(tree).filter(({ type }) => type === "listItem" || type === "paragraph").length,
  );
  return {
    programs: programsIn(block, trees),
    headings: nodesIn(trees.mdx).filter(({ type }) => type === "heading"),
    addresses: addresses.filter((url) => !/^(?:https?:|mailto:|\/(?!\/))/.test(url)),
    inItem: programsIn(list, ofList),
    items,
  };
}
