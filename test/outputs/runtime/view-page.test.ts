// What does a theme show around a page: bars, sidebar, what is above the title, anchors?
import { expect, expectTypeOf, test } from "vitest";
import type { Division, GroupDivision, PageNode } from "../../../src/index.ts";
import {
  barEntries,
  barsOf,
  clickOnGroup,
  eyebrowOf,
  findPage,
  globalAnchors,
  isCurrent,
  isInTrail,
  isOpen,
  openNavigation,
  sidebarEntries,
  viewPage,
  type Eyebrow,
  type FoundAddress,
  type GroupClick,
  type PageView,
} from "../../../src/runtime.ts";
import { openedSite, viewAt } from "./opened-site.ts";

const language = (code: string, folder: string) => ({
  language: code,
  versions: ["v2", "v1"].map((version) => ({
    version,
    tabs: [
      { tab: "Guides", pages: [`${folder}${version}/start`] },
      { tab: "Help", pages: ["help"] },
    ],
  })),
});
const editions = await openedSite({ navigation: { languages: [language("en", ""), language("ar", "ar/")] } });

test.each([
  [undefined, "en@v2"],
  ["en@v1", "en@v1"],
  ["ar@v1", "ar@v1"],
  ["fr@v9", "en@v2"],
])("a shared page is shown to a reader of %s in %s", (last, edition) => {
  expect(viewAt(editions, "/help", last).edition.id).toBe(edition);
});

test("a page of one edition is shown in that, whatever the reader saw last", () => {
  const view = viewAt(editions, "/ar/v1/start", "en@v2");
  expect([view.edition.id, view.lang, view.dir]).toEqual(["ar@v1", "ar", "rtl"]);
});

test("the nearest edition has the language of the last one before its version", async () => {
  const tabs = (code: string, help: boolean) => [
    { tab: "Guides", pages: [`${code}/start`] },
    ...(help ? [{ tab: "Help", pages: ["help"] }] : []),
  ];
  const site = await openedSite({
    navigation: {
      languages: [
        {
          language: "en",
          versions: [
            { version: "v2", tabs: tabs("en/v2", true) },
            { version: "v1", tabs: tabs("en/v1", true) },
          ],
        },
        {
          language: "fr",
          versions: [
            { version: "v2", tabs: tabs("fr/v2", true) },
            { version: "v1", tabs: tabs("fr/v1", false) },
          ],
        },
        { language: "de", versions: [{ version: "v1", tabs: tabs("de/v1", false) }] },
      ],
    },
  });
  expect(viewAt(site, "/help", "fr@v1").edition.id).toBe("fr@v2");
  expect(viewAt(site, "/help", "de@v1").edition.id).toBe("en@v1");
});

test("a page without a place has no view", () => {
  const page = { ...viewAt(editions, "/help").page, placements: [] };
  expect(viewPage(editions, page)).toBeUndefined();
});

test("a page of an edition that is not loaded has no view", () => {
  const { navigation } = editions;
  const part = openNavigation({ ...navigation, editions: navigation.editions.slice(0, 1) });
  const found = findPage(part, "/ar/v1/start");
  expect(found.kind === "page" && viewPage(part, found.page)).toBeUndefined();
  expect(viewAt(part, "/help").edition.id).toBe("en@v2");
});

test("a site without languages has no lang, and runs from left to right", async () => {
  const view = viewAt(await openedSite({ navigation: { pages: ["index"] } }), "/");
  expect([view.lang, view.dir, view.language]).toEqual([undefined, "ltr", undefined]);
});

const groups = {
  groups: [
    { group: "Plain", pages: ["plain"] },
    {
      group: "Nested",
      pages: ["above", { group: "Inner", pages: ["inner"] }, { group: "Open", expanded: true, pages: ["open"] }],
    },
    { group: "Root", root: "root", pages: ["below"] },
  ],
};

