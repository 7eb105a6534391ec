// Does the navbar of Docusaurus have the tabs of each version, and what does it leave out?
import { expect, test } from "vitest";
import { toDocusaurus } from "../../../../src/adapters.ts";
import type { JsonObject, ResolvedNavigation } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";
import { docusaurusOf, mainLocale } from "./docusaurus-site.ts";

const sidebar = (label: string, sidebarId: string): JsonObject => ({ type: "docSidebar", label, sidebarId });

test("tabs of a version without a folder of its own are those of its pages, and no item of the others", async () => {
  const tabs = [
    { tab: "Old <1>", pages: ["x"] },
    {
      tab: "More & more",
      menu: [
        { item: "Tools", pages: ["y"] },
        { item: "Status", href: "https://status.example" },
      ],
    },
  ];
  const site = await docusaurusOf({
    versions: [
      { version: "2", default: true, tabs: [{ tab: "Guides", pages: ["a"] }] },
      { version: "1", tabs },
    ],
  });
  const left = { position: "left" } as const;
  expect(mainLocale(site).navbarItems).toEqual([
    {
      type: "custom-navcEditionItems",
      ...left,
      editions: [
        { sidebars: ["tab:Guides"], items: [{ ...sidebar("Guides", "tab:Guides"), ...left }] },
        {
          sidebars: ["@1 tab:Old <1>", "@1 tab:More & more/item:Tools"],
          items: [
            { ...sidebar("Old <1>", "@1 tab:Old <1>"), ...left },
            {
              type: "dropdown",
              label: "More & more",
              ...left,
              items: [
                sidebar("Tools", "@1 tab:More & more/item:Tools"),
                { label: "Status", href: "https://status.example" },
              ],
            },
          ],
        },
      ],
    },
  ]);
});

test("versions inside of tabs have these tabs once, and what is below all tabs is a link to the one place of it", async () => {
  const versions = (folder: string): JsonObject[] =>
    ["2", "1", "0"].map((version) => ({ version, pages: [`${folder}/${version}/a`, `${folder}/${version}/b`] }));
  const site = await docusaurusOf({
    global: { anchors: [{ anchor: "Status", href: "https://status.example" }] },
    tabs: [
      { tab: "Docs", versions: versions("docs") },
      { tab: "Spec", versions: versions("spec") },
      { tab: "Blog", pages: ["blog"] },
    ],
  });
  const left = { position: "left" } as const;
  const blog = { label: "Blog", to: "/blog", autoAddBaseUrl: false, ...left };
  const older = (version: string): JsonObject => ({
    sidebars: ["Docs", "Spec", "Blog"].map((tab) => `@${version} tab:${tab}`),
    items: [...["Docs", "Spec"].map((tab) => ({ ...sidebar(tab, `@${version} tab:${tab}`), ...left })), blog],
  });
  const tabs = ["Docs", "Spec", "Blog"];
  expect(mainLocale(site).navbarItems).toEqual([
    {
      type: "custom-navcEditionItems",
      ...left,
      editions: [
        {
          sidebars: tabs.map((tab) => `tab:${tab}`),
          items: tabs.map((tab) => ({ ...sidebar(tab, `tab:${tab}`), ...left })),
        },
        older("1"),
        older("0"),
      ],
    },
    { label: "Status", href: "https://status.example", position: "right" },
  ]);
  expect(
    site.notExpressed.map(({ feature, places }) => [feature, places.map(({ source }) => source?.pointer)]),
  ).toEqual([
    [
      "a version whose pages are in no folder of their own",
      [1, 2].map((index) => `/navigation/tabs/0/versions/${index}`),
    ],
  ]);
});

test("a tab without a page of a version has no sidebar there, also beside versions without a folder of their own", async () => {
  const api = (...pages: string[]): JsonObject => ({ tab: "API", pages });
  const guides = { tab: "Guides", pages: ["guide"] };
  const site = await docusaurusOf({
    versions: [
      { version: "2", default: true, tabs: [guides, api("two", "new/b")] },
      { version: "1", tabs: [api("one", "old/b")] },
      { version: "0", tabs: [{ ...guides, hidden: true }, api("v0/a", "v0/b")] },
    ],
  });
  const { navbarItems, versions } = mainLocale(site);
  expect(navbarItems.map(({ type }) => type)).toContain("custom-navcEditionItems");
  expect(versions.map(({ name, sidebars }) => [name, Object.keys(sidebars)])).toEqual([["0", ["tab:API"]]]);
});

