// Do the expressions of the bar match what they have to, and nothing else?
import { expect, test } from "vitest";
import {
  activeMatch,
  comparedAddress,
  isMatchedOutside,
} from "../../../../src/outputs/adapters/vitepress/active-match.ts";

const all = ["/", "/guides/a", "/guides/deep/b", "/api/a", "/api.v2/a"];

test.each([
  [["/guides/a", "/guides/deep/b"], "^(?:/guides/)"],
  [["/guides/deep/b"], "^(?:/guides/deep/)"],
  [["/guides/a"], "^(?:/guides/a$)"],
  [["/api.v2/a"], String.raw`^(?:/api\.v2/)`],
  [["/"], "^(?:/$)"],
  [all, "^(?:/)"],
])("the expression for %j is %s", (inside, expected) => {
  const expression = activeMatch(new Set(inside), all);
  expect(expression).toBe(expected);
  expect(all.filter((address) => new RegExp(expression!).test(address))).toEqual(inside);
});

test("there is no expression for no address", () => {
  expect(activeMatch(new Set(), all)).toBeUndefined();
});

test.each([
  ["/guides/", true],
  ["/other/", false],
  // VitePress makes an expression of every link, and stops where it can't.
  ["/what-is-(it", true],
  ["/a[", true],
])("a link to %s is taken for an expression that matches something: %s", (link, expected) => {
  expect(isMatchedOutside(link, all)).toBe(expected);
});

test.each([
  ["index.md", "/"],
  ["guides/index.md", "/guides/"],
  ["guides/a.md", "/guides/a"],
  ["my-index.md", "/my-index"],
])("the file %s is compared as %s", (path, expected) => {
  expect(comparedAddress(path)).toBe(expected);
});
