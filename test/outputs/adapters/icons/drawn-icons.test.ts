// Does each host get the icons of docs.json, and is each that is not drawn named? (D430)
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../../src/index.ts";
import { toDocusaurus, toFumadocs, toStarlight, toVitePress } from "../../../../src/adapters.ts";
import type { JsonObject } from "../../../../src/compiler/text/json-value.ts";
import { DrawnIcons } from "../../../../src/outputs/adapters/icons/drawn-icons.ts";

const drawingOf = (key: string): string | undefined =>
  ["lucide rocket", "fontawesome github"].includes(key) ? `<svg id="${key}"><path/></svg>` : undefined;
const rocket = "navc-icon navc-icon--lucide-rocket";

async function siteOf(groups: JsonObject[], more: JsonObject = {}): Promise<ResolvedNavigation> {
  const host = memoryHost({ "index.mdx": "---\nicon: rocket\n---\n", "a.mdx": "", "box.svg": "" });
  const config = { name: "Acme", icons: { library: "lucide" }, navigation: { groups }, ...more };
  return (await compileNavigation({ config, host })).navigation!;
}

const group = { group: "Start", icon: "rocket", pages: ["index", "a"] };

test("an icon is named by a class only if it is drawn, and what is not drawn says why", async () => {
  const navigation = await siteOf([
    group,
    { group: "Picture", icon: "/img/a (1).svg", pages: ["a"] },
    { group: "Github", icon: { name: "github", library: "fontawesome" }, pages: ["a"] },
  ]);
  const icons = new DrawnIcons(navigation, { drawingOf });
  expect(icons.classOf("rocket")).toBe(rocket);
  expect(icons.classOf("/img/a (1).svg")).toBe("navc-icon navc-icon--_2fimg_2fa-_281_29_2esvg");
  expect(icons.classOf({ name: "github", library: "fontawesome" })).toBe("navc-icon navc-icon--fontawesome-github");
  expect(icons.reasonAgainst("rocket")).toBeUndefined();
  expect(icons.reasonAgainst(undefined)).toBeUndefined();
  expect(icons.reasonAgainst("nothing")).toMatch(/^Lucide has no free drawing of it/);
  expect(icons.reasonAgainst({ name: "a", library: "mine" })).toMatch(/^the library "mine" has no free drawing/);
  expect(icons.reasonAgainst("https://a.example/b.svg")).toMatch(
    /^it is no name of an icon and no picture of the site/,
  );
  expect(new DrawnIcons(navigation, {}).reasonAgainst("rocket")).toMatch(/^no drawing of it was given/);
  expect(new DrawnIcons(navigation, {}).styles("vitepress")).toBeUndefined();
});

test("the style sheet has a mask for each drawing and a background for each picture, and nothing ends an address", async () => {
  const navigation = await siteOf([group, { group: "P", icon: '/a".svg', pages: ["a"] }]);
  const css = new DrawnIcons(navigation, { drawingOf }).styles("vitepress")!;
  expect(css).toContain(
    '.navc-icon--lucide-rocket { --navc-icon: url("data:image/svg+xml,%3Csvg id=%22lucide rocket%22%3E%3Cpath/%3E%3C/svg%3E"); }',
  );
  expect(css).toContain('{ background: url("/a%22.svg") center / contain no-repeat; mask: none; }');
});

test("Docusaurus has the classes on items of the sidebar and the navbar", async () => {
  const navigation = await siteOf([group], { navigation: { tabs: [{ tab: "T", icon: "rocket", groups: [group] }] } });
  const { locales, notExpressed } = toDocusaurus(navigation, { drawingOf });
  const locale = Object.values(locales)[0]!;
  const [category] = Object.values(locale.sidebars)[0]!;
  expect(category).toMatchObject({ type: "category", className: rocket, items: [{ className: rocket }, {}] });
  expect(locale.navbarItems[0]).toMatchObject({ type: "docSidebar", className: rocket });
  expect(notExpressed.filter(({ feature }) => feature.includes("icon"))).toEqual([]);
});

