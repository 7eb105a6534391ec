// Are the sidebars of Docusaurus those of the navigation?
import { expect, test } from "vitest";
import { toDocusaurus } from "../../../../src/adapters.ts";
import { isShown } from "../../../../src/outputs/runtime/sidebar-state.ts";
import type { Division, PageNode, ResolvedNavigation } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";
import { compiledFixtures } from "../../../support/compiled-fixtures.ts";
import { docusaurusOf, linesOf, mainLocale } from "./docusaurus-site.ts";

test("each division with pages has a sidebar, with categories for groups and documents for pages", async () => {
  const site = await docusaurusOf({
    tabs: [
      {
        tab: "Guides",
        groups: [
          {
            group: "Start",
            pages: ["index", { group: "More", root: "more/overview", expanded: true, pages: ["more/one"] }],
          },
          { group: "Later", pages: ["later", { group: "Deep", pages: ["deep"] }] },
        ],
      },
      { tab: "Help", pages: ["help"] },
    ],
  });
  const { sidebars, navbarItems } = mainLocale(site);
  expect(Object.keys(sidebars)).toEqual(["tab:Guides", "tab:Help"]);
  expect(linesOf(sidebars["tab:Guides"]!)).toEqual([
    "category Start",
    "  doc Index > index",
    "  category More > more/overview",
    "    doc One > more/one",
    "category Later",
    "  doc Later > later",
    "  category Deep",
    "    doc Deep > deep",
  ]);
  const [start, later] = sidebars["tab:Guides"]!;
  expect(start).toMatchObject({ collapsible: false, items: [{}, { collapsible: true, collapsed: false }] });
  expect(later).toMatchObject({ items: [{}, { collapsible: true, collapsed: true }] });
  expect(navbarItems).toEqual([
    { type: "docSidebar", label: "Guides", sidebarId: "tab:Guides", position: "left" },
    { type: "docSidebar", label: "Help", sidebarId: "tab:Help", position: "left" },
  ]);
  expect(site.notExpressed).toEqual([]);
});

test("what the theme does not show is in custom properties and classes, and is reported with its place", async () => {
  const openapi = "api.json";
  const spec = {
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/a/{id}": { get: { summary: "Get", deprecated: true } } },
  };
  const site = await docusaurusOf(
    { groups: [{ group: "API", icon: "code", tag: "New", openapi, pages: ["index", "GET /a/{id}"] }] },
    { files: { [openapi]: JSON.stringify(spec) } },
  );
  expect(mainLocale(site).sidebars["docs"]).toEqual([
    {
      type: "category",
      label: "API",
      collapsible: false,
      className: "navc-tag navc-tag--New",
      customProps: { icon: "code", tag: "New" },
      items: [
        { type: "doc", id: "index", label: "Index" },
        {
          type: "doc",
          id: "GET/a/id",
          label: "Get",
          className: "navc-method navc-method--get navc-deprecated",
          customProps: { method: "GET", deprecated: true },
        },
      ],
    },
  ]);
  const place = { what: 'group "API"', source: { pointer: "/navigation/groups/0" }, edition: "main" };
  expect(site.notExpressed.map(({ feature, places }) => [feature, places])).toEqual([
    ["the icon of a page or group", [place]],
  ]);
});

test("a page belongs to its first sidebar, and the others refer to it", async () => {
  const site = await docusaurusOf({
    tabs: [
      { tab: "A", pages: ["one", "two"] },
      { tab: "B", pages: ["two", "three", "three"] },
    ],
  });
  const { sidebars } = mainLocale(site);
  expect(linesOf(sidebars["tab:B"]!)).toEqual(["ref Two > two", "doc Three > three", "ref Three > three"]);
});

test("a hidden page is not in the sidebar, but in one that is hidden as a whole", async () => {
  const hidden = "---\nhidden: true\n---\n";
  const files = { "b.mdx": hidden, "c.mdx": hidden };
  const site = await docusaurusOf(
    {
      tabs: [
        { tab: "A", pages: ["a", "b"] },
        { tab: "C", pages: ["c"] },
      ],
    },
    { files },
  );
  const { sidebars, navbarItems } = mainLocale(site);
  expect(Object.values(sidebars).map((items) => linesOf(items))).toEqual([["doc A > a"], ["doc C > c"]]);
  expect(navbarItems).toMatchObject([{ label: "A" }]);
});

