import { expect, test } from "vitest";
import { defaultLimits } from "../../../src/compiler/contract/limits.ts";
import type { PagePath } from "../../../src/compiler/contract/page-path.ts";
import { catalog } from "../../../src/compiler/diagnostics/catalog.ts";
import type { Report } from "../../../src/compiler/diagnostics/diagnostic.ts";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { loadPages } from "../../../src/compiler/pages/load-pages.ts";
import type { FrontMatter } from "../../../src/compiler/pages/page-catalog.ts";

interface Read {
  readonly frontMatter: FrontMatter;
  /** Code, sentence, and the text it points at. */
  readonly problems: readonly string[];
}

async function read(text: string): Promise<Read> {
  const problems: string[] = [];
  const report: Report = (code, place, args) => {
    const at =
      place.kind === "text" ? `${place.start} ${JSON.stringify(text.slice(place.start, place.end))}` : place.kind;
    problems.push(`${code} ${at}: ${catalog[code].message(args)}`);
  };
  const references = new Set(["p" as PagePath]);
  const pages = await loadPages({ references, host: memoryHost({ "p.mdx": text }), limits: defaultLimits, report });
  return { frontMatter: pages.find("p" as PagePath)!.page.frontMatter, problems };
}

const nothing: Read = { frontMatter: { rest: undefined }, problems: [] };
const titled = (title: string): Read => ({ frontMatter: { title, rest: undefined }, problems: [] });

test.each([
  ["plain", "---\ntitle: A\n---\nbody"],
  ["CRLF", "---\r\ntitle: A\r\n---\r\nbody"],
  ["mixed line ends", "---\r\ntitle: A\n---\r\nbody"],
  ["a byte order mark", "\uFEFF---\ntitle: A\n---\nbody"],
  ["blanks after the fences", "--- \t\ntitle: A\n---  \nbody"],
  ["no line end after the fence", "---\ntitle: A\n---"],
  ["CR after the last fence", "---\r\ntitle: A\r\n---\r"],
  ["YAML that is not plain", "---\n'title': A # first\n---\n"],
  ["a longer fence inside", "---\ntitle: |-\n  A\n# c\n---\nbody\n----\n"],
])("front matter is read: %s", async (_, text) => {
  expect(await read(text)).toEqual(titled("A"));
});

test.each([
  ["an empty file", ""],
  ["text only", "# Hello\n\ntitle: A\n---\n"],
  ["words before the fence", "Hello\n---\ntitle: A\n---\n"],
  ["a rule below a blank line", "\n---\nHello\n---\n"],
  ["four hyphens", "----\ntitle: A\n---\n"],
  ["a rule with words", "--- a rule\ntext\n---\n"],
  ["an empty block", "---\n---\nbody"],
  ["only comments", "---\n# nothing\n---\n"],
  ["only a comment that is not plain", "---\n # nothing\n---\n"],
  ["null", "---\nnull\n---\n"],
  ["blank and null values", "---\ntitle: \nsidebarTitle: ''\ndescription: \"  \"\ntag: null\nicon: ~\nhidden:\n---\n"],
])("there is none, without a problem: %s", async (_, text) => {
  expect(await read(text)).toEqual(nothing);
});

test("a line that only starts like a fence closes nothing", async () => {
  expect((await read("---\ntitle: |\n  x\n----\n---\n")).problems[0]).toMatch(/^front-matter-syntax /);
  expect((await read("---\ntitle: A\n---b\n---\nbody")).frontMatter.title).not.toBe("A");
});

test.each([
  "js",
  "javascript",
  "JS",
  " javascript",
  "json",
  "coffee",
  "toml",
  "constructor",
  "__proto__",
  "toString",
  "yaml",
])("a fence that names %s is refused and nothing runs", async (language) => {
  const text = `---${language}\n(globalThis.executed = true, {})\n---\n`;
  const { frontMatter, problems } = await read(text);
  expect(frontMatter).toEqual({ rest: undefined });
  expect(problems).toEqual([expect.stringMatching(/^front-matter-refused 0 "--- ?\w+": .*Write "---" alone/)]);
  expect("executed" in globalThis).toBe(false);
});

test("words of JavaScript inside a plain block stay words", async () => {
  const { frontMatter } = await read("---\ntitle: !!js/function 'function(){ globalThis.executed = true }'\n---\n");
  expect(frontMatter.title).toBeUndefined();
  expect("executed" in globalThis).toBe(false);
});

test.each([
  ["line ends", "\n".repeat(80_000)],
  ["carriage returns", "\r".repeat(60_000)],
  ["line separators", "\u2028".repeat(20_000)],
  ["blanks", " \t".repeat(30_000)],
])("a run of %s is refused", async (_, run) => {
  const { problems } = await read(`---\ntitle: [a]${run}\n---\n`);
  expect(problems).toEqual([expect.stringMatching(/^front-matter-refused /)]);
});

