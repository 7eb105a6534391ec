// What does an editor offer at a place?
import { expect, test } from "vitest";
import type { CompletionItem, TextEdit } from "vscode-languageserver";
import { completion } from "../../../../src/tools/lsp/requests/completion.ts";
import { exampleFiles, markedSite, type SiteFiles } from "./asked-site.ts";

async function itemsIn(files: SiteFiles, typed: SiteFiles = {}): Promise<readonly CompletionItem[]> {
  const { place } = await markedSite(files, typed);
  return (await completion(place)).items;
}

/** The last line of a marked text after an item was chosen. */
async function chosen(files: SiteFiles, label: string, typed: SiteFiles = {}): Promise<string> {
  return (await textAfter(files, label, typed)).split("\n").findLast((line) => line !== "")!;
}

async function textAfter(files: SiteFiles, label: string, typed: SiteFiles = {}): Promise<string> {
  const { place } = await markedSite(files, typed);
  const { items } = await completion(place);
  const { range, newText } = items.find((item) => item.label === label)!.textEdit as TextEdit;
  const text = place.document.getText();
  const [start, end] = [place.document.offsetAt(range.start), place.document.offsetAt(range.end)];
  return text.slice(0, start) + newText + text.slice(end);
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
  expect(labels(await itemsIn(page("[a](/innol‸")))).toEqual(["/guides/alone"]);
  expect(labels(await itemsIn(page("[a](/alone‸)")))).toEqual(["/guides/alone"]);
  expect(await chosen(page("[a](/alone‸)"), "/guides/alone")).toBe("[a](/guides/alone)");
  expect(await chosen(page('<Card href="/gui‸'), "/guides/one")).toBe('<Card href="/guides/one');
});

test("pages of near folders come first, and what has the letters together before what has them anywhere", async () => {
  const files: SiteFiles = {
    "docs.json": JSON.stringify({
      name: "Acme",
      navigation: { pages: ["en/guides/start", "en/start", "fr/start", "fr/guides/start", "fr/guides/sea-tart"] },
    }),
    "en/guides/start.mdx": "# A",
    "en/start.mdx": "# B",
    "fr/start.mdx": "# C",
    "fr/guides/start.mdx": "# D",
    "fr/guides/sea-tart.mdx": "# E",
  };
  const offered = async (written: string): Promise<readonly string[]> =>
    labels(await itemsIn({ ...files, "fr/guides/start.mdx": `[a](${written}‸)` }));
  const near = ["/fr/guides/start", "/fr/guides/sea-tart", "/fr/start"];
  expect(await offered("/")).toEqual([...near, "/en/guides/start", "/en/start"]);
  expect((await offered("./")).slice(0, 3)).toEqual(["./start", "./sea-tart", "../start"]);
  expect((await offered("start")).at(-1)).toBe("/fr/guides/sea-tart");
});

test("of more pages than are offered those that have the letters together are left", async () => {
  const names = Array.from({ length: 250 }, (_, index) => `s-t-a-r-t-${index}`);
  const { items, isIncomplete } = await completion(
    (
      await markedSite({
        "docs.json": JSON.stringify({ name: "Acme", navigation: { pages: [...names, "start"] } }),
        ...Object.fromEntries(names.map((name) => [`${name}.mdx`, ""])),
        "start.mdx": "[a](/start‸)",
      })
    ).place,
  );
  expect(isIncomplete).toBe(true);
  expect(items).toHaveLength(200);
  expect(items[0]!.label).toBe("/start");
});

test("what is left of an address behind the cursor is replaced", async () => {
  expect(await chosen(page("[a](/gui‸des/on) b"), "/guides/one")).toBe("[a](/guides/one) b");
  expect(await chosen(page("[a](/gui‸des/on#x) b"), "/guides/one")).toBe("[a](/guides/one#x) b");
  expect(await chosen(page('[a](/gui‸des/on "T") b'), "/guides/one")).toBe('[a](/guides/one "T") b');
  expect(await chosen(page('<Card href="/‸start" />'), "/guides/one")).toBe('<Card href="/guides/one" />');
  expect(await chosen(page("[a](/guides/one#in‸complete) b"), "install")).toBe("[a](/guides/one#install) b");
  expect(await chosen(page("![a](/im‸ages/b.png)"), "/images/a.png")).toBe("![a](/images/a.png)");
  expect(await chosen(page('<Card icon="ho‸use" />'), "house-lock")).toBe('<Card icon="house-lock" />');
  // What follows may be other text while the address is not closed.
  expect(await chosen(page("[a](/gui‸des and (b)"), "/guides/one")).toBe("[a](/guides/onedes and (b)");
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

test.each(["https://mintlify.com/docs.json", "./docs.schema.json", "not an address"])(
  "fields and values are completed by our own schema, whatever $schema names: %s",
  async ($schema) => {
    const begun = (text: string): SiteFiles => ({
      "docs.json": `{ "$schema": ${JSON.stringify($schema)}, "navigation": { "groups": [{ "group": "A", "pages": ["start", ${text}\n"guides/one"] }] } }`,
    });
    for (const text of [
      '{ "gr‸" }, ',
      '{ "‸',
      '{ "gr‸',
      '{ "group": "X", "‸',
      "{ ‸ },",
      "{ gr‸ },",
      '{ "a": "b", ‸ },',
    ]) {
      const items = labels(await itemsIn(exampleFiles, begun(text)));
      expect(items, text).toContain("icon");
      expect(items, text).not.toContain("start");
    }
    expect(labels(await itemsIn(exampleFiles, begun('{ "expanded": ‸ },')))).toContain("true");
  },
);

test("an editor without snippets gets none", async () => {
  const { place } = await markedSite(config("{ ‸ }"));
  const texts = async (hasSnippets: boolean): Promise<readonly string[]> => {
    const site = { ...place.site, client: { ...place.site.client, hasSnippets } };
    const { items } = await completion({ ...place, site });
    expect(new Set(items.map(({ insertTextFormat }) => insertTextFormat))).toEqual(new Set([hasSnippets ? 2 : 1]));
    return items.map(({ textEdit }) => textEdit!.newText);
  };
  expect(await texts(true)).toContain('"\\$ref": "${1:./navigation.json}"');
  expect(await texts(false)).toContain('"$ref": "./navigation.json"');
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

test("a chosen entry ends its string, and has a comma where the next entry needs one", async () => {
  const entries = async (written: string): Promise<string> => {
    const [start, end] = ['{ "navigation": { "pages": [\n', "\n] } }"];
    const text = await textAfter(exampleFiles, "guides/one", { "docs.json": `${start}${written}${end}` });
    return text.slice(start.length, -end.length);
  };
  expect(await entries('"gui‸')).toBe('"guides/one"');
  expect(await entries('"gui‸",\n"start"')).toBe('"guides/one",\n"start"');
  expect(await entries('"gui‸\n"start"')).toBe('"guides/one",\n"start"');
  expect(await entries('"‸"\n{ "group": "A" }')).toBe('"guides/one",\n{ "group": "A" }');
  expect(await entries('‸\n"start"')).toBe('"guides/one",\n"start"');
  expect(await entries("‸")).toBe('"guides/one"');
});

test("fields of front matter are offered in the order in which they are used most", async () => {
  const items = await itemsIn({ ...exampleFiles, "new.mdx": "---\n‸" });
  // As an editor sorts.
  const key = ({ sortText, label }: CompletionItem): string => sortText ?? label;
  const sorted = items.toSorted((one, other) => (key(one) < key(other) ? -1 : 1));
  expect(labels(sorted).slice(0, 4)).toEqual(["title", "sidebarTitle", "description", "icon"]);
});
