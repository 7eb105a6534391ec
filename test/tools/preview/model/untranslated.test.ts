// Which pages does another language of the same version lack, in a whole navigation and in a part of it?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, splitNavigation, type EditionPart } from "../../../../src/index.ts";
import { openNavigation, type OpenNavigation } from "../../../../src/runtime.ts";
import { untranslatedIn } from "../../../../src/tools/preview/model/untranslated.ts";

const languages = [
  { language: "en", pages: ["a", "b", "c", "shared", "both"] },
  { language: "fr", pages: ["fr/a", "fr/b", "shared", "both"] },
  { language: "de", pages: ["de/a", "shared"] },
];
const names = ["a", "b", "c", "shared", "both", "fr/a", "fr/b", "de/a", "old/a", "old/c"];
const host = memoryHost({
  ...Object.fromEntries(names.map((name) => [`${name}.mdx`, ""])),
  "docs.json": JSON.stringify({
    navigation: {
      versions: [
        { version: "v2", languages },
        { version: "v1", languages: [{ language: "en", pages: ["old/a", "old/c"] }] },
      ],
    },
  }),
});
const { navigation } = await compileNavigation({ host });
const whole = openNavigation(navigation!);
const partOf = (id: string): OpenNavigation => {
  const at = navigation!.editions.findIndex((each) => each.id === id);
  return openNavigation(JSON.parse(splitNavigation(navigation!).files[at]!.text) as EditionPart);
};

test.each<readonly [language: string, lacking: readonly string[]]>([
  ["en", ["b", "both", "c"]],
  ["fr", ["both", "fr/b"]],
  ["de", []],
])("a page of %s is not translated if one of the other languages lacks it", (language, lacking) => {
  const id = `${language}@v2`;
  for (const site of [whole, partOf(id)]) {
    const isUntranslated = untranslatedIn(
      site,
      site.editions.find((each) => each.id === id)!,
    )!;
    const pages = Object.values(site.navigation.pages).filter(({ placements }) => placements[0]?.editions.includes(id));
    expect(
      pages
        .filter(isUntranslated)
        .map(({ path }) => path)
        .toSorted(),
    ).toEqual(lacking);
  }
});

test("nothing is asked of a version with one language, and of pages in none", () => {
  const old = whole.editions.find(({ id }) => id === "en@v1")!;
  expect(untranslatedIn(whole, old)).toBeUndefined();
  expect(untranslatedIn(whole, { language: null, version: "v2" })).toBeUndefined();
});