test("anchors of a version without a folder of its own are on its pages only", async () => {
  const anchors = (version: string): JsonObject => ({
    global: { anchors: [{ anchor: "Code", href: `https://code.example/${version}` }] },
  });
  const site = await docusaurusOf({
    versions: [
      { version: "2", default: true, ...anchors("2"), pages: ["a"] },
      { version: "1", ...anchors("1"), pages: ["b"] },
      { version: "0", ...anchors("0"), pages: ["v0/b", "v0/c"] },
    ],
  });
  const right = { position: "right" } as const;
  const code = (version: string, name: string): JsonObject => ({
    label: "Code",
    href: `https://code.example/${version}`,
    ...right,
    className: `navc-version--${name}`,
  });
  expect(mainLocale(site).navbarItems).toEqual([
    {
      type: "custom-navcEditionItems",
      ...right,
      editions: [
        { sidebars: ["docs"], items: [code("2", "current")] },
        { sidebars: ["@1 docs"], items: [code("1", "current")] },
      ],
    },
    code("0", "0"),
  ]);
  const { versions } = mainLocale(site).docs;
  // A badge would have the name of one of the two versions in the docs of the default one.
  expect(Object.values(versions).map(({ label, badge }) => [label, badge])).toEqual([
    ["0", true],
    ["2", false],
  ]);
});

test("a language without a folder of its own has its tabs on its pages", async () => {
  const site = await docusaurusOf({
    languages: [
      { language: "en", default: true, tabs: [{ tab: "Guides", pages: ["a"] }] },
      { language: "fr", tabs: [{ tab: "Guide", pages: ["debut"] }] },
    ],
  });
  const [item] = mainLocale(site).navbarItems;
  const left = { position: "left" } as const;
  expect(item).toEqual({
    type: "custom-navcEditionItems",
    ...left,
    editions: [
      { sidebars: ["tab:Guides"], items: [{ ...sidebar("Guides", "tab:Guides"), ...left }] },
      { sidebars: ["fr tab:Guide"], items: [{ ...sidebar("Guide", "fr tab:Guide"), ...left }] },
    ],
  });
});

test("a tab in another language names the docs that its sidebar is in, and leads out of its build for the page of another", async () => {
  const { locales } = await docusaurusOf({
    languages: [
      { language: "en", default: true, pages: ["a"] },
      {
        language: "ar",
        tabs: [
          { tab: "Guide", pages: ["ar/b", "ar/c"] },
          { tab: "English", href: "/a" },
        ],
      },
    ],
  });
  expect(locales["ar"]!.navbarItems).toEqual([
    { ...sidebar("Guide", "tab:Guide"), docsPluginId: "ar", position: "left" },
    { label: "English", to: "pathname:///a", autoAddBaseUrl: false, position: "left" },
  ]);
});

test("a tab whose sidebar has no document is a link, because Docusaurus stops at one", async () => {
  const files = { "away.mdx": "---\nurl: /guide\n---\n" };
  const site = await docusaurusOf(
    {
      tabs: [
        { tab: "Group", pages: [{ group: "Root", root: "guide", pages: ["away"] }] },
        { tab: "Deep", pages: [{ group: "List", pages: ["away", "deep"] }] },
        { tab: "Away", pages: ["away"] },
        { tab: "All away", pages: [{ group: "List", pages: ["away"] }] },
        { tab: "Nothing", pages: [] },
      ],
    },
    { files },
  );
  const link = { to: "/guide", autoAddBaseUrl: false, position: "left" };
  expect(mainLocale(site).navbarItems).toEqual([
    { ...sidebar("Group", "tab:Group"), position: "left" },
    { ...sidebar("Deep", "tab:Deep"), position: "left" },
    { label: "Away", ...link },
    { label: "All away", ...link },
  ]);
});

