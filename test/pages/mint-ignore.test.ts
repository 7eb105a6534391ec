// Which paths does a `.mintignore` leave out?
import { expect, test } from "vitest";
import { mintIgnored } from "../../src/pages/mint-ignore.ts";

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
  ["drafts\n!drafts/keep.mdx", "drafts/keep.mdx", false],
  ["!a.mdx\na.mdx", "a.mdx", true],
  ["drafts\r\nother\r\n", "drafts/a.mdx", true],
  ["/", "a.mdx", false],
  ["", "a.mdx", false],
])("%j leaves out %s: %s", (text, path, expected) => {
  expect(mintIgnored(text)(path)).toBe(expected);
});

test("a pattern of many stars takes no time", () => {
  const isIgnored = mintIgnored(`${"*a".repeat(40)}b\n${"**/a/".repeat(40)}b`);
  expect(isIgnored(`${"a".repeat(5000)}/${"a/".repeat(400)}c`)).toBe(false);
});
