// Does a sync leave out pages that nobody can open, and know an entry of a page that has no file?
import { expect, test } from "vitest";
import { memoryHost } from "../../../../src/index.ts";
import { loadCompiler } from "../../../../src/project/load-compiler.ts";
import type { SyncPlan } from "../../../../src/project/change/edit-plan.ts";
import type { SyncRequest } from "../../../../src/project/change/sync/branch-pairs.ts";
import { planSync } from "../../../../src/project/change/sync/plan-sync.ts";
import type { SiteTexts } from "../planned-change.ts";

/** A site in English and French with these pages in lists, and with these files. */
function siteOf(
  english: readonly string[],
  french: readonly string[],
  files: readonly string[],
  ignored = "",
): SiteTexts {
  const languages = [
    { language: "en", groups: [{ group: "G", pages: english }] },
    { language: "fr", groups: [{ group: "G", pages: french }] },
  ];
  const texts = files.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]);
  const config = JSON.stringify({ name: "A", navigation: { languages } }, null, 2);
  return { "docs.json": config, ".mintignore": ignored, ...(Object.fromEntries(texts) as SiteTexts) };
}

async function plan(texts: SiteTexts, request: SyncRequest = {}): Promise<SyncPlan> {
  const site = {
    compiler: await loadCompiler(),
    options: { root: "." },
    host: memoryHost(texts),
    files: () => Object.keys(texts),
  };
  return planSync(site, request);
}

function reasons({ left }: SyncPlan): readonly string[] {
  return left.map(({ written, reason }) => `${written}: ${reason}`);
}

test("a page that .mintignore leaves out needs no translation, and is listed nowhere in its place", async () => {
  const texts = siteOf(["a", "b"], ["fr/a"], ["a", "b", "fr/a"], "/b.mdx\n");
  const made = await plan(texts);
  expect([made.files, made.untranslated, reasons(made)]).toEqual([[], [], []]);
  expect((await plan(texts, { fallback: true })).files).toEqual([]);
});

test("a translation that .mintignore leaves out is not listed, and is no page to write", async () => {
  const made = await plan(siteOf(["a", "b"], ["fr/a"], ["a", "b", "fr/a", "fr/b"], "/fr/b.mdx\n"));
  expect(made.files).toEqual([]);
  expect(reasons(made)).toEqual(["b.mdx: fr has no such page, because .mintignore leaves out fr/b.mdx"]);
});

test("entries that are there stay, and are said to be in one language only by nobody", async () => {
  const files = ["a", "b", "c", "fr/a", "fr/b", "fr/c"];
  const made = await plan(siteOf(["a", "b", "c"], ["fr/a", "fr/b", "fr/c"], files, "/b.mdx\n/fr/c.mdx\n"));
  expect([made.files, made.untranslated, reasons(made)]).toEqual([[], [], []]);
});

test("an entry without a file is that of the missing page, and not a page that only the target has", async () => {
  const made = await plan(siteOf(["a", "b"], ["fr/a", "fr/b", "fr/own"], ["a", "b", "fr/a", "fr/own"]));
  expect(made.files).toEqual([]);
  expect(reasons(made)).toEqual([
    "b.mdx: fr has no such page; write it as fr/b.mdx",
    "fr/own: fr has it and en does not, so it stays where it is",
  ]);
});
