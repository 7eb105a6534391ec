// Which bodies of pages could VitePress take for more than text?
import fc from "fast-check";
import { safeLine, safeMarkdown } from "../../../../src/outputs/page-writer/source/safe-markdown.ts";
import { safeCode } from "../../../../src/outputs/page-writer/source/safe-text.ts";
import { hostileText } from "../../page-writer/source/hostile-text.ts";

/** What has a meaning for VitePress, its plugins, Vue or a browser. 191 times 7 and what reads a file are found in what is shown. */
export const fragments: readonly string[] = [
  "{{ 7*191 }}",
  "{{ globalThis.navcRan = 1 }}",
  "{{",
  "}}",
  "{",
  "}",
  "<!-- @include: ../secret.txt -->",
  "<!--@include: ./secret.txt-->",
  "<!--",
  "-->",
  "<<< ../secret.txt",
  "<<< @/../secret.js{1}",
  "[[toc]]",
  "[[TOC]] x",
  "::: details {{ 7*191 }}",
  "::: v-pre",
  "::: code-group",
  "::::",
  ":::",
  ":tada:",
  ":-) ;) 8-) :D <3 :/",
  "[!NOTE] <b>{{ 7*191 }}</b>",
  "[!code focus]",
  "// [!code error]",
  "{#id}",
  "{.class onclick=globalThis.navcRan=1}",
  "{:is=x}",
  "<script setup>globalThis.navcRan = 1</script>",
  "<sCript>x</sCript>",
  "<script client>x</script>",
  "<style>*{}</style>",
  "<template><b/></template>",
  "<Content />",
  "<content></content>",
  "<client-only>",
  "<component is='script'>",
  "<slot/>",
  "<img src=x onerror=alert(1)>",
  '<img src="../secret.svg">',
  "<a href='javascript:alert(1)'>x</a>",
  "<b v-html='1'>x</b>",
  "<Note innerHTML='<script>1</script>'>x</Note>",
  "<div :a='globalThis.navcRan=1'>",
  "</div>",
  "</template>",
  "</script>",
  "<?x ?>",
  "<![CDATA[x]]>",
  "[x](javascript:alert(1))",
  "[x](<java\tscript:alert(1)>)",
  "[x](/a%FF)",
  "[x](h2://a:99999999)",
  "![x](data:text/html,x)",
  "[x]: javascript:alert(1)",
  "[^1]: note {{ 7*191 }}",
  "[^1]",
  "https://example.com/%E2%9C%93?a=1&b",
  "//example.com a@b.c www.x.y",
  "mailto:a@b.c",
  "&lt;script&gt; &#123;&#123; 7*191 }} &amp;lt; &zwj;",
  "`code` ``{{ 7*191 }}``",
  "```js-vue\n{{ 7*191 }}\n```",
  "~~~vue-html {1-999999999}\n<b>{{ 7*191 }}</b>\n~~~",
  "*a* **b** ~~c~~ _d_ a_b_",
  "| a | b |",
  "# heading #",
  "- item",
  "1) item",
  "> quote",
  "---",
  "===",
  "\\",
  "\\{",
  "\u2028",
  "\u00A0",
  "\u0000\u0008",
  "\ud800",
  "__VP_PARAMS_START",
  "_vp-fn_alert(1)",
  "import.meta.env.MODE",
  "constructor",
  "$x$",
];

const joint = fc.constantFrom("", " ", "\n", "\n\n", "x", "\n    ", "\t", "|", "`", "*", "<", "&", "{", "\\", "'", '"');

/** Any text made of such parts. */
export const hostile: fc.Arbitrary<string> = fc.oneof(
  { weight: 2, arbitrary: fc.constantFrom(...fragments) },
  {
    weight: 4,
    arbitrary: fc
      .array(fc.tuple(fc.constantFrom(...fragments), joint), { minLength: 1, maxLength: 5 })
      .map((parts) => parts.flat().join("")),
  },
  { weight: 1, arbitrary: hostileText },
);

type Place = (text: string) => string;

const json = (text: string): string => `{${JSON.stringify(text).replaceAll("\u2028", "\\u2028")}}`;
const quotes = (text: string): string => text.replaceAll('"', "'").replaceAll(/\n\s*\n/g, " ");
const line = (text: string): string => text.replaceAll(/\s+/g, " ");

