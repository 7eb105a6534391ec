// Any text of any dialect becomes valid MDX, with its code unchanged and its words in order.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { mathGrammar } from "../../../../src/outputs/page-writer/source/math-grammar.ts";
import { mdxTree } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { textDialects } from "../../../../src/project/import/text/text-dialects.ts";
import { importText } from "../../../../src/project/import/text/import-text.ts";

const privateSign = /[\uE000-\uF8FF]/;
const kinds = [...textDialects.keys()];

function imported(kind: string, source: string): string {
  return importText(source, { kind: kind as never, file: "docs/a.md", firstLine: 1, resolveLink: () => undefined })
    .text;
}

/** Headings with ids are read by the platform before it reads MDX. What is between `$$` is mathematics, where braces are text. */
function isValid(text: string): boolean {
  return mdxTree(text.replaceAll(/^([ \t]*#{1,6}[ \t][^\n{}]*)\{#[^\n{}]*\}$/gm, "$1"), mathGrammar) !== undefined;
}

const marks = [
  ":::note[T]",
  "::::tip",
  ":::",
  "::::",
  "::: details X",
  "::: code-group",
  '!!! note "T"',
  "???+ tip",
  '=== "A"',
  '{% hint style="info" %}',
  "{% endhint %}",
  "{% tabs %}",
  '{% tab title="a" %}',
  "{% endtab %}",
  "{% endtabs %}",
  '{% code title="x" %}',
  "{% endcode %}",
  "> [!NOTE]",
  "> text",
  "> 📘 Title",
  "/// note | T",
  "//// tab | A",
  "///",
  "////",
  "==m==",
  "[a.b][]",
  "<HTMLBlock>{`",
  "`}</HTMLBlock>",
  '<Callout icon="x">',
  '<Code code={`a`} lang="b" />',
  "<APIPage a={[1]} />",
  "<div>",
  "</div>",
  "<p>",
  "<br>",
  "<img src=a>",
  "<table><tr><td>a *b*",
  "</td></tr></table>",
  "<Tabs>",
  "</Tabs>",
  '<TabItem label="x">',
  "</TabItem>",
  "<Foo a={b}>",
  "</Foo>",
  "<Aside>",
  "</Aside>",
  "{{ x }}",
  "{x}",
  "{",
  "}",
  "<",
  "a < b",
  "<https://x.y>",
  "<!-- c -->",
  "<!--",
  "-->",
  "```js",
  "```",
  "~~~",
  "- item",
  "  - in",
  "1. one",
  "    code",
  "\tcode",
  "> ```",
  "---",
  "===",
  "## a [#b]",
  '{% embed url="u" %}',
  "{% endembed %}",
  "==a==",
  "*[A]: b",
  "import A from './a'",
  "export const a = 1",
  "# Title {#id}",
  "| a | b |",
  "| - | - |",
  "`{`",
  "`",
  "[a](b.md)",
  "![a{b}](c)",
  "[r]: x",
  "$$",
  "*",
  "**b**",
  "\\{",
  "\\<",
  "&lt;",
  "",
  "",
  "",
  "word",
  "<b>x</b>",
  "<details><summary>S</summary>",
  "</details>",
  '!!! note "a <!-- c -->"',
  '=== "<!-- c --> a"',
  "::: tip <!-- c -->",
  ":::details T <!-- c -->",
  "## H <!-- c --> $x$",
  "[a <!-- c -->](b)",
  "<script>",
  "</script>",
  "<a href='x",
  "{{#include a.md}}",
  '[block:code]\n{ "codes": [{ "code": "a" }] }\n[/block]',
  '[block:html]\n{ "html": "<div>" }\n[/block]',
  "[block:image]",
  "[/block]",
  '<Callout title="T">',
  "</Callout>",
  '--8<-- "b"',
  "<div markdown>",
  '<figure markdown="span">',
  "<figcaption>c</figcaption>",
  "</figure>",
  "<p markdown>a *b*</p>",
  ":   definition",
  "++ctrl+a++ H~2~O x^2^ :tada:",
  "{++a++} {--b--} {~~c~>d~~}",
  "| `a|b` | c |",
];
const line = fc.tuple(
  fc.constantFrom("", "", "", "  ", "    ", "> "),
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...marks) }, { weight: 1, arbitrary: fc.string() }),
);
const text = fc.array(line, { maxLength: 14 }).map((lines) => lines.map((parts) => parts.join("")).join("\n"));

describe.each(kinds)("a text of %s", (kind) => {
  it("becomes valid MDX", () => {
    fc.assert(
      fc.property(text, (source) => {
        expect(isValid(imported(kind, source)), imported(kind, source)).toBe(true);
      }),
      { numRuns: 80 },
    );
  });

  it("has none of the words that stand for its finished parts", () => {
    fc.assert(
      fc.property(text, (source) => {
        fc.pre(!privateSign.test(source));
        const { text: made, losses } = importText(source, {
          kind: kind as never,
          file: "docs/a.md",
          firstLine: 1,
          resolveLink: () => undefined,
        });
        expect(JSON.stringify([made, losses])).not.toMatch(privateSign);
      }),
      { numRuns: 300 },
    );
  });

  it("keeps code as it is", () => {
    fc.assert(
      fc.property(
        text,
        fc.array(fc.constantFrom(...marks.filter((mark) => !mark.includes("```") && !mark.startsWith("{{#")))),
        (source, code) => {
          fc.pre(!/`{3}|~{3}|<!--|<script|["'`]\s*$/.test(source));
          const block = `\`\`\`text\n${code.join("\n")}\n\`\`\``;
          expect(imported(kind, `${block}\n\n${source}`)).toContain(block);
        },
      ),
      { numRuns: 50 },
    );
  });

  it("keeps its words in order", () => {
    const words = fc.array(
      fc.tuple(
        fc.constantFrom(
          ...marks.filter(
            (mark) =>
              !/<!--|-->|script|import|export|^\{?[%:!?=>]|`{3}|~~~|<\/?[A-Z]|\[r\]|\$\$|<a |\[|<(?:img|t)/.test(mark),
          ),
        ),
        fc.constant(0),
      ),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(words, (parts) => {
        const source = parts.map(([mark], index) => `${mark}\n\nw${index}ord\n`).join("\n");
        const found = [...imported(kind, source).matchAll(/w\d+ord/g)].map(([each]) => each);
        expect(found).toEqual(parts.map((_, index) => `w${index}ord`));
      }),
      { numRuns: 50 },
    );
  });
});
