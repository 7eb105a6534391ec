// Does a diff say what changed about the languages and versions that readers choose from?
import { expect, test } from "vitest";
import type { JsonObject } from "../../../src/index.ts";
import { allSections, countsOf } from "../../../src/outputs/render/diff-rows.ts";
import { diffMarkdown, diffText } from "../../../src/outputs/render/diff-reports.ts";
import { changeLines, compare, type SmallSite } from "./compare-sites.ts";

const pages = Object.fromEntries(["en", "fr", "de", "v1", "v2"].map((name) => [`${name}/a`, `Page ${name}`]));

function languages(...all: readonly (JsonObject & { readonly language: string })[]): SmallSite {
  return {
    navigation: {
      languages: all.map((fields) => ({
        tabs: ["Start", "Tools"].map((tab) => ({ tab, pages: [`${fields.language}/a`] })),
        ...fields,
      })),
    },
    pages,
  };
}

type VersionFields = JsonObject & { readonly version: string };

function versions(...all: readonly VersionFields[]): JsonObject {
  return { versions: all.map((fields) => ({ pages: [`${fields.version}/a`], ...fields })) };
}

const [en, fr, de] = [{ language: "en", default: true }, { language: "fr" }, { language: "de" }] as const;
const [v2, v1] = [{ version: "v2" }, { version: "v1" }] as const;

test("a hidden language is one change, and not one of each tab and page in it", async () => {
  const [shown, hidden] = [languages(en, fr, de), languages(en, { ...fr, hidden: true }, de)];
  expect(changeLines(await compare(shown, hidden))).toEqual(["edition-hidden language fr  (3 editions)"]);
  expect(changeLines(await compare(hidden, shown))).toEqual(["edition-shown language fr  (3 editions)"]);
});

test("a tab that is hidden in a language that is still there is a change of its own", async () => {
  const tabs = [
    { tab: "Start", hidden: true, pages: ["fr/a"] },
    { tab: "Tools", pages: ["fr/a"] },
  ] as const;
  const diff = await compare(languages(en, fr), languages(en, { ...fr, tabs }));
  expect(changeLines(diff)).toEqual(["division-hidden tab:Start"]);
});

test("the order of languages is compared as they are offered", async () => {
  const diff = await compare(languages(en, fr, de), languages(en, de, fr));
  expect(changeLines(diff)).toEqual(["edition-reordered language de  after en (3 editions)"]);
  expect(allSections(diff)[0]?.title).toBe("Languages and versions");
  expect(diffText(diff)).toContain('~ reordered  language "de" now after "en"');
  expect(diffMarkdown(diff)).toContain("**reordered** language “de” now after “en”");
  expect(countsOf(diff)).toBe("1 edition reordered");
  const added = await compare(languages(en, fr), languages(en, de, fr));
  expect(changeLines(added)).toEqual(["edition-added de  1"]);
});

test("the tag of a version is compared, also in a selector of a product", async () => {
  const site = (...all: readonly VersionFields[]): SmallSite => ({ navigation: versions(...all), pages });
  const diff = await compare(site(v2, v1), site({ ...v2, tag: "Latest" }, v1));
  expect(changeLines(diff)).toEqual(["edition-tagged version v2   Latest (2 editions)"]);
  const product = (...all: readonly VersionFields[]): SmallSite => ({
    navigation: {
      products: [
        { product: "API", ...versions(...all) },
        { product: "Other", pages: ["en/a"] },
      ],
    },
    pages,
  });
  const below = await compare(product({ ...v2, tag: "Beta" }, v1), product(v2, v1));
  expect(diffText(below)).toContain('~ tag  version "v2" of product "API" "Beta" → (none)');
});

test("a selector that all versions have is named once, whatever page comes first in each", async () => {
  const other = { ...v1, pages: ["v1/b"] };
  const site = (...all: readonly VersionFields[]): SmallSite => ({
    navigation: versions(...all),
    pages: { ...pages, "v1/b": "Page b" },
  });
  const diff = await compare(site(v2, other), site({ ...v2, tag: "Latest" }, other));
  expect(changeLines(diff)).toEqual(["edition-tagged version v2   Latest (2 editions)"]);
});

test("a renamed version keeps its place and its tag", async () => {
  const site = (...all: readonly VersionFields[]): SmallSite => ({ navigation: versions(...all), pages });
  const renamed = { version: "v1", pages: ["v1/a"], tag: "Old" };
  const diff = await compare(site(v2, renamed), site(v2, { ...renamed, version: "v1.9" }));
  expect(changeLines(diff)).toEqual(["edition-renamed version v1 v1.9"]);
});
