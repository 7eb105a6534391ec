// Which texts changed between two sites?
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { compileNavigation } from "../../../src/index.ts";
import {
  changedTexts,
  type ChangedTexts,
  type ChangedTextsLimits,
} from "../../../src/project/comparison/changed-texts.ts";
import { compareOpened } from "../../../src/project/comparison/compare-sides.ts";
import type { ComparedSite } from "../../../src/project/comparison/diff-side.ts";

type Files = Readonly<Record<string, string>>;

async function siteOf(files: Files): Promise<ComparedSite> {
  const pages = Object.keys(files).flatMap((file) => (file.startsWith("snippets/") ? [] : file.replace(".mdx", "")));
  const host = memoryHost({ ...files, "docs.json": JSON.stringify({ navigation: { pages } }) });
  const { navigation } = await compileNavigation({ host });
  return { navigation: navigation!, unknown: [], host };
}

async function changed(before: Files, after: Files, limits?: ChangedTextsLimits): Promise<ChangedTexts | null> {
  return changedTexts(await compareOpened(await siteOf(before), await siteOf(after)), limits);
}

const named = (found: ChangedTexts | null): unknown => found?.texts.map(({ change, href }) => `${change} ${href}`);

test("those of pages that both sites have, of new pages and of removed ones", async () => {
  const before = { "same.mdx": "same", "edited.mdx": "old words here", "gone.mdx": "an old page of its own" };
  const after = { "same.mdx": "same", "edited.mdx": "new words here", "new.mdx": "quite another thing" };
  const found = await changed(before, after);
  expect(named(found)).toEqual(["changed /edited", "added /new", "removed /gone"]);
  expect(found?.texts[0]?.rows).toEqual([
    { kind: "changed", before: [["old"], " words here"], after: [["new"], " words here"] },
  ]);
});

test("those of snippets, by their files, also of what a snippet shows, but of none that no page shows", async () => {
  const page = 'import Note from "/snippets/note.mdx"\n\n<Note /> <Snippet file="tag.mdx" />';
  const outer = 'import Inner from "./inner.mdx"\n\n<Inner />';
  const files = { "a.mdx": page, "b.mdx": 'import A from "./a.mdx"', "snippets/note.mdx": outer };
  const found = await changed(
    { ...files, "snippets/inner.mdx": "old", "snippets/tag.mdx": "one", "snippets/unused.mdx": "old" },
    { ...files, "snippets/inner.mdx": "new", "snippets/tag.mdx": "two", "snippets/unused.mdx": "new" },
  );
  expect(found?.texts.map(({ change, href, title }) => [change, href, title])).toEqual([
    ["changed", "", "snippets/inner.mdx"],
    ["changed", "", "snippets/tag.mdx"],
  ]);
  const one = { ...files, "snippets/inner.mdx": "same" };
  expect(named(await changed(one, { ...one, "snippets/tag.mdx": "words" }))).toEqual(["added "]);
  expect(named(await changed({ ...one, "snippets/tag.mdx": "words" }, one))).toEqual(["removed "]);
});

test("but no front matter, which the tree has", async () => {
  const found = await changed({ "a.mdx": "---\ntitle: A\n---\ntext" }, { "a.mdx": "---\ntitle: B\n---\n\ntext\n" });
  expect(found).toEqual({ texts: [], leftOut: 0 });
});

test("a page that moved is beside its earlier text", async () => {
  const text = "some words that make this page known again, wherever it is";
  const found = await changed({ "here/a.mdx": `${text} now` }, { "there/a.mdx": `${text} then` });
  expect(named(found)).toEqual(["changed /there/a"]);
});

test("no more than the limits allow, and it is said how many are left out", async () => {
  const lines = (word: string): string => Array.from({ length: 50 }, () => `${word} and more words`).join("\n");
  const before = { "a.mdx": lines("a"), "b.mdx": "b", "c.mdx": "c" };
  const after = { "a.mdx": lines("A"), "b.mdx": "bb", "c.mdx": "cc" };
  const found = await changed(before, after, { page: 600, all: 500 });
  expect(found?.leftOut).toBe(2);
  expect(found?.texts).toHaveLength(1);
  expect((found?.texts[0]?.rows.length ?? 0) + (found?.texts[0]?.leftOut ?? 0)).toBe(50);
});

test("none are known of a side without files", async () => {
  const { host: _, ...file } = await siteOf({ "a.mdx": "a" });
  expect(await changedTexts(await compareOpened(file, await siteOf({ "a.mdx": "b" })))).toBeNull();
});
