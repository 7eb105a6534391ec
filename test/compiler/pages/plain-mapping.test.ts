import fc from "fast-check";
import { expect, test } from "vitest";
import { readPlainMapping } from "../../../src/compiler/pages/plain-mapping.ts";
import { parseYaml } from "../../../src/compiler/text/yaml.ts";
import { propertyRuns } from "../../support/property-runs.ts";

/** Whether the fast path took the block; if it did, it must have read what js-yaml reads. */
function agrees(block: string): boolean {
  const plain = readPlainMapping(block);
  if (plain === undefined) return false;
  const yaml = parseYaml(`\n${block}`, { schema: "core", maxDepth: 32 });
  expect({ block, yaml: yaml.ok ? (yaml.value ?? {}) : yaml.problem }).toEqual({ block, yaml: plain });
  expect(Object.keys(plain)).toEqual(Object.keys((yaml.ok && yaml.value) || {}));
  return true;
}

const keys = [
  "title",
  "og:title",
  "a-b",
  "_x",
  "true",
  "Null",
  "__proto__",
  "constructor",
  "y",
  "on",
  "key ",
  "a b",
  "ä",
  "1",
  "a:",
  "a::b",
  "<<",
  '"og:title"',
  "'a'",
  "\"a'",
  '"a b"',
  '"a\\"',
];
const values = [
  "",
  " ",
  "x",
  "true",
  "True",
  "TRUE",
  "false",
  "null",
  "Null",
  "NULL",
  "~",
  "yes",
  "no",
  "on",
  "0",
  "-0",
  "1",
  "007",
  "0o7",
  "0x1F",
  "0b1",
  "1_000",
  "12e3",
  "1e3",
  "1.5",
  "24.10",
  "1.",
  ".5",
  "+1",
  "-1",
  ".inf",
  "-.inf",
  ".nan",
  "1:30",
  "190:20:30",
  "2024-01-02",
  "2024-01-02T00:00:00Z",
  "2024-1-2",
  "12345678901234567890",
  "1.2.3",
  "v1",
  "3 things",
  "0xZZ",
  "1-2",
  "0.",
  "9e",
  "1a",
  "0 ",
  "1__",
  '"x"',
  '""',
  "''",
  "'x'",
  '"a \\n b"',
  "'it''s'",
  "it's",
  'say "x"',
  '"x" y',
  "'x' # c",
  '"x" # c',
  "'a: b'",
  '"a # b"',
  '"',
  "'",
  '"unclosed',
  '" unclosed ',
  '"a \\" b',
  "x # c",
  "x #c",
  "x#c",
  "# c",
  "a: b",
  "a:b",
  "a:",
  "a: ",
  ": a",
  "http://x.test/a?b=c#d",
  "/api.json GET /x/{id}",
  "[a]",
  "{a: b}",
  "{{ x }}",
  "@x",
  "`x`",
  "%x",
  "&a x",
  "*a",
  "!x",
  "!!str 1",
  "|",
  ">",
  "|-",
  "- x",
  "-x",
  "?x",
  "? x",
  ",x",
  "]",
  "}",
  "<b>",
  "=",
  "<<",
  "a, b",
  "a [b]",
  "a & b",
  "a * b",
  "a ! b",
  "(x)",
  "$x",
  "\\x",
  "a\\nb",
  "ü",
  "日本語",
  "🙂 x",
  "\u00a0",
  "\u00a0x",
  "x\u00a0",
  "x\u3000 ",
  "x\u2028y",
  "\ufeff",
  "x\ufeff",
  "x\u0085y",
  "a\tb",
  "\ta",
  "a\t",
  "a   ",
  "a\rb",
  "---",
  "--- x",
  "...",
  "... x",
  "._",
  "_",
  "/",
  "$",
  "(",
  '"a \\"b\\" \\\\ \\/ \\t"',
  '"\\u0041"',
  '"\\x"',
  '"\\"',
  "'it''s'''",
  "'it'''s'",
  "-0.5",
  "- 1",
  "1.50",
  "-1.25e3",
  "0.1234567890123456789",
  "[]",
  "[ ]",
  "[a, b]",
  "[a,b ,c ]",
  "[a,]",
  "[,a]",
  "[a,,b]",
  "[\"a, b\", 'c''d', e]",
  '["a" b]',
  '["a": b]',
  "[a: b]",
  "[a:b, a:]",
  "[a #b]",
  "[a#b, #c]",
  "[1, -1, 1.5, true, null, ~]",
  "[[a]]",
  "[{a: b}]",
  "[a] b",
  "[a] # c",
  "[?a]",
  "[? a]",
  "[-a]",
  "[- a]",
  "[a?, b-c, d&e]",
  "[*a, &b, !c]",
  "[a",
  '[it\'s, "x"]',
  "[日本語, 🙂]",
  ">-",
  "|+",
  ">2",
  "> # c",
];
const ends = [
  "\n",
  "\r\n",
  "\n\n",
  "\n# c\n",
  "\n  \n",
  "\n  more\n",
  "\n- item\n",
  "\n  - item\n",
  "\n\r\n",
  "\n#\n",
  "\n #x\n",
  "\r",
  "\n  more\n  and # more: x  \n",
  "\r\n  more\r\n  and 'more\r\n",
  "\n  more\n\n  and more\n\n",
  "\n  more\n    deeper\n",
  "\n    more\n  less\n",
  "\n  - a\n  - 'b'\n",
  "\n- a\n-  1\n",
  "\n  - a\n- b\n",
  "\n  - a: b\n",
  "\n  - a\n    b\n",
  "\n  -\n",
  "\n  -a\n",
  "\n  - [a]\n",
  "\n  sub: x\n",
  '\n  sub: 1\n  b-c: "y: z"\r\n',
  "\n  sub: x\n   b: y\n",
  "\n  sub: x\n\n  b: y\n",
  "\n  sub:\n  b: y\n",
  "\n  sub: x\n  sub: y\n",
  "\n  sub:\n    b: y\n    c: 1\n  d: z\n",
  "\n  sub:\n    b:\n      c: y\n d: z\n",
  "\n  sub:\n    b:\n      c: y\n   d: z\n",
  "\n  sub:\n    b:\n      c:\n        d:\n          e: y\n",
  "\n  sub:\n\n    b: y\n",
  "\n  sub:\n  - b\n",
  "\n sub: x\n - y\n",
  '\n  more"\n',
  '\nmore: x" \n',
  '\n  more \r\n   and #more " \n',
  '\n---"\n',
  '\n ---"\n',
  '\n\n  more"\n',
  '\n  more" x\n',
  '\n  a\\\n  b"\n',
  '\n"\n',
];

