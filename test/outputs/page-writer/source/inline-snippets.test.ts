// Are snippets in the places of the components that stand for them?
import { expect, test } from "vitest";
import { inlineSnippets } from "../../../../src/outputs/page-writer/source/inline-snippets.ts";
import { memoryHost } from "../../../../src/index.ts";
import { mdxTree } from "./hosts-parsers.ts";

const host = memoryHost({
  "snippets/plain.mdx": "---\ntitle: No page\n---\n\nOne **line**.\n\nAnd another.\n",
  "_snippets/older.mdx": "an older one",
  "_snippets/word.mdx": "not this one",
  "snippets/word.mdx": "one word",
  "snippets/hello.mdx": "Hello {name}, {props.greeting}: <a href={url}>{`to ${name}`}</a> {missing}{1 + 1}\n",
  "snippets/nested.mdx": 'import Word from "/snippets/word.mdx";\n\n- A list with <Word />\n',
  "snippets/ids.mdx": "## In {#in}\n\nHello {name}\n",
  "snippets/round.mdx": 'import Round from "/snippets/round.mdx";\n\nText <Round />\n',
  "snippets/values.mdx":
    'export const version = "1.2";\nexport const Box = ({ children }) => <b>{children}</b>;\n\nNo part of it.\n',
  "snippets/mixed.mdx": "export const own = 1;\n\nText {own}\n",
  "snippets/button.jsx": "export const Button = () => <button />;",
  "guides/near.mdx": "near",
});

function inlined(body: string): string {
  const { body: text, losses } = inlineSnippets(body, "guides/page.mdx", host);
  expect(losses).toEqual([]);
  mdxTree(text.replaceAll(/\{#.*\}/g, ""));
  return text.trim();
}

test.each([
  ['import P from "/snippets/plain.mdx";\n\n# T\n\n<P />\n\nEnd', "# T\n\nOne **line**.\n\nAnd another.\n\nEnd"],
  [
    "import P from '/snippets/plain.mdx'\n\n<Note>\n  <P />\n</Note>",
    "<Note>\n  One **line**.\n  \n  And another.\n</Note>",
  ],
  ['import P from "/snippets/plain.mdx"\n\n> <P />', "> One **line**.\n> \n> And another."],
  ['import W from "/snippets/word.mdx"\n\nJust <W /> here', "Just one word here"],
  ['import N from "/snippets/nested.mdx"\n\n<N />', "- A list with one word"],
  ['import N from "./near.mdx"\n\n<N />', "near"],
  ['<Snippet file="word.mdx" /> and <Snippet file="word" />', "one word and one word"],
  ['<Snippet file="older.mdx" />', "an older one"],
  [
    'import H from "/snippets/hello.mdx"\n\n<H name="A {x}" greeting={"hi"} url="/a" />',
    'Hello {"A {x}"}, {("hi")}: <a href={"/a"}>{`to ${"A {x}"}`}</a> {undefined}{1 + 1}',
  ],
  [
    'import { version, Box as Frame } from "/snippets/values.mdx"\n\n<Frame>{version}</Frame>',
    'export const version = "1.2";\nexport const Box = ({ children }) => <b>{children}</b>;\nexport const Frame = Box;\n\n\n\n<Frame>{version}</Frame>',
  ],
  ['import M from "/snippets/mixed.mdx"\n\n<M />\n\n<M />', "export const own = 1;\n\n\n\nText {own}\n\nText {own}"],
  [
    'import I from "/snippets/ids.mdx"\n\n## Out {#out}\n\n<I name="me" />',
    '## Out {#out}\n\n## In {#in}\n\nHello {"me"}',
  ],
  ["No import, `import x from 'y'` in code", "No import, `import x from 'y'` in code"],
  [
    "```js\nimport W from '/snippets/word.mdx'\n```\n\n<W />",
    "```js\nimport W from '/snippets/word.mdx'\n```\n\n<W />",
  ],
])("%j", (body, text) => {
  expect(inlined(body)).toBe(text);
});

test.each([
  [
    'import { Button } from "/snippets/button.jsx"\n\n<Button>x</Button>',
    'the import of "/snippets/button.jsx"',
    "navc runs no program of a page",
    0,
  ],
  [
    'import Gone from "/snippets/gone.mdx"\n\n<Gone />',
    'the import of "/snippets/gone.mdx"',
    "their files are not there",
    0,
  ],
  ['import Out from "../../secret.mdx"\n\n<Out />', 'the import of "../../secret.mdx"', "their files are not there", 0],
  [
    'Text <Snippet file="gone.mdx" />',
    "the snippet <Snippet>",
    "their files can't be read, or they show themselves",
    5,
  ],
])("%j is named with the reason, and left out", (body, what, reason, offset) => {
  const { body: text, losses } = inlineSnippets(body, "guides/page.mdx", host);
  expect(losses).toEqual([{ what, reason, offset }]);
  expect(text).not.toMatch(/import|<[A-Z]/);
});

test("the content of a component that a program makes stays", () => {
  const body =
    'import { Box } from "/snippets/button.jsx"\n\n<Box a={1}>\n  <Note>\n    **x**\n  </Note>\n</Box>\n\nA <Box>b</Box> c <Box />';
  expect(inlineSnippets(body, "guides/page.mdx", host).body.trim()).toBe(
    "<>\n  <Note>\n    **x**\n  </Note>\n</>\n\nA <>b</> c",
  );
});

test("a snippet that shows itself has an end", () => {
  const { body, losses } = inlineSnippets('import R from "/snippets/round.mdx"\n\n<R />', "guides/page.mdx", host);
  expect(body.trim()).toBe("Text");
  expect(losses.map(({ what, snippet }) => [what, snippet])).toEqual([["the snippet <Round>", "snippets/round.mdx"]]);
});