test("aliases that grow without end are refused", async () => {
  const rows = Array.from({ length: 30 }, (_, row) => `a${row + 1}: &a${row + 1} [${`*a${row},`.repeat(9)}]`);
  const { frontMatter, problems } = await read(`---\ntitle: A\na0: &a0 [x]\n${rows.join("\n")}\n---\n`);
  expect(frontMatter).toEqual({ rest: undefined });
  expect(problems).toEqual([expect.stringMatching(/^front-matter-refused .*more than 10000 values/)]);
});

test.each([
  ["a value", `a: &a ${"x".repeat(6000)}\nb: [${Array(2000).fill("*a").join(",")}]\n`],
  ["a key", `a: &a "${"x".repeat(6000)}"\nb: [${Array(2000).fill("{*a : 1}").join(",")}]\n`],
])("%s that aliases repeat until it is far longer than written is refused", async (_, block) => {
  const { frontMatter, problems } = await read(`---\n${block}---\n`);
  expect(frontMatter).toEqual({ rest: undefined });
  expect(problems).toEqual([expect.stringMatching(/^front-matter-refused .*far longer than it is written/)]);
});

test("a few aliases are written out, each a value of its own", async () => {
  const { frontMatter } = await read("---\na: &a {x: 1}\nb: *a\n---\n");
  expect(frontMatter.rest).toEqual({ a: { x: 1 }, b: { x: 1 } });
  expect(frontMatter.rest!["a"]).not.toBe(frontMatter.rest!["b"]);
});

test.each([
  ["a cycle", "a: &a {b: *a}", /alias in it refers to what holds it/],
  ["33 levels", `a: ${"[".repeat(32)}${"]".repeat(32)}`, /nested deeper than 32 levels/],
  ["20,000 levels", `a: ${"[".repeat(20_000)}${"]".repeat(20_000)}`, /nested deeper than/],
  ["a key that is a mapping", "? {b: 1}\n: 2", /has a key that is a mapping/],
  ["a key that is a list with a mapping, further in", "a: {? [c, {d: 1}] : 3}", /has a key that is a mapping/],
  ["too many bytes", `a: ${"ä".repeat(40_000)}`, /longer than 65536 bytes/],
])("%s is refused", async (_, yaml, reason) => {
  const { frontMatter, problems } = await read(`---\n${yaml}\n---\n`);
  expect(frontMatter).toEqual({ rest: undefined });
  expect(problems).toEqual([expect.stringMatching(reason)]);
  expect(problems[0]).toMatch(/^front-matter-refused/);
});

test("32 levels, and all bytes that are allowed, are read", async () => {
  expect((await read(`---\na: ${"[".repeat(31)}${"]".repeat(31)}\n---\n`)).problems).toEqual([]);
  const long = "a".repeat(defaultLimits.frontMatterBytes - "description: \n".length);
  expect((await read(`---\ndescription: ${long}\n---\nbody`)).frontMatter).toEqual({
    description: long,
    rest: undefined,
  });
  expect((await read(`---\ndescription: ${long}b\n---\nbody`)).problems).toHaveLength(1);
});

test("a fence that is never closed is an error, whatever the length of the page", async () => {
  for (const body of ["", "title: A\n", "text ä\n".repeat(500), "text\n".repeat(8_000)]) {
    const { frontMatter, problems } = await read(`---\n${body}`);
    expect(frontMatter).toEqual({ rest: undefined });
    expect(problems).toEqual([
      expect.stringMatching(/^front-matter-syntax 0 "---": .*line "---" that closes it is missing/),
    ]);
  }
});

