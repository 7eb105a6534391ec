// Are the first words of a list named, and the others counted?
import { expect, test } from "vitest";
import { fewWords } from "../../../src/project/change/few-words.ts";

test.each([
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
  [["a", "b", "c", "d", "e"], "a, b, c and 2 more"],
  [["a, b.mdx"], "a, b.mdx"],
])("%j: %s", (words, named) => {
  expect(fewWords(words)).toBe(named);
});
