// Has VitePress the menus, labels, addresses and choices of small sites, and is the rest named?
import { expect, test } from "vitest";
import { toVitePress, vitePressConfig, type VitePressNavigation } from "../../../../src/adapters.ts";
import type { JsonObject, ResolvedNavigation } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";

async function vitePressOf(
  navigation: JsonObject,
  files: Readonly<Record<string, string>> = {},
  more: JsonObject = {},
): Promise<VitePressNavigation> {
  const site = await openedSite({ name: "Acme", navigation, ...more }, { files });
  return toVitePress(site.navigation as ResolvedNavigation);
}

/** The features that VitePress lacks, each with the names of its places. */
function lossesOf({ notExpressed }: VitePressNavigation): readonly string[] {
  return notExpressed.map(({ feature, places }) => `${feature}: ${places.map(({ what }) => what).join(", ")}`);
}

const spec = (method: string): string =>
  JSON.stringify({
    openapi: "3.1.0",
    info: { title: "A", version: "1" },
    paths: { "/a": { [method]: { summary: "All", deprecated: true, responses: {} } } },
  });

test("an operation has its method with a class for the style sheet, and is struck through if it is deprecated", async () => {
  const { sidebars } = await vitePressOf({ pages: ["api.json GET /a"] }, { "api.json": spec("get") });
  expect(sidebars["main "]!.map(({ text }) => text)).toEqual([
    '<span class="navc-method navc-get">GET</span> <s class="navc-label">All</s>',
  ]);
});

test("a menu in a menu has its tag in its title, and what is deeper has the labels above it", async () => {
  const { locales } = await vitePressOf({
    products: [
      {
        product: "API",
        tabs: [
          {
            tab: "Guides",
            tag: "New",
            menu: [
              { item: "One", pages: ["one"] },
              { item: "Two", href: "https://two.example.com" },
            ],
          },
          { tab: "Plain", menu: [{ item: "Three", pages: ["three"] }] },
        ],
      },
    ],
  });
  expect(JSON.parse(JSON.stringify(locales["root"]!.themeConfig.nav))).toMatchObject([
    {
      text: "API",
      items: [
        {
          text: "Guides (New)",
          items: [
            { text: "One", link: "/one" },
            { text: "Two", link: "https://two.example.com" },
          ],
        },
        { text: "Plain", items: [{ text: "Three", link: "/three" }] },
      ],
    },
  ]);
});

test("a hidden anchor is not in the bar, and a site of one edition has nothing to choose there", async () => {
  const { locales } = await vitePressOf({
    global: {
      anchors: [
        { anchor: "Internal", hidden: true, href: "https://internal.example" },
        { anchor: "Status", href: "https://status.example" },
      ],
    },
    pages: ["a"],
  });
  expect(locales["root"]!.themeConfig.nav).toStrictEqual([{ text: "Status", link: "https://status.example" }]);
});

test("languages and versions are chosen in the bar, and each choice of a page has its tag", async () => {
  const { locales, pages } = await vitePressOf({
    versions: [
      { version: "2", tag: "Latest", pages: ["a"] },
      { version: "1", pages: ["v1/a"] },
    ],
  });
  expect(locales["root"]!.themeConfig.nav).toEqual([{ component: "NavcEditions" }]);
  expect(pages["a.md"]).toStrictEqual({
    title: "A",
    prev: false,
    next: false,
    versions: [
      { text: "2", tag: "Latest", link: "/a", current: true },
      { text: "1", link: "/v1/a" },
    ],
  });
});

test("the configuration has what VitePress can't know by itself, and keeps what a page says", async () => {
  const exported = await vitePressOf(
    {
      versions: [
        { version: "2", pages: ["a", "b"] },
        { version: "1", pages: ["v1/a", "v1/b"] },
      ],
    },
    { "a.mdx": "---\ntitle: The A\nnoindex: true\n---\n", "b.mdx": "---\ndescription: Of b\n---\n" },
    { description: "All of it." },
  );
  const config = vitePressConfig(exported);
  expect(config).toMatchObject({
    description: "All of it.",
    base: "/",
    cleanUrls: true,
    ignoreDeadLinks: true,
    metaChunk: true,
  });
  const data = { title: "", description: "written", frontmatter: { own: 1 } };
  const fields = config.transformPageData({ ...data, relativePath: "a.md" });
  const versions = exported.pages["a.md"]!.versions;
  expect(fields).toStrictEqual({
    title: "The A",
    description: "written",
    frontmatter: {
      own: 1,
      prev: false,
      next: { text: "B", link: "/b" },
      head: [["meta", { name: "robots", content: "noindex" }]],
    },
    navc: { versions },
  });
  const other = config.transformPageData({ ...data, relativePath: "b.md" });
  expect(other?.description).toBe("Of b");
  expect(other?.frontmatter).not.toHaveProperty("head");
  expect(config.transformPageData({ ...data, relativePath: "unknown.md" })).toBeUndefined();
});

test("a site without a description or choices has none in its configuration", async () => {
  const config = vitePressConfig(await vitePressOf({ pages: ["a"] }));
  expect(config).not.toHaveProperty("description");
  const data = { title: "", description: "", frontmatter: {}, relativePath: "a.md" };
  expect(config.transformPageData(data)?.navc).toStrictEqual({});
});

