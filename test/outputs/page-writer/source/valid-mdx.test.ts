// Is every body valid MDX, and unchanged if it was?
import fc from "fast-check";
import { expect, test } from "vitest";
import { readBody } from "../../../../src/compiler/bodies/read-body.ts";
import { mdxTree as treeOf } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { isPlainMdx } from "../../../../src/outputs/page-writer/source/is-plain-mdx.ts";
import { validMdx } from "../../../../src/outputs/page-writer/source/valid-mdx.ts";
import { corpusFolder, corpusSites } from "../../../corpus/corpus-sites.ts";
import { propertyRuns, triedOf } from "../../../support/property-runs.ts";
import { hostileText, hostileTexts } from "./hostile-text.ts";
import { mdxTree, nodesIn } from "./hosts-parsers.ts";
import { bodiesIn } from "./site-bodies.ts";

const fixtures = new URL("../../../../fixtures", import.meta.url).pathname;

test.each([
  ["a < b and {c", "a &#60; b and &#123;c"],
  [
    "<Card>\n\n**Bold** `{code}`\n\n```js\nif (a < b) {}\n```",
    "&#60;Card>\n\n**Bold** `{code}`\n\n```js\nif (a < b) {}\n```",
  ],
  ["<a./>", "&#60;a./>"],
  ['| a |\n| - |\n| {"b|c"} |', '| a |\n| - |\n| &#123;"b|c"&#125; |'],
  ["| a |\n| - |\n| `{b|c` |", "| a |\n| - |\n| `&#123;b|c` |"],
  ["a[^b]\n\n[^b]: {c", "a[^b]\n\n[^b]: &#123;c"],
  ["import x from\n\nText", "impor&#116; x from\n\nText"],
  ["<!-- note -->\n\n\\{escaped\\} \\\\{", "&#60;!-- note -->\n\n\\{escaped\\} \\\\&#123;"],
  ["<Tab>\n    const {a} = <b/>", "&#60;Tab>\n    const &#123;a&#125; = &#60;b/>"],
  ["## T {#own}\n\n{", '## T <span id="own"></span>\n\n&#123;'],
  ["```\n## T {#own}\n```\n\n{", "```\n## T {#own}\n```\n\n&#123;"],
  [
    "(<https://a.example/b_(c)_?d=%20{e}>)",
    "([https&#58;//a.example/b&#95;(c)&#95;?d=%20&#123;e&#125;](https://a.example/b_%28c%29_?d=%20%7Be%7D))",
  ],
  [
    "\\\\<mailto:a@b.example> and `<https://a.example>`",
    "\\\\[mailto&#58;a&#64;b.example](mailto:a@b.example) and `<https://a.example>`",
  ],
  [
    '{ ![i](<https://a.example/i.png>) [x]( </x y> "t") [z](<{>)\n\n[r]: <https://a.example/r>',
    '&#123; ![i](<https://a.example/i.png>) [x]( </x y> "t") [z](&#60;&#123;>)\n\n[r]: <https://a.example/r>',
  ],
])("%j is plain Markdown", (body, plain) => {
  expect(validMdx(body)).toEqual({ body: plain, plain: "not-mdx" });
  expect(programsOf(plain.replaceAll('<span id="own"></span>', ""))).toEqual([]);
});

test.each(hostileTexts)("%j is valid MDX", (body) => {
  expect(valid(body)).toBe(true);
});

test("any body is valid MDX, and unchanged if it was", () => {
  fc.assert(
    fc.property(hostileText, (body) => {
      expect(valid(body)).toBe(true);
    }),
    { numRuns: propertyRuns(5000) },
  );
});

const pieces = fc.constantFrom(
  ..."<Note>,</Note>,<b>,</b>,<Card />,<Tab title='a'>,</Tab>,- ,1. ,> ,**,_,[,](/x),`,|, ,  ,    ,text,{1},# ".split(
    ",",
  ),
  "\n",
  "\n\n",
  "\n  ",
  "\n- ",
  "\n  <Note>\n",
  "\n  </Note>\n",
  "\n<b>\n",
  "\n</b>\n",
  "```\n",
  "</b/>",
  "</b x>",
  "\n---\n",
  "**text**",
  "*a b*",
  "_text_",
  "__a__ ",
  "[text](/x)",
  "\n<b>",
  "</b>\n",
  "<Card cols={2}>",
  "</Card>",
  "<b\n  a='1'\n>",
  "<img\n  src='/a'\n/>",
  "<b>x</b><i>y</i>",
  "a_b",
  "__",
);

