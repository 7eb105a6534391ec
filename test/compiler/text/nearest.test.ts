// Is a word found again, and is that cheap for any word?
import { expect, test } from "vitest";
import { nearest } from "../../../src/compiler/text/nearest.ts";

test("the closest word within a third of the letters", () => {
  expect(nearest("grups", ["pages", "groups", "tabs"])).toBe("groups");
  expect(nearest("zzz", ["pages", "groups", "tabs"])).toBeUndefined();
});

test("never the word itself", () => {
  expect(nearest("tabs", ["tabs"])).toBeUndefined();
});

test("a word of more than 200 letters is no slip", () => {
  expect(nearest("a".repeat(200), ["a".repeat(199)])).toBeDefined();
  expect(nearest("a".repeat(201), ["a".repeat(200)])).toBeUndefined();
});
