// Does a change say what leaves the navigation with it? (D551)
import { expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

const pages = ["en/a", "en/b", "en/c", "ja/a", "ja/b"].map(
  (path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`] as const,
);
const texts: SiteTexts = {
  "docs.json": JSON.stringify({
    name: "T",
    navigation: {
      languages: [
        {
          language: "en",
          tabs: [
            { tab: "Docs", pages: ["en/a", "en/b"] },
            { tab: "API", pages: ["en/c"] },
          ],
        },
        { language: "ja", tabs: [{ tab: "Docs", pages: ["ja/a"] }] },
      ],
    },
  }),
  ...Object.fromEntries(pages),
};
const inAll = { languages: true, versions: false };

test("a language whose last page goes is a refusal, and so it says where its readers are sent", async () => {
  const operation = { kind: "remove", page: "en/a", redirect: "ja/b" } as const;
  const { refusals, left } = await plannedChange(texts, [operation], inAll);
  expect(refusals).toEqual([
    {
      kind: "edition",
      label: "ja",
      message:
        'The language "ja" would leave the navigation, because no page of it would be left in a list. List another page of it first, or remove it as a whole: navc rm --group "ja".',
    },
  ]);
  expect(left).toContainEqual({
    file: "ja/b.mdx",
    line: 1,
    written: "/ja/b",
    reason: "readers of /en/a are sent there, and no list has this page",
  });
});

test("a language that is named is removed without a refusal of it", async () => {
  const operation = { kind: "remove-division", labels: ["ja"], redirect: "en/a" } as const;
  const { refusals, files } = await plannedChange(texts, [operation]);
  expect(refusals).toEqual([]);
  expect(withFiles(texts, files)["docs.json"]).not.toContain('"ja"');
});

test("a tab whose last page goes is named; one that is removed by name is not", async () => {
  const { refusals, left } = await plannedChange(texts, [{ kind: "remove", page: "en/c", redirect: "en/a" }]);
  expect(refusals).toEqual([]);
  expect(left).toEqual([
    {
      file: "docs.json",
      line: 1,
      written: "API",
      reason: "this tab leaves the navigation, because its last page does",
    },
  ]);
  const removed = await plannedChange(texts, [{ kind: "remove-division", labels: ["API"], redirect: "en/a" }]);
  expect(removed.left).toEqual([]);
});
