// Where does an `href` of docs.json lead? (D15)
import { expect, test } from "vitest";
import {
  hrefProblem,
  isExternalHref,
  localHref,
  localTarget,
  withoutBasePath,
} from "../../../src/compiler/contract/href.ts";
import { meantAddress } from "../../../src/compiler/hints/nearest-name.ts";
import { pageHref } from "../../../src/compiler/contract/page-path.ts";

test.each([
  ["https://acme.com", true],
  ["HTTP://acme.com", true],
  ["mailto:docs@acme.com", true],
  ["//cdn.acme.com/a", true],
  [" https://acme.com ", true],
  ["/changelog", false],
  ["changelog", false],
  ["./a:b", false],
  ["#top", false],
])("%j leads out: %s", (href, external) => {
  expect(isExternalHref(href)).toBe(external);
});

test.each([
  "https://acme.com/a?b#c",
  "mailto:docs@acme.com",
  "tel:+4930123",
  "/",
  "changelog",
  "./x#y",
  "?q=1",
  "#top",
  "/a%20b",
  "/a%23b",
  "//cdn.acme.com/a",
])("%j can be used", (href) => {
  expect(hrefProblem(href)).toBeUndefined();
});

test.each([
  "",
  "  ",
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "https://",
  "../outside",
  "guides\\start",
  "a%2Fb",
  "a%5Cb",
  "a%00b",
  "%2e%2e/a",
  "https://acme.com/\u0000a",
  "mailto:a\nb",
  "//",
  "///",
  "//e vil",
  `/${"a".repeat(2048)}`,
  `https://acme.com/${"a".repeat(2048)}`,
])("%j can't be used", (href) => {
  expect(hrefProblem(href)).toBeTypeOf("string");
});

test.each([
  ["changelog", "", "changelog", "/changelog"],
  ["/changelog/", "/docs", "changelog", "/docs/changelog"],
  ["./guides/a b?q=1#top", "", "guides/a b", "/guides/a%20b?q=1#top"],
  ["/guides/a%20b", "", "guides/a b", "/guides/a%20b"],
  ["/", "/docs", "index", "/docs"],
  ["/", "", "index", "/"],
  ["/100%", "", "100%", "/100%25"],
  ["/a%23b", "", "a#b", "/a%23b"],
  ["/a%3Fb/50%25", "/docs", "a?b/50%", "/docs/a%3Fb/50%25"],
  ["/a%2523b", "", "a%23b", "/a%2523b"],
  ["#top", "", "index", "/#top"],
  ["#top", "/docs", "index", "/docs#top"],
  ["?q=1", "", "index", "/?q=1"],
  ["?q=1", "/docs", "index", "/docs?q=1"],
  ["./#x", "", "index", "/#x"],
  ["./#x", "/docs", "index", "/docs#x"],
])("%j after %j names the page %j and leads to %s", (href, basePath, target, address) => {
  expect(localTarget(href)).toBe(target);
  expect(localHref(href, basePath)).toBe(address);
});

test.each(["a#b", "a?b", "a%23b", "100%", "a b", "é", "a:b@c;d,e", "guides/[id]"])(
  "the address of the page %j leads to it",
  (path) => {
    expect(localTarget(pageHref(path, ""))).toBe(path);
  },
);

test.each([
  ["https//acme.com/a", "https://acme.com/a"],
  ["http:/acme.com", "http://acme.com"],
  ["https:acme.com", "https://acme.com"],
  ["https;//acme.com", "https://acme.com"],
  ["HTTPS//acme.com", "https://acme.com"],
  ["www.acme.com/a", "https://www.acme.com/a"],
])("%j is a slip of %j", (href, meant) => {
  expect(meantAddress(href)).toBe(meant);
  expect(hrefProblem(href)).toBe('a web address begins with "https://"');
});

test("a slip in the name of the scheme is one as well", () => {
  expect(
    ["htps://acme.com", "hhttps://acme.com/a", "htttp://acme.com", "ftp://acme.com", "file://x"].map(meantAddress),
  ).toEqual(["https://acme.com", "https://acme.com/a", "http://acme.com", undefined, undefined]);
});

test.each(["https://acme.com", "//acme.com", "http-status/404", "www", "guides/https", "mailto:docs@acme.com"])(
  "%j is none",
  (href) => {
    expect(meantAddress(href)).toBeUndefined();
  },
);

test.each([
  ["/docs/guides/start?q=1#top", "/docs", "/guides/start?q=1#top"],
  ["/docs", "/docs", "/"],
  ["/docs?q=1", "/docs", "/?q=1"],
  ["/docs-old/start", "/docs", "/docs-old/start"],
  ["/start", "/docs", "/start"],
  ["https://example.com/docs", "/docs", "https://example.com/docs"],
  ["https://example.com", "", "https://example.com"],
  ["", "", "/"],
])("%j below %j is %j inside the site", (href, basePath, inside) => {
  expect(withoutBasePath(href, basePath)).toBe(inside);
});
