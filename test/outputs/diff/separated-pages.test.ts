// Does a diff say which pages are no longer the same page in other languages and versions, and what else says nothing of it?
import { expect, test } from "vitest";
import pc from "picocolors";
import { styledDiff } from "../../../src/outputs/render/diff-text.ts";
import { markdownDiff } from "../../../src/outputs/render/diff-markdown.ts";
import type { JsonObject } from "../../../src/index.ts";
import type { PageReader, PageReaders } from "../../../src/outputs/diff/page-texts.ts";
import { changeLines, compare, type SmallSite } from "./compare-sites.ts";

const languages = ["en", "fr", "es"];

/** A site in three languages, with the pages of each; a page is its path, or its path and front matter. */
function site(pages: { readonly [language: string]: readonly (string | readonly [string, JsonObject])[] }): SmallSite {
  const named = (language: string) =>
    pages[language]?.map((page) => (typeof page === "string" ? [page, {}] : page)) as
      | [string, JsonObject][]
      | undefined;
  const lists = languages.flatMap((language) => {
    const own = named(language);
    return own === undefined ? [] : [{ language, pages: own.map(([path]) => path) }];
  });
  const files = languages.flatMap((language) => named(language) ?? []);
  return {
    navigation: { languages: lists },
    pages: Object.fromEntries(
      files.map(([path, fields]) => [path, { title: `Page ${path.replace(/^(fr|es)./, "")}`, ...fields }]),
    ),
  };
}

const before = site({
  en: ["index", "create/text"],
  fr: ["fr/index", "fr/create/text"],
  es: ["es/index", "es/create/text"],
});

test("a page with another path has lost its counterparts, and its front matter can say whose counterpart it is", async () => {
  const renamed = site({
    en: ["index", ["create/words", { title: "Page create/text" }]],
    fr: ["fr/index", "fr/create/text"],
    es: ["es/index", "es/create/text"],
  });
  const diff = await compare(before, renamed);
  expect(changeLines(diff)).toEqual([
    "page-moved /create/text→/create/words",
    "page-separated /create/words from fr es key create/text",
  ]);
  const words = "no longer the same page in Français, Español";
  expect(styledDiff(diff, { colors: pc.createColors(false) })).toContain(
    `~ no counterpart  "Page create/text" /create/words ${words} ("key: create/text" in its front matter makes it the same again) (in English)`,
  );
  expect(markdownDiff(diff)).toContain(`- **no counterpart** “Page create/text” \`/create/words\` ${words}`);
  const repaired = site({
    en: ["index", ["create/words", { title: "Page create/text", key: "create/text" }]],
    fr: ["fr/index", "fr/create/text"],
    es: ["es/index", "es/create/text"],
  });
  expect(changeLines(await compare(before, repaired))).toEqual(["page-moved /create/text→/create/words"]);
});

test("all languages with a new path, a removed one, and a page in no list have lost nothing", async () => {
  const moved = (path: string) => [path, { title: "Page create/text" }] as const;
  const together = site({
    en: ["index", moved("create/words")],
    fr: ["fr/index", moved("fr/create/words")],
    es: ["es/index", moved("es/create/words")],
  });
  expect(changeLines(await compare(before, together)).filter((line) => line.startsWith("page-separated"))).toEqual([]);
  const without = site({ en: ["index", "create/text"], fr: ["fr/index", "fr/create/text"] });
  expect(changeLines(await compare(before, without))).toEqual(["edition-removed es  2"]);
});

test("of two languages the page with another key is named, not the one that kept it", async () => {
  const two = site({ en: ["index", "a"], fr: ["fr/index", "fr/a"] });
  const renamed = site({ en: ["index", "a"], fr: ["fr/index", ["fr/b", { title: "Page a" }]] });
  expect(changeLines(await compare(two, renamed))).toEqual([
    "page-moved /fr/a→/fr/b",
    "page-separated /fr/b from en key a",
  ]);
});

test("three pages that lost the same counterparts share a row", async () => {
  const names = ["one", "two", "three"];
  const was = site({ en: ["index", ...names], fr: names.map((name) => `fr/${name}`) });
  const is = site({
    en: ["index", ...names.map((name) => [`${name}-new`, { title: `Page ${name}` }] as const)],
    fr: names.map((name) => `fr/${name}`),
  });
  const text = styledDiff(await compare(was, is), { colors: pc.createColors(false) });
  expect(text).toContain(
    `3 pages no longer the same page in Français ("key: one" in the front matter of /one-new makes that the same again; --format json has the "sharedKey" of each)`,
  );
  expect(text).toContain("3 without counterparts");
});

/** Two versions with `intro`; of the first one also the pages in `more`, before it. */
function versions(intro: JsonObject, more: { readonly [path: string]: JsonObject } = {}): SmallSite {
  return {
    navigation: {
      versions: [
        { version: "1", pages: [...Object.keys(more), "v1/404"] },
        { version: "2", pages: ["v2/404"] },
      ],
    },
    pages: { "v1/404": { title: "Page", ...intro }, "v2/404": "Page", ...more },
  };
}

/** The files that a diff reads, with one of them. */
function readersOf(file: string, head: string): PageReaders {
  const reader: PageReader = { readHead: (path) => (path === file ? head : "---\ntitle: Page\n---\n") };
  return { before: reader, after: reader };
}

test("if a new page takes the key, the advice is given only where following it gets the key back", async () => {
  const added = versions({}, { "404": { title: "New" } });
  const line = (key: string) => `page-separated /v1/404 from @2 key ${key}`;
  const free = readersOf("404.mdx", "---\ntitle: New\n---\n");
  const diff = await compare(versions({}), added, { hosts: free });
  expect(changeLines(diff)).toContain(line("404"));
  expect(styledDiff(diff, { colors: pc.createColors(false) })).toContain(
    `no longer the same page in 2 ("key: '404'" in its front matter makes it the same again)`,
  );
  const repaired = versions({ key: "404" }, { "404": { title: "New" } });
  expect(changeLines(await compare(versions({}), repaired, { hosts: free }))).toEqual(["page-added /404 in "]);
  // What the files say is not known, or the new page has written the key down, too.
  expect(changeLines(await compare(versions({}), added))).toContain(line(""));
  const held = readersOf("404.mdx", `---\ntitle: New\nkey: "404"\n---\n`);
  const both = versions({ key: "404" }, { "404": { title: "New", key: "404" } });
  expect(changeLines(await compare(versions({}), both, { hosts: held }))).toContain(line(""));
});

test("tags, descriptions and deprecation of pages and divisions are changes", async () => {
  const one = (fields: JsonObject, group: JsonObject): SmallSite => ({
    navigation: { groups: [{ group: "Start", pages: ["a", "b"], ...group }] },
    pages: { a: { title: "A", ...fields }, b: "B" },
  });
  const plain = one({}, {});
  const full = one({ tag: "New", description: "Text", deprecated: true }, { tag: "Beta", description: "Of it" });
  expect(changeLines(await compare(plain, full))).toEqual([
    "division-tagged group:Start  Beta",
    "division-described group:Start  Of it",
    "page-tagged /a  New",
    "page-described /a  Text",
    "page-deprecated /a",
  ]);
  expect(changeLines(await compare(full, plain))).toContain("page-undeprecated /a");
  const text = styledDiff(await compare(plain, full), { colors: pc.createColors(false) });
  expect(text).toContain(`~ tag          "A" /a (none) → "New"`);
  expect(text).toContain(`~ description  "A" /a\n`);
});
