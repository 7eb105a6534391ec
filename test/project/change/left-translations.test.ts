// Does a change name the pages of other editions that remain to be changed? (D552)
import { expect, test } from "vitest";
import { plannedChange, type SiteTexts } from "./planned-change.ts";

const folders = ["en/v2", "en/v1", "zh/v2", "zh/v1"];
const versionsOf = (language: string): unknown[] =>
  ["v2", "v1"].map((version) => ({ version, pages: ["a", "b"].map((name) => `${language}/${version}/${name}`) }));
const texts: SiteTexts = {
  "docs.json": JSON.stringify({
    name: "T",
    navigation: {
      languages: [
        { language: "en", versions: versionsOf("en") },
        { language: "cn", versions: versionsOf("zh") },
      ],
    },
  }),
  ...Object.fromEntries(
    folders.flatMap((folder) => ["a", "b"].map((name) => [`${folder}/${name}.mdx`, `---\ntitle: ${name}\n---\n`])),
  ),
};

test("the moves that catch up are those in all languages of all versions", async () => {
  const { parted } = await plannedChange(texts, [{ kind: "move", from: "en/v2/a", to: "en/v2/x" }]);
  expect(parted!.follow.map(({ from, to }) => `${from} ${to}`).toSorted()).toEqual([
    "en/v1/a en/v1/x",
    "zh/v1/a zh/v1/x",
    "zh/v2/a zh/v2/x",
  ]);
});

test("the translations of a removed page that stay are named; its older version stays on purpose", async () => {
  const operation = { kind: "remove", page: "en/v2/a", redirect: "en/v2/b" } as const;
  const { left } = await plannedChange(texts, [operation]);
  expect(left).toEqual([
    {
      file: "zh/v2/a.mdx",
      line: 1,
      written: "zh/v2/a",
      reason: "the same page in another language is removed: en/v2/a",
    },
  ]);
  expect((await plannedChange(texts, [operation], { languages: true, versions: false })).left).toEqual([]);
});

test("a translation to which the readers of the removed page are sent stays on purpose", async () => {
  const operation = { kind: "remove", page: "zh/v2/a", redirect: "en/v2/a#part" } as const;
  expect((await plannedChange(texts, [operation])).left).toEqual([]);
});
