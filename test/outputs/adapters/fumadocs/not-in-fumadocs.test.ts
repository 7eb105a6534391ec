// What does a navigation have that Fumadocs can't show, and what of it is no loss?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonObject } from "../../../../src/index.ts";
import { toFumadocs, type FumadocsNavigation } from "../../../../src/adapters.ts";

async function exported(config: JsonObject, files: Readonly<Record<string, string>> = {}): Promise<FumadocsNavigation> {
  const pages = Object.fromEntries(["a", "b", "c", "d", "help"].map((path) => [`${path}.mdx`, ""]));
  const host = memoryHost({ ...pages, ...files });
  const { navigation } = await compileNavigation({ config: { name: "Acme", ...config }, host, discover: true });
  return toFumadocs(navigation!);
}

async function lost(config: JsonObject, files?: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { notExpressed } = await exported(config, files);
  return notExpressed.map(({ feature, places }) => `${feature}: ${places.map(({ what }) => what).join(", ")}`);
}

test("a page that several editions list has one frame, and one in no list is no loss", async () => {
  const languages = [
    { language: "en", pages: ["a", "help"] },
    { language: "fr", pages: ["b", "help"] },
  ];
  expect(await lost({ navigation: { languages } })).toEqual(['a page in several editions: page "Help"']);
});

test("related pages are lost, if there are any", async () => {
  const files = { "a.mdx": "---\nrelated: [/b]\n---\n", "b.mdx": "---\nrelated: []\n---\n" };
  expect(await lost({ navigation: { pages: ["a", "b"] } }, files)).toEqual(['related pages: page "A"']);
});

test("a root page that its group shows in its list, too, is marked twice", async () => {
  const groups = [
    { group: "Listed", root: "a", pages: ["b", "a"] },
    { group: "Not listed", root: "c", pages: ["b"] },
    { group: "Hidden in it", root: "d", pages: ["d", "b"] },
    { group: "Without a root", pages: ["b"] },
  ];
  const hidden = { "d.mdx": "---\nhidden: true\n---\n" };
  const found = await lost(
    { navigation: { tabs: groups.map((group) => ({ tab: group.group, groups: [group] })) } },
    hidden,
  );
  expect(found.filter((line) => line.startsWith("a root page"))).toEqual([
    'a root page that its group lists too: group "Listed"',
  ]);
});

test("a title that opens the first page of its group only opens the group, unless that has a root page, or no page", async () => {
  const groups = [
    {
      group: "Outer",
      pages: [
        "a",
        { group: "Inner", pages: ["b"] },
        { group: "Rooted", root: "c", pages: ["d"] },
        { group: "Empty", pages: [] },
      ],
    },
  ];
  expect(await lost({ interaction: { drilldown: true }, navigation: { groups } })).toEqual([
    'a title that opens the first page of its group: group "Outer", group "Inner"',
  ]);
  expect(await lost({ interaction: { drilldown: false }, navigation: { groups } })).toEqual([]);
});

test("a page that a sidebar shows twice is marked twice, and one in two sidebars or hidden is not", async () => {
  const tabs = [
    {
      tab: "One",
      groups: [
        { group: "A", pages: ["a", "b"] },
        { group: "B", pages: [{ group: "C", pages: ["a"] }] },
      ],
    },
    { tab: "Two", pages: ["b"] },
    {
      tab: "Three",
      groups: [
        { group: "D", pages: ["c"] },
        { group: "E", hidden: true, pages: ["c"] },
      ],
    },
  ];
  const found = await lost({ navigation: { tabs } });
  expect(found.filter((line) => line.startsWith("a page that"))).toEqual([
    'a page that a sidebar lists twice: page "A"',
  ]);
});

test.each([
  [
    "breadcrumbs",
    [
      { name: "Outer", url: "/a" },
      { name: "Inner", url: "/b" },
    ],
  ],
  ["section", [{ name: "Inner" }]],
])(
  "above the title there are %s, as docs.json says, and nothing for a page in no division",
  async (eyebrows, shown) => {
    const groups = [{ group: "Outer", pages: ["a", { group: "Inner", pages: ["b"] }] }];
    const { pages } = await exported({ styling: { eyebrows }, navigation: { groups } });
    expect(pages["/b"]?.breadcrumbs).toEqual(shown);
    const plain = await exported({ navigation: { pages: ["a"] } });
    expect(plain.pages["/a"]).not.toHaveProperty("breadcrumbs");
  },
);

test("versions that can be chosen are named by their labels", async () => {
  const versions = [
    { version: "v2", pages: ["a"] },
    { version: "v1", pages: ["b"] },
  ];
  const { pages } = await exported({ navigation: { versions } });
  expect(pages["/a"]?.versions).toEqual({ v2: "/a", v1: "/b" });
});

test("hidden anchors are no links of the layout", async () => {
  const anchors = [
    { anchor: "Blog", href: "https://blog.example.com" },
    { anchor: "Beta", href: "https://beta.example.com", hidden: true },
  ];
  const { links } = await exported({ navigation: { global: { anchors }, pages: ["a"] } });
  expect(links["main"]?.map(({ text }) => text)).toEqual(["Blog"]);
});
