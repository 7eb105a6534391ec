// Is the data of a preview in one file divided into parts that are read one by one?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { fileParts } from "../../../../src/tools/preview/model/file-parts.ts";
import type { PreviewFile } from "../../../../src/tools/preview/model/preview-data.ts";

test("the parts are small: the pages, texts and lines of each edition are apart, and empty buckets have none", async () => {
  const languages = ["en", "fr"].map((language) => ({ language, pages: [`${language}/a`] }));
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { languages } }),
    "en/a.mdx": "",
    "fr/a.mdx": "",
  });
  const { navigation } = await compileNavigation({ host });
  const pointer = "/navigation/languages/1/pages/0";
  const file = {
    summary: { config: "docs.json" },
    navigation,
    lines: { "docs.json": { [pointer]: 7 } },
    coverage: [],
    explanations: { "/en/a": { title: {} } },
    comparison: null,
    changedTexts: null,
    texts: { "/fr/a": {} },
    problemPlaces: [],
    links: null,
  } as unknown as PreviewFile;
  const parts = [...fileParts(file)];
  expect(parts.map(([name]) => name.replace(/(?<=explanations|texts)-\d+$/, ""))).toEqual([
    "summary",
    "coverage",
    "comparison",
    "changed-texts",
    "problem-places",
    "links",
    "icons",
    "explanations",
    "texts",
    "entries",
    "edition-0",
    "lines-0",
    "pages-0-0",
    "edition-1",
    "lines-1",
    "pages-1-0",
  ]);
  const valueOf = Object.fromEntries(parts);
  expect(valueOf["edition-1"]).toMatchObject({ part: { pages: {} }, buckets: 1 });
  expect(valueOf["lines-1"]).toMatchObject({ "docs.json": { [pointer]: 7 } });
  expect(Object.keys(valueOf["pages-1-0"] as object)).toEqual(["/fr/a"]);
  expect([...fileParts({ ...file, navigation: null })].map(([name]) => name)).not.toContain("entries");
});