test.each([
  [true, "toggle", { kind: "navigate", href: "/inner", external: false }],
  [false, "navigate", { kind: "toggle", collapsible: true }],
  [undefined, "navigate", { kind: "navigate", href: "/inner", external: false }],
  [undefined, "toggle", { kind: "toggle", collapsible: true }],
  [undefined, undefined, { kind: "toggle", collapsible: true }],
] as const)(
  "with drilldown %s and the theme's %s, a click on a nested group does %j",
  async (drilldown, own, click) => {
    const interaction = drilldown === undefined ? {} : { interaction: { drilldown } };
    const view = viewAt(await openedSite({ navigation: groups, ...interaction }), "/inner");
    expect(clickOnGroup(groupOf(view, "Inner"), own)).toEqual(click);
  },
);

test("a click on the title of a group with a root page leads there, one on a title that is always open does nothing", async () => {
  const view = viewAt(await openedSite({ navigation: groups }), "/plain");
  expect(clickOnGroup(groupOf(view, "Root"))).toEqual({ kind: "navigate", href: "/root", external: false });
  expect(clickOnGroup(groupOf(view, "Plain"))).toEqual({ kind: "toggle", collapsible: false });
});

test("groups on the way to the page and those that start expanded are open", async () => {
  const site = await openedSite({ navigation: groups });
  const open = (view: PageView) => ["Nested", "Inner", "Open"].map((label) => isOpen(view, groupOf(view, label)));
  expect(open(viewAt(site, "/plain"))).toEqual([true, false, true]);
  expect(open(viewAt(site, "/inner"))).toEqual([true, true, true]);
});

test("a root page that its group does not list makes the group current", async () => {
  const view = viewAt(await openedSite({ navigation: groups }), "/root");
  expect([isCurrent(view, groupOf(view, "Root")), isCurrent(view, groupOf(view, "Plain"))]).toEqual([true, false]);
});

test.each([
  [
    "breadcrumbs",
    "section",
    {
      kind: "breadcrumbs",
      items: [
        { label: "Nested", href: "/above" },
        { label: "Inner", href: "/inner" },
      ],
    },
  ],
  ["section", "breadcrumbs", { kind: "section", label: "Inner" }],
  [
    undefined,
    "breadcrumbs",
    {
      kind: "breadcrumbs",
      items: [
        { label: "Nested", href: "/above" },
        { label: "Inner", href: "/inner" },
      ],
    },
  ],
  [undefined, undefined, { kind: "section", label: "Inner" }],
] as const)("with eyebrows %s and the theme's %s, above the title is %j", async (eyebrows, own, eyebrow) => {
  const styling = eyebrows === undefined ? {} : { styling: { eyebrows } };
  const view = viewAt(await openedSite({ navigation: groups, ...styling }), "/inner");
  expect(eyebrowOf(view, own)).toEqual(eyebrow);
});

test("nothing is above the title of a page in no division", async () => {
  const view = viewAt(await openedSite({ navigation: { pages: ["index"] } }), "/");
  expect(eyebrowOf(view)).toEqual({ kind: "none" });
});

test("a sidebar leaves hidden pages out, unless all of it is hidden", async () => {
  const site = await openedSite(
    {
      navigation: {
        tabs: [
          { tab: "Guides", pages: ["index", "draft"] },
          { tab: "Beta", hidden: true, groups: [{ group: "Lab", pages: ["beta/one", "beta/two"] }] },
        ],
      },
    },
    { files: { "draft.mdx": "---\nhidden: true\n---\n" } },
  );
  const listed = (view: PageView, group?: Division): unknown[] =>
    sidebarEntries(view, group).map((entry) =>
      entry.kind === "group" ? [entry.label, listed(view, entry)] : entry.label,
    );
  expect(listed(viewAt(site, "/draft"))).toEqual(["Index"]);
  expect(listed(viewAt(site, "/beta/one"))).toEqual([["Lab", ["One", "Two"]]]);
});

