// Is it said of a move that the same page in other languages stays behind? (D404)
import { expect, test } from "vitest";
import { plannedChange, withFiles } from "./planned-change.ts";
import { planLines } from "../../../src/project/change/plan-lines.ts";

const languages = ["en", "fr", "de"].map((language) => ({
  language,
  pages: [`${language}/a`, ...(language === "de" ? [] : [`${language}/b`])],
}));
const texts = {
  "docs.json": JSON.stringify({ name: "A", navigation: { languages } }),
  ...(Object.fromEntries(languages.flatMap(({ pages }) => pages.map((path) => [`${path}.mdx`, "# T\n"]))) as Record<
    string,
    string
  >),
};

test("the pages are counted, with the languages that had them", async () => {
  const plan = await plannedChange(texts, [{ kind: "move", from: "en/*", to: "en/new/" }]);
  expect(plan.parted).toEqual({ pages: 2, languages: ["fr", "de"] });
  expect(planLines(plan, false, { partedWords: "advice" })).toContain(
    "2 pages would lose their counterparts in fr and de; advice",
  );
  const one = await plannedChange(texts, [{ kind: "move", from: "en/b", to: "en/c" }]);
  expect(planLines(one, true)).toContain("1 page has lost its counterpart in fr");
});

test("nothing is said of a page that had none, that moves with the others, or that follows them", async () => {
  const all = { languages: true, versions: false };
  expect((await plannedChange(texts, [{ kind: "move", from: "en/b", to: "en/c" }], all)).parted).toBeUndefined();
  const move = [{ kind: "move", from: "en/b", to: "en/c" }] as const;
  const after = withFiles(texts, (await plannedChange(texts, move)).files);
  expect((await plannedChange(after, [{ kind: "move", from: "en/c", to: "en/d" }])).parted).toBeUndefined();
  expect((await plannedChange(after, [{ kind: "move", from: "fr/b", to: "fr/c" }])).parted).toBeUndefined();
});
