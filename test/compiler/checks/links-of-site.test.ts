// Which pages does anything beside the navigation link to?
import { describe, expect, test } from "vitest";
import { compile as compileWithRecord } from "../../../src/project/compile-on-disk.ts";
import { memoryHost, type CompileOptions } from "../../../src/index.ts";
import type { SiteLinks } from "../../../src/compiler/links/site-links.ts";

interface Docs {
  readonly [file: string]: string | object;
}

async function linksOf(docs: Docs, options: CompileOptions = {}): Promise<SiteLinks> {
  const files = Object.entries(docs).map(([file, text]) => [
    file,
    typeof text === "string" ? text : JSON.stringify(text),
  ]);
  const host = memoryHost(Object.fromEntries(files) as Record<string, string>);
  let links: SiteLinks | undefined;
  const keep = (record: { readonly links: (() => SiteLinks) | undefined }): void => void (links = record.links?.());
  await compileWithRecord({ links: true, discover: true, ...options, host }, keep);
  if (links === undefined) throw new Error("the links are not known");
  return links;
}

async function linkedIn(docs: Docs, options: CompileOptions = {}): Promise<readonly string[]> {
  return (await linksOf(docs, options)).linked.toSorted();
}

function listing(...pages: readonly string[]): object {
  return { navigation: { pages } };
}

describe("a page is linked", () => {
  test.each([
    ["a Markdown link", "[b](/b)"],
    ["a link with an anchor and a query", "[b](/b?x=1#y)"],
    ["a link to its file", "[b](./b.mdx)"],
    ["a link from the folder of the page", "[b](b)"],
    ["a reference that is used", "[b][1]\n\n[1]: /b"],
    ["a card", '<Card title="B" href="/b">text</Card>'],
    ["a tag in an invalid body", 'a { b\n\n<a href="/b">b</a>'],
  ])("by %s", async (_, body) => {
    expect(await linkedIn({ "docs.json": listing("a", "b", "c"), "a.mdx": body, "b.mdx": "", "c.mdx": "" })).toEqual([
      "/b",
    ]);
  });

  test.each([
    ["the navigation itself", ""],
    ["code", "```md\n[b](/b)\n```\n\n`[b](/b)`"],
    ["an image", "![b](/b)"],
    ["a link out of the site", "[b](https://b.example/b)"],
  ])("not by %s", async (_, body) => {
    expect(await linkedIn({ "docs.json": listing("a", "b"), "a.mdx": body, "b.mdx": "" })).toEqual([]);
  });

  test("not by a link in itself", async () => {
    const related = "---\nrelated: [/a]\nurl: /a\n---\n[a](/a)";
    expect(await linkedIn({ "docs.json": listing("a", "b"), "a.mdx": related, "b.mdx": "" })).toEqual([]);
  });

  test("by the top bar, the footer and the logo, also those of a language, and by the front matter of a page", async () => {
    const navbar = { links: [{ label: "B", href: "/b" }], primary: { type: "button", href: "/c" } };
    const languages = [
      { language: "en", pages: ["a", "b", "c", "d", "e", "f"], footer: { links: [{ items: [{ href: "/d" }] }] } },
    ];
    const docs = { navbar, logo: { href: "/e" }, navigation: { languages } };
    const pages = { "b.mdx": "", "c.mdx": "", "d.mdx": "", "e.mdx": "", "f.mdx": "" };
    expect(await linkedIn({ "docs.json": docs, "a.mdx": "---\nrelated: [/f]\n---\n", ...pages })).toEqual([
      "/b",
      "/c",
      "/d",
      "/e",
      "/f",
    ]);
  });

  test("by a part that a page imports, from each page that shows it", async () => {
    const part = 'import Part from "/snippets/part.mdx";\n\n<Part />';
    expect(
      await linkedIn({
        "docs.json": listing("in/a", "in/b", "other/c", "b"),
        "in/a.mdx": part,
        "in/b.mdx": "",
        "other/c.mdx": "",
        "b.mdx": "",
        "snippets/part.mdx": "[b](./b) [c](/other/c)",
      }),
    ).toEqual(["/b", "/in/b", "/other/c"]);
  });

  test("by a page that no list has", async () => {
    expect(
      await linkedIn({ "docs.json": listing("a", "b"), "a.mdx": "", "b.mdx": "", "unlisted.mdx": "[b](/b)" }),
    ).toEqual(["/b"]);
  });

  test("through redirects, each page on the way and those of patterns among them", async () => {
    const redirects = [
      { source: "/old", destination: "/older" },
      { source: "/older", destination: "/b" },
      { source: "/was/:page*", destination: "/:page*" },
      { source: "/out", destination: "https://b.example/d" },
    ];
    const docs = { ...listing("a", "b", "c", "d"), redirects };
    const pages = { "b.mdx": "", "c.mdx": "", "d.mdx": "" };
    expect(await linkedIn({ "docs.json": docs, "a.mdx": "[b](/old) [c](/was/c) [d](/out)", ...pages })).toEqual([
      "/b",
      "/c",
    ]);
  });

  test("by a link to the top of the site, if it leads there, and to its folder, if it is the first in it", async () => {
    const pages = { "first.mdx": "", "in/a.mdx": "", "in/b.mdx": "", "last.mdx": "[top](/) [in](/in)" };
    expect(await linkedIn({ "docs.json": listing("first", "in/a", "in/b", "last"), ...pages })).toEqual([
      "/first",
      "/in/a",
    ]);
  });

  test("below a base path, by addresses with and without it", async () => {
    const pages = { "a.mdx": "[b](/docs/b) [c](/c)", "b.mdx": "", "c.mdx": "", "d.mdx": "" };
    expect(await linkedIn({ "docs.json": listing("a", "b", "c", "d"), ...pages }, { basePath: "/docs" })).toEqual([
      "/docs/b",
      "/docs/c",
    ]);
  });
});

describe("what was not read", () => {
  const docs = listing("a", "b");

  test("is nothing on a site whose bodies are all read", async () => {
    expect(await linksOf({ "docs.json": docs, "a.mdx": "", "b.mdx": "" })).toEqual({
      linked: [],
      files: 2,
      unread: [],
    });
  });

  test("names a body over the limit, and one with a part that is too deep to be parsed", async () => {
    const deep = `a { b\n\n${"> ".repeat(40)}[b](/b) {c}`;
    const { unread, files } = await linksOf(
      { "docs.json": docs, "a.mdx": "x".repeat(5000), "b.mdx": deep },
      { limits: { bodyBytes: 1000 } },
    );
    expect({ unread, files }).toEqual({ unread: ["a.mdx", "b.mdx"], files: 1 });
  });

  test("names docs.json where pages or redirects of it are not known", async () => {
    const broken = { ...docs, redirects: "none" };
    expect((await linksOf({ "docs.json": broken, "a.mdx": "", "b.mdx": "" })).unread).toEqual(["docs.json"]);
  });

  test("is everything unless all page files are looked for", async () => {
    await expect(linksOf({ "docs.json": docs, "a.mdx": "", "b.mdx": "" }, { discover: false })).rejects.toThrow(
      "not known",
    );
  });
});
