// Makes bodies of pieces of Markdown, MDX and mathematics, in any order, the same ones for a seed.

const inline = [
  "a",
  "text",
  " ",
  " ",
  "**b**",
  "*",
  "_",
  "`c`",
  "`",
  "``",
  "`a|b`",
  "`{x`",
  "`<x`",
  "$",
  "$x$",
  "$x_{a b}$",
  "$$",
  "$5 and $6",
  "\\$",
  "\\{",
  "\\<",
  "{1}",
  "{a}",
  "{",
  "}",
  "{/* c */}",
  "{`a\n\nb`}",
  "{x => 1}",
  "{a b}",
  "<b>",
  "</b>",
  "<b>c</b>",
  "<br />",
  "<br>",
  '<Card title="a" />',
  "<Card title='x'>",
  "</Card>",
  "<A b={1} />",
  "<A b={1 +} />",
  "<A {...b} />",
  "<",
  "a < b",
  "<5",
  "<!-- a -->",
  "https://a.b/{c d}",
  "https://a.b/c",
  "www.a.b/{",
  "a@b.c",
  "[a](/b)",
  "![a](/b)",
  "[a",
  "]",
  "(/b)",
  "[^1]",
  "~~a~~",
  "|",
  " | ",
  "&amp;",
  '"',
  "'",
  "import",
  "export",
];
const starts = [
  "",
  "",
  "",
  "",
  "# ",
  "## ",
  "- ",
  "1. ",
  "> ",
  "  ",
  "    ",
  "\t",
  "- - ",
  "> - ",
  "| ",
  "[^1]: ",
  "[a]: /b",
  "- [ ] ",
];
const lines = [
  "```",
  "```js",
  "~~~",
  "  ```",
  "$$",
  "  $$",
  "$$ a",
  "---",
  "===",
  "|---|---|",
  "| a | b |",
  "<Card>",
  "</Card>",
  "<Steps>",
  "</Steps>",
  '  <Step title="a">',
  "  </Step>",
  "<div>",
  "</div>",
  "- <div>",
  "  </div>",
  "{/*",
  "*/}",
  "{/* a",
  "  b */}",
  "export const a = 1",
  'import A from "/b.mdx"',
  "export const F = () => {",
  "  return <div>a</div>",
  "}",
  "export const G = () => <div>",
  "{`",
  "`}",
  "{[1].map((x) => (",
  "  <b>{x}</b>",
  "))}",
  "# A {#b}",
  "## <b>A</b> {#b c}",
  "  # A {#b}",
  "<MDX>",
  "</MDX>",
  "{a && <MDX>",
  "</MDX>}",
  "<Card",
  '  title="a"',
  "/>",
  ">",
  "",
  "",
  "",
  "",
  "",
  "  ",
];

/** A number below `below`, from a generator with a seed (mulberry32). */
export function numbers(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

/** So many bodies, each with its number. */
export function* madeBodies(count, seed) {
  for (let index = 0; index < count; index++) {
    const next = numbers(seed * 1_000_003 + index);
    const any = (list) => list[next(list.length)];
    const line = () => {
      if (next(2) === 0) return any(lines);
      return any(starts) + Array.from({ length: 1 + next(4) }, () => any(inline)).join(next(2) === 0 ? " " : "");
    };
    // Without front matter, a first line of hyphens would have another meaning.
    yield [index, "---\ntitle: A\n---\n\n" + Array.from({ length: 1 + next(10) }, line).join("\n")];
  }
}

/** A text made smaller, by lines and then by characters, while it has a property. */
export function smaller(text, has) {
  let small = without(text, "\n", has);
  small = without(small, "", has);
  return small;
}

function without(text, by, has) {
  let parts = text.split(by);
  if (parts.length > 400) return text;
  for (let index = 0; index < parts.length;) {
    const fewer = parts.toSpliced(index, 1);
    if (has(fewer.join(by))) parts = fewer;
    else index += 1;
  }
  return parts.join(by);
}
