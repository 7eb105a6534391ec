// Which components does a host have to provide for a page?
import { expect, test } from "vitest";
import { usedComponents } from "../../../../src/outputs/page-writer/source/used-components.ts";

test.each<[string, readonly string[]]>([
  ["Text.", []],
  ['<Card title="a">\n  <Note>b</Note> <b>c</b>\n</Card>\n\n<Card />', ["Card", "Note"]],
  ["<Tree.Folder>\n<Tree.File />\n</Tree.Folder>", ["Tree.Folder", "Tree.File"]],
  ["```jsx\n<Card />\n```\n\n`<Note />` and \\<Tip>", []],
  ["export const Own = () => <Badge />;\n\n<Own />", ["Badge"]],
  ["export function Own() {\n  return null;\n}\n\nexport class Other {}\n\n<Own /> <Other /> <Icon />", ["Icon"]],
  ["a &#60;Card> and 1 <A", []],
])("of %j are %j", (body, names) => {
  expect(usedComponents(body)).toEqual(names);
});
