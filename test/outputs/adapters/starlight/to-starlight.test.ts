// Does a Starlight site get what docs.json says?
import { expect, test } from "vitest";
import { toStarlight, type StarlightNavigation } from "../../../../src/adapters.ts";
import type { JsonObject } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";

type Options = Parameters<typeof openedSite>[1];

async function starlightOf(config: JsonObject, options: Options = {}): Promise<StarlightNavigation> {
  const site = await openedSite({ name: "Acme", ...config }, options);
  // The adapter takes the JSON of a navigation, and what it makes is JSON.
  return JSON.parse(JSON.stringify(toStarlight(JSON.parse(JSON.stringify(site.navigation)))));
}

const page = (fields: string): string => `---\n${fields}\n---\n`;

/** The entries of the only sidebar. */
function entriesOf({ sidebars }: StarlightNavigation): unknown {
  expect(Object.keys(sidebars)).toHaveLength(1);
  return Object.values(sidebars)[0]!.entries;
}

const link = (label: string, href: string, fields: object = {}): object => ({
  type: "link",
  label,
  href,
  isCurrent: false,
  attrs: {},
  ...fields,
});

test("a hidden group is there for a page of it that is shown, without its root page", async () => {
  const groups = [
    { group: "Start", pages: ["a"] },
    { group: "More", hidden: true, root: "secret", pages: ["shown", "other"] },
  ];
  const files = { "shown.mdx": page("hidden: false") };
  const made = await starlightOf({ navigation: { groups } }, { files });
  expect(entriesOf(made)).toEqual([
    expect.objectContaining({ label: "Start", entries: [link("A", "/a")] }),
    expect.objectContaining({ label: "More", entries: [link("Shown", "/shown")] }),
  ]);
});

test("a group with nothing but a root page is a link with the words of the group, and loses nothing", async () => {
  const groups = [{ group: "Start", pages: ["a", { group: "Form", root: "form", tag: "New", pages: [] }] }];
  const made = await starlightOf({ navigation: { groups } });
  const form = link("Form", "/form", { badge: { text: "New", variant: "default" } });
  expect(entriesOf(made)).toEqual([expect.objectContaining({ label: "Start", entries: [link("A", "/a"), form] })]);
  expect(made.notExpressed.flatMap(({ places }) => places.map(({ what }) => what))).not.toContain('group "Form"');
});

test("a group has its root page first, its tag as a badge, and is open or closed as docs.json says", async () => {
  const groups = [
    { group: "Start", pages: ["a"] },
    {
      group: "More",
      pages: [
        { group: "Open", expanded: true, root: "open", tag: "New", pages: ["b"] },
        { group: "Closed", root: "c", pages: ["c", "d"] },
      ],
    },
  ];
  const made = await starlightOf({ navigation: { groups } });
  expect(entriesOf(made)).toEqual([
    { type: "group", label: "Start", collapsed: false, entries: [link("A", "/a")] },
    {
      type: "group",
      label: "More",
      collapsed: false,
      entries: [
        {
          type: "group",
          label: "Open",
          collapsed: false,
          badge: { text: "New", variant: "default" },
          entries: [link("Open", "/open"), link("B", "/b")],
        },
        // The group lists its root page itself.
        { type: "group", label: "Closed", collapsed: true, entries: [link("C", "/c"), link("D", "/d")] },
      ],
    },
  ]);
  expect(Object.entries(made.pages).map(([slug, { place }]) => [slug, place])).toEqual([
    ["a", [0, 0]],
    ["open", [1, 0, 0]],
    ["b", [1, 0, 1]],
    ["c", [1, 1, 0]],
    ["d", [1, 1, 1]],
  ]);
});