test("languages that can be chosen are fields of a page", async () => {
  const languages = [
    { language: "en", pages: ["a"] },
    { language: "fr", pages: ["fr/a"] },
  ];
  const config = vitePressConfig(await vitePressOf({ languages }));
  const fields = config.transformPageData({ title: "", description: "", frontmatter: {}, relativePath: "a.md" });
  expect(fields?.navc).toStrictEqual({
    languages: [
      { text: "English", link: "/a", current: true },
      { text: "Français", link: "/fr/a" },
    ],
  });
});

test("an address that VitePress can't have is another one, and is reported", async () => {
  const site = await vitePressOf({ pages: ["x/dist/a", "public/b", "x/public/b", "redistribute/c", "dist", "what?"] });
  const files = ["x/dist-/a.md", "public-/b.md", "x/public/b.md", "redistribute/c.md", "dist.md", "what-.md"];
  expect(Object.keys(site.pages)).toEqual(files);
  const reasons = site.notExpressed.filter(({ feature }) => feature === "the address of a page");
  expect(reasons.map(({ reason, places }) => [reason.split("; ")[1], places])).toEqual([
    ["it is at /x/dist-/a", [{ what: 'page "A"', href: "/x/dist/a" }]],
    ["it is at /public-/b", [{ what: 'page "B"', href: "/public/b" }]],
    ["it is at /what-", [{ what: 'page "What"', href: "/what%3F" }]],
  ]);
});

test("only an address that looks like a file ends with .html in links", async () => {
  const { sidebars } = await vitePressOf({ pages: ["v1.beta", "v1.beta/next", "v1.0"] });
  expect(sidebars["main "]!.map(({ link }) => link)).toEqual(["/v1.beta.html", "/v1.beta/next", "/v1.0"]);
});

test("a Markdown file that is not at its address is moved there, and MDX is none for VitePress", async () => {
  const { rewrites } = await vitePressOf(
    { pages: ["a", "guide/index", "b", "dist/c"] },
    { "a.md": "", "guide/index.md": "", "b.mdx": "", "dist/c.md": "" },
  );
  expect(rewrites).toEqual({ "guide/index.md": "guide.md", "dist/c.md": "dist-/c.md" });
});

test("only what VitePress lacks is reported", async () => {
  const navigation = {
    tabs: [
      {
        tab: "Guides",
        description: "All guides.",
        groups: [
          { group: "Own", root: "own", directory: "card", pages: ["a"] },
          { group: "None", pages: ["b"] },
        ],
      },
      { tab: "Drafts", icon: "pen", hidden: true, pages: ["draft"] },
    ],
  };
  const files = { "a.mdx": "---\nrelated: []\n---\n", "b.mdx": "---\nrelated: [/a]\n---\n" };
  const more = { interaction: { drilldown: true }, styling: { eyebrows: "breadcrumbs" } };
  expect(lossesOf(await vitePressOf(navigation, files, more))).toEqual([
    'the description of a division: tab "Guides"',
    'the list of its group on a root page: group "Own"',
    'a group whose title opens its first page: group "None"',
    'breadcrumbs: edition "main"',
    'related pages: page "B"',
  ]);
  const plain = { styling: { eyebrows: "section" } };
  expect(lossesOf(await vitePressOf({ groups: [{ group: "None", pages: ["b"] }] }, {}, plain))).toEqual([]);
});

test("a page that forwards is a redirect, also if several editions list it: nothing of it is lost", async () => {
  const versions = [
    { version: "2", pages: ["a", "old"] },
    { version: "1", pages: ["v1/a", "old"] },
  ];
  const site = await vitePressOf({ versions }, { "old.mdx": "---\nurl: https://old.example.com\n---\n" });
  expect(lossesOf(site)).toEqual([]);
});

test("a group without a label has its entries, and one without entries is a link", async () => {
  const { sidebars } = await vitePressOf({
    groups: [
      { group: "", pages: ["a"] },
      { group: "Root", root: "b", pages: [] },
    ],
  });
  expect(sidebars["main "]).toStrictEqual([{ items: [{ text: "A", link: "/a" }] }, { text: "Root", link: "/b" }]);
});

test("a group and a tab whose page forwards lead where it forwards, because the page has no file", async () => {
  const made = await vitePressOf(
    {
      tabs: [
        { tab: "Guides", groups: [{ group: "SDKs", root: "sdks", pages: ["install"] }] },
        { tab: "Community", pages: ["forum"] },
      ],
    },
    {
      "sdks.mdx": "---\nurl: https://sdks.example.com\n---\n",
      "forum.mdx": "---\nurl: /install#forum\n---\n",
      "install.mdx": "Text.\n",
    },
  );
  expect(made.sidebars["main tab:Guides"]![0]!.link).toBe("https://sdks.example.com");
  expect(made.locales["root"]!.themeConfig.nav.flatMap((item) => ("link" in item ? [item.link] : []))).toEqual([
    "/install",
    "/install#forum",
  ]);
});
