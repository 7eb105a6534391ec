// Does the navbar of Docusaurus have the tabs of each version, and what does it leave out?
import { expect, test } from "vitest";
import { toDocusaurus } from "../../../../src/adapters.ts";
import type { JsonObject, ResolvedNavigation } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";
import { docusaurusOf, mainLocale } from "./docusaurus-site.ts";

const sidebar = (label: string, sidebarId: string): JsonObject => ({ type: "docSidebar", label, sidebarId });

test("tabs of a version without a folder of its own are in a dropdown with the name of that version", async () => {
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
  expect(mainLocale(site).navbarItems).toEqual([
    { ...sidebar("Guides", "tab:Guides"), position: "left" },
    {
      type: "dropdown",
      label: "1",
      position: "left",
      items: [
        sidebar("Old <1>", "@1 tab:Old <1>"),
        { type: "html", value: '<strong class="navc-heading">More &amp; more</strong>' },
        sidebar("Tools", "@1 tab:More & more/item:Tools"),
        { label: "Status", href: "https://status.example" },
      ],
    },
  ]);
});

test("a language without a folder of its own has a dropdown with its name", async () => {
  const site = await docusaurusOf({
    languages: [
      { language: "en", default: true, tabs: [{ tab: "Guides", pages: ["a"] }] },
      { language: "fr", tabs: [{ tab: "Guide", pages: ["debut"] }] },
    ],
  });
  const items = [sidebar("Guide", "fr tab:Guide")];
  expect(mainLocale(site).navbarItems).toContainEqual({ type: "dropdown", label: "fr", position: "left", items });
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
