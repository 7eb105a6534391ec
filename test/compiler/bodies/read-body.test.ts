// What does a body hold: which links, at which places, and which anchors?
import { describe, expect, test } from "vitest";
import type { PageBody } from "../../../src/compiler/bodies/page-body.ts";
import { readBody } from "../../../src/compiler/bodies/read-body.ts";

/** The addresses of a body; each is written at its place. */
function addressesIn(text: string, kind: "link" | "asset" = "link"): readonly string[] {
  return readBody(text, 0).links.flatMap((link) => {
    expect(text.slice(link.start, link.end).replaceAll("&amp;", "&")).toBe(link.address);
    return link.kind === kind ? [link.address] : [];
  });
}

describe("links are found", () => {
  test.each([
    ["in a paragraph", "See [the guide](/guide) and [*this* one](./this)."],
    ["with a title, and in angle brackets", 'See [a](/guide "Title") and [b](<./this>).'],
    ["with code in its text", "[`a]b`](/guide) and [`c`](./this)"],
    ["in lists and quotes", "- [a](/guide)\n\n  > [b](./this)"],
    ["in a table", "| a |\n|---|\n| [b](/guide) |\n| `c` [d](./this) |"],
    ["in a heading", "## A [link](/guide)\n\nAnd\n[one](./this)\n---"],
    ["as references", "[One][a] and [b].\n\n[a]: /guide\n[b]: ./this 'Title'"],
    ["as attributes", '<Card href="/guide">\n  <Other to={"./this"} />\n</Card>'],
    ["in an attribute that holds a tag", '<Card icon={<a href="/guide" />} href={`./this`} />'],
    [
      "in an expression with blank lines",
      '{items && (\n  <>\n\n    <a href="/guide">a</a>\n\n    <B to="./this" />\n  </>\n)}',
    ],
    ["in an exported component", 'export const A = () => <a href="/guide">\n\n</a>;\n\n[b](./this)'],
    ["after CRLF", "a\r\n\r\n[a](/guide)\r\n\r\n<A\r\n  href='./this'\r\n/>"],
    [
      "between tags that are indented",
      "<Steps>\n      <Step>\n            [a](/guide)\n\n            [b](./this)\n      </Step>\n</Steps>",
    ],
  ])("%s", (_where, text) => {
    expect(addressesIn(text)).toEqual(["/guide", "./this"]);
  });

  test("with character references replaced", () => {
    expect(addressesIn('[a](/a?b=1&amp;c=2)\n\n<A href="/a?b=1&amp;c=2" />')).toEqual(["/a?b=1&c=2", "/a?b=1&c=2"]);
  });

  test("apart from images", () => {
    const text = '![a](/a.png) <img src="/b.png" />\n\n[![c](/c.png)](/guide)\n\n![d][e]\n\n[e]: /e.png';
    expect(addressesIn(text)).toEqual(["/guide"]);
    expect(addressesIn(text, "asset")).toEqual(["/a.png", "/b.png", "/c.png", "/e.png"]);
  });
});

test.each([
  ["a block of code", "```md\n[a](/b)\n\n<A href='/b' />\n```"],
  ["a block of code in a list", "- a\n\n  ~~~\n  [a](/b)\n  ~~~"],
  ["code in a line", "`[a](/b)` and ``<A href='/b' /> ` ``"],
  ["a string of a program", "export const a = '[a](/b)';\n\n{`<A href='/b' />`}"],
  ["a comment", "{/* [a](/b) <A href='/b' /> */}"],
  ["an escaped bracket", "\\[a](/b)"],
  ["a definition that nothing refers to", "[a]: /b\n\nText."],
  ["a footnote", "Text[^1].\n\n[^1]: /b"],
  ["a value that a program makes", "<A href={`/b/${c}`} to={d} />"],
])("%s is no link", (_what, text) => {
  const body = readBody(text, 0);
  expect([body.links, body.problem]).toEqual([[], undefined]);
});

function anchorsIn(text: string): PageBody["anchors"] {
  return readBody(text, 0).anchors;
}

test("headings have titles without markup, and ids of their own", () => {
  const text =
    "# One `two` *three* [four](/x) &amp; five\n\nSix\n===\n\n## Seven {#own}\n\n<h2>Eight</h2>\n\n<h3 id='nine'>Nine</h3>";
  expect(anchorsIn(text)).toEqual([
    { kind: "heading", title: "One two three four & five" },
    { kind: "heading", title: "Six" },
    { kind: "id", id: "own" },
    { kind: "heading", title: "Eight" },
    { kind: "id", id: "nine" },
  ]);
});

