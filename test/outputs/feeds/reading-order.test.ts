// At which of its places do feeds show a page, and which links do they have?
import { expect, test } from "vitest";
import { compileNavigation, llmsText, memoryHost, searchRecords, type JsonObject } from "../../../src/index.ts";
import { siteOf } from "./feed-site.ts";

test.each([
  ["a page of a hidden group", { group: "Old", hidden: true, pages: ["a"] }],
  ["the root of a hidden group", { group: "Old", hidden: true, root: "a", pages: ["b"] }],
])("%s is shown at its visible place", async (_, group) => {
  const site = await siteOf({ navigation: { groups: [group, { group: "New", pages: ["a"] }] } }, { a: "", b: "" });
  const [record] = searchRecords(site);
  expect([record?.href, record?.section, record?.breadcrumbs]).toEqual(["/a", "New", ["New"]]);
});

test("the root page of a group has the label that its front matter says, otherwise its title", async () => {
  const groups = [
    { group: "One", root: "a", pages: [] },
    { group: "Two", root: "b", pages: [] },
  ];
  const site = await siteOf({ navigation: { groups } }, { a: "title: A\nsidebarTitle: Short", b: "title: B" });
  expect(searchRecords(site).map(({ label, title }) => [label, title])).toEqual([
    ["Short", "A"],
    ["B", "B"],
  ]);
});

test("with indexing: all, an unlisted page is in its own language, with the label that its front matter says", async () => {
  const config = {
    seo: { indexing: "all" },
    navigation: {
      languages: [
        { language: "en", pages: ["a"] },
        { language: "fr", pages: ["fr/a"] },
      ],
    },
  };
  const host = memoryHost({
    "a.mdx": "",
    "fr/a.mdx": "",
    "fr/draft.mdx": "---\ntitle: Brouillon\nsidebarTitle: Court\n---\n",
    "fr/plain.mdx": "---\ntitle: Simple\n---\n",
  });
  const { navigation } = await compileNavigation({ config, host, dialect: "mintlify" });
  expect(searchRecords(navigation!).map(({ id, label }) => [id, label])).toEqual([
    ["en /a", "A"],
    ["fr /fr/a", "A"],
    ["fr /fr/draft", "Court"],
    ["fr /fr/plain", "Simple"],
  ]);
});

test("a hidden tab or anchor that leads out of the site is no link", async () => {
  const out = (name: string): JsonObject => ({ href: `https://${name}.example.com` });
  const site = await siteOf(
    {
      navigation: {
        global: {
          anchors: [
            { anchor: "Blog", ...out("blog") },
            { anchor: "Beta", hidden: true, ...out("beta") },
          ],
        },
        tabs: [
          { tab: "Guides", pages: ["a"] },
          { tab: "Shop", ...out("shop") },
          { tab: "Lab", hidden: true, ...out("lab") },
        ],
      },
    },
    { a: "" },
  );
  const [, optional = ""] = llmsText(site).split("## Optional\n");
  expect(optional.match(/\[\w+\]/g)).toEqual(["[Shop]", "[Blog]"]);
});

test("a tab in a tab bar of a product leads to its content in another version", async () => {
  const site = await siteOf(
    {
      navigation: {
        products: [
          {
            product: "P",
            tabs: [
              { tab: "A", versions: [{ version: "v2", pages: ["a"] }] },
              { tab: "B", versions: [{ version: "v1", pages: ["b"] }] },
            ],
          },
        ],
      },
    },
    { a: "title: First", b: "title: Second" },
  );
  expect(llmsText(site)).toContain("- [First](/a)");
  expect(llmsText(site)).toContain("- [Second](/b)");
});
