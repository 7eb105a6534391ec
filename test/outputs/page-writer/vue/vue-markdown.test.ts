// Is the MDX of a page written so that VitePress shows the same?
import { expect, test } from "vitest";
import { vueMarkdown } from "../../../../src/outputs/page-writer/vue/vue-markdown.ts";

/** The Markdown below the title, and the features that were lost. */
function written(mdx: string): readonly [string, readonly string[]] {
  const lost: string[] = [];
  const text = vueMarkdown(mdx, "Title", {
    linkOf: (href) => (href === "/fr" ? "/fr/" : href),
    withBase: (path) => (path.startsWith("/") ? `/docs${path}` : path),
    icons: () => undefined,
    lost: (feature) => lost.push(feature),
  });
  return [text.replace(/^# Title\n*/, ""), lost];
}

test.each<[string, string, string]>([
  ["a text for agents", 'A\n\n<Visibility for="agents">\n  ## B\n</Visibility>\n\nC', "A\n\nC"],
  ["plain text", "One *two* **three** `four` ~~five~~.", "One *two* **three** `four` ~~five~~."],
  ["marks that can't stand for themselves", "**a.** *`c`*", "<strong>a.</strong> <em>`c`</em>"],
  ["lines of a paragraph", "one\ntwo\\\nthree", "one two<br />three"],
  ["headings", "## One\n\nTwo\n===", "## One\n\n# Two"],
  [
    "a heading with a sign in its id",
    "## A & b &amp;lt;",
    '## <span id="a-&#38;-b-&#38;lt"></span>A &#38; b &#38;lt&#59; {#a-&-b-lt}',
  ],
  [
    "a heading with an id of its own",
    '## One <span id="own"></span>\n\n## Two <span id="two"></span>\n\n## A <span id="a b"></span>',
    '## One {#own}\n\n## Two\n\n## A <span id="a b"></span> {#a}',
  ],
  ["an id that another title makes", '## A <span id="one"></span>\n\n## One', "## A {#one}\n\n## One {#one-2}"],
  ["a heading with signs of other scripts", "## `a.in` — b → c\u3000…", "## `a.in` — b → c&#12288;… {#a-in-—-b-→-c-…}"],
  [
    "a heading whose id no mark can hold",
    "## Missing `/dev/kvm`\n\n## `ps --all`",
    '## <span id="missing-/dev/kvm"></span>Missing `/dev/kvm` {#missing-dev/kvm}\n\n## `ps --all` {#ps-all}',
  ],
  [
    "a heading with a path",
    "## `tasks/get`\n\n## https://",
    '## `tasks/get` {#tasks/get}\n\n## <span id="https//"></span>https&#58;&#47;&#47; {#https}',
  ],
  [
    "an address in a link",
    '<a href="https://a.example">https://a.example</a>',
    '<a href="https://a.example">https&#58;&#47;/a.example</a>',
  ],
  [
    "a table without a body",
    "<table><tr><td>1</td></tr></table>",
    "<table>\n\n<tbody>\n\n<tr>\n\n<td>\n\n1\n\n</td>\n\n</tr>\n\n</tbody>\n\n</table>",
  ],
  ["a list with code", "- one\n\n  ```js\n  x\n  ```", "- one\n\n  ```js\n  x\n  ```"],
  ["lists in lists", "1. a\n   - b\n   - c\n2. d", "1. a\n   - b\n   - c\n2. d"],
  ["lists side by side", "- a\n\n* b\n\n1. c\n\n2) d", "- a\n\n+ b\n\n1. c\n\n2) d"],
  ["a list of tasks", "- [x] a\n- [ ] b", "- ☑ a\n- ☐ b"],
  ["quotes and rules", "> a\n>\n> b\n\n---", "> a\n>\n> b\n\n***"],
  ["text that begins as a block does", "\\- a\n\n1\\. b\n\n\\# c", "&#45; a\n\n1&#46; b\n\n&#35; c"],
  ["a component with indented Markdown", "<Note>\n    **Bold**\n</Note>", "<Note>\n\n**Bold**\n\n</Note>"],
  ["a component on one line", "<Note>**Bold**</Note>", "<Note>\n\n**Bold**\n\n</Note>"],
  ["a block in a text", "One <Note>*two*</Note> three", "One\n\n<Note>\n\n*two*\n\n</Note>\n\nthree"],
  ["a component in a text", 'A <Tooltip tip="x">word</Tooltip>.', 'A <Tooltip tip="x">word</Tooltip>.'],
  [
    "tags that look like addresses",
    '<Update tags={["Fix: x", "data:y"]} />',
    '<Update :tags="&#91;&#34;Fix: x&#34;,&#34;data:y&#34;&#93;"></Update>',
  ],
  ["a component at the start of a text", "<Tooltip>a</Tooltip> *b*", "<span></span><Tooltip>a</Tooltip> *b*"],
  [
    "a paragraph with attributes",
    '<p className="a">One *two*</p>\n\n<p>\n\n- x\n\n</p>',
    '<div class="a">\n\nOne *two*\n\n</div>\n\n<div>\n\n- x\n\n</div>',
  ],
  [
    "tags of a line in a block",
    "<div>\n<code>a</code>\n<span>b *c*</span>\n\ntext\n\n<code>d</code>\n</div>",
    "<div>\n\n<code>a</code> <span>b *c*</span>\n\ntext\n\n<code>d</code>\n\n</div>",
  ],
  [
    "values of attributes",
    '<Card cols={2} href="/fr" wide open={true} icon={"star"} />',
    '<Card :cols="2" href="/fr/" wide :open="true" icon="star"></Card>',
  ],
  [
    "names of attributes",
    '<div className="a" tabIndex="1" style={{ marginTop: 4, opacity: 1 }}>x</div>',
    '<div class="a" tabindex="1" style="margin-top: 4px; opacity: 1">\n\nx\n\n</div>',
  ],
  [
    "names of attributes of SVG",
    '<svg viewBox="0 0 1 1"><path strokeWidth="2" d="M0 0" /></svg>',
    '<svg viewBox="0 0 1 1">\n<path stroke-width="2" d="M0 0"></path>\n</svg>',
  ],
  [
    "a drawing",
    '<Card>\n  <svg viewBox="0 0 9 9">\n    <g>\n      <text fontSize="10" textAnchor="middle">\n        a **b** `c`\n\n        [d](/fr)\n      </text>\n    </g>\n  </svg>\n</Card>',
    '<Card>\n\n<svg viewBox="0 0 9 9">\n<g><text font-size="10" text-anchor="middle">a b c <a href="/docs/fr/">d</a></text></g>\n</svg>\n\n</Card>',
  ],
  [
    "a drawing in a text, and HTML in a drawing",
    "Of <svg><text>*a*</text><foreignObject>*b*</foreignObject></svg>.",
    "Of <svg><text>a</text><foreignObject><em>b</em></foreignObject></svg>.",
  ],
  [
    "a formula",
    "<math>\n<mrow>\n<mi>x</mi>\n<mo>=</mo>\n</mrow>\n</math>",
    "<math>\n<mrow><mi>x</mi><mo>=</mo></mrow>\n</math>",
  ],
  [
    "drawings as icons",
    '<Card icon={<svg viewBox="0 0 9 9"><path strokeWidth="2" fill="currentColor" /></svg>} />\n\n<Card icon={\n  <svg>\n    <path fill="#123456" />\n  </svg>\n} />',
    '<Card icon-drawing="data:image/svg+xml,%3Csvg viewBox=%220 0 9 9%22 xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cpath stroke-width=%222%22 fill=%22currentColor%22%3E%3C/path%3E%3C/svg%3E"></Card>\n\n' +
      '<Card icon="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22%3E%3Cpath fill=%22%23123456%22%3E%3C/path%3E%3C/svg%3E"></Card>',
  ],
  ["quotes in an attribute", "<Card title='\"<b>' />", '<Card title="&#34;&#60;b&#62;"></Card>'],
  [
    "images",
    '![An image](/a.png "t")\n\n<img src="/b.png" />',
    `<img :src="&#34;/docs/a.png&#34;" alt="An image" title="t" />\n\n<img :src="&#34;/docs/b.png&#34;" />`,
  ],
  ["links", '[Home](/fr) <a href="/x">x</a>', '[Home](/fr) <a href="/docs/x">x</a>'.replace("(/fr)", "(/fr/)")],
  ["links to definitions", '[Home][h] [h]\n\n[h]: /fr "t"', '[Home](/fr/ "t") [h](/fr/ "t")'],
  ["web addresses", "https://a.b/c?d=1&e", "[https&#58;&#47;/a.b/c?d=1&#38;e](https://a.b/c?d=1&#38;e)"],
  ["braces in a text", "\\{\\{ 1 + 1 \\}\\} and \\{a\\}", "&#123;&#123; 1 + 1 &#125;&#125; and &#123;a&#125;"],
  ["braces in code", "`{a}` `{{ b }}`", "`{a}` <code v-pre>&#123;&#123; b &#125;&#125;</code>"],
  [
    "marks of VitePress",
    "a :tada: \\<\\<\\< @/x\n\n::: raw",
    "a &#58;tada: &#60;&#60;&#60; &#64;/x\n\n&#58;&#58;: raw",
  ],
  ["strings and comments", '{"a *b*"} {/* note */} {`{{c}}`}', "a &#42;b&#42;\n\n&#123;&#123;c&#125;&#125;"],
  ["a fragment", "<>x</>", "x"],
  ["an anchor of a component", '<Step title="A (b)">x</Step>', '<Step title="A (b)" id="a-b">\n\nx\n\n</Step>'],
  [
    "code with a title",
    '```js title="a.js" {1,3}\nx\ny\nz\n```',
    ":::: code-group\n\n```js{1,3} [a.js]\nx\ny\nz\n```\n\n::::",
  ],
  [
    "a group of code",
    "<CodeGroup>\n```bash cURL\ncurl\n```\n```js\nx\n```\n</CodeGroup>",
    ":::: code-group\n\n```bash [cURL]\ncurl\n```\n\n```js [js]\nx\n```\n\n::::",
  ],
  [
    "a heading in a group of code, a comment and a fragment",
    "<CodeGroup>\n#### A\n\n```js\nx\n```\n{/* b */}\n<>\n```sh\ny\n```\n</>\n</CodeGroup>",
    "#### A\n\n:::: code-group\n\n```js [js]\nx\n```\n\n```sh [sh]\ny\n```\n\n::::",
  ],
  ["a group of code with a text alone", "<CodeGroup>\nText\n</CodeGroup>", "Text"],
  [
    "a table",
    "| a | b |\n| - | :-: |\n| `x\\|y` | \\{\\{ |",
    "| a | b |\n| --- | :-: |\n| <code v-pre>x&#124;y</code> | &#123;&#123; |",
  ],
  ["text in <pre>", "<pre>a\n*b* {`{{c}}\n`}</pre>", "<pre>a&#10;b &#123;&#123;c&#125;&#125;&#10;</pre>"],
])("%s", (_name, mdx, markdown) => {
  expect(written(mdx)).toEqual([markdown, []]);
});

test.each<[string, string, string, string]>([
  ["imports", 'import A from "a";\n\nText', "Text", "an import or export of a page"],
  ["names", "Of {shift}", "Of &#123;shift&#125;", "an expression that names what the page does not define"],
  ["expressions", "Sum: {1 + x}", "Sum: `1 + x`", "an expression in a text"],
  [
    "expressions in drawings",
    "<svg><text>{1 + x}</text></svg>",
    "<svg>\n<text>1 + x</text>\n</svg>",
    "an expression in a text",
  ],
  ["components of the author", "<Mine>**Bold**</Mine>", "**Bold**", "<Mine>"],
  [
    "attributes that run",
    '<Card onClick={() => alert(1)} v-html="x" {...rest} />',
    "<Card></Card>",
    "an attribute that a program makes",
  ],
  [
    "handlers in any case",
    "<a onclick='x' onClick='x' ONLOAD='x' On-Click='x'>y</a>",
    "<a>y</a>",
    "an attribute that a program makes",
  ],
  [
    "handlers of components",
    "<Card onclick='x' onClick='x' ONLOAD='x' On-Click='x' />",
    "<Card></Card>",
    "an attribute that a program makes",
  ],
  ["addresses that run", '<a href="javascript:x">y</a>', "<a>y</a>", "an address that runs a program"],
  [
    "links that are no address",
    "（http://127.0.0.1:9899）",
    "（http&#58;&#47;/127.0.0.1&#58;9899）",
    "an address that is not valid",
  ],
  ["links that run", "[y](javascript:x)", "y", "an address that runs a program"],
  ["scripts", "<script>{`alert(1)`}</script>", "", "<script>"],
  ["scripts in any case", "a <sCript>x</sCript> b", "a  b", "<script>"],
  ["styles", "<style>\n{`\n  .a { color: red }\n`}\n</style>\n\nText", "Text", "<style>"],
  [
    "components of a page with a link",
    '<Own title="A" href="/fr" step={1} icon="x">\n  Text\n</Own>',
    '<Card title="A" href="/fr/" icon="x">\n\nText\n\n</Card>',
    "<Own>",
  ],
  [
    "such components with a description",
    '<Own title="A" description={"B *c*"} href="/fr">\n  <img src="/a.png" alt="" />\n</Own>',
    '<Card title="A" href="/fr/">\n\nB &#42;c&#42;\n\n<img :src="&#34;/docs/a.png&#34;" alt="" />\n\n</Card>',
    "<Own>",
  ],
  [
    "such components with a title in a text",
    'See <Own title="A" href="/fr" />.',
    'See <a href="/docs/fr/">A</a>.',
    "<Own>",
  ],
  ["such components in a text", 'See <Own href="/fr">Fr</Own>.', 'See <a href="/docs/fr/">Fr</a>.', "<Own>"],
  [
    "such components without a title",
    '<Own href="/fr">\n  Text\n</Own>',
    '<a href="/docs/fr/">\n\nText\n\n</a>',
    "<Own>",
  ],
  ["such components in a link", '[<Own href="/fr">Fr</Own>](/en)', "[Fr](/en)", "<Own>"],
  ["such components with a link in them", '<Own href="/fr">\n  [Fr](/en)\n</Own>', "[Fr](/en)", "<Own>"],
  ["such components around a link", 'See <Own href="/fr">[Fr](/en)</Own>.', "See [Fr](/en).", "<Own>"],
  ["such components with nothing to be seen", 'See <Own href="/fr" label="Fr" />.', "See .", "<Own>"],
  ["such components without a link", '<Own title="A">\n  Text\n</Own>', "Text", "<Own>"],
  ["what is no valid MDX", "<b>{{ 1", "&#60;b&#62;&#123;&#123; 1", "a text that is no valid MDX"],
])("%s are reported", (_name, mdx, markdown, lost) => {
  const [text, features] = written(mdx);
  expect([text, [...new Set(features)]]).toEqual([markdown, [lost]]);
});

test("a page has its title, once if its text begins with the same words", () => {
  const context = { linkOf: String, withBase: String, icons: () => undefined, lost: () => undefined };
  const withTitle = (mdx: string): string => vueMarkdown(mdx, "Title", context, "Of it.");
  expect(withTitle("# Title\n\nText").replaceAll(/<[^>]+>\s*|\n+/g, " ")).toMatch(/^# Title +Of it\. +Text$/);
  for (const mdx of ["# A\n", "```sh\n# Title\n```\n", "## B", "Text\n\n# Title", "#"])
    expect(withTitle(mdx)).toMatch(/^# Title(?: \{#title-2\})?\n[^]*Of it\./);
});

test("what is too deep for VitePress is shown without its marks", () => {
  const [text] = written(`${"> ".repeat(60)}a`);
  expect(text).toBe(`${"> ".repeat(30)}a`);
});

test("a text for readers alone is written, and nothing is lost", () => {
  expect(written('<Visibility for="humans">\n  A\n</Visibility>')).toEqual(["A", []]);
});