test.each([
  ["One\ntwo\n===", "One\ntwo"],
  ["<h2>\n  One\n  two\n</h2>", "One\ntwo"],
  ["<h2>\n  One\n\n  two\n</h2>", "One\ntwo"],
  ["One\\\ntwo\n---", "One\ntwo"],
])("words of a title on several lines stay apart: %j", (text, title) => {
  expect(
    readBody(text, 0).anchors.map((each) => each.kind === "heading" && each.title.replaceAll(/\s+/g, "\n")),
  ).toEqual([title]);
});

test("components of the platform make anchors of their titles, others may make any", () => {
  const text =
    'import Part from "/snippets/part.mdx"\n\n<Accordion title="One" />\n\n<ParamField path="two" />\n\n<Part />\n\n<Snippet file="three.mdx" />';
  const body = readBody(text, 0);
  expect(body.anchors).toEqual([
    { kind: "title", title: "One", tag: "Accordion" },
    { kind: "field", name: "two" },
    { kind: "component", name: "Part" },
    { kind: "snippet", file: "three.mdx" },
  ]);
  expect(body.imports).toEqual([{ name: "Part", target: "/snippets/part.mdx" }]);
  expect(body.isOpen).toBe(false);
});

test.each([
  ["an expression", "{rows.map((row) => <h2>{row}</h2>)}"],
  ["attributes that are passed on", "<Card {...props} />"],
  ["an id that a program makes", "<h2 id={name}>One</h2>"],
  ["HTML as a text", "<div dangerouslySetInnerHTML={{ __html: text }} />"],
  ["code that is not closed", "```js\n\n## One"],
  ["a part that is not valid", "<Card\n\n## One"],
])("%s may make any anchor", (_what, text) => {
  expect(readBody(text, 0).isOpen).toBe(true);
});