test("a link shows the method, the tag, and that something is deprecated; a page that forwards out of the site opens there", async () => {
  const spec = {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: { "/a": { get: { summary: "List", deprecated: true }, delete: { summary: "Remove" } } },
  };
  const made = await starlightOf(
    { navigation: { pages: ["GET /a", "DELETE /a", "sdk", "beta"] }, api: { openapi: "api.json" } },
    {
      files: {
        "api.json": JSON.stringify(spec),
        "sdk.mdx": page("title: SDK\nurl: https://sdk.example.com"),
        "beta.mdx": page("title: Beta\ntag: New"),
      },
    },
  );
  expect(entriesOf(made)).toEqual([
    link("List", "/api-reference/list", {
      badge: { text: "GET", variant: "note" },
      attrs: { class: "navc-deprecated" },
    }),
    link("Remove", "/api-reference/remove", { badge: { text: "DELETE", variant: "danger" } }),
    link("SDK", "https://sdk.example.com", { attrs: { target: "_blank", rel: "noopener" } }),
    link("Beta", "/beta", { badge: { text: "New", variant: "default" } }),
  ]);
  expect(made.redirects).toEqual({
    "/": { status: 302, destination: "/api-reference/list" },
    "/sdk": { status: 302, destination: "https://sdk.example.com" },
  });
});

test("a hidden page opens the group around it, and no link is the current one", async () => {
  const groups = [{ group: "A", pages: ["a", { group: "B", pages: ["b", "hidden"] }] }];
  const made = await starlightOf({ navigation: { groups } }, { files: { "hidden.mdx": page("hidden: true") } });
  expect(made.pages["hidden"]).toMatchObject({ place: [0, 1], noindex: true });
});

test("tabs and anchors are above the sidebar, and each tab has a sidebar of its own", async () => {
  const made = await starlightOf({
    navigation: {
      global: { anchors: [{ anchor: "Status", href: "https://status.example.com" }] },
      tabs: [
        { tab: "Guides", pages: ["a"] },
        { tab: "API", pages: ["b"] },
        { tab: "Blog", href: "https://blog.example.com" },
      ],
    },
  });
  const tabs = (current: number): object[] =>
    [
      { label: "Guides", href: "/a" },
      { label: "API", href: "/b" },
      { label: "Blog", href: "https://blog.example.com", external: true },
    ].map((tab, index) => (index === current ? { ...tab, current: true } : tab));
  const anchors = [{ label: "Status", href: "https://status.example.com", external: true }];
  expect(made.sidebars).toEqual({
    "main/tab:Guides": { entries: [link("A", "/a")], bars: [tabs(0)], anchors },
    "main/tab:API": { entries: [link("B", "/b")], bars: [tabs(1)], anchors },
  });
  expect(made.pages["b"]).toMatchObject({ sidebar: "main/tab:API", place: [0] });
});

test("a page knows its language, its neighbors, and itself in other languages and versions", async () => {
  const languages = [
    {
      language: "en",
      versions: [
        { version: "v2", pages: ["start", "end"] },
        { version: "v1", pages: ["v1/start"] },
      ],
    },
    { language: "ar", versions: [{ version: "v2", pages: ["ar/first", "ar/end"] }] },
  ];
  const files = { "start.mdx": page("key: start"), "ar/first.mdx": page("title: أول\nkey: start") };
  const made = await starlightOf({ navigation: { languages } }, { files });
  expect(made.locales).toEqual({
    root: { label: "English", lang: "en", dir: "ltr" },
    ar: { label: "العربية", lang: "ar", dir: "rtl" },
  });
  expect(made.pages["ar/first"]).toMatchObject({
    lang: "ar",
    dir: "rtl",
    home: "/ar/first",
    next: { label: "End", href: "/ar/end" },
    languages: [
      { label: "English", href: "/start" },
      { label: "العربية", href: "/ar/first", current: true },
    ],
    alternates: [
      { hreflang: "en", href: "/start" },
      { hreflang: "ar", href: "/ar/first" },
      { hreflang: "x-default", href: "/start" },
    ],
  });
  expect(made.pages["ar/first"]).not.toHaveProperty("prev");
  expect(made.pages["end"]!.versions).toEqual([
    { label: "v2", href: "/end", current: true },
    { label: "v1", href: "/v1/start" },
  ]);
});

