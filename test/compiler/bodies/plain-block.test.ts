// Does the fast path read what the parser reads?
import fc from "fast-check";
import { expect, test } from "vitest";
import { BodyFacts } from "../../../src/compiler/bodies/body-facts.ts";
import { beginBody, parseMdx } from "../../../src/compiler/bodies/parse-block.ts";
import { readPlainBlock, readPlainHeading } from "../../../src/compiler/bodies/plain-block.ts";
import { SCRIPTS } from "../../support/scripts.mjs";
import { propertyRuns } from "../../support/property-runs.ts";

const pieces = [
  "[a](/b)",
  "[`a`](/b#c)",
  "[a `b](/c)` d](/e)",
  "[a\nb](/c)",
  "[]",
  "[a]",
  "(/b)",
  "`",
  "`[a](/b)`",
  "``",
  "<A>",
  "</A>",
  "<A.B>",
  "</A.B>",
  "<A./>",
  "<A..b />",
  "<A.1 />",
  '</A a="b">',
  "</A/>",
  "</A >",
  '<Card title="a" href="/b" />',
  '<Tab title="`">',
  '<a href="/b?c&d">',
  "<A b='c' />",
  '<ParamField path="a" id="b">',
  "<",
  ">",
  "a < b",
  "{b}",
  "!",
  "![a](/b.png)",
  "*",
  "_",
  "**a**",
  "\\",
  "&amp;",
  "- ",
  "> ",
  "1. ",
  "| ",
  "---",
  "===",
  "# ",
  "\n",
  "\n  ",
  " ",
  "a",
  "Ä",
  "(",
  ")",
  '"',
  "'",
  ":",
  "import a",
  "$",
  "$$",
  "|---|---|",
  "| a |",
  "`a|b`",
  "[a|b](/c)",
  "<b>a</b>",
  "<b>",
  "</b>",
  "**",
  "~~",
  "https://a.b/",
  "www.a.b",
  "a@b.c",
  "[^1]",
  "![",
  "\\_",
  "\\[",
  "\\`",
  "\\<",
  "\\{",
  '<Card title="a" horizontal>',
  "<A b={2} c />",
  "</Card>",
  "<a id={1} b={true}>",
  "![a [b](/c)](/d)",
];

/** Whether the fast path took the block; if it did, it must have read what the parser reads. */
function agrees(block: string): boolean {
  const plain = readPlainBlock(block);
  if (plain === undefined) return false;
  beginBody(block.length);
  const parsed = parseMdx(block);
  expect({ block, ok: parsed.ok }).toEqual({ block, ok: true });
  const { links, anchors, isOpen, tags } = new BodyFacts();
  const facts = new BodyFacts();
  if (parsed.ok) facts.add(parsed.events, { start: 0, text: block, ids: new Map() });
  expect([links, anchors, isOpen, tags]).toEqual([[], [], false, []]);
  const { links: found, anchors: made, isOpen: open, tags: paired, needsWhole } = facts;
  expect({ block, needsWhole }).toEqual({ block, needsWhole: false });
  expect({ block, ...plain }).toEqual({ block, links: found, anchors: made, isOpen: open, tags: paired });
  return true;
}

test("in any block that it takes", () => {
  let taken = 0;
  const blocks = fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 8 }).map((each) => each.join(""));
  fc.assert(
    fc.property(blocks, (block) => {
      if (block.split("\n").every((line) => line.trim() !== "") && agrees(block)) taken += 1;
    }),
    { numRuns: propertyRuns(20_000) },
  );
  expect(taken).toBeGreaterThan(propertyRuns(20_000) / 50);
});

test.each([
  "Text with [a](/b), `code` and <Note>a tag</Note>.",
  "- [ a ](/b)\n- [`c`](/d)",
  "| [a](/b) | `c` |",
  "![a](/b.png) a\\_b \\<c",
  "<Tabs>\n  <Tab a b={2}>\n    **a**\n  </Tab>\n</Tabs>",
  "<b>a | b</b>",
])("it takes %j", (block) => expect(agrees(block)).toBe(true));

test.each([
  "www.a.b[a](/b)",
  "www.a.b!*[a](/b)",
  "https://a.b!`c`",
  "~~~~[a](/b)",
  "- ~~~[a](/b)",
  "www.a.b![a](/b)",
  "www.a.b\\<b>",
  "|a|\n|-|\n|<b>a | b</b>|",
])("it leaves %j to the parser", (block) => {
  expect(readPlainBlock(block)).toBeUndefined();
});

/** What the parser makes of a block that is one heading. */
function parsedHeading(block: string): unknown {
  const parsed = parseMdx(block);
  const facts = new BodyFacts();
  if (parsed.ok) facts.add(parsed.events, { start: 0, text: block, ids: new Map() });
  return { ok: parsed.ok, anchors: facts.anchors, links: facts.links };
}

test("a heading that it takes is the one of the parser", () => {
  const marks = "a_ .:!-#*`[]()<>{}&\\~$|@\u00a0\u2028\u3000\u200d\ufeff1".split("");
  const parts = [...marks, "Ä", "概要", "👩‍💻", "1️⃣", "www.", "`a`", "`a_ b`", "+", "%", "=", "&amp;", "& "];
  const titles = fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 6 }).map((each) => each.join(""));
  let taken = 0;
  fc.assert(
    fc.property(titles, (written) => {
      const title = readPlainHeading(`## ${written}`)?.title;
      if (title === undefined || written.trim() === "") return;
      taken += 1;
      const { ok, anchors } = parsedHeading(`## ${written}`) as { readonly ok: boolean; readonly anchors: unknown };
      expect({ written, ok, anchors }).toEqual({ written, ok: true, anchors: [{ kind: "heading", title }] });
    }),
    { numRuns: propertyRuns(20_000) },
  );
  expect(taken).toBeGreaterThan(propertyRuns(20_000) / 50);
});

test.each(Object.entries(SCRIPTS))("it takes headings in %s", (_, { words, join }) => {
  for (const word of words)
    expect(readPlainHeading(`## ${word}${join}${words[0]} 1\n`)?.title).toBe(`${word}${join}${words[0]} 1`);
});
