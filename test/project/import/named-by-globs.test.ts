// Are paths compared with globs as the libraries of generators do?
import { describe, expect, test } from "vitest";
import { namedByGlobs } from "../../../src/project/import/named-by-globs.ts";

test.each([
  ["a.md", "a.md", "b/a.md"],
  ["**/a.md", "a.md b/a.md c/b/a.md", "ba.md b/ba.md"],
  ["**/drafts/**", "drafts/a.md b/drafts/c/a.md", "drafts.md b/mydrafts/a.md"],
  ["guides/**/*.md", "guides/a.md guides/b/c/a.md", "guides/a.mdx a.md"],
  ["**/*.{draft,test}.md", "a.draft.md b/a.test.md", "a.md b/a.drafts.md"],
  ["{a,b/{c,d}}/*.md", "a/x.md b/c/x.md b/d/x.md", "b/x.md a/c/x.md"],
  ["./internal/*", "internal/a.md internal/b/a.md", "b/internal/a.md"],
  ["drafts*/**", "drafts/a.md drafts-2/a.md", "drafts.md"],
  ["*-*-x*", "a-b-x.md -c-x", "a-x.md a-b-c"],
])("%s", (glob, named, others) => {
  const { fileOrFolder } = namedByGlobs([glob], "exclude");
  expect(`${named} ${others}`.split(" ").filter(fileOrFolder)).toEqual(named.split(" "));
});

test("a glob that has to name the file itself", () => {
  const { file } = namedByGlobs(["guides/*", 7, null], "include");
  expect(["guides/a.md", "guides/b/a.md"].filter(file)).toEqual(["guides/a.md"]);
});

describe("a glob that can't be read is refused", () => {
  test.each([
    ["!a.md", "other signs"],
    ["+(a|b).md", "other signs"],
    ["[ab].md", "other signs"],
    ["{a}.md", "other braces"],
    ["{a,b.md", "other braces"],
    ["{a,b}".repeat(40), "more than 1000 choices"],
    ["a".repeat(501), "longer than 500"],
  ])("%s", (glob, reason) => {
    expect(() => namedByGlobs([glob], "the field")).toThrow(reason);
  });
});

test("many stars take no longer than their product", () => {
  const { file } = namedByGlobs(["*a".repeat(200), "**/".repeat(160)], "exclude");
  expect(file("a".repeat(5_000))).toBe(true);
  expect(file("b/".repeat(2_000))).toBe(true);
});