test("no redirect is written outside of the site, or over one of its files", async () => {
  const sources = [
    "/../../x",
    "/%2e%2e/x",
    "/..%2fx",
    "/%252e%252e/x",
    "/a%3F",
    "/index.html%23",
    "/a%5Cb",
    "/a%00",
    "/[x]",
  ];
  const redirects = [...sources, "/old%20%C3%A9"].map((source) => ({ source, destination: "/a" }));
  const made = await starlightOf({ navigation: { pages: ["a"] }, redirects });
  expect(Object.keys(made.redirects)).toEqual(["/old é", "/"]);
  const lost = made.notExpressed.filter(({ feature }) => feature === "a redirect");
  expect(lost.reduce((sum, { places }) => sum + places.length, 0)).toBe(sources.length);
});

test("slugs are below the base path and decoded, and addresses have it", async () => {
  const made = await starlightOf(
    { navigation: { pages: ["index", "größe/a b"] }, redirects: [{ source: "/old", destination: "/größe/a b" }] },
    { basePath: "/docs" },
  );
  expect([made.base, Object.keys(made.pages)]).toEqual(["/docs", ["", "größe/a b"]]);
  expect(entriesOf(made)).toEqual([link("Index", "/docs"), link("A b", "/docs/gr%C3%B6%C3%9Fe/a%20b")]);
  expect(made.redirects).toEqual({ "/old": { status: 301, destination: "/docs/größe/a b" } });
});

test("a language is a locale only where it has a folder of its own", async () => {
  const languages = [
    { language: "en", pages: ["docs/start"] },
    { language: "fr", pages: ["docs/debut"] },
    { language: "cn", pages: ["zh/start"] },
  ];
  const made = await starlightOf({ navigation: { languages } });
  expect(Object.keys(made.locales!)).toEqual(["root", "zh"]);
  expect(made.notExpressed).toContainEqual({
    feature: "the words of the theme in a language",
    reason: "its pages are not in one folder of their own; they are those of the first language",
    places: [{ what: 'language "fr"' }],
  });
});

test.each([
  ["get", "note"],
  ["post", "success"],
  ["put", "caution"],
  ["patch", "caution"],
  ["delete", "danger"],
  ["head", "default"],
])("the badge of %s has a color of its own kind: %s", async (method, variant) => {
  const spec = { openapi: "3.1.0", info: { title: "API", version: "1" }, paths: { "/a": { [method]: {} } } };
  const config = { navigation: { pages: [`${method.toUpperCase()} /a`] }, api: { openapi: "api.json" } };
  const made = await starlightOf(config, { files: { "api.json": JSON.stringify(spec) } });
  expect(entriesOf(made)).toEqual([expect.objectContaining({ badge: { text: method.toUpperCase(), variant } })]);
});

test("a webhook and a page with a method and a tag say both in one badge", async () => {
  const spec = {
    openapi: "3.1.0",
    info: { title: "API", version: "1" },
    paths: { "/a": { get: {} } },
    webhooks: { made: { post: { summary: "Made" } } },
  };
  const files = {
    "api.json": JSON.stringify(spec),
    "list.mdx": page('title: List\nopenapi: "GET /a"\ntag: Beta'),
    "plain.mdx": page('title: Plain\ntag: ""'),
  };
  const made = await starlightOf(
    { navigation: { pages: ["webhook made", "list", "plain"] }, api: { openapi: "api.json" } },
    { files },
  );
  expect(entriesOf(made)).toEqual([
    expect.objectContaining({ label: "Made", badge: { text: "WEBHOOK", variant: "tip" } }),
    expect.objectContaining({ label: "List", badge: { text: "GET · Beta", variant: "note" } }),
    link("Plain", "/plain"),
  ]);
});

