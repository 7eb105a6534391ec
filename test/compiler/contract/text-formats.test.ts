// Which strings does each format of docs.json accept? As @mintlify/validation 0.1.878 does for each of them.
import { describe, expect, test } from "vitest";
import { meantText, textFormats, type TextFormat } from "../../../src/compiler/contract/text-formats.ts";

const rows: Readonly<
  Record<TextFormat, { readonly accepted: readonly string[]; readonly refused: readonly string[] }>
> = {
  filled: { accepted: ["a", " "], refused: [""] },
  words: { accepted: ["a", " a "], refused: ["", "  ", "\n"] },
  "hex color": {
    accepted: ["#000", "#0F766E", "#abcdef"],
    refused: ["", "blue", "0F766E", "#00", "#0000", "#0F766E80", "#GGGGGG", " #000", "#000\n"],
  },
  "web address": {
    accepted: ["https://example.com", "http://a", "mailto:a@b", "file:///a", "a:b", " https://a.b"],
    refused: ["", "/a", "example.com", "./docs.schema.json", "https://"],
  },
  "https address": {
    accepted: ["https://example.com", "https://example.com/a?b#c"],
    refused: ["http://example.com", "HTTPS://example.com", "example.com", "/a", ""],
  },
  "https address without a query": {
    accepted: ["https://example.com/a"],
    refused: ["https://example.com?a", "https://example.com#a", "http://example.com"],
  },
  "profile address": {
    accepted: ["https://example.com/a", "https://example.com/svg"],
    refused: [
      "http://example.com",
      "https://a.b/c.svg",
      "https://a.b/c.svg?d",
      "https://a.b/c.SVG",
      "https://a.b/c.%73vg",
      "https://a.b/c.zip/",
      "/a",
    ],
  },
  link: {
    accepted: ["/", "/a b", "#a", "mailto:", "https://a", "javascript:a", "tel:1", "//a.b"],
    refused: ["", "a", "guides/a", "./a", "?a", "www.example.com", " /a"],
  },
  "https link": {
    accepted: ["/", "/a", "#a", "mailto:a@b", "https://a.b", "https://a.b/#c"],
    refused: ["", "a", "//a.b", "http://a.b", "javascript:a", "https://a.b/c.exe", "tel:1"],
  },
  "spec source": {
    accepted: ["a.json", " a.json ", "../a", "https://a.b/c", "http://a.b/c", "a b"],
    refused: ["", " ", "ftp://a.b/c", "file:///a", "c:\\a"],
  },
  "https source": { accepted: ["a.graphql", "https://a.b/c"], refused: ["", "http://a.b/c", "ftp://a.b"] },
  "icon name": { accepted: ["book", "", "fab", "FA-book"], refused: ["fa-book", "fa-"] },
  "logo path": { accepted: ["abc", "/logo.svg"], refused: ["", "ab"] },
  "file path": { accepted: ["", "/a.svg"], refused: [] },
  "chat id": { accepted: ["abcdef"], refused: ["abcde", ""] },
  "two characters": { accepted: ["ab"], refused: ["a", ""] },
  "google id": { accepted: ["G-1", "GTM-1", "G"], refused: ["g-1", "UA-1", ""] },
  "posthog key": { accepted: ["phc_1", "phc_"], refused: ["ph_1", " phc_1", ""] },
  "host name": { accepted: ["example.com", "http://example.com", ""], refused: ["https://example.com", "https://"] },
  "bundle id": { accepted: ["a-b_C1", " a "], refused: ["", "a b", "a.b"] },
  "purpose name": { accepted: ["a", " a ", "a".repeat(100)], refused: ["", " ", "a".repeat(101)] },
  "folder path": {
    accepted: ["guides", "guides/v2", "a.b", "..."],
    refused: ["", "/guides", "guides/", "a//b", "a b", "a?b", "a#b", "a\\b", ".", "a/..", "../a"],
  },
};

describe.each(Object.entries(rows))("%s", (name, { accepted, refused }) => {
  const format = name as TextFormat;
  const { accepts, pattern, minLength = 0, isExact } = textFormats[format];
  const matches = (text: string): boolean =>
    text.length >= minLength && (pattern === undefined || new RegExp(pattern, "u").test(text));

  test("accepts what the platform takes", () => {
    expect(accepted.filter((text) => !accepts(text))).toEqual([]);
    expect(refused.filter((text) => accepts(text))).toEqual([]);
  });

  test("has a pattern that refuses nothing else, and all of that if it is exact", () => {
    expect(accepted.filter((text) => !matches(text))).toEqual([]);
    if (isExact === true) expect(refused.filter(matches)).toEqual([]);
  });
});

test.each<readonly [TextFormat, string, string | undefined]>([
  ["hex color", "blue", "#0000FF"],
  ["hex color", "0f766e", "#0F766E"],
  ["hex color", "#0F766E80", "#0F766E"],
  ["hex color", "#fff8", "#FFF"],
  ["hex color", "rgb(0, 0, 255)", "#0000FF"],
  ["hex color", "rgb(0, 0, 256)", undefined],
  ["hex color", "#00", undefined],
  ["hex color", "brand", undefined],
  ["web address", "example.com/a", "https://example.com/a"],
  ["web address", "./docs.schema.json", undefined],
  ["profile address", "http://example.com", "https://example.com"],
  ["profile address", "http://example.com/a.svg", undefined],
  ["link", "guides/start", "/guides/start"],
  ["link", "./start", "/start"],
  ["link", "www.example.com", "https://www.example.com"],
  ["link", "example.com/blog", "https://example.com/blog"],
  ["link", "?a", undefined],
  ["https link", "http://example.com", "https://example.com"],
  ["icon name", "fa-book", "book"],
  ["icon name", "fa-", undefined],
  ["host name", "https://example.com", "example.com"],
  ["folder path", "/guides/", "guides"],
  ["google id", "UA-1", undefined],
])("as %s, %j means %j", (format, text, meant) => {
  expect(meantText(format, text)).toBe(meant);
});
