// Does a page that several editions list stay in each of them? (D550)
import { expect, test } from "vitest";
import { plannedChange, withFiles, type SiteTexts } from "./planned-change.ts";

/** Chinese lists the English page "c", because nobody has translated it. */
const texts: SiteTexts = {
  "docs.json": JSON.stringify({
    name: "T",
    navigation: {
      languages: [
        { language: "en", pages: ["en/a", "en/b", "en/c"] },
        { language: "cn", pages: ["zh/a", "zh/b", "en/c"] },
      ],
    },
  }),
  ...Object.fromEntries(
    ["en/a", "en/b", "en/c", "zh/a", "zh/b"].map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]),
  ),
};
const inAll = { languages: true, versions: false };
const cases = [
  ["en/c", "en/a", undefined, ["en/c", "en/a", "en/b"], ["zh/a", "zh/b", "en/c"]],
  ["en/c", "zh/a", undefined, ["en/a", "en/b", "en/c"], ["en/c", "zh/a", "zh/b"]],
  ["en/c", "en/a", inAll, ["en/c", "en/a", "en/b"], ["en/c", "zh/a", "zh/b"]],
  ["en/c", "zh/a", inAll, ["en/c", "en/a", "en/b"], ["en/c", "zh/a", "zh/b"]],
  ["en/a", "en/c", inAll, ["en/b", "en/a", "en/c"], ["zh/b", "zh/a", "en/c"]],
  ["zh/a", "en/c", undefined, ["en/a", "en/b", "en/c"], ["zh/b", "zh/a", "en/c"]],
] as const;

test.each(cases)("%s before %s, %j", async (page, beside, counterparts, en, cn) => {
  const operation = { kind: "place", page, target: { kind: "before", page: beside } } as const;
  const plan = await plannedChange(texts, [operation], counterparts);
  expect(plan.refusals).toEqual([]);
  expect(JSON.parse(withFiles(texts, plan.files)["docs.json"]!)).toMatchObject({
    navigation: { languages: [{ pages: en }, { pages: cn }] },
  });
});

test("readers of a page that another language lists, too, are sent to a page of its own language", async () => {
  const operation = { kind: "remove", page: "en/a", redirect: "en/c" } as const;
  const { addresses } = await plannedChange(texts, [operation], inAll);
  expect(addresses).toEqual([
    { from: "/en/a", to: "/en/c" },
    { from: "/zh/a", to: "/en/c" },
  ]);
});
