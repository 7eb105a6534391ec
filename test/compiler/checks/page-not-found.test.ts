import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../src/index.ts";

test("an entry whose file a limit left out is not called missing, and is counted", async () => {
  const pages = ["a", "b", "c", "gone"];
  const config = JSON.stringify({ name: "N", navigation: { pages } });
  const text = `---\ntitle: T\n---\n${"x".repeat(400)}`;
  const host = memoryHost({ "docs.json": config, "a.mdx": text, "b.mdx": text, "c.md": text });
  const { diagnostics, notJudged } = await compileNavigation({ host, limits: { readBytes: config.length + 500 } });
  expect(diagnostics.map(({ code, subject }) => [code, subject])).toEqual([
    ["limit-exceeded", expect.stringContaining("What is read in all")],
    ["page-not-found", "gone"],
  ]);
  expect(notJudged).toEqual([
    { code: "page-not-found", count: 2, reason: 'the limit "readBytes" left out their files' },
  ]);
});

/** What is said of the missing pages of a site with these entries and texts, and where links lead to them. */
async function said(
  pages: readonly string[],
  texts: Readonly<Record<string, string>>,
  more: object = {},
): Promise<readonly (readonly [message: string, linkedAt: readonly string[]])[]> {
  const config = JSON.stringify({ name: "N", navigation: { pages }, ...more });
  const { diagnostics } = await compileNavigation({ host: memoryHost({ "docs.json": config, ...texts }), links: true });
  return diagnostics.map(({ code, message, related }) => [
    code === "page-not-found" ? message.replace(/^There is no [^,]*, (?:so [^.]* nowhere[^.]*[.] )?/, "") : code,
    related.flatMap((each) => (each.message === "linked here" ? [`${each.file}:${each.range.start.line}`] : [])),
  ]);
}

test("with links, those to the page of an entry without a file are counted in its message, and only there", async () => {
  expect(await said(["a", "b"], { "a.mdx": "[b](/b)\n" })).toEqual([
    ["Add the file, or remove the entry and the link to it.", ["a.mdx:1"]],
  ]);
  const texts = { "a.mdx": "[b](/b)\n\n[b](./b#x)\n", "c.mdx": '<Card href="/b" title="B" />\n' };
  expect(await said(["a", "b", "c"], texts)).toEqual([
    ["Add the file, or remove the entry and the 3 links to it.", ["a.mdx:1", "a.mdx:3", "c.mdx:1"]],
  ]);
});

test("each other advice names the links, too", async () => {
  const links = { "a.mdx": "[b](/guides/instal)\n" };
  const near = { ...links, "guides/install.mdx": "# T\n" };
  expect(await said(["a", "guides/instal"], near)).toEqual([
    ['Did you mean "guides/install"? 1 link leads to "guides/instal", too.', ["a.mdx:1"]],
  ]);
  const folder = { "a.mdx": "[b](/x/b) [c](/x/c) [c](/x/c)\n" };
  expect(await said(["a", "x/b", "x/c", "x/d"], folder)).toEqual([
    ["Add the folder, or remove the entries and the 3 links to them.", ["a.mdx:1", "a.mdx:1", "a.mdx:1"]],
  ]);
});

test("links that a redirect leads elsewhere, or that would lead to another page, have not to go", async () => {
  const redirects = [{ source: "/b", destination: "/a" }];
  expect(await said(["a", "b"], { "a.mdx": "[b](/b)\n" }, { redirects })).toEqual([
    ["link-redirected", []],
    ['and its address is redirected to "/a". Remove the entry.', []],
  ]);
  const relative = { "x/a.mdx": "[b](b)\n", "b.mdx": "# T\n" };
  expect(await said(["x/a", "x/b", "b"], relative)).toEqual([["Add the file, or remove the entry.", []]]);
});

test("an entry of a hidden file is not told to add it: the name is what keeps it out", async () => {
  const texts = { "a.mdx": "", ".drafts/one.mdx": "", ".two.mdx": "" };
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "N", navigation: { pages: ["a", ".drafts/one", "x/.two"] } }),
    ...texts,
  });
  const { diagnostics } = await compileNavigation({ host });
  const rule = "Files and folders whose names begin with a dot are no part of a site";
  const advice = "Give it a name without the dot and write that here, or remove the entry.";
  expect(diagnostics.map(({ message }) => message)).toEqual([
    `${rule}, and ".drafts" is one, so the entry ".drafts/one" leads nowhere, also if its file is there. ${advice}`,
    `${rule}, and "x/.two" is one, so the entry "x/.two" leads nowhere, also if its file is there. ${advice}`,
  ]);
});

test("nor is one whose address is redirected called missing", async () => {
  const texts = { "a.mdx": "", ".drafts/one.mdx": "" };
  const redirects = [{ source: "/.drafts/one", destination: "/a" }];
  expect(await said(["a", ".drafts/one"], texts, { redirects })).toEqual([
    [expect.stringMatching(/^Files and folders whose names begin with a dot .* so the entry "\.drafts\/one" /), []],
  ]);
});

test("so are several entries below a hidden folder", async () => {
  const pages = ["a", ...["one", "two", "three"].map((name) => `.drafts/${name}`)];
  const host = memoryHost({ "docs.json": JSON.stringify({ name: "N", navigation: { pages } }), "a.mdx": "" });
  const { diagnostics } = await compileNavigation({ host });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    'Files and folders whose names begin with a dot are no part of a site, and ".drafts" is one, so 3 entries below it lead nowhere ' +
      "(.drafts/one, .drafts/two, .drafts/three), also if their files are there. " +
      "Give the folder a name without the dot and write it in the entries, or remove the entries.",
  ]);
});

test("a link to a hidden page is not told to add it either", async () => {
  const host = memoryHost({
    "docs.json": JSON.stringify({ name: "N", navigation: { pages: ["a"] } }),
    "a.mdx": "[b](/.drafts/one)\n",
    ".drafts/one.mdx": "",
  });
  const { diagnostics } = await compileNavigation({ host, links: true });
  expect(diagnostics.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /Files and folders whose names begin with a dot are not read\. Correct it, or give the page a name without the dot\.$/,
    ),
  ]);
});
