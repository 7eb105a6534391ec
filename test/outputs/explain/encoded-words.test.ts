// Is a page found by its path and by each form of its address, listed or not? (D548)
import { describe, expect, test } from "vitest";
import { docsJson, explainIn } from "./explain-files.ts";

const site = {
  "docs.json": docsJson({
    navigation: { pages: ["index", "zh/技能", "a b"] },
    redirects: [{ source: "/old name", destination: "/a b" }],
  }),
  "index.mdx": "",
  "zh/技能.mdx": "",
  "a b.mdx": "",
  "zh/备份 说明.mdx": "",
  "drafts/h b.mdx": "---\nhidden: true\n---\n",
  "100%25.mdx": "",
  "zh/图/index.md": "",
};

describe("a page that no entry lists", () => {
  test.each([
    ["zh/备份 说明", "zh/备份 说明.mdx"],
    ["zh/备份 说明.mdx", "zh/备份 说明.mdx"],
    ["/zh/备份 说明", "zh/备份 说明.mdx"],
    ["/zh/%E5%A4%87%E4%BB%BD%20%E8%AF%B4%E6%98%8E", "zh/备份 说明.mdx"],
    ["zh/%e5%a4%87%e4%bb%bd%20%e8%af%b4%e6%98%8e", "zh/备份 说明.mdx"],
    ["/zh/备份%20说明/", "zh/备份 说明.mdx"],
    ["https://docs.example.com/zh/%E5%A4%87%E4%BB%BD%20%E8%AF%B4%E6%98%8E?q=1#top", "zh/备份 说明.mdx"],
    ["/drafts/h%20b", "drafts/h b.mdx"],
    ["/zh/%E5%9B%BE", "zh/图/index.md"],
    ["100%25", "100%25.mdx"],
    ["/100%25", "100%25.mdx"],
    ["/100%2525", "100%25.mdx"],
  ])("%s names %s", async (word, file) => {
    expect(await explainIn(site, word)).toMatchObject({ kind: "nothing", file: { file, state: "published" } });
  });
});

test.each([
  "zh/技能",
  "/zh/技能",
  "/zh/%E6%8A%80%E8%83%BD",
  "zh/%e6%8a%80%e8%83%bd",
  "//docs.example.com/zh/%E6%8A%80%E8%83%BD",
])("a listed page is found by %s", async (word) => {
  expect(await explainIn(site, word)).toMatchObject({ kind: "page", file: "zh/技能.mdx" });
});

describe("where the encoded address of a page is the path of a file", () => {
  const both = { ...site, "a%20b.mdx": "" };

  test("a path is that of the file", async () => {
    expect(await explainIn(both, "a%20b")).toMatchObject({ kind: "nothing", file: { file: "a%20b.mdx" } });
  });

  test("an address is that of the page", async () => {
    expect(await explainIn(both, "/a%20b")).toMatchObject({ kind: "page", file: "a b.mdx" });
  });
});

test.each(["/docs/old%20name", "/old%20name", "old%20name", "https://example.com/docs/old%20name"])(
  "the redirect of an address is found below a base path by %s",
  async (word) => {
    expect(await explainIn(site, word, { basePath: "/docs" })).toMatchObject({
      kind: "nothing",
      arrives: true,
      redirect: { page: { href: "/docs/a%20b" } },
    });
  },
);