/** Positions in which the text is what it is: no part of it belongs to the page around it. */
export const exactPlaces: Readonly<Record<string, Place>> = {
  paragraph: json,
  "paragraph with words": (text) => `Some ${json(text)} words`,
  heading: (text) => `## ${json(text)}`,
  "heading with words": (text) => `### A ${json(text)} *b* \`c\``,
  emphasis: (text) => `a **${json(text)}** *b${json(text)}c*~~${json(text)}~~`,
  "link text": (text) => `[${json(text)}](/page)`,
  cell: (text) => `| a | b |\n| - | - |\n| ${json(text)} | after |`,
  item: (text) => `- ${json(text)}\n\n  ${json(text)}\n- b`,
  quote: (text) => `> ${json(text)}\n>\n> end`,
  child: (text) => `<Note>${json(text)}</Note>`,
  "child of a drawing": (text) => `<svg>\n<g>\n<text>\n${json(text)}\n</text>\n</g>\n</svg>`,
  "child of HTML": (text) => `<div>\n  ${json(text)}\n</div>`,
  pre: (text) => `<pre>${json(text)}</pre>`,
  fence: (text) => fenced(text, "js"),
  "fence with a title": (text) => fenced(text, 'js title="x"'),
  "fence in a list": (text) => `- a\n\n${indented(fenced(text, "html"), "  ")}`,
  "fence in a quote": (text) => indented(fenced(text, ""), "> "),
  "group of code": (text) => `<CodeGroup>\n${fenced(text, "a")}\n${fenced(text, "b one")}\n</CodeGroup>`,
  "property of a component": (text) =>
    `<Card title=${json(text)} icon=${json(text)} data={[${JSON.stringify(text)}]}>x</Card>`,
  "attribute of HTML": (text) => `<span title=${json(text)} class=${json(text)} id=${json(text)}>x</span>`,
  "address of a component": (text) => `<Card href=${json(text)} img=${json(text)}>x</Card>`,
  "address of HTML": (text) =>
    `<a href=${json(text)}>x</a> <img src=${json(text)} alt=${json(text)} srcSet=${json(text)} />`,
  "style of HTML": (text) => `<div style={{ color: ${JSON.stringify(text)} }}>x</div>`,
  description: (text) => safeMarkdown(text),
  "line of a description": (text) => `- a<br />${safeLine(text)}\n\n- after`,
  "code of a specification": (text) =>
    `**${safeCode(text, "line")}** ${safeCode(text, "line")}\n\n| ${safeCode(text, "cell")} |\n| - |`,
};

/** Positions in which a part of the text may end what is around it. */
export const openPlaces: Readonly<Record<string, Place>> = {
  body: (text) => text,
  "text of a paragraph": (text) => `Some ${text} words`,
  "text of a heading": (text) => `## ${line(text)}`,
  code: (text) => `a \`${line(text)}\` b`,
  "longer code": (text) => `\`\`\`\`\` ${line(text)} \`\`\`\`\``,
  "code of a cell": (text) => `| a |\n| - |\n| \`${line(text)}\` |`,
  language: (text) => `\`\`\`${line(text)}\ncode\n\`\`\``,
  "line of a language": (text) => `~~~js ${line(text)}\ncode\n~~~`,
  "title of a link": (text) => `[x](/a "${quotes(text)}") ![x](/a.png "${quotes(text)}")`,
  address: (text) => `[x](<${line(text).replaceAll(/[<>]/g, "")}>) ![x](<${line(text).replaceAll(/[<>]/g, "")}>)`,
  alt: (text) => `![${line(text)}](/a.png)`,
  definition: (text) => `[x] ![x]\n\n[x]: <${line(text).replaceAll(/[<>]/g, "")}> "${quotes(text)}"`,
  footnote: (text) => `a[^n] b[^n]\n\n[^n]: ${line(text)}`,
  tag: (text) => `<${text}>x</${text}>`,
  attribute: (text) => `<Note ${line(text)}="1">x</Note>`,
  "value of an attribute": (text) => `<Note title="${quotes(text)}">x</Note>`,
  comment: (text) => `{/* ${text.replaceAll("*/", "")} */}`,
  expression: (text) => `a {${text}} b`,
  component: (text) => `<Card>\n\n${text}\n\n</Card>`,
  quotes: (text) => indented(text, "> "),
};

function fenced(code: string, info: string): string {
  return `~~~~~~~~~~${info}\n${code.replaceAll("~~~~~~~~~~", "")}\n~~~~~~~~~~`;
}

function indented(text: string, before: string): string {
  return text
    .split("\n")
    .map((each) => before + each)
    .join("\n");
}

/** A body with a text in some position. */
export const hostileBody: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom(...Object.values({ ...exactPlaces, ...openPlaces })),
    hostile,
    fc.constantFrom("", "", "- ", "> ", "- > "),
  )
  .map(([write, text, marks]) =>
    marks === "" ? write(text) : marks.split(/(?<= )/).reduceRight((body, mark) => nested(body, mark), write(text)),
  );

function nested(body: string, mark: string): string {
  return mark === "> " ? indented(body, mark) : `- ${indented(body, "  ").slice(2)}`;
}