test("a tab whose pages are in the docs of one version has no sidebar in the others, because Docusaurus stops at one", async () => {
  const site = await docusaurusOf({
    tabs: [
      { tab: "Guides", pages: [{ group: "Start", pages: ["guide"] }] },
      {
        tab: "API",
        versions: [
          { version: "1", default: true, pages: ["api/1/a"] },
          { version: "2", pages: ["api/2/a"] },
        ],
      },
    ],
  });
  const { navbarItems, sidebars, versions } = mainLocale(site);
  expect(navbarItems.map(({ label, type }) => [label, type])).toEqual([
    ["Guides", "docSidebar"],
    ["API", "docSidebar"],
  ]);
  expect([sidebars, ...versions.map((each) => each.sidebars)].map(Object.keys)).toEqual([
    ["tab:Guides", "tab:API"],
    ["tab:API"],
  ]);
});

test("hidden anchors and tabs are not in the navbar, although a hidden tab has a sidebar", async () => {
  const navigation = {
    global: {
      anchors: [
        { anchor: "Internal", hidden: true, href: "https://internal.example" },
        { anchor: "Status", href: "https://status.example" },
      ],
    },
    tabs: [
      { tab: "Guides", pages: ["a"] },
      { tab: "Drafts", hidden: true, pages: ["drafts/b"] },
    ],
  };
  const site = await docusaurusOf(navigation);
  expect(mainLocale(site).navbarItems.map(({ label, position }) => [label, position])).toEqual([
    ["Guides", "left"],
    ["Status", "right"],
  ]);
  expect(Object.keys(mainLocale(site).sidebars)).toEqual(["tab:Guides", "tab:Drafts"]);
});

test("what a tab shows besides its label is reported with its place", async () => {
  const look = { icon: "book", tag: "New", description: "All of it." };
  const { notExpressed } = await docusaurusOf({
    tabs: [
      { tab: "Guides", ...look, pages: ["a"] },
      { tab: "Menu", icon: "list", menu: [{ item: "Plain", description: "", pages: ["b"] }] },
    ],
  });
  const place = (what: string, index: number): JsonObject => ({
    what,
    source: { pointer: `/navigation/tabs/${index}` },
    edition: "main",
  });
  expect(notExpressed.map(({ feature, places }) => [feature, places])).toEqual([
    ["the icon of what the navbar shows", [place('tab "Guides"', 0), place('tab "Menu"', 1)]],
    ["the tag of what the navbar shows", [place('tab "Guides"', 0)]],
    ["the description of what the navbar shows", [place('tab "Guides"', 0)]],
  ]);
});

test("breadcrumbs are reported for tabs, and not for groups and pages", async () => {
  const lostOf = async (styling: JsonObject): Promise<unknown> => {
    const navigation = { tabs: [{ tab: "Guides", pages: ["a", { group: "Group", pages: ["b"] }] }] };
    const site = await openedSite({ name: "Acme", styling, navigation });
    const { notExpressed } = toDocusaurus(site.navigation as ResolvedNavigation);
    return notExpressed.map(({ feature, places }) => [feature, places]);
  };
  expect(await lostOf({ eyebrows: "section" })).toEqual([]);
  const place = { what: 'tab "Guides"', source: { pointer: "/navigation/tabs/0" }, edition: "main" };
  expect(await lostOf({ eyebrows: "breadcrumbs" })).toEqual([["tabs, products and the like in breadcrumbs", [place]]]);
  const plain = {
    navigation: { pages: ["a", { group: "Group", pages: ["b"] }] },
    styling: { eyebrows: "breadcrumbs" },
  };
  const { navigation } = await openedSite({ name: "Acme", ...plain });
  expect(toDocusaurus(navigation as ResolvedNavigation).notExpressed).toEqual([]);
});

test("the tag of a language is reported", async () => {
  const { notExpressed } = await docusaurusOf({
    languages: [
      { language: "en", default: true, pages: ["a"] },
      { language: "fr", tag: "Beta", pages: ["fr/a", "fr/b"] },
    ],
  });
  expect(notExpressed.map(({ feature, places }) => [feature, places])).toEqual([
    ["the tag of a language", [{ what: 'language "fr"' }]],
  ]);
});
