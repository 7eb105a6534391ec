// When do two texts name the same page, and what is its address?
import { describe, expect, test } from "vitest";
import { pageHref, titleFromPath, toPagePath } from "../../../src/compiler/contract/page-path.ts";

describe("the normal form of a page path (D2)", () => {
  test.each([
    ["guides/start", "guides/start"],
    ["  guides/start\n", "guides/start"],
    ["/guides/start", "guides/start"],
    ["./guides/start", "guides/start"],
    ["./././guides/start", "guides/start"],
    ["guides/start/", "guides/start"],
    ["guides//start///", "guides/start"],
    ["guides/./start", "guides/start"],
    ["Guides/Start", "Guides/Start"],
    ["boogu-image-0.1", "boogu-image-0.1"],
    ["a/...", "a/..."],
    ["__proto__", "__proto__"],
    ["入门 指南", "入门 指南"],
    ["x".repeat(1024), "x".repeat(1024)],
  ])("%j is %j", (text, path) => {
    expect(toPagePath(text)).toEqual({ ok: true, path });
  });

  test.each([
    ["../start", `".." leads upward, and a page path goes down from the docs folder`],
    ["guides/../start", `".." leads upward, and a page path goes down from the docs folder`],
    ["guides/%2E%2e/start", `".." leads upward, and a page path goes down from the docs folder`],
    ["guides\\start", `it has a backslash, and folders are separated by "/"`],
    ["guides\0", "it has a control character"],
    ["https://acme.com", `it is a web address, and those go into an anchor or tab with "href"`],
    ["", "it is empty"],
    [" / ", "it is empty"],
    ["./", "it is empty"],
    ["x".repeat(1025), "it is longer than 1024 characters"],
  ])("%j is none", (text, reason) => {
    expect(toPagePath(text)).toEqual({ ok: false, reason });
  });
});

describe("the address of a page (D4)", () => {
  test.each([
    ["guides/start", "", "/guides/start"],
    ["guides/start", "/docs", "/docs/guides/start"],
    ["index", "", "/"],
    ["index", "/docs", "/docs"],
    ["guides/index", "", "/guides"],
    ["index/start", "", "/index/start"],
    ["Epsilon Scaling", "", "/Epsilon%20Scaling"],
    ["what?#1", "", "/what%3F%231"],
    ["guía/100%", "", "/gu%C3%ADa/100%25"],
    ["half\uD800", "", "/half%EF%BF%BD"],
  ])("%j after %j is %s", (path, basePath, href) => {
    expect(pageHref(path, basePath)).toBe(href);
  });
});

test.each([
  ["guides/first-steps", "First steps"],
  ["get_started", "Get started"],
  ["start?version=2", "Start"],
  ["24.10", "24.10"],
])("the title of %j is %j (D5)", (path, title) => {
  expect(titleFromPath(path)).toBe(title);
});
