// Which value is at an offset of a JSON text?
import { expect, test } from "vitest";
import { pointerAt } from "../../../src/compiler/text/pointer-at.ts";

test.each([
  ['{ "na‸me": "x" }', "/name"],
  ['{ "name": "x‸" }', "/name"],
  ['{ "navigation": { "pages": ["a", "b‸"] } }', "/navigation/pages/1"],
  ['{ "a/b": { "c~d": 1‸ } }', "/a~1b/c~0d"],
  ["‸{}", ""],
  ['{ "navigation": { "pages": ["a", "b‸', "/navigation/pages/1"],
  ['{ "pages": [ // two\n "a", ‸', "/pages/1"],
])("%j is in %j", (marked, pointer) => {
  const offset = marked.indexOf("‸");
  expect(pointerAt(marked.replace("‸", ""), offset)).toBe(pointer);
});
