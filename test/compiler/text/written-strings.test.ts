// Which strings does an object have in a text that somebody is typing?
import { expect, test } from "vitest";
import { writtenStrings } from "../../../src/compiler/text/written-strings.ts";

test.each([
  [`{ "a": [{ "name": "x", "size": 2, "style": "y" }] }`, "/a/0", { name: "x", style: "y" }],
  [`{ "a": [{ "name": "x", "style": "y"`, "/a/0", { name: "x", style: "y" }],
  [`{ "a": [{ "name": , "style": "y" }`, "/a/0", { style: "y" }],
  [`{ "a": "b" }`, "/a", {}],
  [`{ "a": "b" }`, "/c/d", {}],
  ["", "/a", {}],
])("%s at %s", (text, pointer, expected) => {
  expect(Object.fromEntries(writtenStrings(text, pointer))).toEqual(expected);
});
