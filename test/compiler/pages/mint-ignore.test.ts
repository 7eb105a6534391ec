// Which paths does a `.mintignore` leave out?
import fc from "fast-check";
import { expect, test } from "vitest";
import { ignorePatterns, mintIgnored } from "../../../src/compiler/pages/ignored-files.ts";
import { propertyRuns } from "../../support/property-runs.ts";

test.each([
  ["drafts", "drafts/a.mdx", true],
  ["drafts", "guides/drafts/a/b.mdx", true],
  ["drafts/", "drafts/a.mdx", true],
  ["/drafts", "guides/drafts/a.mdx", false],
  ["guides/drafts", "guides/drafts/a.mdx", true],
  ["guides/drafts", "x/guides/drafts/a.mdx", false],
  ["*.draft.mdx", "a/b.draft.mdx", true],
  ["*.draft.mdx", "a/b.mdx", false],
  ["guides/*.mdx", "guides/a.mdx", true],
  ["guides/*.mdx", "guides/a/b.mdx", false],
  ["guides/**/b.mdx", "guides/b.mdx", true],
  ["guides/**/b.mdx", "guides/x/y/b.mdx", true],
  ["**/b.mdx", "b.mdx", true],
  ["guides/**", "guides/x/y.mdx", true],
  ["*/**", "a.mdx", false],
  ["*/**", "guides/a.mdx", true],
  ["old*/", "old.mdx", false],
  ["old*/", "guides/old-ones/a.mdx", true],
  ["v?", "v1/a.mdx", true],
  ["v?", "v10/a.mdx", false],
  ["# drafts\n\n  \n", "drafts/a.mdx", false],
  ["drafts\n!drafts/keep.mdx", "drafts/keep.mdx", true],
  ["drafts/*\n!drafts/keep.mdx", "drafts/keep.mdx", false],
  ["Drafts", "drafts/a.mdx", true],
  ["v[12]", "v2/a.mdx", true],
  ["\\#a.mdx", "#a.mdx", true],
  ["!a.mdx\na.mdx", "a.mdx", true],
  ["a.mdx\n!a.mdx\na.mdx", "a.mdx", true],
  ["drafts\r\nother\r\n", "drafts/a.mdx", true],
  ["/", "a.mdx", false],
  ["", "a.mdx", false],
])("%j leaves out %s: %s", (text, path, expected) => {
  expect(mintIgnored(text)(path)).toBe(expected);
});

test("lines beyond the limits are named, and the others hold", () => {
  const many = Array.from({ length: 501 }, (_, index) => `n${index}`);
  const lines = ["a", "x".repeat(501), "**/a/**/b/**/c", "**/a/**/b/**", "# comment", "", "a", ...many];
  const { lineFor, refused } = ignorePatterns(lines);
  expect(refused.map(({ line, reason }) => [lines[line], reason])).toEqual([
    ["x".repeat(501), "it is longer than 500 characters"],
    ["**/a/**/b/**/c", 'it has more than 2 "**"'],
    ["n498", "there are 500 patterns before it"],
    ["n499", "there are 500 patterns before it"],
    ["n500", "there are 500 patterns before it"],
  ]);
  expect(["a/p.mdx", "x/a/y/b/p.mdx", "n497", "n498"].map((path) => lines[lineFor(path) ?? -1])).toEqual([
    "a",
    "a",
    "n497",
    undefined,
  ]);
});

test.each(["", "/a", "../a", "./a", "a//b", "\\", "a/".repeat(5000)])("the path %j throws nothing", (path) => {
  expect(mintIgnored("x")(path)).toBe(false);
});

test("no line makes navc throw", () => {
  const characters = fc.constantFrom(
    "a",
    "*",
    "**",
    "/",
    "[",
    "]",
    "!",
    "\\",
    "?",
    "-",
    "(",
    "{",
    "^",
    "$",
    ".",
    " ",
    "#",
    ":",
  );
  const line = fc.array(characters, { maxLength: 12 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 4 }), line, (lines, path) => {
      expect([true, false]).toContain(mintIgnored(lines.join("\n"))(path));
    }),
    { numRuns: propertyRuns(3000) },
  );
});
