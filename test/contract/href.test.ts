// Where does an `href` of docs.json lead? (D15)
import { expect, test } from "vitest";
import { hrefProblem, isExternalHref, localHref, localTarget } from "../../src/contract/href.ts";

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
])("%j after %j names the page %j and leads to %s", (href, basePath, target, address) => {
  expect(localTarget(href)).toBe(target);
  expect(localHref(href, basePath)).toBe(address);
});
