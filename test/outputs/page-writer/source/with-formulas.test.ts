// Are the formulas of a body elements that every host shows, and is all else as it was?
import fc from "fast-check";
import { expect, test } from "vitest";
import { mayHaveFormula } from "../../../../src/outputs/page-writer/source/may-have-formula.ts";
import { withFormulas } from "../../../../src/outputs/page-writer/source/with-formulas.ts";
import { docusaurusMdx } from "../../../../src/outputs/page-writer/mdx/mdx-host.ts";
import { writeMdx } from "../../../../src/outputs/page-writer/mdx/write-mdx.ts";
import { mdxTree } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { vueMarkdown } from "../../../../src/outputs/page-writer/vue/vue-markdown.ts";
import { propertyRuns } from "../../../support/property-runs.ts";

test.each([
  [
    "a formula in a text",
    String.raw`Of $\text{a b} \le x_1$.`,
    "Of <math><mrow><mtext>a&#160;b</mtext><mo>≤</mo><msub><mi>x</mi><mn>1</mn></msub></mrow></math>.",
  ],
  [
    "a formula in lines of its own, in a list",
    "- a\n\n  $$\n  \\frac{a}{b}\n  $$\n\nc",
    '- a\n\n  <math display="block"><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow></math>\n\nc',
  ],
  ["a formula that can't be read", "Of $\\frac{$.", "Of `\\frac{`."],
  ["code", "Of `$x$`.\n\n```\n$x$\n```", "Of `$x$`.\n\n```\n$x$\n```"],
  ["one dollar", "It costs $5.", "It costs $5."],
  [
    "a formula beside and in headings with ids",
    "## Of $x$ {#w}\n\n$y$\n\n```\n## C {#c}\n```",
    "## Of <math><mrow><mi>x</mi></mrow></math> {#w}\n\n<math><mrow><mi>y</mi></mrow></math>\n\n```\n## C {#c}\n```",
  ],
  ["a body that is no valid MDX", "<a $x$", "<a $x$"],
])("%s", (_name, body, expected) => {
  expect(withFormulas(body)).toBe(expected);
});

test.each([
  ["It costs $5, or with `code` $6.", true],
  ["It costs $5.\n\nOr $6.", false],
  ["Set `$HOME` and `$PATH`.", false],
  ["Set `$HOME and\n$PATH`.", true],
  ["```sh\necho $A $B\n```", false],
  ["- ```sh\n  echo $A $B\n  ```", true],
  ["  ```sh\necho $A $B\n  ```", true],
  ["```sh\necho $A $B", true],
  ["$$\n\nx\n\n$$", true],
])("whether %j may have a formula: %s", (body, may) => {
  expect(mayHaveFormula(body)).toBe(may);
});

const pieces = fc.constantFrom(
  ..."$,$$,$x$,`,``,```,~~~,\\,a,<b>,</b>,<i a='`'/>,{`,`},{,},- ,1. ,> ,|,# ,  ,    , ".split(","),
  "\n",
  "\n\n",
  "\n  ",
  "\n```\n",
  "\n```js\n",
  "\n  ```\n",
  "\n- ```\n",
  "\n> ",
  "\n$$\n",
  "`$A`",
);

test("what may have no formula has none", () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 14 }), (parts) => {
      const body = parts.join("");
      if (!mayHaveFormula(body)) expect(withFormulas(body)).toBe(body);
    }),
    { numRuns: propertyRuns(20_000) },
  );
});

test("every element and attribute of a formula is written for each kind of host", () => {
  const formula = String.raw`$\left\{\hat{x} \operatorname{f}\quad \begin{matrix} a & b \end{matrix} \boxed{\sqrt[3]{y}} \right.$`;
  const body = withFormulas(formula);
  expect(mdxTree(body)).toBeDefined();
  const lost: string[] = [];
  writeMdx(body, docusaurusMdx, (feature) => lost.push(feature));
  vueMarkdown(body, "Title", {
    linkOf: String,
    withBase: String,
    icons: () => undefined,
    lost: (feature) => lost.push(feature),
  });
  expect(lost).toEqual([]);
});
