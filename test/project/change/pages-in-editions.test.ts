// Is a page found in each edition that has it? (D550)
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../src/index.ts";
import { entryIn, fileIn, pagesInOthers } from "../../../src/project/change/pages-in-editions.ts";

/** "shared" is listed in all editions, "alone" in one, and "draft" in none; "fr" has no v1 of "b". */
const editions = ["en", "fr"].map((language) => ({
  language,
  versions: ["v2", "v1"].map((version) => ({
    version,
    groups: [
      {
        group: "G",
        pages: [
          ...["a", "b"]
            .filter((name) => name === "a" || language === "en" || version === "v2")
            .map((name) => `${language}/${version}/${name}`),
          "shared",
          ...(language === "en" && version === "v2" ? ["alone", "gone", "en/v2/c"] : []),
        ],
      },
    ],
  })),
}));
const paths = [...JSON.stringify(editions).matchAll(/"((?:en|fr)\/[^"]+|shared|alone)"/g)].map(([, path]) => path!);
const { navigation } = await compileNavigation({
  discover: true,
  root: ".",
  host: memoryHost({
    "docs.json": JSON.stringify({ navigation: { languages: editions } }),
    ...Object.fromEntries([...paths, "draft", "fr/v2/c"].map((path) => [`${path}.mdx`, "---\ntitle: T\n---\n"])),
  }),
});
const site: ResolvedNavigation = navigation!;
const edition = (language: string, version: string): ResolvedNavigation["editions"][number] =>
  site.editions.find((each) => each.language === language && each.version === version)!;
const othersOf = (
  file: string,
  languages: boolean,
  versions: boolean,
  from?: (typeof site.editions)[number],
): readonly string[] =>
  pagesInOthers(file, site, { languages, versions }, from).map(
    (each) => `${each.edition.language} ${each.edition.version} ${each.file}`,
  );

test("in other languages, versions, or both, those that are most like its own edition first", () => {
  expect(othersOf("en/v2/a.mdx", true, false)).toEqual(["fr v2 fr/v2/a.mdx"]);
  expect(othersOf("en/v2/a.mdx", false, true)).toEqual(["en v1 en/v1/a.mdx"]);
  expect(othersOf("fr/v1/a.mdx", true, true)).toEqual(["en v1 en/v1/a.mdx", "fr v2 fr/v2/a.mdx", "en v2 en/v2/a.mdx"]);
  expect(othersOf("en/v1/b.mdx", true, false)).toEqual([]);
  expect(othersOf("en/v2/a.mdx", false, false)).toEqual([]);
});

test("a page that several editions list is itself in each, from the one that is meant", () => {
  expect(othersOf("shared.mdx", true, true)).toHaveLength(3);
  expect(othersOf("shared.mdx", true, false, edition("fr", "v1"))).toEqual(["en v1 shared.mdx"]);
  expect(othersOf("alone.mdx", true, true)).toEqual([]);
  expect(othersOf("none.mdx", true, true)).toEqual([]);
});

test("the file in an edition is that of its counterpart, also of one in no list, or its own if that lists it", () => {
  const inFrench = (file: string): string | undefined => fileIn(file, edition("fr", "v2"), site);
  expect(["en/v2/a.mdx", "shared.mdx", "alone.mdx", "draft.mdx", "none.mdx", "en/v2/c.mdx"].map(inFrench)).toEqual([
    "fr/v2/a.mdx",
    "shared.mdx",
    undefined,
    undefined,
    undefined,
    "fr/v2/c.mdx",
  ]);
  expect(fileIn("draft.mdx", edition("en", "v2"), site)).toBe(undefined);
});

test("the entry is the first in the lists of the edition, in whatever division", () => {
  const pointerOf = (file: string, language: string): string | undefined =>
    entryIn({ edition: edition(language, "v2"), file }, site)?.source.pointer;
  expect(pointerOf("shared.mdx", "fr")).toBe("/navigation/languages/1/versions/0/groups/0/pages/2");
  expect([pointerOf("alone.mdx", "fr"), pointerOf("draft.mdx", "en")]).toEqual([undefined, undefined]);
});
