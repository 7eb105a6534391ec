// What does an editor offer at a place?
import { expect, test } from "vitest";
import type { CompletionItem, TextEdit } from "vscode-languageserver";
import { completion } from "../../../../src/tools/lsp/requests/completion.ts";
import { exampleFiles, markedSite, type SiteFiles } from "./asked-site.ts";

async function itemsIn(files: SiteFiles, typed: SiteFiles = {}): Promise<readonly CompletionItem[]> {
  const { place } = await markedSite(files, typed);
  return (await completion(place)).items;
}

/** The line of a marked page after an item was chosen. */
async function chosen(files: SiteFiles, label: string, typed: SiteFiles = {}): Promise<string> {
  const { place } = await markedSite(files, typed);
  const { items } = await completion(place);
  const { range, newText } = items.find((item) => item.label === label)!.textEdit as TextEdit;
  const text = place.document.getText();
  const [start, end] = [place.document.offsetAt(range.start), place.document.offsetAt(range.end)];
  return (text.slice(0, start) + newText + text.slice(end)).split("\n").findLast((line) => line !== "")!;
}

const page = (body: string): SiteFiles => ({ ...exampleFiles, "new.mdx": `---\ntitle: New\n---\n\n${body}\n` });
const labels = (items: readonly CompletionItem[]): readonly string[] => items.map(({ label }) => label);

test("a link is completed with all pages, and letters choose among paths and titles", async () => {
  const items = await itemsIn(page("[a](‸)"));
  expect(labels(items).toSorted()).toEqual([
    "/api-reference/list-orders",
    "/guides/alone",
    "/guides/one",
    "/new",
    "/start",
  ]);
  // Those in no list come first.
  expect(labels(items).slice(0, 2).toSorted()).toEqual(["/guides/alone", "/new"]);
  expect(labels(await itemsIn(page("[a](/innol‸")))).toEqual(["/guides/alone"]);
  expect(labels(await itemsIn(page("[a](/alone‸)")))).toEqual(["/guides/alone"]);
  expect(await chosen(page("[a](/alone‸)"), "/guides/alone")).toBe("[a](/guides/alone)");
  expect(await chosen(page('<Card href="/gui‸'), "/guides/one")).toBe('<Card href="/guides/one');
});

test("a relative link is completed from the folder of its page", async () => {
  expect(await chosen(page("[a](./on‸)"), "./guides/one")).toBe("[a](./guides/one)");
});

test("behind # there are the anchors of the page", async () => {
  expect(labels(await itemsIn(page("[a](/guides/one#‸)")))).toEqual(["install"]);
  expect(await chosen(page("[a](/guides/one#in‸)"), "install")).toBe("[a](/guides/one#install)");
  expect(labels(await itemsIn({ ...exampleFiles, "start.mdx": `${exampleFiles["start.mdx"]}\n[b](#‸)` }))).toEqual([
    "here",
  ]);
});

test("a picture is completed with the pictures of the site", async () => {
  expect(labels(await itemsIn(page("![a](‸)")))).toEqual(["/images/a.png"]);
  expect(labels(await itemsIn(page('<img src="/im‸"')))).toEqual(["/images/a.png"]);
});

test("front matter is completed with the fields that it lacks", async () => {
  const items = await itemsIn({ ...exampleFiles, "new.mdx": "---\ntitle: New\ndes‸\n---\n" });
  expect(labels(items)).toContain("description");
  expect(labels(items)).not.toContain("title");
  expect(items.find(({ label }) => label === "description")).toMatchObject({ textEdit: { newText: "description: " } });
});

test("in a new page fields are completed before the front matter is closed", async () => {
  const items = await itemsIn({ ...exampleFiles, "new.mdx": "---\ntitle: New\nsid‸" });
  expect(labels(items)).toContain("sidebarTitle");
  expect(labels(items)).not.toContain("title");
  expect(labels(await itemsIn({ ...exampleFiles, "new.mdx": "---\n‸" }))).toContain("title");
  expect(await itemsIn({ ...exampleFiles, "new.mdx": "---\ntitle: New\n\nTe‸xt" })).toEqual([]);
});

test("elsewhere in a page there is nothing", async () => {
  expect(await itemsIn(page("Some text‸"))).toEqual([]);
});

const config = (pages: string): SiteFiles => ({
  ...exampleFiles,
  "docs.json": `{ "name": "Acme", "navigation": { "groups": [{ "group": "A", "openapi": "api.json", "pages": ["start", ${pages}] }] } }`,
});

test("an entry is completed with pages in no list first, and with operations", async () => {
  const items = await itemsIn(config('"‸"'));
  const own = items.filter(({ sortText }) => /^\d{5}$/.test(sortText ?? ""));
  expect(labels(own)).toEqual(["guides/alone", "guides/one", "start", "GET /orders", "POST /orders"]);
  expect(own.map(({ detail }) => detail)).toContain("In no list (in no list)");
  expect(own.find(({ label }) => label === "GET /orders")?.detail).toBe("List orders");
  expect(await chosen(config('"alone‸"'), "guides/alone")).toContain('["start", "guides/alone"]');
  // The text is broken, so the site is that of before.
  expect(await chosen(exampleFiles, "guides/alone", config("‸"))).toContain('["start", "guides/alone"]');
});

test("fields are completed by the schema, and their values too", async () => {
  const group = (text: string): SiteFiles => config(`{ "group": "B", "pages": [], ${text} }`);
  expect(labels(await itemsIn(group('"‸"')))).toContain("expanded");
  const language = { ...exampleFiles, "docs.json": '{ "navigation": { "languages": [{ "language": "‸" }] } }' };
  expect(labels(await itemsIn(language))).toEqual(expect.arrayContaining(['"de"', '"fr"']));
});

test("a redirect is completed with addresses", async () => {
  const files = {
    ...exampleFiles,
    "docs.json": '{ "navigation": { "pages": ["start"] }, "redirects": [{ "source": "/x", "destination": "‸" }] }',
  };
  expect(labels(await itemsIn(files))).toEqual(expect.arrayContaining(["/start", "/guides/one"]));
});

test("the title of each offered page is shown, not only that of the chosen one", async () => {
  const inPage = await itemsIn(page("[a](/one‸)"));
  const inConfig = await itemsIn({
    ...exampleFiles,
    "docs.json": exampleFiles["docs.json"]!.replace('"start"', '"sta‸rt"'),
  });
  for (const [items, title] of [
    [inPage, "Guide <one>"],
    [inConfig, "Start"],
  ] as const)
    expect(items.map(({ labelDetails }) => labelDetails?.description)).toContain(title);
});
