// Do the feeds say what they need, where they get something else?
import { expect, test } from "vitest";
import {
  compileNavigation,
  hostRedirects,
  llmsFiles,
  llmsFullText,
  llmsText,
  memoryHost,
  searchRecords,
  sitemap,
} from "../../../src/index.ts";

test.each([
  ["sitemap", (value: never) => sitemap(value, { siteUrl: "https://docs.acme.com" })],
  ["llmsText", (value: never) => llmsText(value)],
  ["llmsFiles", (value: never) => llmsFiles(value)],
  ["llmsFullText", (value: never) => llmsFullText(value, new Map())],
  ["searchRecords", (value: never) => searchRecords(value)],
  ["hostRedirects", (value: never) => hostRedirects(value, "netlify")],
])("%s names itself and what it got, where that is no navigation", (name, feed) => {
  expect(() => feed(null as never)).toThrow(new RegExp(`^${name}: .*It is null`));
  expect(() => feed({ ok: true, navigation: null } as never)).toThrow("navigation");
});

test("what a feed needs beside the navigation is named where it is something else", async () => {
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation: { pages: ["index"] } }), "index.mdx": "" });
  const { navigation } = await compileNavigation({ host });
  const [made, nothing] = [navigation!, undefined as never];
  const options = 'sitemap: its second argument has to be { siteUrl: "https://docs.example.com" }.';
  expect(() => sitemap(made, nothing)).toThrow(new TypeError(options));
  expect(() => sitemap(made, "https://docs.acme.com" as never)).toThrow(new TypeError(options));
  expect(() => sitemap(made, {} as never)).toThrow("siteUrl can't be used: it is not a complete web address");
  for (const texts of [nothing, { "/": "Text" } as never])
    expect(() => llmsFullText(made, texts)).toThrow(/^llmsFullText: its second argument has to be a Map /);
});

test("hostRedirects refuses a host that it does not know", async () => {
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation: { pages: ["index"] } }), "index.mdx": "" });
  const { navigation } = await compileNavigation({ host });
  expect(() => hostRedirects(navigation!, "apache" as never)).toThrow(
    'There is no host "apache". Use one of docs.json, netlify, vercel, cloudflare, nginx.',
  );
});
