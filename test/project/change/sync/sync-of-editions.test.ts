// Does a sync find the page of each language in each version? (D550)
import { expect, test } from "vitest";
import { planSync } from "../../../../src/project/change/sync/plan-sync.ts";
import { siteOf, withFiles, type SiteTexts } from "../planned-change.ts";

const pathsOf = {
  "v2/en": (version: string, language: string, name: string) => `${version}/${language}/${name}`,
  "en/v2": (version: string, language: string, name: string) => `${language}/${version}/${name}`,
  v2: (version: string, language: string, name: string) =>
    `${version}${language === "en" ? "" : `/${language}`}/${name}`,
  en: (version: string, language: string, name: string) =>
    `${language}${version === "v2" ? "" : `/${version}`}/${name}`,
};

/** Version v2 has the pages "a" and "b" in both languages; version v1 has "b" before "a" in Chinese. */
function nested(
  isVersionsFirst: boolean,
  pathOf: (version: string, language: string, name: string) => string,
): SiteTexts {
  const [all, both] = [
    ["v2", "v1"],
    ["en", "cn"],
  ];
  const pages = (version: string, language: string): string[] =>
    (version === "v1" && language === "cn" ? ["b", "a"] : ["a", "b"]).map((name) => pathOf(version, language, name));
  const navigation = isVersionsFirst
    ? {
        versions: all.map((version) => ({
          version,
          languages: both.map((language) => ({ language, pages: pages(version, language) })),
        })),
      }
    : {
        languages: both.map((language) => ({
          language,
          versions: all.map((version) => ({ version, pages: pages(version, language) })),
        })),
      };
  const files = all.flatMap((version) => both.flatMap((language) => pages(version, language)));
  return {
    "docs.json": JSON.stringify({ name: "T", navigation }),
    ...Object.fromEntries(files.map((path) => [`${path}.mdx`, "# A\n"])),
  };
}

const nestings = Object.entries(pathsOf).flatMap(([name, pathOf]) =>
  [true, false].flatMap((isVersionsFirst) =>
    [true, false].map((versions) => ({ name, isVersionsFirst, versions, pathOf })),
  ),
);

test.each(nestings)(
  "a sync changes only what differs: $name, $isVersionsFirst, $versions",
  async ({ isVersionsFirst, versions, pathOf }) => {
    const texts = nested(isVersionsFirst, pathOf);
    const plan = await planSync(await siteOf(texts), { versions });
    expect(plan.refusals).toEqual([]);
    expect(plan.untranslated).toEqual([]);
    const [wrong, right] = [
      ["b", "a"],
      ["a", "b"],
    ].map((names) => names.map((name) => JSON.stringify(pathOf("v1", "cn", name))).join());
    expect(withFiles(texts, plan.files)["docs.json"]!.replaceAll(/\s/g, "")).toBe(
      texts["docs.json"]!.replace(wrong!, right!),
    );
  },
);

test("a new version lists a page that all versions share, and none that only stands in for another", async () => {
  const version = (name: string, ...more: readonly string[]): object => ({
    version: name,
    pages: [`${name}/a`, ...more],
  });
  const texts = (...versions: readonly object[]): SiteTexts => ({
    "docs.json": JSON.stringify({ name: "T", navigation: { versions } }),
    ...Object.fromEntries(["v1/a", "v2/a", "v3/a", "v2/own", "all"].map((path) => [`${path}.mdx`, "# A\n"])),
  });
  const syncedPages = async (given: SiteTexts): Promise<unknown> => {
    const { files, refusals } = await planSync(await siteOf(given), { versions: true, from: "v2", to: ["v3"] });
    expect(refusals).toEqual([]);
    const { navigation } = JSON.parse(withFiles(given, files)["docs.json"]!) as {
      navigation: { versions: readonly { version: string; pages: unknown }[] };
    };
    return navigation.versions.find((each) => each.version === "v3")?.pages;
  };
  const more = ["v2/own", "all"];
  expect(await syncedPages(texts(version("v2", ...more), version("v1", ...more)))).toEqual(["v3/a", "all"]);
  expect(await syncedPages(texts(version("v2", ...more), version("v1")))).toEqual(["v3/a"]);
  expect(await syncedPages(texts(version("v2", ...more)))).toEqual(["v3/a"]);
});