test("problems of YAML point at the spot", async () => {
  expect((await read("---\ntitle: A\nicon: b\ntitle: C\n---\n")).problems).toEqual([
    'front-matter-syntax 21 "title: C": The front matter is not valid YAML: this key is in the mapping twice; remove one of the two. Until it is fixed, the page has no front matter.',
  ]);
  expect((await read("\uFEFF---\r\nicon: x\r\ntitle: @foo\r\n---\r\n")).problems).toEqual([
    expect.stringMatching(/^front-matter-syntax 22 "@foo": /),
  ]);
  expect((await read('---\ntitle: "A\n---\n')).problems).toEqual([
    expect.stringMatching(/^front-matter-syntax 11 "\\"A": .* the quote that opens here is not closed/),
  ]);
});

test("the same broken text gives the same error twice", async () => {
  const text = '---\ntitle: "unclosed\n---\n';
  const first = await read(text);
  expect(first.problems).toHaveLength(1);
  expect(await read(text)).toEqual(first);
});

test.each([
  ["24.10", "24.10"],
  ["24.10 # the version", "24.10"],
  ["24.10\t", "24.10"],
  ['"24.10"', "24.10"],
  ["'24.10' # x", "24.10"],
  ["0x1F", "0x1F"],
  ["1_000", "1_000"],
  ["007", "007"],
  ["True", "True"],
  ["false", "false"],
  ["1e3", "1e3"],
  [".inf", ".inf"],
  ["404", "404"],
  ["2024-01-02", "2024-01-02"],
  ["&v 24.10", "24.10"],
  ["!!float 24.10", "24.10"],
  ["\n    24.10", "24.10"],
  ["no", "no"],
])("a title is the text as written: %j", async (written, title) => {
  expect(await read(`---\ntitle: ${written}\n---\n`)).toEqual(titled(title));
  expect(await read(`---\r\nmeta:\r\n  title: 24.1\r\ntitle: ${written}\r\n---\r\n`)).toMatchObject({
    frontMatter: { title },
    problems: [],
  });
  expect((await read(`---\n  'tag' : ${written}\n---\n`)).frontMatter.tag).toBe(title);
});

test("fields of a type that can't be used are left out, with a warning at what they say", async () => {
  const { frontMatter, problems } = await read(
    "---\ntitle: [a, b]\nicon: 3\nhidden: maybe # ?\nurl: 5\nkey: {a: 1}\ntag: NEW\n---\n",
  );
  expect(frontMatter).toEqual({ tag: "NEW", rest: undefined });
  expect(problems).toEqual([
    'front-matter-type 11 "[a, b]": "title" in the front matter is a list, and has to be a string. It is left out until it is fixed.',
    'front-matter-type 24 "3": "icon" in the front matter is a number, and has to be a name, or an object with "name", "style" and "library". It is left out until it is fixed.',
    'front-matter-type 34 "maybe": "hidden" in the front matter is the string "maybe", and has to be true or false. It is left out until it is fixed.',
    'front-matter-type 49 "5": "url" in the front matter is a number, and has to be an address. It is left out until it is fixed.',
    'front-matter-type 56 "{a: 1}": "key" in the front matter is an object, and has to be a string, in quotes where it looks like something else. It is left out until it is fixed.',
  ]);
});

test.each([
  ["- a\n- b", "a list"],
  ["just words", 'the string "just words"'],
  ["42", "a number"],
])("front matter that is no mapping is left out: %j", async (yaml, found) => {
  const { frontMatter, problems } = await read(`---\n${yaml}\n---\n`);
  expect(frontMatter).toEqual({ rest: undefined });
  expect(problems).toEqual([expect.stringContaining(`: The front matter is ${found}, and has to be keys with values`)]);
  expect(problems[0]).toMatch(/^front-matter-type 4 /);
});

test("keys are sorted by meaning, and the rest is plain JSON", async () => {
  const { frontMatter, problems } = await read(
    '---\ntitle: T\nicon: {name: box, style: solid}\ndeprecated: "true"\nhidden: FALSE\nnoindex: true\nurl: https://x.test\nkey: k\n' +
      "openapi: a.json GET /x\nasyncapi: b.yaml ch\nkeywords: [a, 2]\ndate: 2024-01-02\nsize: .inf\nzero: -0\nempty: null\nog:title: O\nmode: wide\n---\n",
  );
  expect(problems).toEqual([]);
  expect(frontMatter).toEqual({
    title: "T",
    icon: { name: "box", style: "solid" },
    deprecated: true,
    hidden: false,
    noindex: true,
    url: "https://x.test",
    key: "k",
    openapi: "a.json GET /x",
    asyncapi: "b.yaml ch",
    rest: { keywords: ["a", 2], date: "2024-01-02", size: ".inf", zero: 0, empty: null, "og:title": "O", mode: "wide" },
  });
});

test("names of Object are ordinary keys", async () => {
  const { frontMatter } = await read(
    "---\ntitle: A\n__proto__: {title: x, hidden: true}\nconstructor: c\ntoString: [t]\nexcerpt_separator: {toString: 1}\n---\n",
  );
  expect(frontMatter.title).toBe("A");
  expect(frontMatter.hidden).toBeUndefined();
  expect(Object.keys(frontMatter.rest!)).toEqual(["__proto__", "constructor", "toString", "excerpt_separator"]);
  expect(JSON.stringify(frontMatter.rest)).toContain('"__proto__":{"title":"x","hidden":true}');
  expect(({} as Record<string, unknown>)["title"]).toBeUndefined();
  expect((await read("---\n__proto__: plain\n---\n")).frontMatter.rest).toHaveProperty(["__proto__"], "plain");
});
