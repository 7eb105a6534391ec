// Does an operation name pages, files and folders by each form of their addresses? (D548)
import { describe, expect, test } from "vitest";
import type { ChangeOperation } from "../../../src/project/change/site-change.ts";
import { planSiteChange } from "../../../src/project/repair/plan-site-change.ts";
import { planned, siteOf, type SiteTexts } from "./planned-change.ts";

const site: SiteTexts = {
  "docs.json": JSON.stringify({
    navigation: {
      languages: [
        { language: "en", groups: [{ group: "Start", pages: ["index", "a b", "guides/index"] }] },
        { language: "zh", groups: [{ group: "命令", pages: ["zh/技能", "zh/其他", "zh/缺"] }] },
      ],
    },
  }),
  "index.mdx": "",
  "a b.mdx": "",
  "guides/index.mdx": "",
  "zh/技能.mdx": "",
  "zh/其他.mdx": "",
  "zh/图 片/x.mdx": "",
  "100%25.mdx": "",
  "img/图.png": "",
};

const forms = [
  "zh/技能",
  "/zh/技能",
  "/zh/%E6%8A%80%E8%83%BD",
  "zh/%e6%8a%80%e8%83%bd.mdx",
  "/zh/%E6%8A%80%E8%83%BD/",
  "https://docs.example.com/zh/%E6%8A%80%E8%83%BD?q#top",
];

describe("a page is the same one by its path, its address and its encoded address", () => {
  test.each<[string, (word: string) => ChangeOperation]>([
    ["moved", (from) => ({ kind: "move", from, to: "zh/skills" })],
    ["removed", (page) => ({ kind: "remove", page, redirect: "zh/其他" })],
    ["a place", (page) => ({ kind: "add", page: "zh/new", target: { kind: "after", page } })],
    ["a place for another page", (page) => ({ kind: "place", page: "zh/其他", target: { kind: "before", page } })],
    ["placed", (page) => ({ kind: "place", page, target: { kind: "after", page: "/zh/%E5%85%B6%E4%BB%96" } })],
    ["hidden", (page) => ({ kind: "hide", page, hidden: true })],
    ["named", (page) => ({ kind: "retitle", page, title: "T" })],
  ])("%s", async (_what, operationOf) => {
    const plans = forms.map((word) => planned(site, { operations: [operationOf(word)] }));
    const [first, ...others] = await Promise.all(plans);
    expect(first!.files.length).toBeGreaterThan(0);
    for (const other of others) expect(other).toEqual(first);
  });
});

test.each(["zh/其他", "/zh/其他", "/zh/%E5%85%B6%E4%BB%96", "zh/%e5%85%b6%e4%bb%96"])(
  "readers are sent to %s",
  async (redirect) => {
    const plan = await planned(site, { operations: [{ kind: "remove", page: "zh/技能", redirect }] });
    expect(plan.refusals).toEqual([]);
    expect(plan.addresses).toMatchObject([{ from: "/zh/%E6%8A%80%E8%83%BD", to: "/zh/%E5%85%B6%E4%BB%96" }]);
  },
);

test("readers are sent to the new place of a page that is named by its encoded address with an anchor", async () => {
  const plan = await planned(site, {
    operations: [
      { kind: "move", from: "zh/其他", to: "zh/other" },
      { kind: "remove", page: "zh/技能", redirect: "/zh/%E5%85%B6%E4%BB%96#a" },
    ],
  });
  expect(plan.addresses).toContainEqual(expect.objectContaining({ to: "/zh/other#a" }));
});

describe("what moves", () => {
  const moved = async (from: string, to = "new/", texts = site, basePath = ""): Promise<readonly string[]> => {
    const { files } = await planned(texts, { operations: [{ kind: "move", from, to }] }, { basePath });
    return files.flatMap((file) => (file.kind === "move" ? `${file.from} → ${file.to}` : []));
  };

  test.each([
    ["a folder", "/zh/%E5%9B%BE%20%E7%89%87/", "zh/图 片/x.mdx → new/x.mdx"],
    ["a folder without a slash", "zh/%e5%9b%be%20%e7%89%87", "zh/图 片/x.mdx → new/x.mdx"],
    ["a folder that has a first page", "/guides", "guides/index.mdx → new/index.mdx"],
    ["a pattern below a folder", "zh/%E5%9B%BE%20%E7%89%87/*", "zh/图 片/x.mdx → new/x.mdx"],
    ["another file", "/img/%E5%9B%BE.png", "img/图.png → new/图.png"],
    ["a file with a percent sign in its name", "100%25", "100%25.mdx → new/100%25.mdx"],
    ["the same by its address", "/100%2525", "100%25.mdx → new/100%25.mdx"],
  ])("%s", async (_what, from, expected) => {
    expect(await moved(from)).toEqual([expected]);
  });

  test("a file is found by its name, and another page by the address that is the same text", async () => {
    const both = { ...site, "a%20b.mdx": "" };
    expect(await moved("a%20b", "c", both)).toEqual(["a%20b.mdx → c.mdx"]);
    expect(await moved("/a%20b", "c", both)).toEqual(["a b.mdx → c.mdx"]);
  });

  test.each([
    ["/zh/%E6%96%B0", "a b.mdx → zh/新.mdx"],
    ["zh/100%25", "a b.mdx → zh/100%25.mdx"],
    ["/zh/", "a b.mdx → zh/a b.mdx"],
  ])("to the new path %s", async (to, expected) => {
    expect(await moved("a b", to)).toEqual([expected]);
  });

  test("below a base path", async () => {
    expect(await moved("/docs/a%20b", "/docs/c", site, "/docs")).toEqual(["a b.mdx → c.mdx"]);
  });
});

test("a page without a file is removed by its encoded address", async () => {
  const { files } = await planned(site, { operations: [{ kind: "remove", page: "/zh/%E7%BC%BA" }] });
  expect(files).toMatchObject([{ kind: "edit", file: "docs.json" }]);
});

test("a page that was moved without navc is named by its old encoded address", async () => {
  const { "zh/技能.mdx": text = "", ...others } = site;
  const there = await siteOf({ ...others, "zh/skills.mdx": text });
  const plan = await planSiteChange(there, {
    operations: [{ kind: "move", from: "/zh/%E6%8A%80%E8%83%BD", to: "zh/skills" }],
  });
  expect(plan.addresses).toMatchObject([{ from: "/zh/%E6%8A%80%E8%83%BD", to: "/zh/skills" }]);
});

test.each(["#top", "./", "?a"])("%s is not taken for the start page", async (page) => {
  const change = { operations: [{ kind: "remove", page, redirect: null }] } as const;
  await expect(planned(site, change)).rejects.toThrow("There is no");
});
