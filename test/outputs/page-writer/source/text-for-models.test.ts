// Is the text for language models what readers of a page see?
import { expect, test } from "vitest";
import { textForModels } from "../../../../src/outputs/page-writer/source/text-for-models.ts";

const textOf = (body: string): string => textForModels({ body });

test.each([
  ["an export", 'export const a = "x";\n\nText', "Text"],
  ["an import", 'Before\n\nimport A from "/a.jsx";\n\nText', "Before\n\nText"],
  ["a component", "export const A = ({ b }) => (\n  <p>{b}</p>\n);\n\n\n\nText", "Text"],
  ["a comment in a line", "Text{/* note */} and more", "Text and more"],
  ["a comment of its own", "One\n\n{/* note */}\n\nTwo", "One\n\nTwo"],
])("%s is left out", (_name, body, text) => {
  expect(textOf(body)).toBe(text);
});

test("a constant is written where it is shown", () => {
  expect(textOf('export const a = "x";\nexport const b = { c: 4 };\n\n{a} and {b.c}, {"d"}\n\n{a}\n')).toBe(
    "x and 4, d\n\nx\n",
  );
});

test.each([
  ["what a program makes", "Text {list.map((each) => each)} and {b}"],
  ["code", "```js\nexport const a = 1;\n\n{a}\n```\n"],
  ["attributes", 'export\n\n<Card title={"x"} icon={a}>Text</Card>\n'],
  ["a text that is no MDX", "Text { and\n\nexport const a = 1;\n"],
])("%s stays", (_name, body) => {
  expect(textOf(body)).toBe(body);
});
