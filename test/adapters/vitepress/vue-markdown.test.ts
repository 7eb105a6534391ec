// Is the MDX of a page written so that VitePress shows the same, and runs none of it?
import { expect, test } from "vitest";
import { vueMarkdown } from "../../../src/adapters/vitepress/vue-markdown.ts";

/** The Markdown, and the features that were lost. */
function written(mdx: string): readonly [string, readonly string[], boolean] {
  const lost: string[] = [];
  const { text, hasTitle } = vueMarkdown(mdx, {
    linkOf: (href) => (href === "/fr" ? "/fr/" : href),
    withBase: (path) => (path.startsWith("/") ? `/docs${path}` : path),
    lost: (feature) => lost.push(feature),
  });
  return [text.trim(), lost, hasTitle];
}

test.each<[string, string, string]>([
  ["plain text", "One *two* **three** `four`.", "One *two* **three** `four`."],
  ["a list with code", "- one\n\n  ```js\n  x\n  ```", "- one\n\n  ```js\n  x\n  ```"],
  ["a component with indented Markdown", "<Note>\n    **Bold**\n</Note>", "<Note>\n\n**Bold**\n\n</Note>"],
  ["a component on one line", "<Note>**Bold**</Note>", "<Note>\n\n**Bold**\n\n</Note>"],
  ["a component in a text", 'A <Tooltip tip="x">word</Tooltip>.', 'A <Tooltip tip="x">word</Tooltip>.'],
  [
    "values of attributes",
    '<Card cols={2} href="/fr" wide open={true} icon={"star"} />',
    '<Card :cols="2" href="/fr/" wide :open="true" icon="star"></Card>',
  ],
  [
    "names of attributes",
    '<div className="a" style={{ marginTop: 4, opacity: 1 }}>x</div>',
    '<div class="a" style="margin-top: 4px; opacity: 1">\n\nx\n\n</div>',
  ],
  ["quotes in an attribute", "<Card title='\"<b>' />", '<Card title="&quot;&lt;b&gt;"></Card>'],
  [
    "images",
    '![An image](/a.png "t")\n\n<img src="/b.png" />',
    `<img :src="&quot;/docs/a.png&quot;" alt="An image" />\n\n<img :src="&quot;/docs/b.png&quot;" />`,
  ],
  ["links", '[Home](/fr) <a href="/x">x</a>', '[Home](/fr/) <a href="/docs/x">x</a>'],
  ["braces in a text", "\\{\\{ 1 + 1 \\}\\} and \\{a\\}", "<span v-pre>&#123;&#123;</span> 1 + 1 }} and &#123;a}"],
  ["marks of VitePress", "a :tada: \\<\\<\\< @/secret\n\n::: raw", "a &#58;tada: &lt;&lt;&lt; @/secret\n\n&#58;:: raw"],
  [
    "strings and comments",
    '{"a *b*"} {/* note */} {`{{c}}`}',
    "a &#42;b&#42;\n\n\n\n<span v-pre>&#123;&#123;</span>c}}",
  ],
  ["a fragment", "<>x</>", "x"],
  ["code with a title", '```js title="a.js" {1,3}\nx\n```', ":::: code-group\n\n```js{1,3} [a.js]\nx\n```\n\n::::"],
  [
    "a group of code",
    "<CodeGroup>\n```bash cURL\ncurl\n```\n```js\nx\n```\n</CodeGroup>",
    ":::: code-group\n\n```bash [cURL]\ncurl\n```\n\n```js [js]\nx\n```\n\n::::",
  ],
  [
    "a table",
    "| a | b |\n| - | - |\n| `x` | \\{\\{ |",
    "| a   | b                                 |\n| --- | --------------------------------- |\n| `x` | <span v-pre>&#123;&#123;</span> |",
  ],
])("%s", (_name, mdx, markdown) => {
  const [text, lost] = written(mdx);
  expect([plain(text), lost]).toEqual([plain(markdown), []]);
});

/** Without the spaces that only align the cells of tables. */
function plain(markdown: string): string {
  return markdown.replaceAll(/ +\|/g, " |").replaceAll(/-{3,}/g, "---");
}

test.each<[string, string, string, string]>([
  ["imports", 'import A from "a";\n\nText', "Text", "an import or export of a page"],
  ["expressions", "Sum: {1 + x}", "Sum: <code v-pre>1 + x</code>", "an expression in a text"],
  ["components of the author", "<Mine>**Bold**</Mine>", "**Bold**", "a component that the platform does not have"],
  [
    "attributes that run",
    '<Card onClick={() => alert(1)} v-html="x" {...rest} />',
    "<Card></Card>",
    "an attribute that a program makes",
  ],
  ["scripts", "<script>{`alert(1)`}</script>", "alert(1)", "<script>"],
  ["what is no valid MDX", "<b>{{ 1", "&lt;b><span v-pre>&#123;&#123;</span> 1", "a text that is no valid MDX"],
])("%s are reported", (_name, mdx, markdown, lost) => {
  const [text, features] = written(mdx);
  expect([text, [...new Set(features)]]).toEqual([markdown, [lost]]);
});

test("a heading in code is no title of the page", () => {
  const titles = ["# A\n", "```sh\n# no\n```\n", "## B"].map((mdx) => written(mdx)[2]);
  expect(titles).toEqual([true, false, false]);
});

test("a heading without a text is not the title of a page", () => {
  expect(written("# Title")[2]).toBe(true);
  expect(written("Text\n\n#")[2]).toBe(false);
});
