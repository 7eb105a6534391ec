// Does a Starlight site keep its pages, its tree and all of its addresses?
import { join } from "node:path";
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { expectGolden } from "../../support/expect-golden.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const config = {
  site: "https://acme.example",
  base: "/manual",
  redirects: {
    "/old": "/guides/first",
    "/gone": { status: 302, destination: "/reference/" },
    "/blog/[slug]": "/[slug]",
  },
  starlight: {
    title: { en: "Acme", fr: "Acmé" },
    logo: { src: "./src/assets/logo.svg" },
    favicon: "/icon.svg",
    social: [{ icon: "github", label: "GitHub", href: "https://github.com/acme/acme" }],
    defaultLocale: "root",
    locales: { root: { label: "English", lang: "en" }, fr: { label: "Français" } },
    sidebar: [
      "index",
      {
        label: "Guides",
        translations: { fr: "Manuels" },
        badge: "New",
        items: [
          { label: "First steps", slug: "guides/first", translations: { fr: "Premiers pas" } },
          { label: "Forum", link: "https://forum.example" },
          { slug: "guides/none" },
          { label: "More", collapsed: true, autogenerate: { directory: "guides/more" } },
        ],
      },
      { label: "Reference", autogenerate: { directory: "reference" } },
      { label: "Again", link: "/guides/first/" },
    ],
  },
};

const docs = "src/content/docs";
const files: Record<string, string> = {
  "starlight.config.json": JSON.stringify(config),
  "astro.config.mjs": "export default {}",
  [`${docs}/index.mdx`]: "---\ntitle: Welcome\ntemplate: splash\nhero:\n  tagline: Hi\n---\n",
  [`${docs}/guides/First.md`]:
    "---\ntitle: First\n---\n\n:::note[Hint]\nSee [more](/manual/guides/more/b/), [the map](../../reference/map/) and ![](../../../assets/a.png).\n:::\n",
  [`${docs}/guides/more/b.md`]: "---\ntitle: B\nsidebar:\n  order: 1\n  badge: Beta\n---\n",
  [`${docs}/guides/more/a.md`]: "---\ntitle: A\nsidebar:\n  label: The A\n---\n",
  [`${docs}/guides/more/deep/one.md`]: "---\ntitle: One\n---\n",
  [`${docs}/guides/more/hidden.md`]: "---\ntitle: Hidden\nsidebar:\n  hidden: true\n---\n",
  [`${docs}/reference/index.md`]: "---\ntitle: All\n---\n",
  [`${docs}/reference/My Map.md`]: "---\ntitle: Map\nslug: reference/map\n---\n",
  [`${docs}/reference/constructor.md`]: "---\ntitle: Constructor\n---\n",
  [`${docs}/draft.md`]: "---\ntitle: Draft\ndraft: true\n---\n",
  [`${docs}/_part.mdx`]: "Part\n",
  [`${docs}/fr/guides/first.md`]: "---\ntitle: Premier\n---\n",
  "src/assets/logo.svg": "svg",
  "src/assets/a.png": "png",
  "public/icon.svg": "svg",
};

/** What Starlight builds, below its base. */
const built = [
  "/",
  "/guides/first/",
  "/guides/more/b/",
  "/guides/more/a/",
  "/guides/more/deep/one/",
  "/guides/more/hidden/",
  "/reference/",
  "/reference/map/",
  "/reference/constructor/",
];

test("the whole site", async () => {
  const { text, addresses, unanswered } = await importedInMemory("starlight", files);
  await expectGolden(join(import.meta.dirname, "golden/starlight.txt"), text);
  const all = [...built, ...built.map((address) => `/fr${address}`)];
  const known = new Set(addresses.map((address) => address.replace(/\/$/, "")));
  expect(all.filter((address) => !known.has(address.replace(/\/$/, "")))).toEqual([]);
  expect(unanswered([...addresses, ...all, "/old", "/gone", "/icon.svg"])).toEqual([]);
});

test("without a sidebar, the tree is that of the folder", async () => {
  const { text } = await importedInMemory("starlight", {
    "starlight.config.json": JSON.stringify({ starlight: { title: "A" } }),
    [`${docs}/z.md`]: "---\ntitle: Z\nsidebar:\n  order: 0\n---\n",
    [`${docs}/index.md`]: "---\ntitle: Start\n---\n",
    [`${docs}/b/x.md`]: "---\ntitle: X\n---\n",
  });
  expect(text).toContain("page Z  /z\n  page Start  /\n  group b\n    page X  /b/x\n");
});

