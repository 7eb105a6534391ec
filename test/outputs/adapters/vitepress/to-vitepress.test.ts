// What does VitePress get of small sites, and what is it said not to express?
import { expect, test } from "vitest";
import { toVitePress, vitePressConfig, type VitePressNavigation } from "../../../../src/adapters.ts";
import type { JsonObject, ResolvedNavigation } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";

async function vitePressOf(
  navigation: JsonObject,
  settings: Parameters<typeof openedSite>[1] = {},
  more: JsonObject = {},
): Promise<VitePressNavigation> {
  const site = await openedSite({ name: "Acme", navigation, ...more }, settings);
  return toVitePress(site.navigation as ResolvedNavigation);
}

/** The features that VitePress lacks, each with the names of its places. */
function lossesOf({ notExpressed }: VitePressNavigation): readonly string[] {
  return notExpressed.map(({ feature, places }) => `${feature}: ${places.map(({ what }) => what).join(", ")}`);
}

test("a group whose page forwards out of the site leads there by its entry alone", async () => {
  const files = { "away.mdx": "---\ntitle: Away\nurl: https://sdk.example.com\n---\n" };
  const site = await vitePressOf(
    {
      groups: [
        { group: "SDK", pages: ["away"] },
        { group: "Guides", pages: ["one"] },
      ],
    },
    { files },
  );
  expect(site.sidebars["main "]?.[0]).toEqual({
    text: "SDK",
    items: [{ text: "Away", link: "https://sdk.example.com" }],
  });
  expect(lossesOf(site)).toEqual([]);
});

test("groups open and close as docs.json says, and a root page is the link of its group", async () => {
  const { sidebars } = await vitePressOf({
    groups: [
      {
        group: "Top",
        pages: [
          "one",
          { group: "Closed", pages: ["two"] },
          { group: "Open", expanded: true, root: "three", pages: ["four"] },
        ],
      },
    ],
  });
  expect(sidebars).toEqual({
    "main ": [
      {
        text: "Top",
        items: [
          { text: "One", link: "/one" },
          { text: "Closed", collapsed: true, items: [{ text: "Two", link: "/two" }] },
          { text: "Open", link: "/three", collapsed: false, items: [{ text: "Four", link: "/four" }] },
        ],
      },
    ],
  });
});

test("labels are HTML that shows them as they are, and no two of a list have the same text", async () => {
  const title = (text: string): string => `---\ntitle: ${JSON.stringify(text)}\n---\n`;
  const { sidebars } = await vitePressOf(
    { groups: [{ group: "<b>&", tag: "<i>", pages: ["a", "b"] }] },
    { files: { "a.mdx": title(`"<img src=x>"`), "b.mdx": title(`"<img src=x>"`) } },
  );
  expect(sidebars["main "]).toEqual([
    {
      text: '&lt;b&gt;&amp; <span class="navc-tag">&lt;i&gt;</span>',
      items: [
        { text: "&quot;&lt;img src=x&gt;&quot;", link: "/a" },
        { text: "&quot;&lt;img src=x&gt;&quot;<!--2-->", link: "/b" },
      ],
    },
  ]);
});

test("products hold their tabs, tabs their menus, and global anchors come last", async () => {
  const { locales } = await vitePressOf({
    global: { anchors: [{ anchor: "Status", href: "https://status.example" }] },
    products: [
      {
        product: "Orders",
        tabs: [
          { tab: "Guides", tag: "New", pages: ["index", "guides/one"] },
          { tab: "More", menu: [{ item: "News", pages: ["news"] }] },
        ],
      },
      { product: "Sync", pages: ["sync/one"] },
    ],
  });
  expect(locales["root"]?.themeConfig.nav).toEqual([
    {
      text: "Orders",
      items: [
        { text: 'Guides <span class="navc-tag">New</span>', link: "/index.html", activeMatch: "^(?:/$|/guides/)" },
        { text: "More", items: [{ text: "News", link: "/news", activeMatch: "^(?:/news$)" }] },
      ],
      activeMatch: "^(?:/$|/guides/|/news$)",
    },
    { text: "Sync", link: "/sync/one", activeMatch: "^(?:/sync/)" },
    { text: "Status", link: "https://status.example" },
  ]);
});

