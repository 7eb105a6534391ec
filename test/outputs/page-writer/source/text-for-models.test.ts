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
  [
    "what is for humans",
    'One\n\n<Visibility for="humans">\n  Click **{a}**.\n\n  {/* c */}\n</Visibility>\n\nTwo',
    "One\n\nTwo",
  ],
  ["what is for humans in a line", 'One <Visibility for="humans">click</Visibility> two', "One  two"],
  [
    "what is for humans in a component",
    '<Note>\n  <Visibility for="humans">Click {"x"}</Visibility>\n\n  Text\n</Note>\n\n{/* c */}',
    "<Note>\n  \n\n  Text\n</Note>\n\n",
  ],
  [
    "what only a part for humans needs",
    'export const A = () => <p />;\n\n<Visibility for="humans"><A /></Visibility>\n\nB',
    "B",
  ],
])("%s is left out", (_name, body, text) => {
  expect(textOf(body)).toBe(text);
});

test.each([
  ["an item", "- {/* c */}\n- second", "- \n- second"],
  ["an item with text", "1. {/* a */}\n\n   {/* b */}\n\n   text\n2. two", "1. text\n2. two"],
  ["an item below another one", "- a\n- {/* c */}\n- b", "- a\n- \n- b"],
  ["an item below a paragraph", "Text\n- {/* c */}\n- b", "Text\n- {/* c */}\n- b"],
  ["a quote", "> {/* c */}\n> quoted", "> \n> quoted"],
  ["the middle of a quote", "> a\n>\n> {/* c */}\n>\n> b", "> a\n>\n> \n>\n> b"],
  ["a component", "<Note>\n  {/* c */}\n\n  Text\n  {/* d */}\n</Note>", "<Note>\n  \n\n  Text\n  \n</Note>"],
  ["what follows code that ends with its list", "- ```\n\n{/* c */}\n```\n", "- ```\n\n```\n"],
  ["two paragraphs", "One\n{/* c */}\ntwo", "One\n\ntwo"],
  ["a paragraph below", "One\n\n{/* c */}\ntwo", "One\n\ntwo"],
  ["the end of a line", "One {/* c */} \ntwo", "One \ntwo"],
  ["the start of a line", "{/* c */}    One", "One"],
  ["what is no list", "{/* c */} - One", "{/* c */} - One"],
])("without a comment, %s stays what it is", (_name, body, text) => {
  expect(textOf(body)).toBe(text);
});

test("a constant is written where it is shown", () => {
  expect(textOf('export const a = "x";\nexport const b = { c: 4 };\n\n{a} and {b.c}, {"d"}\n\n{a}\n')).toBe(
    "x and 4, d\n\nx\n",
  );
});

test.each([
  ["a component that the page shows", "export const Box = () => <p>Text</p>;\n\n<Box />\n"],
  ["a component with a dot in its name", "export const ui = { Box: () => <p>Text</p> };\n\n<ui.Box />\n"],
  ["what its program needs", 'export const a = "x";\nexport const Box = () => <p>{a}</p>;\n\nText <Box />\n'],
  ["what tags in a program need", "export const ui = more();\nexport const b = () => <ui.Box />;\n\n{b()}\n"],
  ["a list that a program reads", 'export const [a, { b }] = [1, { b: ["x"] }];\n\n{b.map((c) => <li>{c}</li>)}\n'],
  ["a value of an attribute", 'export const a = "x";\n\n<Card icon={a} {...b}>Text</Card>\n'],
])("an export stays that something needs which stays: %s", (_name, body) => {
  expect(textOf(body)).toBe(body);
});

test("an export beside it that nothing needs is left out", () => {
  const box = "export const Box = () => <p>Text</p>;";
  const body = `export const a = "x";\n${box}\nexport function C() { return <Box />; }\n\n<Box /> {a}, {list.map((a) => <a.b c={a} />)}\n`;
  expect(textOf(body)).toBe(`${box}\n\n<Box /> x, {list.map((a) => <a.b c={a} />)}\n`);
});

test.each([
  ["what a program makes", "Text {list.map((each) => each)} and {b}"],
  ["code", "```js\nexport const a = 1;\n\n{a}\n```\n"],
  ["code with braces in a line", "Text `{a}` and `import b`\n"],
  ["attributes", 'export\n\n<Card title={"x"} icon={a}>Text</Card>\n'],
  ["what is for agents", '<Visibility for="agents">\n  Call the API.\n</Visibility>\n'],
  ["a component of the page", 'export const Visibility = () => <p />;\n\n<Visibility for="humans">Text</Visibility>\n'],
  ["a text that is no MDX", "Text { and\n\nexport const a = 1;\n"],
])("%s stays", (_name, body) => {
  expect(textOf(body)).toBe(body);
});