test("a page that forwards is a link to where it forwards", async () => {
  const files = { "sdk.mdx": "---\nurl: https://sdk.example.com\n---\n", "old.mdx": "---\nurl: /new\n---\n" };
  const site = await docusaurusOf({ pages: ["new", "sdk", "old"] }, { files, basePath: "/docs" });
  expect(mainLocale(site).sidebars["docs"]).toEqual([
    { type: "doc", id: "new", label: "New" },
    { type: "link", href: "https://sdk.example.com", label: "Sdk" },
    { type: "link", href: "/docs/new", label: "Old", autoAddBaseUrl: false },
  ]);
  expect(site.baseUrl).toBe("/docs/");
});

test("items of one label in a sidebar have keys, unless a release refuses them", async () => {
  const navigation = {
    groups: [
      { group: "A", pages: ["a/start", { group: "More", pages: ["a/more"] }] },
      { group: "B", pages: ["b/start", { group: "More", pages: ["b/more"] }] },
    ],
  };
  const keys = JSON.stringify(mainLocale(await docusaurusOf(navigation)).sidebars).match(/"key":"[^"]*"/g);
  expect(keys).toEqual([
    '"key":"a/start"',
    '"key":"a/more"',
    '"key":"A/More"',
    '"key":"b/start"',
    '"key":"b/more"',
    '"key":"B/More"',
  ]);
  const without = await docusaurusOf(navigation, { options: { itemKeys: false } });
  expect(JSON.stringify(without)).not.toContain('"key"');
});

test("a file has a path that Docusaurus reads, whatever the key of its page", async () => {
  const site = await docusaurusOf({ pages: ["_part/a", "a.test", "GET", "get", "été/à propos"] });
  expect(linesOf(mainLocale(site).sidebars["docs"]!).map((line) => line.split(" > ")[1])).toEqual([
    "part/a",
    "a-test",
    "GET",
    "get-2",
    "été/à-propos",
  ]);
});

test("a group that can't be a category is reported", async () => {
  const site = await docusaurusOf({
    groups: [
      { group: "", pages: ["index"] },
      { group: "Listed root", root: "one", pages: ["one", "two"] },
    ],
  });
  expect(linesOf(mainLocale(site).sidebars["docs"]!)).toEqual([
    "doc Index > index",
    "category Listed root > one",
    "  doc One > one",
    "  doc Two > two",
  ]);
  expect(site.notExpressed.map(({ feature }) => feature)).toEqual([
    "a group without a label",
    "a group whose root page is in its list, too",
  ]);
});

test("each page that is shown in an edition is in the sidebars or reported, for all fixtures", async () => {
  const missing: string[] = [];
  let pages = 0;
  for (const { name, navigation } of await compiledFixtures()) {
    const { locales, notExpressed } = toDocusaurus(navigation);
    const withoutText = notExpressed.filter(({ feature }) => feature === "a page without a text");
    const reported = new Set(withoutText.flatMap(({ places }) => places.map(({ what }) => what)));
    const all = Object.values(locales).flatMap(({ sidebars, versions }) => [
      sidebars,
      ...versions.map((each) => each.sidebars),
    ]);
    const listed = all.flatMap((sidebars) => Object.values(sidebars).flatMap((items) => linesOf(items))).map(labelIn);
    for (const label of navigation.editions.flatMap(({ tree }) => shownLabels(tree))) {
      pages += 1;
      if (!listed.includes(label) && !reported.has(`page "${label}"`)) missing.push(`${name}: ${label}`);
    }
  }
  expect(missing).toEqual([]);
  expect(pages).toBeGreaterThan(500);
});

function labelIn(line: string): string {
  return / *\w+ (.*?)(?: > .*)?$/s.exec(line)![1]!;
}

function shownLabels(node: Division | PageNode): readonly string[] {
  if (node.kind === "page") return node.hidden || node.label === "" || node.label.includes(" > ") ? [] : [node.label];
  return node.children.filter(isShown).flatMap(shownLabels);
}

test("redirects with wildcards are reported, because a static site has none", async () => {
  const redirects = [{ source: "/old/*", destination: "/index" }];
  const { navigation } = await openedSite({ name: "Acme", redirects, navigation: { pages: ["index"] } }, {});
  const { notExpressed } = toDocusaurus(navigation as ResolvedNavigation);
  expect(notExpressed.map(({ feature, places }) => [feature, places.map(({ what }) => what)])).toEqual([
    ["a redirect", ['redirect "/old/*"']],
  ]);
});
