// Rows of the table of growth: each construct of bodies, read with its links and written as a page for hosts.

import { textOf } from "./constructs.mjs";
import { works } from "./case-work.mjs";
import { compiling, exporting, openapi, site, times } from "./work.mjs";

/** A text in each of the constructs that bodies are made of, or that only begin to be one; some are lists of parts with a shape. */
const texts = {
  headings: ["# a\n\n"],
  "headings with ids": ["## a {#b}\n\n"],
  "a heading with many ids": ["{#"],
  "underlined headings": ["a\n=\n"],
  lists: ["- a\n", "  - b\n"],
  "loose lists": ["- a\n\n  b\n\n"],
  "numbered lists": ["1. a\n", "2. b\n\n"],
  "lists between paragraphs": ["a\n\n", "- b\n\n"],
  tasks: ["- [ ] a\n"],
  quotes: ["> a\n", "> > b\n\n"],
  "lists in quotes": ["> - a\n", ">\n"],
  tables: ["| a | b |\n|---|---|\n| *c* | `d` |\n\n"],
  "rows of tables": [["| a |\n|---|\n", "| *b* |\n", ""], "surrounded"],
  fences: ["```js\na\n```\n\n"],
  "fences that are not closed": ["```js\n"],
  code: ["`a` `` b ` ``\n"],
  "code that is not closed": ["``a`\n"],
  emphasis: ["*a **b** _c_ ~~d~~*\n"],
  "emphasis that is not closed": ["*a **b\n"],
  links: ['[a](/b "c") [d][e]\n\n'],
  brackets: ["[a]("],
  definitions: ["[a]: /b\n\n", "[c][a]\n\n"],
  footnotes: ["[^a]\n\n", "[^a]: b\n\n"],
  images: ["![a](/b.png)\n\n", "[![c](/d.png)](/e)\n\n"],
  tags: ['<Card title="a" href="/b">c</Card>\n\n'],
  "tags in tags": [["<A>\n\n", "a\n\n", "</A>\n\n"], "nest"],
  "tags that are not closed": ["<A>\n\n"],
  attributes: ['<A b={c} d="e" {...f} />\n\n'],
  HTML: ["a<br />b <b>c</b>\n\n"],
  comments: ["{/* a */}\n\n", "<!-- b -->\n\n"],
  expressions: ["{a.map((b) => <b>{b}</b>)}\n\n"],
  "expressions that are not closed": ["{a}", "{("],
  braces: [["{[", "{},", "]}\n"], "surrounded"],
  imports: ['import a from "b"\n\n'],
  exports: ["export const a = { b: 1 }\n\n"],
  snippets: ['<Snippet file="a" />\n\n'],
  entities: ["&amp; &#38; &x;\n"],
  addresses: ["https://a.b/c a@b.c www.d.e\n"],
  "a text like an address": ["a.-+"],
  mathematics: ["$a$\n\n", "$$\nb\n$$\n\n"],
  "rules and breaks": ["a  \nb\\\n***\n"],
};

/**
 * Between 12,000 and 32,000 characters V8 keeps the list of events in another space, which is a step and no growth. Braces in
 * one another are parsed up to a number of them, which 8,000 characters have.
 */
const sizes = { entities: 16_000, braces: 8_000 };

/** What checks read without a parser is so fast that growth shows at larger sizes only. */
const readFast = new Set(
  (
    "headings,a heading with many ids,lists,lists between paragraphs,loose lists,numbered lists,quotes,lists in quotes,tables,rows of tables,fences," +
    "fences that are not closed,emphasis,emphasis that is not closed,brackets,expressions that are not closed,braces,snippets,tags in tags,HTML," +
    "entities,addresses,a text like an address"
  ).split(","),
);

/** A row for a construct: its text at the size, in characters. */
const row = (work, name, given) => {
  const isShaped = typeof given[1] === "string" && Array.isArray(given[0]);
  const [parts, shape] = isShaped ? given : [given, "repeat"];
  const numbered = shape === "repeat" && work !== "describe";
  const recipe = { shape: numbered ? "numbered" : shape, parts, gap: "", prefix: "" };
  const n = work === "read" && readFast.has(name) ? 96_000 : (sizes[name] ?? 6_000);
  return { n, make: (size) => works[work](textOf(recipe, size)) };
};

const pagesOf = (work) =>
  Object.fromEntries(Object.entries(texts).map(([name, given]) => [`${work}: ${name}`, row(work, name, given)]));

/** Schemas that hold others. */
const described = (n, schemaOf) =>
  exporting(
    site(
      { pages: ["GET /a"] },
      {
        "a.json": openapi(
          {
            "/a": {
              get: { responses: { 200: { description: "A", content: { "application/json": { schema: ref(0) } } } } },
            },
          },
          { components: { schemas: Object.fromEntries(times(n, (i) => [`S${i}`, schemaOf(i, n)])) } },
        ),
      },
      { api: { openapi: "a.json" } },
    ),
    ["starlight"],
  );

const ref = (i) => ({ $ref: `#/components/schemas/S${i}` });

/** Snippets that show one another, from one page. */
const snippets = (n, bodyOf) =>
  exporting(
    site(
      { pages: ["p"] },
      {
        "p.mdx": '---\ntitle: T\n---\n\nimport S from "/snippets/s0.mdx"\n\n<S a="b" />\n',
        ...Object.fromEntries(times(n, (i) => [`snippets/s${i}.mdx`, bodyOf(i, n)])),
      },
    ),
    ["starlight"],
  );

export const writtenRows = {
  ...pagesOf("read"),
  ...pagesOf("write"),
  ...pagesOf("vitepress"),
  "describe: emphasis": row("describe", "", ["*a **b** "]),
  "describe: HTML": row("describe", "", ["<p>a</p>\n\n"]),
  "describe: underlined headings": row("describe", "", ["a\n=\n"]),
  "describe: brackets": row("describe", "", ["[a]("]),
  "read: missing anchors of a page with as many headings": {
    n: 500,
    make: (n) =>
      compiling(
        site({ pages: ["p"] }, { "p.mdx": times(n, (i) => `## Title ${i}\n\n[a](#tilte-${i})\n\n`).join("") }),
        { links: true },
      ),
  },
  "schemas: each holds two others": {
    n: 500,
    make: (n) => described(n, (i) => ({ properties: { a: ref((2 * i + 1) % n), b: ref((2 * i + 2) % n) } })),
  },
  "schemas: each is one of all": { n: 50, make: (n) => described(n, (_, all) => ({ oneOf: times(all, ref) })) },
  "schemas: a chain": {
    n: 500,
    make: (n) => described(n, (i) => ({ allOf: [ref((i + 1) % n)], properties: { [`p${i}`]: {} } })),
  },
  "snippets: in one another, twice each": {
    n: 200,
    make: (n) =>
      snippets(n, (i) => `import S from "/snippets/s${(i + 1) % n}.mdx"\n\n<S />\n\n<S a={a} />\n\nText {a}\n`),
  },
  "snippets: each shows the next ten times": {
    n: 4,
    make: (n) =>
      snippets(n, (i) =>
        i + 1 === n ? "word" : `import S from "/snippets/s${i + 1}.mdx"\n\n${"<S />\n\n".repeat(10)}`,
      ),
  },
};