test("what needs no parse of the whole is valid", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const body = parts.join("");
      expect(isPlainMdx(body) && programsOf(body) === undefined).toBe(false);
    }),
    { numRuns: propertyRuns(10_000) },
  );
});

test("a body in which reading in blocks finds no fault is valid", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const body = parts.join("");
      expect(readBody(body, 0).problem === undefined && treeOf(body) === undefined).toBe(false);
    }),
    { numRuns: propertyRuns(10_000) },
  );
});

test.each([
  ["<Note>\n  Text **bold** [link](/x)\n</Note>", true],
  ["<Steps>\n  <Step title='a'>\n    - item\n  </Step>\n</Steps>", true],
  ["Text <b>bold</b> and <br/>", true],
  ["<Note>Take **care**, _great_ care: [why](/x).</Note>", true],
  ["**<Note>Take **care**</Note>**", false],
  ["<Note>Take ** care**.</Note>", false],
  ["<Note>Take snake_care_.</Note>", false],
  ["<Note>Take snake_case.</Note>", true],
  ["<CardGroup cols={2}>\n  <Card\n    title='a'\n    href='/a'\n  >\n    Text\n  </Card>\n</CardGroup>", true],
  ["# <b>One</b><i>two</i>", true],
  ["# <b>One<i>two</b></i>", false],
  ["- <b\n  a='1'>\ntext</b>", false],
  ["[a <b>b](/x)</b>", false],
  ["<a./>", false],
  ["<a..b>text</a..b>", false],
  ["<Card.Title>text</Card.Title>", true],
  ["- <Step>\n  text\n</Step>", false],
  ["**<b>**</b>", false],
  ["${$", false],
  ["| a |\n| - |\n| `{b|c` |", false],
])("%j needs no parse of the whole: %s", (body, isPlain) => {
  expect(isPlainMdx(body)).toBe(isPlain);
});

test.each([
  ["## Title {#own-id}", '## Title <span id="own-id"></span>'],
  ['# A {#größe "x"}', '# A <span id="größe &#34;x&#34;"></span>'],
  ["```\n# Title {#code}\n```", "```\n# Title {#code}\n```"],
  ["# Title {other}", "# Title {other}"],
])("an id of a heading: %j", (body, written) => {
  expect(validMdx(body)).toMatchObject({ body: written });
});

test("the bodies of the fixtures are valid, or plain Markdown", () => {
  const bodies = bodiesIn(fixtures);
  expect(bodies.length).toBeGreaterThan(100);
  expect(bodies.filter((body) => !valid(body))).toEqual([]);
});

test.skipIf(corpusFolder === undefined)("the bodies of NAVC_CORPUS are, too (skipped where it names no folder)", () => {
  const all = corpusSites.flatMap(({ root }) => bodiesIn(root));
  const bodies = triedOf(all, Math.ceil(all.length / 6));
  expect(bodies.length).toBeGreaterThan(0);
  expect(bodies.filter((body) => !valid(body))).toEqual([]);
});

/** Whether it is valid, and as it was where that was valid. */
function valid(body: string): boolean {
  const made = validMdx(body);
  const isMade = programsOf(made.body) !== undefined;
  if (!isMade) return false;
  const wasValid = made.body === body ? isMade : programsOf(body) !== undefined;
  return !wasValid ? made.body !== body : made.body === body && made.plain === undefined;
}

/** Undefined for what is no valid MDX. */
function programsOf(body: string): readonly string[] | undefined {
  try {
    return nodesIn(mdxTree(body)).flatMap(({ type }) => (type.startsWith("mdx") ? [type] : []));
  } catch {
    return undefined;
  }
}
