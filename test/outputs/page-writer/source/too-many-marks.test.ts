// Which bodies have so much in one paragraph that no parser reads them?
import { expect, test } from "vitest";
import { mdxTree } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { vueMarkdown } from "../../../../src/outputs/page-writer/vue/vue-markdown.ts";
import { tooManyMarksAt } from "../../../../src/outputs/page-writer/source/too-many-marks.ts";
import { validMdx } from "../../../../src/outputs/page-writer/source/valid-mdx.ts";

const many = 2100;

test.each([
  ["words", "word ".repeat(16_000)],
  ["paragraphs", "*a* [b](/c)\n\n".repeat(many)],
  ["a list", "- *a*\n".repeat(many)],
  ["a numbered list", Array.from({ length: many }, (_, index) => `${index + 1}. *a*\n`).join("")],
  ["a table", `| a | b |\n|---|---|\n${"| *a* | `b` |\n".repeat(many)}`],
  ["headings", "# *a*\n".repeat(many)],
  ["a block of code", `\`\`\`\n${"*a*\n".repeat(many)}\`\`\`\n`],
  ["definitions", Array.from({ length: 1900 }, (_, index) => `[a${index}]: /b\n`).join("\n")],
])("%s are parsed", (_name, body) => {
  expect(tooManyMarksAt(body)).toBeUndefined();
});

test.each([
  ["a line of marks", `One\n\nTwo\n${"*a **b".repeat(many)}`, 9],
  ["very many words", `a\n\n${"word ".repeat(17_000)}`, 3],
  ["a paragraph of many lines", "*a\n".repeat(many), 6000],
  ["lines that look like a table without being one", "| *a\n".repeat(many), undefined],
  ["lines below a head with other cells", `| a | b |\n|---|\n${"| *a\n".repeat(many)}`, undefined],
  ["lines below a title", `a\n---\n${"| *a\n".repeat(many)}`, undefined],
  ["lines that look like numbers of a list", `a *\n${"2. *\n".repeat(many)}`, undefined],
  ["definitions", "[a]: /b\n\n".repeat(many), 9 * 2000],
  ["quotes in quotes", `a\n\n${"> ".repeat(40)}`, 3],
  ["what is behind code that ends with its list", `- \`\`\`\n\na${"*a".repeat(many)}`, undefined],
])("%s are not", (_name, body, at) => {
  const found = tooManyMarksAt(body);
  expect(found).toBeDefined();
  if (at !== undefined) expect(found).toBe(at);
  expect(mdxTree(body)).toBeUndefined();
  expect(validMdx(body).plain).toBe("too-many-marks");
});

test("a page that is not parsed has all its words, and no marks", () => {
  const { body } = validMdx(`First *one*\n\n<A b={c}>\n${"*a ".repeat(many)}`);
  expect(body.startsWith("First &#42;one&#42;\n\n&#60;A b=&#123;c&#125;&#62; &#42;a ")).toBe(true);
  expect(body.match(/&#42;a/g)).toHaveLength(many);
  // One paragraph without an end would take its readers the square of its length.
  const long = validMdx("*word* ".repeat(10_000)).body.split("\n\n");
  expect(long.length).toBeGreaterThan(5);
  expect(long.join(" ").match(/&#42;word&#42;/g)).toHaveLength(10_000);
});

test.each([
  ["tags", "<A>\n\n".repeat(1500) + "a\n\n" + "</A>\n\n".repeat(1500)],
  ["indented lists", Array.from({ length: 300 }, (_, level) => `${"  ".repeat(level)}- a\n`).join("")],
  ["emphasis", "*a **b ".repeat(140) + "b** a*".repeat(140)],
])("%s in one another, however many, are written for VitePress", (_name, source) => {
  const written = validMdx(source).body;
  const context = { linkOf: String, withBase: String, icons: () => undefined, lost: () => undefined };
  expect(vueMarkdown(written, "T", context)).toContain("a");
});
