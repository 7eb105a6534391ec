// Pages in which each place where a text can stand has a text that some host would take for more.
import fc from "fast-check";
import { hostileTexts } from "../source/hostile-text.ts";

/** A part of a page, and what readers see of it. */
export interface PagePart {
  readonly place: string;
  readonly source: string;
  /** The text of the part; undefined where only its attributes count. */
  readonly text?: string;
  /** Attributes of its elements, by name; those of components are in `data-props`. */
  readonly attributes?: { readonly [name: string]: string };
  readonly props?: { readonly [name: string]: string };
}

const pieces = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(...hostileTexts.map((text) => text.toWellFormed().replaceAll("\u2028", " "))),
  },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      ..."{}<>[]()`*_~|\\$&^@#:=+-!\"'; 1.a/%".split(""),
      "{ran('expression')}",
      "${ran('template')}",
      "<Foo {...ran('spread')} />",
      "<include>../secret.env</include>",
      "<include cwd>.env</include>",
      ":smile:",
      ":+1:",
      ":::note",
      ":::tip Title",
      "::include{file=x}",
      ":ran[x]{onclick=ran()}",
      "{#id}",
      "{#id .class onclick=ran()}",
      "[#id]",
      "[!toc]",
      "[toc]",
      "{/* #id */}",
      "<!-- x -->",
      "mdx-code-block",
      "```mdx-code-block",
      "```",
      "````",
      "import x from './x'",
      "export const y = ran('export')",
      "@site/.env",
      "![x](../../.env)",
      "[x](/..%2f..%2f.env)",
      "javascript:ran()",
      "JaVaScRiPt:ran()",
      "<img src=x onerror=ran()>",
      "</code></pre><script>ran()</script>",
      "<sCript>ran()</sCript>",
      "<head><base href='//evil'></head>",
      "</div>",
      "{`",
      "*/}",
      "https://example.com",
      "www.example.com",
      "a@b.co",
      "\n",
      "\n\n",
      "\n# x {#a}\n",
      "\n:::note x\n",
      "\n```\n",
      "&#123;",
      "&lt;b&gt;",
      "&colon;",
      "  ",
      "é",
      "漢",
      "😀",
      "word",
    ),
  },
);

/** Any text that is hostile somewhere; never empty, and without blanks at the ends. */
export const hostileWords: fc.Arbitrary<string> = fc
  .array(pieces, { minLength: 1, maxLength: 5 })
  .map((each) => each.join("").trim())
  .filter((text) => text !== "");