test("the root page of a group is named as in sidebars, and is no link where it has no file", async () => {
  const groups = [
    { group: "A", root: "first", pages: ["a"] },
    { group: "B", root: "gone", pages: ["b"] },
  ];
  const site = await openedSite(
    { name: "Acme", navigation: { groups } },
    { files: { "first.mdx": page("title: The first page\nsidebarTitle: First") } },
  );
  const plain = JSON.parse(JSON.stringify(site.navigation));
  plain.pages["/gone"] = { ...plain.pages["/gone"], missing: true };
  expect(entriesOf(toStarlight(plain))).toEqual([
    expect.objectContaining({ label: "A", entries: [link("First", "/first"), link("A", "/a")] }),
    expect.objectContaining({ label: "B", entries: [link("B", "/b")] }),
  ]);
});

test("above the title of a page is its section, or all groups around it if docs.json asks for breadcrumbs", async () => {
  const groups = [{ group: "A", pages: [{ group: "B", pages: ["b"] }] }];
  const eyebrowIn = async (config: JsonObject): Promise<unknown> =>
    (await starlightOf({ navigation: { groups }, ...config })).pages["b"]!.eyebrow;
  expect(await eyebrowIn({})).toEqual(["B"]);
  expect(await eyebrowIn({ styling: { eyebrows: "breadcrumbs" } })).toEqual(["A", "B"]);
});

test("a hidden page outside of all groups has no place in the sidebar, and all that are shown may be indexed", async () => {
  const made = await starlightOf(
    { navigation: { pages: ["a", "hidden"] } },
    { files: { "hidden.mdx": page("hidden: true") } },
  );
  expect(made.pages["hidden"]).toMatchObject({ place: [], noindex: true });
  expect(made.pages["a"]).toMatchObject({ place: [0] });
  expect(made.pages["a"]).not.toHaveProperty("noindex");
});

test.each([
  ["pt-BR", true],
  ["zh-Hans-CN", true],
  ["de-1996", true],
  ["x", false],
  ["123", false],
  ["verylonglanguage", false],
  ["en-", false],
  ["en-waytoolongpart", false],
  ["-en", false],
  ["en us", false],
])("a language with the tag %j is a locale: %s", async (tag, isLocale) => {
  const languages = [
    { language: "en", pages: ["start"] },
    { language: "fr", pages: ["fr/start"] },
  ];
  const site = await openedSite({ name: "Acme", navigation: { languages } });
  const plain = JSON.parse(JSON.stringify(site.navigation));
  plain.languages[1].bcp47 = tag;
  const { locales, notExpressed } = toStarlight(plain);
  expect(Object.keys(locales!)).toEqual(isLocale ? ["root", "fr"] : ["root"]);
  const words = notExpressed.filter(({ feature }) => feature === "the words of the theme in a language");
  expect(words.map(({ reason }) => reason)).toEqual(
    isLocale ? [] : ["its code is no language tag; they are those of the first language"],
  );
});

test.each([
  ["at the root of the site", ["index"], ["b/start"]],
  ["in the folder of another language", ["a/debut"], ["a/suite"]],
  ["in several folders", ["fr/debut", "more/suite"], ["b/start"]],
  ["in a folder named root", ["root/debut"], ["b/start"]],
])("a language with pages %s is no locale", async (_, french, german) => {
  const languages = [
    { language: "en", pages: ["start"] },
    { language: "fr", pages: french },
    { language: "de", pages: german },
  ];
  const made = await starlightOf({ navigation: { languages } });
  expect(Object.values(made.locales!).map(({ lang }) => lang)).not.toContain("fr");
});

test("the default language is the root, whatever its place in the list", async () => {
  const languages = [
    { language: "fr", pages: ["fr/debut"] },
    { language: "en", default: true, pages: ["start"] },
  ];
  const made = await starlightOf({ navigation: { languages } });
  expect(Object.entries(made.locales!).map(([folder, { lang }]) => [folder, lang])).toEqual([
    ["fr", "fr"],
    ["root", "en"],
  ]);
});