test("a configuration that is code is refused with the command that prints it", async () => {
  const host = memoryHost({ "astro.config.ts": "export default {}", [`${docs}/a.md`]: "# A\n" });
  await expect(importSite({ kind: "starlight", host })).rejects.toThrow(
    /astro\.config\.ts is code, and navc runs none\..* npx tsx --input-type=module -e '.*writeFileSync\("starlight\.config\.json".*'/,
  );
});

test("odd configurations make a site, and no crash", async () => {
  const odd = [
    {},
    { starlight: [] },
    { starlight: { sidebar: [null, 1, [], {}, { items: 3 }], locales: { root: 1, x: null } }, redirects: { a: 1 } },
  ];
  for (const value of odd) {
    const { addresses } = await importedInMemory("starlight", {
      "starlight.config.json": JSON.stringify(value),
      [`${docs}/a.md`]: "---\ntitle: A\n---\n",
    });
    expect(addresses).toContain("/a/");
  }
});

test("slugs with signs, links with references, and what a middleware changes", async () => {
  const { text, addresses, unanswered, losses } = await importedInMemory("starlight", {
    "starlight.config.json": JSON.stringify({
      starlight: {
        routeMiddleware: "./a.ts",
        sidebar: [
          { label: "A", link: "/a%20b/" },
          { label: "B", link: "/why%3F/" },
        ],
      },
    }),
    [`${docs}/one.md`]:
      "---\ntitle: A\nslug: a b\nhead:\n  - tag: meta\n    attrs: { name: robots, content: noindex }\n---\n",
    [`${docs}/two.md`]: "---\ntitle: B\nslug: why?\n---\n",
  });
  expect(addresses).toEqual(["/a b/", "/why%3F/"]);
  expect(unanswered(addresses)).toEqual([]);
  expect(text).toContain("page A  /a%20b\n");
  expect(text).toContain("noindex: true");
  expect(losses.map(({ feature }) => feature)).toEqual(["what a route middleware changes"]);
});

test("the folder of a language may have capital letters", async () => {
  const {
    files: written,
    addresses,
    unanswered,
  } = await importedInMemory("starlight", {
    "starlight.config.json": JSON.stringify({
      starlight: { locales: { root: { lang: "en" }, "pt-BR": { label: "Português" } } },
    }),
    [`${docs}/start.md`]: "---\ntitle: Start\n---\n",
    [`${docs}/pt-BR/start.md`]: "---\ntitle: Início\nslug: pt-BR/start\n---\n",
    [`${docs}/pt-BR/more.md`]: "---\ntitle: Mais\n---\n",
  });
  expect(addresses.toSorted()).toEqual(["/pt-BR/start/", "/pt-br/more/", "/start/"]);
  expect(unanswered(addresses)).toEqual([]);
  const { navigation } = JSON.parse(written["docs.json"]!) as { readonly navigation: { readonly languages: unknown } };
  expect(navigation.languages).toMatchObject([{ language: "en" }, { language: "pt-BR" }]);
});

test("a badge of an entry is the tag of its page, in the words of its language", async () => {
  const { files } = await importedInMemory("starlight", {
    "starlight.config.json": JSON.stringify({
      starlight: {
        title: "A",
        locales: { root: { lang: "en" }, fr: { lang: "fr" } },
        sidebar: [
          { slug: "a", badge: { text: { en: "New", fr: "Nouveau" }, variant: "tip" } },
          { slug: "b", badge: "Beta" },
        ],
      },
    }),
    [`${docs}/a.md`]: "---\ntitle: A\n---\n",
    [`${docs}/fr/a.md`]: "---\ntitle: A\n---\n",
    [`${docs}/b.md`]: "---\ntitle: B\nsidebar:\n  badge: Old\n---\n",
    [`${docs}/c.md`]: "---\ntitle: C\nsidebar:\n  badge: { text: { en: Only } }\n---\n",
  });
  const tags = ["a", "fr/a", "b", "c"].map((page) => /^tag: (.*)$/m.exec(files[`${page}.mdx`]!)?.[1]);
  expect(tags).toEqual(["New", "Nouveau", "Beta", "Only"]);
});
