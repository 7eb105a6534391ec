// Is it said where one entry stood for several products or editions? (D592)
import { expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { planLines } from "../../../src/project/change/plan-lines.ts";
import { plannedChange, type SiteTexts } from "./planned-change.ts";

const paths = ["a", "b", "c", "d", "e"];
const pages = Object.fromEntries(paths.map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]));
const lessons = {
  tab: "Learn",
  groups: [
    { group: "Basics", pages: ["a", "b"] },
    { group: "Other", pages: ["e"] },
  ],
};

function siteOf(navigation: unknown): SiteTexts {
  return { ...pages, "docs.json": JSON.stringify({ name: "T", navigation }), "learn.json": JSON.stringify(lessons) };
}

/** Two products with the same tab: in one file, or written twice. */
function products(learn: unknown): SiteTexts {
  return siteOf({
    products: [
      { product: "Cloud", tabs: [learn, { tab: "C", groups: [{ group: "Clouds", pages: ["c"] }] }] },
      { product: "Self", tabs: [learn, { tab: "S", groups: [{ group: "Servers", pages: ["d"] }] }] },
    ],
  });
}

const shared = products({ $ref: "./learn.json" });

async function leftBy(texts: SiteTexts, operation: ChangeOperation): Promise<readonly string[]> {
  const { left, refusals } = await plannedChange(texts, [operation]);
  expect(refusals).toEqual([]);
  return left.filter(({ isGone }) => isGone !== true).map(({ file, reason }) => `${file}: ${reason}`);
}

const one = "; one entry of docs.json stood for several";

test("a page that moves out of a file of two products is named with the one that loses it", async () => {
  const place = { kind: "place", page: "a", target: { kind: "after", page: "d" } } as const;
  expect(await leftBy(shared, place)).toEqual([`a.mdx: it is in no list of Cloud any more${one}`]);
  expect(await leftBy(products(lessons), place)).toEqual([]);
});

test("so is a group, with its other pages counted", async () => {
  const operation = {
    kind: "place-division",
    labels: ["Cloud", "Learn", "Basics"],
    target: { kind: "into", labels: ["Cloud", "C"] },
  } as const;
  expect(await leftBy(shared, operation)).toEqual([
    `a.mdx: it is in no list of Self any more, nor is 1 more page${one}`,
  ]);
  expect(await leftBy(products(lessons), operation)).toEqual([]);
});

test("what stays in the list of both, or is in one only, is not", async () => {
  for (const [page, beside] of [
    ["a", "b"],
    ["c", "d"],
    ["c", "a"],
  ] as const)
    // oxlint-disable-next-line no-await-in-loop -- one change after the other
    expect(await leftBy(shared, { kind: "place", page, target: { kind: "after", page: beside } })).toEqual([]);
});

test("a page that moves out of what versions share is named with the others", async () => {
  const versions = ["v3", "v2", "v1"].map((version) => ({
    version,
    tabs: [{ $ref: "./learn.json" }, { tab: version, groups: [{ group: version, pages: [version] }] }],
  }));
  const own = Object.fromEntries(["v3", "v2", "v1"].map((path) => [`${path}.mdx`, `---\ntitle: ${path}\n---\n`]));
  const texts = { ...siteOf({ versions }), ...own };
  const place = { kind: "place", page: "a", target: { kind: "after", page: "v2" } } as const;
  expect(await leftBy(texts, place)).toEqual([`a.mdx: it is in no list of @v3 and @v1 any more${one}`]);
});

test("a new label in a file of two products is said of both", async () => {
  const operation = { kind: "relabel", labels: ["Cloud", "Learn", "Basics"], label: "First" } as const;
  const both = [["Self", "Learn", "Basics"]];
  const plan = await plannedChange(shared, [operation]);
  expect(plan.placed).toEqual([{ name: "Cloud > Learn > Basics", label: "First", alsoIn: both }]);
  expect(planLines(plan, false).at(-1)).toBe(
    '  "Cloud > Learn > Basics" would be "First", and so would be "Self > Learn > Basics", which refers to the same file',
  );
  const all = await plannedChange(shared, [{ ...operation, labels: ["Learn", "Basics"] }]);
  expect(all.placed).toEqual([{ name: "Learn > Basics", label: "First" }]);
});

test("a product that gets another label in the same change has not lost a page, in whatever case it is named", async () => {
  const place = { kind: "place", page: "b", target: { kind: "before", page: "a" } } as const;
  const relabel = { kind: "relabel", labels: ["cloud"], label: "Hosted" } as const;
  const { left } = await plannedChange(shared, [place, relabel]);
  expect(left).toEqual([]);
});

test("it is under a heading of its own, because the page did not stay as it was", async () => {
  const place = { kind: "place", page: "a", target: { kind: "after", page: "d" } } as const;
  expect(planLines(await plannedChange(shared, [place]), true).slice(-2)).toEqual([
    "no longer listed in other places:",
    `  a.mdx:1 "a.mdx": it is in no list of Cloud any more${one}`,
  ]);
});
