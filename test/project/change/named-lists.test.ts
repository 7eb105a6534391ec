// Are lists named by the divisions that show them, and is advice what can be done?
import { expect, test } from "vitest";
import { ChangeError } from "../../../src/project/change/change-error.ts";
import { plannedChange, type SiteTexts } from "./planned-change.ts";

const pages = Object.fromEntries(["a", "b", "c", "d"].map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]));

function siteOf(navigation: unknown): SiteTexts {
  return { ...pages, "docs.json": JSON.stringify({ name: "T", navigation }), "list.json": '["a", "b"]' };
}

const inFile = { group: "Guides", pages: { $ref: "./list.json" } };

test("a list that is a file has the labels of its division", async () => {
  const texts = siteOf({ tabs: [{ tab: "Docs", groups: [inFile, { group: "Rest", pages: ["c", "d"] }] }] });
  for (const target of [
    { kind: "into", labels: ["Guides"] },
    { kind: "after", page: "a" },
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    const { placed } = await plannedChange(texts, [{ kind: "place", page: "c", target }]);
    expect(placed).toEqual([{ name: "c", into: ["Docs", "Guides"] }]);
  }
});

const move = { kind: "place", page: "a", target: { kind: "after", page: "d" } } as const;

test("a page of several lists of one sidebar is not proposed to be added to it", async () => {
  const groups = [inFile, { group: "Help", pages: ["a"] }, { group: "Rest", pages: ["c", "d"] }];
  const error = await plannedChange(siteOf({ groups }), [move]).catch((each: unknown) => each);
  expect(error).not.toBeInstanceOf(ChangeError);
  expect(String(error)).toContain('"a" is listed in "Guides" and "Help"');
  expect(String(error)).toContain("Or remove the other entries from docs.json first.");
});

test("it is proposed for another sidebar, and that can be done", async () => {
  const texts = siteOf({
    tabs: [
      { tab: "Docs", groups: [inFile, { group: "Help", pages: ["a"] }] },
      { tab: "More", groups: [{ group: "Rest", pages: ["c", "d"] }] },
    ],
  });
  await expect(plannedChange(texts, [move])).rejects.toThrow("navc add a --after d");
  const { refusals } = await plannedChange(texts, [{ ...move, kind: "add" }]);
  expect(refusals).toEqual([]);
});
