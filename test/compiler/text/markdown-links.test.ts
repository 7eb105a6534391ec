import { describe, expect, it } from "vitest";
import { markdownLinks, replaceMarkdownLinks } from "../../../src/compiler/text/markdown-links.ts";

describe("links in a short text of Markdown", () => {
  it.each([
    ["[a](/b)", ["/b"]],
    ['[a](/b "Title") and [c](/d)', ["/b", "/d"]],
    ["[a](/b_(c)_d)", ["/b_(c)_d"]],
    ["[a](</b c>)", ["/b c"]],
    ["[![logo](/logo.svg)](/home)", ["/home"]],
    ["[1] see [a](/b)", ["/b"]],
    ["![picture](/b.png)", []],
    [String.raw`\[a](/b)`, []],
    ["`[a](/b)`", []],
    ["<a class=\"x\" href='/b'>a</a>", ["/b"]],
    ["[a](/b", []],
    ["[a](/b(c)", []],
  ])("%s", (text, links) => {
    expect(markdownLinks(text)).toEqual(links);
  });

  it("gets other addresses, and nothing else changes", () => {
    const text = "New: [a](</b c>), [d](/e_(f) 'T'), `[g](/h)`, <a href=\"/i\">j</a>";
    expect(replaceMarkdownLinks(text, (link) => `/docs${link}`)).toBe(
      "New: [a](</docs/b c>), [d](/docs/e_(f) 'T'), `[g](/h)`, <a href=\"/docs/i\">j</a>",
    );
  });

  it("is found in a long text of brackets without a search of each beginning to its end", () => {
    expect(markdownLinks("[".repeat(100_000))).toEqual([]);
    expect(markdownLinks("[a](".repeat(20_000))).toEqual([]);
    expect(markdownLinks("[![".repeat(20_000))).toEqual([]);
  });
});
