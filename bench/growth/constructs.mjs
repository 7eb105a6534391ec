// What a body can be made of: pieces of every construct that its readers know, and the ways to put pieces together.

/** Pieces by construct. Those that open or close something are there alone, too: most bodies that take long are not finished. */
export const pieces = {
  word: ["a", "word ", "a\n", "a\n\n", "é", "\u00a0", "\t", " ", "    ", "\n", "\\", "\\\\", "\\*", "a  \n", "a\\\n"],
  heading: [
    "# ",
    "# a\n",
    "###### a #\n",
    "## a {#b}\n",
    "# {#",
    "{#",
    "{#a}",
    "# a {\n",
    "a\n=\n",
    "a\n-\n",
    "=\n",
    "-\n",
  ],
  list: ["- ", "- a\n", "* a\n\n", "+ a\n", "1. ", "1. a\n", "2) a\n\n", "- [ ] a\n", "- [x] ", "  - a\n", "      a\n"],
  quote: ["> ", ">", "> a\n", "> > a\n", "> - a\n", "- > a\n", ">\n"],
  table: [
    "|",
    "| a ",
    "| a | b |\n",
    "|-|-|\n",
    "| - |\n|---|\n",
    "a|b\n-|-\n",
    "|:-:|",
    "\\|",
    "| a |\n|-|\n| b |\n\n",
  ],
  fence: [
    "```",
    "```js\n",
    "```\na\n```\n",
    "~~~\n",
    "~~~a\nb\n~~~\n",
    '```a title="b"\nc\n```\n\n',
    "````\n",
    "  ```\n",
  ],
  code: ["`", "``", "`a`", "`` a ` ``", "`a\n", "` `", "`{a}`", "`<a>`"],
  emphasis: [
    "*",
    "**",
    "***",
    "_",
    "__",
    "~",
    "~~",
    "*a",
    "a*",
    "*a*",
    "**a**",
    "_a_",
    "~~a~~",
    "**a*",
    "*a **b",
    "a**b",
    "_a__b",
  ],
  link: [
    "[",
    "]",
    "(",
    ")",
    "[a",
    "a]",
    "[a](",
    "[a](/b)",
    "[a](</b>)",
    '[a](/b "c")',
    "[[a](/b)",
    "](",
    "[a][",
    "[a]",
    "[a][b]",
    "[](",
  ],
  image: ["!", "![", "![a](", "![a](/b.png)", "![a][b]", "[![a](/b.png)](/c)"],
  definition: ["[a]: /b\n", '[a]: /b "c"\n', "[a]:", "[a]: <", "[a]:\n/b\n", "[a]: /b '", "[b]: /c\n\n"],
  footnote: ["[^a]", "[^a]: b\n", "[^a]:\n", "[^", "^["],
  html: [
    "<",
    ">",
    "</",
    "/>",
    "<a",
    "<a>",
    "</a>",
    "<br />",
    "<br/>",
    "<b>a</b>",
    "<!--",
    "-->",
    "<!-- a -->",
    "<![CDATA[",
    "<?a?>",
    "<!A>",
  ],
  jsx: [
    "<A>",
    "</A>",
    "<A />",
    "<A>\n",
    "</A>\n",
    "<A>\n\n",
    "</A>\n\n",
    "<>",
    "</>",
    '<A b="',
    "<A b={",
    "<A {...b} />",
    '<A b="c" />',
    "<A.B />",
    '<Card title="a" href="/b">\n',
    "<h2>a</h2>",
    '<Tab title="a">',
  ],
  expression: [
    "{",
    "}",
    "{a}",
    "{a}\n\n",
    "{`",
    '{"',
    "{/*",
    "*/}",
    "{/* a */}",
    "{(",
    ")}",
    "{a ? <b>c</b> : d}",
    "{[",
    "{{",
    "}}",
    "{a\n\n}",
  ],
  module: [
    'import a from "b"\n',
    'import a from "b"\n\n',
    "export const a = 1\n",
    "export const a = 1\n\n",
    "import ",
    "export ",
    "export const a = [\n",
    'import A from "/snippets/a.mdx"\n\n',
    '<Snippet file="a" />\n',
  ],
  entity: ["&", "&amp;", "&#38;", "&#x26;", "&a", "&;", "&amp"],
  autolink: [
    "www.",
    "www.a.b ",
    "http://",
    "http://a.b/c ",
    "a@b.c ",
    "@",
    "a@",
    "a.b@",
    "://",
    "http://a.b/)",
    "mailto:a@b.c ",
    "a_b@c.d_e",
  ],
  math: ["$", "$$", "$a$", "$$\na\n$$\n"],
  other: [
    ":",
    "::: a\n",
    ":::\n",
    ":a:",
    "---\n",
    "***\n",
    "--- ",
    "'",
    '"',
    ".",
    "-",
    "- - -\n",
    "\u0000",
    "\ufeff",
    "\r\n",
    "\r",
    "😀",
    "\u202e",
    "1.",
    "0",
  ],
};

const all = Object.values(pieces).flat();
const between = ["", " ", "\n", "\n\n"];
/** What stands before each line. */
const before = ["> ", "- ", "  ", "    ", "1. ", "| ", "> - ", "\t"];

/** A text of about so many characters by a recipe. */
export function textOf({ shape, parts, gap, prefix }, characters) {
  const unit = parts.join(gap) + gap;
  const count = Math.max(1, Math.ceil(characters / unit.length));
  const [first, second = "", third = ""] = parts;
  const text = {
    repeat: () => unit.repeat(count),
    runs: () => parts.map((part) => (part + gap).repeat(count)).join(""),
    nest: () => (first + gap).repeat(count) + second + (third + gap).repeat(count),
    numbered: () =>
      Array.from({ length: count }, (_, i) => parts.map((part) => part.replace("a", `a${i}`)).join(gap) + gap).join(""),
    indented: () => Array.from({ length: Math.ceil(Math.sqrt(2 * count)) }, (_, i) => " ".repeat(i) + unit).join(""),
    alternate: () => Array.from({ length: count }, (_, i) => parts[i % parts.length] + gap).join(""),
    longer: () =>
      Array.from({ length: Math.ceil(Math.sqrt(2 * count)) }, (_, i) => first.repeat(i + 1) + second + gap).join(""),
    surrounded: () => first + (second + gap).repeat(count) + third,
  }[shape]();
  return prefix === "" ? text : text.replaceAll(/^(?=.)/gm, prefix);
}

const shapes = ["repeat", "repeat", "runs", "nest", "numbered", "indented", "alternate", "longer", "surrounded"];

/** The recipe of a number: the same for the same number. */
export function recipeOf(seed) {
  const random = randomFrom(seed);
  const one = (list) => list[Math.floor(random() * list.length)];
  const parts = Array.from({ length: 1 + Math.floor(random() * 3) }, () => one(all));
  return { shape: one(shapes), parts, gap: one(between), prefix: random() < 0.2 ? one(before) : "" };
}

/** Numbers from 0 up to 1, by mulberry32. */
function randomFrom(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