/** A text as a part of a page, with all that could be markup escaped, in one of two ways. */
function escaped(text: string, withSlash = false): string {
  return oneLine(text)
    .replaceAll(/[!-/:-@[-`{-~]/g, (mark, at: number) =>
      withSlash && at > 0 && /[\\`*_{}[\]()#+.!|<>~:-]/.test(mark) ? `\\${mark}` : `&#${mark.charCodeAt(0)};`,
    )
    .replaceAll(/\b(?:https?|www|import|export)\b/g, (word) => `&#${word.charCodeAt(0)};${word.slice(1)}`)
    .replace(/^\d/, (digit) => `&#${digit.charCodeAt(0)};`);
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

function quoted(text: string): string {
  return `"${oneLine(text).replaceAll(/[&"<>{}\\]/g, (mark) => `&#${mark.charCodeAt(0)};`)}"`;
}

function inlineCode(text: string): string {
  const fence = "`".repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return `${fence} ${oneLine(text)} ${fence}`;
}

function fenced(text: string, info: string): string {
  const fence = "`".repeat(Math.max(2, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1);
  return `${fence}${info}\n${text}\n${fence}`;
}

function script(text: string): string {
  return JSON.stringify(text);
}

const places: { readonly [place: string]: (text: string) => Omit<PagePart, "place"> } = {
  paragraph: (text) => ({ source: escaped(text), text }),
  "paragraph with slashes": (text) => ({ source: escaped(text, true), text }),
  heading: (text) => ({ source: `## ${escaped(text)}`, text }),
  "heading with slashes": (text) => ({ source: `### ${escaped(text, true)} ###`, text }),
  "heading with an id": (text) => ({ source: `## ${escaped(text)} {#own-id}`, text }),
  "strong heading": (text) => ({ source: `## **${escaped(text)}** end`, text: `${text} end` }),
  "heading of two lines": (text) => ({ source: `word\n${escaped(text)}\n===`, text: `word ${text}` }),
  "code in a heading": (text) => ({ source: `## Of ${inlineCode(text)}`, text: `Of ${text}` }),
  "picture in a heading": (text) => ({
    source: `## Of ![${escaped(text)}](/ok.png)`,
    text: "Of",
    attributes: { alt: text },
  }),
  "expression in a heading": (text) => ({ source: `## Of {${script(text)}}`, text: `Of ${text}` }),
  "inline code": (text) => ({ source: `Of ${inlineCode(text)}`, text: `Of ${text}` }),
  "code of two lines": (text) => ({
    source: `Of \`\`\`\` a\nb${oneLine(text).replaceAll("`", "'")} \`\`\`\``,
    text: `Of a b${text.replaceAll("`", "'")}`,
  }),
  code: (text) => ({ source: fenced(text, "js"), text }),
  "code without a language": (text) => ({ source: fenced(text, ""), text }),
  "language of code": (text) => ({ source: fenced("code", oneLine(text).replaceAll(/[\s`]/g, "")), text: "code" }),
  "title of code": (text) => ({
    source: fenced("code", `js title="${oneLine(text).replaceAll(/["`]/g, "")}"`),
    text: "code",
  }),
  "words behind a language": (text) => ({
    source: fenced("code", `js ${oneLine(text).replaceAll("`", "")} live`),
    text: "code",
  }),
  "code in a list": (text) => ({ source: `- Of\n\n${indented(fenced(text, "md"))}`, text: `Of ${text}` }),
  "text in a list": (text) => ({ source: `1. ${escaped(text)}\n   - ${escaped(text)}`, text: `${text} ${text}` }),
  quote: (text) => ({ source: `> ${escaped(text)}\n> > ${inlineCode(text)} end`, text: `${text} ${text} end` }),
  table: (text) => ({
    source: `| ${escaped(text)} | b |\n|---|---|\n| ${escaped(text)} | ${inlineCode(text.replaceAll(/[|\\]/g, ""))} |`,
    text: `${text} b ${text} ${text.replaceAll(/[|\\]/g, "")}`,
  }),
  "text of a link": (text) => ({ source: `[${escaped(text)}](/ok)`, text, attributes: { href: "/ok" } }),
  "title of a link": (text) => ({ source: `[x](/ok ${quoted(text)})`, text: "x", attributes: { title: text } }),
  "title of a link to a file": (text) => ({
    source: `[x](/ok.png ${quoted(text)})`,
    text: "x",
    attributes: { title: text },
  }),
  "address of a link": (text) => ({ source: `[x](<${escaped(text)}>)`, text: "x" }),
  "address of a reference": (text) => ({ source: `[x][y]\n\n[y]: <${escaped(text)}> ${quoted(text)}`, text: "x" }),
  "address of a picture": (text) => ({ source: `Of ![](<${escaped(text)}>)`, text: "Of" }),
  "text of a picture": (text) => ({
    source: `Of ![${escaped(text)}](/ok.png ${quoted(text)})`,
    text: "Of",
    attributes: { alt: text, title: text },
  }),
  emphasis: (text) => ({
    source: `a **${escaped(text)}** b ~~${escaped(`x${text}x`)}~~ c`,
    text: `a ${text} b x${text}x c`,
  }),
  "attribute of an element": (text) => ({
    source: `a <b title=${quoted(text)}>x</b>`,
    text: "a x",
    attributes: { title: text },
  }),
  "address in an element": (text) => ({ source: `a <a href=${quoted(text)}>x</a>`, text: "a x" }),
  "style of an element": (text) => ({
    source: `a <b style=${quoted(text)} onClick=${quoted(text)}>x</b>`,
    text: "a x",
  }),
  "attribute of a component": (text) => ({
    source: `<Card title=${quoted(text)} />`,
    text: "",
    props: { title: text },
  }),
  "data of a component": (text) => ({ source: `<Card title={${script(text)}} />`, text: "", props: { title: text } }),
  "text of a component": (text) => ({ source: `<Card>\n\n${escaped(text)}\n\n</Card>`, text }),
  "text in an element": (text) => ({ source: `<div>${escaped(text)}</div>`, text }),
  "text in a drawing": (text) => ({
    source: `<svg viewBox="0 0 9 9">\n<g>\n<text>\n${escaped(text)}\n</text>\n</g>\n</svg>`,
    text,
  }),
  expression: (text) => ({ source: `{${script(text)}}`, text }),
  "expression in a text": (text) => ({ source: `a {${script(text)}} b`, text: `a ${text} b` }),
  template: (text) => ({
    source: `a {\`${oneLine(text).replaceAll(/[\\`$]/g, String.raw`\$&`)}\`} b`,
    text: `a ${text} b`,
  }),
  comment: (text) => ({ source: `a {/* ${oneLine(text).replaceAll("*/", "")} */} b`, text: "a b" }),
  "comment in a heading": (text) => ({ source: `## a {/* ${oneLine(text).replaceAll("*/", "")} */}`, text: "a" }),
};

function indented(text: string): string {
  return text.replaceAll(/^(?=.)/gm, "  ");
}

/** The number of places. */
export const placeCount: number = Object.keys(places).length;

/** Each place with a text of its own. */
export const pageParts: fc.Arbitrary<readonly PagePart[]> = fc
  .array(hostileWords, { minLength: placeCount, maxLength: placeCount })
  .map((texts) => Object.entries(places).map(([place, part], index) => ({ place, ...part(texts[index]!) })));