test("each language has its locale, and choices lead where the same page is", async () => {
  const exported = await vitePressOf({
    languages: [
      { language: "en", pages: ["index", "quickstart"] },
      { language: "ar", pages: ["ar/index", "ar/start"] },
    ],
  });
  const { locales, pages, sidebarPaths } = exported;
  expect(Object.entries(locales).map(([key, { lang, dir, link, label }]) => [key, lang, dir, link, label])).toEqual([
    ["ar", "ar", "rtl", "/ar/", ""],
    ["root", "en", "ltr", "/", ""],
  ]);
  expect(sidebarPaths).toEqual({ "/ar/": "ar ", "/": "en " });
  expect(pages["ar/index.md"]?.languages).toEqual([
    { text: "English", link: "/" },
    { text: "العربية", link: "/ar/", current: true },
  ]);
  expect(vitePressConfig(exported).themeConfig.i18nRouting).toBe(false);
});

test("addresses have no base path, and files that lie elsewhere are rewritten", async () => {
  const exported = await vitePressOf(
    { pages: ["index", "guides/index", "api/users.json"] },
    { basePath: "/docs", files: { "guides/index.md": "", "index.md": "" } },
  );
  const config = vitePressConfig(exported);
  expect([exported.base, exported.sidebars["main "]?.map(({ link }) => link)]).toEqual([
    "/docs/",
    ["/", "/guides", "/api/users.json.html"],
  ]);
  expect([config.rewrites("guides/index.md"), config.rewrites("index.md")]).toEqual(["guides.md", "index.md"]);
});

test("hidden pages have a sidebar and are in none, and are not for search engines", async () => {
  const exported = await vitePressOf(
    { groups: [{ group: "A", pages: ["one", "secret"] }] },
    { files: { "secret.mdx": "---\nhidden: true\nnoindex: true\n---\n" } },
  );
  expect(JSON.stringify(exported.sidebars)).not.toContain("secret");
  const { transformPageData } = vitePressConfig(exported);
  const page = { relativePath: "secret.md", title: "", description: "", frontmatter: { head: [["link", {}]] } };
  expect(transformPageData(page)?.frontmatter["head"]).toEqual([
    ["link", {}],
    ["meta", { name: "robots", content: "noindex" }],
  ]);
  expect(transformPageData({ ...page, relativePath: "other.md" })).toBeUndefined();
});

test("what VitePress can't express is named with its places", async () => {
  const deep = (level: number): JsonObject => ({
    group: `Level ${level}`,
    pages: [level === 7 ? "deep" : deep(level + 1)],
  });
  const exported = await vitePressOf(
    {
      global: { anchors: [{ anchor: "Blog", icon: "rss", href: "https://blog.example" }] },
      languages: [
        {
          language: "en",
          banner: { content: "Hello" },
          versions: [
            {
              version: "v2",
              groups: [{ group: "A", pages: ["shared", "twice", "twice", "out"] }, deep(1)],
            },
            { version: "v1", groups: [{ group: "A", pages: ["shared", "old"] }] },
          ],
        },
      ],
    },
    {
      files: {
        "out.mdx": "---\nurl: https://out.example\n---\n",
        "shared.mdx": "---\nrelated: [/twice]\n---\n",
      },
    },
    {
      redirects: [{ source: "/a/:slug*", destination: "/shared" }],
      styling: { eyebrows: "breadcrumbs" },
      interaction: { drilldown: true },
    },
  );
  expect(lossesOf(exported)).toEqual([
    'an icon: anchor "Blog"',
    'a group whose title opens its first page: group "A", group "Level 1", group "Level 2", group "Level 3", group "Level 4", group "Level 5", group "Level 6", group "Level 7", group "A"',
    'breadcrumbs: edition "en@v2"',
    'related pages: page "Shared"',
    'a page of several editions: page "Shared"',
    'the language and the bar on top of a page: page "Old"',
    'a redirect: redirect "/a/:slug*"',
    'a page that a sidebar links twice: page "Twice"',
    'entries below the sixth level: group "Level 6", group "Level 7"',
  ]);
});

test("a value that is none of these is named", () => {
  expect(() => vitePressConfig({})).toThrow(
    'vitePressConfig: its argument has to be what "navc export vitepress" wrote or toVitePress returned. It is an object without "sidebarPaths".',
  );
  expect(() => toVitePress({} as ResolvedNavigation)).toThrow("toVitePress: its first argument has to be");
});