test("a table of values by keys by line ends reads as in js-yaml", () => {
  let taken = 0;
  for (const key of keys) {
    for (const value of values) {
      for (const end of ends) {
        taken += Number(agrees(`${key}: ${value}${end}`));
        taken += Number(agrees(`first: a${end}${key}:${value}${end}last: b\n`));
      }
    }
  }
  // Enough of it for the table to mean something.
  expect(taken).toBeGreaterThan(4_000);
});

const piece = fc.oneof(
  fc.constantFrom(...values),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 8 }),
  fc.string({
    unit: fc.constantFrom(...Array.from("ab:# \"'-,[]{}0159.eExo_+~\\/<>|*&!%@`?=()\u00a0é\t")),
    maxLength: 12,
  }),
);
const list = fc
  .tuple(fc.array(piece, { maxLength: 4 }), fc.constantFrom(",", ", ", " , "))
  .map(([items, separator]) => `[${items.join(separator)}]`);
const below = fc
  .tuple(
    fc.constantFrom(">", ">-", "|", "|-", "", "- "),
    fc.constantFrom("\n", "\r\n"),
    fc.array(fc.tuple(fc.constantFrom("  ", "  ", "  ", "", " ", "    ", "  - ", "- "), piece), { maxLength: 3 }),
  )
  .map(([mark, end, lines]) => [mark, ...lines.map((parts) => parts.join(""))].join(end));
const blockLine = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...keys), fc.oneof(list, below)).map(([key, value]) => `${key}: ${value}`),
  },
  {
    weight: 6,
    arbitrary: fc
      .tuple(
        fc.constantFrom(...keys, ...fc.sample(fc.string({ maxLength: 5 }), { numRuns: 20, seed: 1 })),
        fc.constantFrom(": ", ":", ":  "),
        piece,
        piece,
      )
      .map((parts) => parts.join("")),
  },
  { weight: 1, arbitrary: piece },
);

test("whatever the fast path takes reads as in js-yaml", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(blockLine, fc.constantFrom(...ends)), { maxLength: 4 }), (lines) => {
      agrees(lines.map((line) => line.join("")).join(""));
    }),
    { numRuns: propertyRuns(20_000) },
  );
});

test("nested fields read as in js-yaml", () => {
  const nestedLine = fc
    .tuple(
      fc.integer({ min: 0, max: 6 }),
      fc.constantFrom("a", "b", "c", "true", "x-1"),
      fc.constantFrom("", "", " x", " 1", ' "q"', " [a]", " # c"),
    )
    .map(([indent, key, value]) => `${" ".repeat(indent)}${key}:${value}\n`);
  let taken = 0;
  fc.assert(
    fc.property(fc.array(nestedLine, { minLength: 1, maxLength: 6 }), (lines) => {
      taken += Number(agrees(`top:\n${lines.join("")}`));
    }),
    { numRuns: propertyRuns(20_000), seed: 1 },
  );
  expect(taken).toBeGreaterThan(30);
  expect(readPlainMapping("a:\n  b:\n    c: x\n    d: 1\n  e: y\nf: z\n")).toEqual({
    a: { b: { c: "x", d: 1 }, e: "y" },
    f: "z",
  });
});

test("what most pages have is taken", () => {
  expect(
    readPlainMapping(
      'title: "Start: here"\r\ndescription: What it\'s for, and more\nicon: rocket\n\n# note\nhidden: true\norder: 3\ntag:\n',
    ),
  ).toEqual({
    title: "Start: here",
    description: "What it's for, and more",
    icon: "rocket",
    hidden: true,
    order: 3,
    tag: null,
  });
  const more = 'keywords: [start, "a, b"]\ndescription: >-\n  One\n  and two\ntags:\n  - a\n  - 1.5\n';
  expect(readPlainMapping(`"og:title": 'It''s "here"'\n${more}`)).toEqual({
    "og:title": 'It\'s "here"',
    keywords: ["start", "a, b"],
    description: "One and two",
    tags: ["a", 1.5],
  });
  expect(readPlainMapping("openapi: get /users/{id}\n")).toEqual({ openapi: "get /users/{id}" });
  expect(readPlainMapping("")).toEqual({});
});

test.each([
  ['title: "one \n  two"\nnext: a\n', { title: "one two", next: "a" }],
  ['title: " one\ntwo "\n', { title: " one two " }],
  ["dimensions:\n  type: guide\n  level: 2\nnext: a\n", { dimensions: { type: "guide", level: 2 }, next: "a" }],
])("it takes %j", (block, value) => {
  expect(agrees(block)).toBe(true);
  expect(readPlainMapping(block)).toEqual(value);
});
