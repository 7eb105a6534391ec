// Which value is at an offset of a JSON text?
import { expect, test } from "vitest";
import { begunPointerAt, pointerAt } from "../../../src/compiler/text/pointer-at.ts";
import { stringAt } from "../../../src/compiler/text/string-at.ts";
import { writtenStrings } from "../../../src/compiler/text/written-strings.ts";

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

test.each([
  ['{ "pages": [‸] }', "/pages/0"],
  ['{ "pages": ["a", ‸', "/pages/1"],
  ['{ "pages": ["a", { "icon": ‸ }] }', "/pages/1/icon"],
  ['{ "icon": ‸', "/icon"],
  ["‸", ""],
  ['{ "pages": ["a", { ‸ }] }', undefined],
  ['{ "pages": ["a", { gr‸ }] }', undefined],
  ['{ "pages": ["a", {}‸] }', undefined],
  ['{ "pages": [{ "icon": "a", ‸ }] }', undefined],
  ['{ "pages": [{ "icon" ‸ }] }', undefined],
  ['{ "pages": [{ "icon": "a" ‸ }] }', undefined],
])("in %j the value that can be begun is %j", (marked, pointer) => {
  expect(begunPointerAt(marked.replace("‸", ""), marked.indexOf("‸"))).toBe(pointer);
});

test("what is nested too deep for the stack is left out", () => {
  const deep = `{ "a": "b", "c": ${"[".repeat(500_000)}"d"`;
  expect(pointerAt(deep, 9)).toBe("/a");
  expect(pointerAt(deep, deep.length)).toMatch(/^\/c\/0/);
  expect(stringAt(deep, 9)).toMatchObject({ text: "b" });
  expect(stringAt(deep, deep.length)).toBeUndefined();
  expect(writtenStrings(deep, "")).toEqual(new Map([["a", "b"]]));
});