test("Starlight has the classes on links, on the badges of groups, and on what is above the sidebar", async () => {
  const navigation = await siteOf([], { navigation: { tabs: [{ tab: "T", icon: "rocket", groups: [group] }] } });
  const { sidebars, css, notExpressed } = toStarlight(navigation, { drawingOf });
  const [sidebar] = Object.values(sidebars);
  expect(sidebar!.entries[0]).toMatchObject({
    badge: { text: "", class: rocket },
    entries: [{ attrs: { class: rocket } }, { attrs: {} }],
  });
  expect(sidebar!.bars[0]![0]).toMatchObject({ iconClass: rocket });
  expect(css).toContain('.group-label:has(> .navc-icon--lucide-rocket) { --navc-icon: url("');
  expect(notExpressed.filter(({ feature }) => feature.includes("icon"))).toEqual([]);
});

test("Starlight's own list has the classes, too", async () => {
  const { sidebar } = toStarlight(await siteOf([group]), { drawingOf });
  expect(sidebar).toMatchObject([{ badge: { text: "", class: rocket }, items: [{ attrs: { class: rocket } }, {}] }]);
});

test("VitePress has an element before the label, and Fumadocs the classes beside the icon", async () => {
  const navigation = await siteOf([group]);
  const vitePress = toVitePress(navigation, { drawingOf });
  const [item] = Object.values(vitePress.sidebars)[0]!;
  expect(item!.text).toBe(`<span class="${rocket}"></span>Start`);
  expect(vitePress.css).toContain(".navc-icon--lucide-rocket {");
  const fumadocs = toFumadocs(navigation, { drawingOf });
  expect(Object.values(fumadocs.roots)[0]!.children[0]!.marks).toEqual({ icon: "rocket", iconClass: rocket });
  expect(fumadocs.css).toContain("--navc-icon");
});

test.each([
  ["Starlight", toStarlight],
  ["VitePress", toVitePress],
  ["Docusaurus", toDocusaurus],
  ["Fumadocs", toFumadocs],
] as const)("%s names an icon without a drawing, with its place", async (_name, adapter) => {
  const navigation = await siteOf([{ ...group, icon: "signal-stream" }]);
  const [loss] = adapter(navigation, { drawingOf }).notExpressed.filter(({ feature }) => feature.includes("icon"));
  expect(loss).toMatchObject({ reason: expect.stringMatching(/^Lucide has no free drawing/) as unknown });
  expect(loss!.places).toMatchObject([{ what: 'group "Start"' }]);
});

test("nothing of a base path ends the address of a picture", async () => {
  const host = memoryHost({ "index.mdx": "", "box.svg": "" });
  const config = { name: "Acme", navigation: { groups: [{ group: "G", icon: "box.svg", pages: ["index"] }] } };
  const basePath = '/</style><img/src="x">';
  const { navigation } = await compileNavigation({ config, host, basePath });
  const css = toFumadocs(navigation!, { drawingOf }).css!;
  expect(css).toContain('url("/%3C/style%3E%3Cimg/src=%22x%22%3E/box.svg")');
});

test("the address of a picture has the base path, except for Docusaurus, which adds it", async () => {
  const host = memoryHost({ "index.mdx": "", "box.svg": "" });
  const config = { name: "Acme", navigation: { groups: [{ group: "G", icon: "box.svg", pages: ["index"] }] } };
  const navigation = (await compileNavigation({ config, host, basePath: "/docs" })).navigation!;
  expect(toDocusaurus(navigation, { drawingOf }).css).toContain('url("/box.svg")');
  for (const adapter of [toVitePress, toFumadocs, toStarlight])
    expect(adapter(navigation, { drawingOf }).css).toContain('url("/docs/box.svg")');
});

test("Starlight shows and names the icon of the root page of a group, which is an entry", async () => {
  const root = { group: "Start", root: "index", pages: ["a"] };
  const shown = toStarlight(await siteOf([root]), { drawingOf });
  expect(Object.values(shown.sidebars)[0]!.entries).toMatchObject([
    { type: "group", entries: [{ type: "link", attrs: { class: rocket } }, {}] },
  ]);
  const { notExpressed } = toStarlight(await siteOf([root]), { drawingOf: () => undefined });
  expect(notExpressed.filter(({ feature }) => feature === "an icon").flatMap(({ places }) => places)).toMatchObject([
    { href: "/" },
  ]);
});