describe("what is not valid MDX", () => {
  test("is named with its place, and its links are still found", () => {
    const text = 'A <Card href="/a"> { [b](/b)\n\n[c](/c)\n\n5 < 6 and [d](/d)';
    const { problem, links } = readBody(text, 0);
    expect(links.map(({ address }) => address)).toEqual(["/a", "/b", "/c", "/d"]);
    expect(problem?.reason).toBe('the expression that begins with "{" is not closed: there is no "}" for it');
    expect(text.slice(problem!.start)).toMatch(/^\{ \[b\]/);
  });

  test.each([
    ["Text.\n\n<Tile title='a' href", "<Tile", 'the tag "<Tile" is not closed: there is no ">" for it'],
    ["<Card title='x <b", "<Card", 'the tag "<Card" is not closed: there is no ">" for it'],
    ["{ a: `<b>`", "{", 'the expression that begins with "{" is not closed: there is no "}" for it'],
    ["import x from", "import", "this import or export is not valid JavaScript"],
    ["export const = 1", "", "this import or export is not valid JavaScript"],
    ["import X from 'x'\n<X/>", "", "there is no blank line between this and the import above it"],
    ["export const a = {\n b: 1,\n}\n# Title", "", "there is no blank line between this and the export above it"],
    ["export const a = {\n b c\n}", "", "this import or export is not valid JavaScript"],
    ["import X from 'x'\nA text, as it is.", "", "there is no blank line between this and the import above it"],
    ["import X from 'x'\n- one two", "", "there is no blank line between this and the import above it"],
    ["export const a = [1, 2];\n* one two", "", "there is no blank line between this and the export above it"],
    [
      "export const list = [1, 2]\n.filter(Boolean)\n.map((x) => x y)",
      "",
      "this import or export is not valid JavaScript",
    ],
    ["export const f = 1\n+ 2 3", "", "this import or export is not valid JavaScript"],
    ["export const f = a\n* 2 3", "", "this import or export is not valid JavaScript"],
    ["export const f = a\n< b c", "", "this import or export is not valid JavaScript"],
    ["export const f = a\ninstanceof B c", "", "this import or export is not valid JavaScript"],
    ["export const f = a\nconst b = 1 2", "", "this import or export is not valid JavaScript"],
    ["export const f = a\nb.c(1 2)", "", "this import or export is not valid JavaScript"],
    ["<A b={1 +} />", "", "this expression is not valid JavaScript"],
    ["Under 5 <4", "", '"<4" begins no tag; for the sign "<" write "&lt;"'],
    ["<!-- a -->", "", 'MDX has no comments in "<!--"; write {/* … */}'],
  ])("is said in plain words, at its beginning where the end is missing: %j", (text, written, reason) => {
    const { problem } = readBody(text, 0);
    expect(problem).toMatchObject({ kind: "syntax", reason });
    expect(text.slice(problem!.start, problem!.end)).toBe(written);
  });

  test("does not keep statements of a program from being left out", () => {
    expect(readBody("export const a = [b](/c) {\n\nText [d](/d).", 0).links).toMatchObject([{ address: "/d" }]);
  });
});

describe("tags that are not paired", () => {
  test.each([
    ["Text.\n\n<Card>\n\nText.\n", "<Card", `"<Card>" has no closing tag`],
    ["<Tabs>\n<Tab title={1}>\nText.\n</Tabs>\n", "<Tab", `"<Tab>" has no closing tag before "</Tabs>"`],
    ["Text.</Card>\n", "</Card", `the closing tag "</Card>" has no opening tag`],
    ["# Title <br>\n", "<br", `"<br>" has no closing tag`],
    ["<>\n\nText.\n", "<", `"<>" has no closing tag`],
    ["<Card>\n\n```\n</Card>\n```\n", "<Card", `"<Card>" has no closing tag`],
    ["<Card>\n\n```\n</Card>\n", "<Card", `"<Card>" has no closing tag, and a block of code below it is not closed`],
    ["<A>\n  <B>\n  ```\n  x\n", "<B", `"<B>" has no closing tag, and a block of code below it is not closed`],
    ["- a\n  ```\n  x\nb <Card>\n", "<Card", `"<Card>" has no closing tag`],
    ["<A>\n\n- ```\n  x\n\nText.\n\n</A>\n\n<B>\n", "<B", `"<B>" has no closing tag`],
  ])("%j", (text, tag, reason) => {
    const { problem } = readBody(text, 0);
    expect(problem).toMatchObject({ kind: "tags", reason });
    expect(text.slice(problem!.start, problem!.end)).toBe(tag);
  });

  test.each([
    "<Card>\n\n<Tree.File>\n\n- Text <br/>\n\n</Tree.File>\n\n</Card>\n",
    "`<Card>` and {/* <Card> */} and \\<Card> and {`\n\n<Card>`}\n",
    "```\n<Card>\n```\n",
    "{rows.map((row) => <b>{row}</b>)}\n\n<A b={<C>d</C>} />\n",
    "<Card>\n\n5 <6\n",
    "Text.\n\n```\nThis code has no end, and is no text: <Card>\n",
    "<Card>\n  ```\n  This code ends before the tag:\n ```\n</Card>\n",
    "- ```\n  This code ends with its list.\n\n<Card>\n</Card>\n",
  ])("nothing is said of %j", (text) => expect(readBody(text, 0).problem?.kind).not.toBe("tags"));

  test("leave all anchors known", () => {
    expect(readBody("# One\n\n<Card>\n", 0)).toMatchObject({ isOpen: false, problem: { kind: "tags" } });
  });
});

test.each([
  ["brackets", "[".repeat(200_000)],
  ["links in links", "[a](".repeat(60_000)],
  ["lists in lists", `${"- ".repeat(50_000)}a`],
  ["quotes in quotes", `${"> ".repeat(50_000)}a`],
  [
    "lists that are indented more and more",
    Array.from({ length: 600 }, (_, at) => `${" ".repeat(at * 2)}- a`).join("\n"),
  ],
  ["tags", "<A>\n\n".repeat(6000)],
  ["braces", "{\n\n".repeat(20_000)],
  ["parentheses of a program", `{${"(".repeat(30_000)}`],
  ["statements that are not closed", "export const a = {\n\n".repeat(5000)],
  ["stars", "*a_ ".repeat(50_000)],
  ["ticks", Array.from({ length: 300 }, (_, at) => "`".repeat(at)).join(" ")],
  ["definitions", "[a]: b\n".repeat(6000)],
])("a page of %s is read within its limits", (_what, text) => {
  expect(readBody(text, 0).links.length).toBeLessThan(100);
});