test("bars have the tabs and the items of a menu, and know which the page is in", async () => {
  const site = await openedSite({
    navigation: {
      tabs: [
        { tab: "Home", pages: ["index"] },
        { tab: "Secret", hidden: true, pages: ["secret"] },
        { tab: "Empty", hidden: true, pages: [] },
        {
          tab: "Developers",
          menu: [
            { item: "SDKs", pages: ["sdk/js"] },
            { item: "Forum", href: "https://forum.example.com" },
          ],
        },
      ],
    },
  });
  const drawn = (address: string) =>
    barsOf(viewAt(site, address)).map(({ entries, active }) => [entries.map(({ label }) => label), active?.label]);
  expect(drawn("/sdk/js")).toEqual([
    [["Home", "Developers"], "Developers"],
    [["SDKs", "Forum"], "SDKs"],
  ]);
  expect(drawn("/secret")).toEqual([[["Home", "Developers"], undefined]]);
  const view = viewAt(site, "/");
  const menu = barsOf(view)[0]?.entries.find(({ label }) => label === "Developers");
  expect(menu && barEntries(menu).map(({ label }) => label)).toEqual(["SDKs", "Forum"]);
  expect(menu && isInTrail(view, menu)).toBe(false);
});

test("global anchors are those of the edition, without hidden ones, and know the page they lead to", async () => {
  const anchors = [
    { anchor: "Blog", href: "https://blog.example.com" },
    { anchor: "Support", href: "/support?a=1#hours" },
    { anchor: "Hidden", href: "https://hidden.example.com", hidden: true },
  ];
  const site = await openedSite(
    { navigation: { global: { anchors }, pages: ["index"] } },
    { files: { "support.mdx": "", "index.mdx": "" } },
  );
  const drawn = (address: string) =>
    globalAnchors(viewAt(site, address)).map(({ anchor, current }) => [anchor.label, anchor.href, current]);
  const blog = ["Blog", "https://blog.example.com", false];
  expect(drawn("/")).toEqual([blog, ["Support", "/support?a=1#hours", false]]);
  expect(drawn("/support")).toEqual([blog, ["Support", "/support?a=1#hours", true]]);
});

test("a wrong use does not compile", () => {
  expectTypeOf<Extract<FoundAddress, { kind: "redirect" }>>().not.toHaveProperty("page");
  expectTypeOf<Extract<Eyebrow, { kind: "section" }>>().not.toHaveProperty("items");
  expectTypeOf<Extract<GroupClick, { kind: "toggle" }>>().not.toHaveProperty("href");
  expectTypeOf(viewPage).returns.toEqualTypeOf<PageView | undefined>();
  expectTypeOf(clickOnGroup).parameter(0).toEqualTypeOf<GroupDivision>();
  expectTypeOf(isOpen).parameter(1).not.toEqualTypeOf<PageNode>();
  const view = viewAt(editions, "/help");
  // @ts-expect-error -- an address is not a page
  expect(() => viewPage(editions, "/help")).toThrow(TypeError);
  // @ts-expect-error -- the navigation has to be opened first
  expect(() => findPage(editions.navigation, "/help")).toThrow(TypeError);
  // @ts-expect-error -- a theme shows breadcrumbs or the section
  expect(eyebrowOf(view, "path")).toMatchObject({ label: "Help" });
  // @ts-expect-error -- a page has no entries below it
  expect(() => sidebarEntries(view, view.node as PageNode)).toThrow(TypeError);
  // @ts-expect-error -- only groups open and close
  expect(() => isOpen(view, view.sidebar)).toThrow(TypeError);
});

function groupOf(view: PageView, label: string): GroupDivision {
  const below = (division: Division): readonly GroupDivision[] =>
    division.children.flatMap((child) =>
      child.kind === "page" ? [] : [...(child.kind === "group" ? [child] : []), ...below(child)],
    );
  const found = below(view.edition.tree).find((group) => group.label === label);
  expect([label, found === undefined]).toEqual([label, false]);
  return found!;
}
