// In which direction is an edition read, and what do keys mean there?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { previewSummary } from "../../../../src/tools/preview/model/preview-summary.ts";
import { directionOf, readingKey } from "../../../../src/tools/preview/model/reading-direction.ts";
import { openNavigation } from "../../../../src/runtime.ts";

test("each edition has the direction of its language, and one that is gone that of English", async () => {
  const languages = ["en", "he"].map((language) => ({ language, pages: [`${language}/a`] }));
  const config = { navigation: { versions: [{ version: "1", languages }] } };
  const files = { "docs.json": JSON.stringify(config), "en/a.mdx": "", "he/a.mdx": "" };
  const { navigation } = await compileNavigation({ host: memoryHost(files) });
  const index = openNavigation(navigation!).navigation;
  const { overview } = previewSummary({ navigation, index, diagnostics: [] } as never);
  const ids = navigation!.editions.map(({ id }) => id);
  expect([...ids, "gone"].map((id) => directionOf(overview, id))).toEqual(["ltr", "rtl", "ltr"]);
  expect(directionOf(null, ids[1]!)).toBe("ltr");
});

test("left and right are swapped where texts are read from right to left", () => {
  const keys = ["ArrowLeft", "ArrowRight", "ArrowUp"];
  expect(keys.map((key) => readingKey(key, "rtl"))).toEqual(["ArrowRight", "ArrowLeft", "ArrowUp"]);
  expect(keys.map((key) => readingKey(key, "ltr"))).toEqual(keys);
});
