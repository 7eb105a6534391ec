// Is each name found in the earlier text, as it was or as it is expected to be?
import { expect, test } from "vitest";
import { alignedNames } from "../../../src/project/repair/aligned-names.ts";

const earlier = [
  { part: "a", expected: "b" },
  { part: "b", expected: "c" },
  { part: "x", expected: "x" },
];

test.each([
  ["as it was", ["a", "b", "x"], ["a", "b", "x"]],
  ["as expected, although the same names are there", ["b", "c", "x"], ["a", "b", "x"]],
  ["half of it", ["b", "b", "x"], ["a", "b", "x"]],
  ["with a new name between them", ["a", "new", "b", "x"], ["a", undefined, "b", "x"]],
  ["without the first", ["c", "x"], ["b", "x"]],
])("%s", (_name, now, found) => {
  expect(alignedNames(earlier, now).map((name) => name?.part)).toEqual(found);
});
