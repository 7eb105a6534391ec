// Do the texts that are searched follow the files?
import { beforeEach, expect, test } from "vitest";
import { memoryHost } from "../../../../src/compiler/host/memory-host.ts";
import type { Host } from "../../../../src/compiler/host/host.ts";
import { compileNavigation } from "../../../../src/index.ts";
import { searchedPages } from "../../../../src/tools/preview/model/searched-pages.ts";
import { SearchedSite } from "../../../../src/tools/preview/search/searched-site.ts";

const config = (...pages: readonly string[]): string =>
  JSON.stringify({ navigation: { pages }, api: { openapi: "api.json" } });
const spec = (description: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/pets": { get: { summary: "List", parameters: [{ name: "kind", in: "query", description }] } } },
  });

let files: Record<string, string>;
let read: string[];
beforeEach(() => {
  read = [];
  files = {
    "docs.json": config("a", "b", "GET /pets"),
    "a.mdx": '---\ndescription: about apples\n---\nimport Part from "/snippets/part.mdx"\n\n<Part />',
    "b.mdx": "bananas",
    "snippets/part.mdx": "a shared plum",
    "api.json": spec("finds cats"),
  };
});

function openHost(): Host {
  const host = memoryHost(files);
  return {
    ...host,
    readText(path) {
      read.push(path);
      return host.readText(path);
    },
  };
}

async function show(site: SearchedSite): Promise<void> {
  const { navigation } = await compileNavigation({ host: memoryHost(files) });
  site.show(searchedPages(navigation!));
}

async function opened(turn = (): Promise<void> => Promise.resolve()): Promise<SearchedSite> {
  const site = new SearchedSite(openHost, turn);
  await show(site);
  return site;
}

const found = (site: SearchedSite, query: string): readonly string[] => site.find(query).hits.map(({ href }) => href);

test("a page is found by its description, its text, its snippets, and its spec", async () => {
  const site = await opened();
  await site.refresh();
  expect(found(site, "apples")).toEqual(["/a"]);
  expect(found(site, "plum")).toEqual(["/a"]);
  expect(found(site, "banan")).toEqual(["/b"]);
  expect(found(site, "cats")).toEqual([expect.stringMatching(/^\//)]);
  expect(site.find("plum")).toMatchObject({ read: 3, of: 3, leftOut: 0 });
});

test("an edit of a page, a snippet or a spec is followed, and nothing else is read again", async () => {
  const site = await opened();
  await site.refresh();
  const rereads = async (): Promise<readonly string[]> => {
    read = [];
    await site.refresh();
    return read.filter((path) => path.endsWith(".mdx"));
  };
  expect(await rereads()).toEqual([]);
  files["b.mdx"] = "now cherries";
  expect(await rereads()).toEqual(["b.mdx"]);
  expect([found(site, "bananas"), found(site, "cherries")]).toEqual([[], ["/b"]]);
  files["snippets/part.mdx"] = "a shared pear tree";
  expect(await rereads()).toEqual(["a.mdx", "snippets/part.mdx"]);
  expect([found(site, "plum"), found(site, "pear")]).toEqual([[], ["/a"]]);
  files["api.json"] = spec("finds dogs too");
  expect(await rereads()).toEqual([]);
  expect([found(site, "cats"), found(site, "dogs").length]).toEqual([[], 1]);
});

test("a page that the site has no more is not found, and a new one is", async () => {
  const site = await opened();
  await site.refresh();
  files["docs.json"] = config("b", "c");
  files["c.mdx"] = "cucumbers";
  await show(site);
  expect(found(site, "apples")).toEqual([]);
  await site.refresh();
  expect(found(site, "cucumbers")).toEqual(["/c"]);
});

test("while pages are read, those that have been read are found, and what changes meanwhile is read, too", async () => {
  const between: (() => void)[] = [];
  const site: SearchedSite = await opened(async () => between.shift()?.());
  let meanwhile: unknown;
  between.push(() => {
    meanwhile = site.find("apples");
    files["a.mdx"] = "avocados, a lot";
    void site.refresh();
  });
  await site.refresh();
  expect(meanwhile).toMatchObject({ count: 1, read: 1, of: 3 });
  expect(site.find("avocados")).toMatchObject({ count: 1, read: 3, of: 3 });
});

test("a machine that fails is said, and the next round reads the rest", async () => {
  let isFailing = true;
  const site = new SearchedSite(
    () => ({
      ...openHost(),
      readText(path) {
        if (isFailing && path === "b.mdx") throw new Error("too many open files");
        return openHost().readText(path);
      },
    }),
    () => Promise.resolve(),
  );
  await show(site);
  await site.refresh();
  expect(site.find("apples")).toMatchObject({ count: 1, failure: "too many open files" });
  isFailing = false;
  await site.refresh();
  expect(site.find("bananas")).toMatchObject({ count: 1 });
  expect(site.find("bananas")).not.toHaveProperty("failure");
});
