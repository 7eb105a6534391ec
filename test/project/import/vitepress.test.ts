// Does a VitePress site keep its pages, its tree and all of its addresses?
import { execSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { expectGolden } from "../../support/expect-golden.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const config = {
  title: "Acme",
  description: "All about Acme.",
  base: "/manual/",
  srcDir: "./pages",
  srcExclude: ["**/{drafts,plans}/**"],
  rewrites: {
    "packages/:name/src/:page*": "packages/:name/:page*",
    "a{b}.md": "c.md",
    "old/start.md": "guide/start.md",
  },
  head: [["link", { rel: "icon", href: "/manual/icon.svg" }]],
  locales: {
    root: { label: "English", lang: "en-US" },
    fr: {
      label: "Français",
      lang: "fr-FR",
      themeConfig: {
        nav: [],
        sidebar: [{ text: "Guide", base: "/fr/guide/", items: [{ text: "Début", link: "start" }] }],
      },
    },
  },
  themeConfig: {
    logo: { light: "/logo.svg", dark: "/dark.svg" },
    socialLinks: [{ icon: "github", link: "https://github.com/acme/acme" }],
    nav: [
      { text: "API", link: "/api/", activeMatch: "^/api/" },
      { text: "Manual", link: "/guide/start" },
      { text: "More", items: [{ text: "Team", link: "/team.html" }] },
      { text: "Forum", link: "https://forum.example" },
    ],
    sidebar: {
      "/guide/": [
        { text: "Home", link: "/" },
        {
          text: "Begin",
          collapsed: true,
          items: [
            { text: "Start", link: "/guide/start.md" },
            {
              text: "The deep",
              link: "/guide/deep/",
              collapsed: false,
              items: [{ text: "One", link: "/guide/deep/one#top" }],
            },
            { text: "Elsewhere", link: "https://example.com" },
            { text: "Gone", link: "/guide/gone" },
          ],
        },
      ],
      "/api/": {
        base: "/api/",
        items: [
          { text: "Overview", link: "/" },
          { text: "Calls", link: "calls" },
        ],
      },
    },
  },
};

const files: Record<string, string> = {
  "vitepress.config.json": JSON.stringify(config),
  ".vitepress/config.ts": "export default {}",
  "pages/index.md": "---\nlayout: home\nhero:\n  name: Welcome\nfeatures:\n  - title: Fast\n---\n",
  "pages/old/start.md":
    "# Start\n\n::: tip Hint\nRead [one](../guide/deep/one.md) and [calls](/manual/api/calls.html), see ![](../picture.png).\n:::\n",
  "pages/guide/deep/index.md": "# Deep\n",
  "pages/guide/deep/one.md":
    "---\ntitle: Number one\ndescription: The first.\naside: false\n---\n\n# One\n\n`{{ x }}`\n",
  "pages/api/index.md": "# API\n",
  "pages/api/calls.md": "# Calls\n",
  "pages/team.md": "# Team\n",
  "pages/packages/core/src/constructor.md": "# Constructor\n",
  "pages/packages/[name].md": "# {{ $params.name }}\n",
  "pages/drafts/no.md": "# No\n",
  "pages/fr/index.md": "# Bienvenue\n",
  "pages/fr/guide/start.md": "# Début\n",
  "pages/picture.png": "png",
  "pages/public/logo.svg": "svg",
  "pages/public/dark.svg": "svg",
  "pages/public/icon.svg": "svg",
};

test("the whole site", async () => {
  const { text, addresses, unanswered } = await importedInMemory("vitepress", files);
  await expectGolden(join(import.meta.dirname, "golden/vitepress.txt"), text);
  // What VitePress builds, below its base.
  const built = [
    "/",
    "/guide/start.html",
    "/guide/deep/",
    "/guide/deep/one.html",
    "/api/",
    "/api/calls.html",
    "/team.html",
    "/packages/core/constructor.html",
    "/fr/",
    "/fr/guide/start.html",
  ];
  expect(built.filter((address) => !addresses.includes(address))).toEqual([]);
  expect(unanswered([...addresses, ...built, "/logo.svg", "/picture.png"])).toEqual([]);
});

test.each([true, false])("each file of HTML that a build writes has a redirect; clean URLs: %s", async (cleanUrls) => {
  const { addresses, unanswered, files, problems } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({
      base: "/docs/",
      cleanUrls,
      themeConfig: {
        sidebar: [
          { text: "A", link: "/a" },
          { text: "B", link: "/guide/" },
        ],
      },
    }),
    "index.md": "# Home\n\n[a](/a.html#x) [b](./guide/index.html) [c](/docs/guide/code.html)\n",
    "a.md": "# A\n\n## X\n",
    "guide/index.md": "# B\n",
    "guide/code.md": "# C\n",
  });
  expect(addresses.filter((each) => !each.endsWith(".html")).toSorted()).toEqual(["/", "/a", "/guide/", "/guide/code"]);
  const ofFiles = ["/index.html", "/a.html", "/guide/index.html", "/guide/code.html"];
  expect(unanswered([...addresses, ...ofFiles])).toEqual([]);
  expect(files["index.mdx"]).toContain("[a](/a#x) [b](/guide) [c](/guide/code)");
  expect(problems.filter((each) => each.includes("link"))).toEqual([]);
});

test.each(["", "docs/"])("the command of a refusal writes what VitePress reads of %j", async (top) => {
  const code = `${top}.vitepress/config.mts`;
  // Node finds no names in a module that it takes for CommonJS: VitePress bundles it.
  const files = {
    [code]: `import { title } from "./title";\nexport default () => ({ title, markdown: { config: () => 1 } });\n`,
    [`${top}.vitepress/title.ts`]: `export * from "./name";\n`,
    [`${top}.vitepress/name.ts`]: `export const title: string = "Acme";\n`,
    [`${top}a.md`]: "# A\n",
  };
  const refusal = await importSite({ kind: "vitepress", host: memoryHost(files) }).then(() => "", String);
  const [, named, command] = /(\S+) is code, and navc runs none\..* In the folder to import: (.*)$/.exec(refusal)!;
  expect(named).toBe(code);
  const folder = mkdtempSync(join(tmpdir(), "navc-vitepress-"));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "junction");
    execSync(command!, { cwd: folder });
    const json = readFileSync(join(folder, "vitepress.config.json"), "utf8");
    expect(JSON.parse(json)).toEqual({ title: "Acme", markdown: {} });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test("odd configurations make a site or an error, and no crash", async () => {
  const odd = [
    [],
    "x",
    { themeConfig: [] },
    { themeConfig: { sidebar: { "/": 5, "/a": { items: { x: 1 } } }, nav: [null, [1]] } },
  ];
  for (const value of odd) {
    const sources = { "vitepress.config.json": JSON.stringify(value), "a.md": "# A\n" };
    const result = importedInMemory("vitepress", sources).then(({ addresses }) => addresses);
    if (Array.isArray(value) || typeof value === "string")
      await expect(result).rejects.toThrow("has to hold an object");
    else await expect(result).resolves.toContain("/a.html");
  }
});

/** The outline of a site with this theme, with pages in three folders. */
async function outlineOf(config: object, more: Record<string, string> = {}): Promise<string> {
  const { files, text } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify(config),
    ...Object.fromEntries(["a", "b", "fr/a", "fr/b", "v1/a"].map((path) => [`${path}.md`, `# ${path}\n`])),
    ...more,
  });
  return text.slice(files["docs.json"]!.length, text.indexOf("=== "));
}

test("labels are HTML: their text is shown", async () => {
  const sidebar = [{ text: "Q&amp;A <span>New</span><!--2-->", items: [{ text: "<b>A</b> &lt;T&gt;", link: "/a" }] }];
  const outline = await outlineOf({ themeConfig: { sidebar } });
  expect(outline).toContain("group Q&A New\n    page A <T>  /a.html\n".replace(".html", ""));
});

test("languages that share one list have the sidebars of their own folders", async () => {
  const sidebar = { "/fr/": [{ text: "A", link: "/fr/a" }], "/": [{ text: "A", link: "/a" }] };
  const locales = { root: { lang: "en" }, fr: { lang: "fr" }, v1: { lang: "de" } };
  const outline = await outlineOf({ locales, themeConfig: { sidebar } });
  const linesOf = (language: string): string | undefined =>
    outline
      .split(/\n(?=\w)/)
      .find((part) => part.startsWith(language))
      ?.replace(/^.*\n.*\n/, "")
      .trimEnd();
  // Nothing else is for the pages of the last one.
  expect([linesOf("en"), linesOf("fr"), linesOf("de")]).toEqual(["  page A  /a", "  page A  /fr/a", "  page A  /a"]);
});

test("parts of one language are its versions", async () => {
  const locales = { root: { lang: "en" }, v1: { lang: "en-GB" }, fr: { lang: "fr" } };
  const sidebar = {
    "/fr/": [{ text: "A", link: "/fr/a" }],
    "/v1/": [{ text: "A", link: "/v1/a" }],
    "/": ["/a"].map((link) => ({ text: "A", link })),
  };
  const outline = await outlineOf({ locales, themeConfig: { sidebar } });
  expect(outline).toMatch(
    /en · latest \(default\)[^]*page A {2}\/a\nen · v1\n[^]*page A {2}\/v1\/a\nfr\n[^]*page A {2}\/fr\/a\n/,
  );
});

test("a language that another site has is a link to it", async () => {
  const sidebar = [{ text: "A", link: "/a" }];
  const locales = {
    root: { lang: "en" },
    zh: { label: "简体中文", link: "https://cn.example.com" },
    fr: { link: "/fr/" },
    v1: { lang: "en", link: "https://v1.example.com" },
  };
  const { files } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({ locales, themeConfig: { sidebar } }),
    "a.md": "# A\n",
    "fr/a.md": "# A\n",
  });
  expect(JSON.parse(files["docs.json"]!)).toMatchObject({
    navigation: {
      languages: [
        { language: "en", versions: [{ version: "latest" }, { version: "v1", href: "https://v1.example.com" }] },
        { language: "zh", href: "https://cn.example.com" },
        { language: "fr", pages: ["a"] },
      ],
    },
  });
});

test("a page that search engines leave out stays so, and one whose name looks like an ending is found", async () => {
  const { files, losses } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({
      cleanUrls: true,
      themeConfig: { sidebar: [{ text: "A", link: "/v1.md.html" }] },
    }),
    "v1.md.md": '---\nhead: [["meta", { name: "robots", content: "noindex, nofollow" }]]\n---\n\n# A\n',
    "b.md": '---\nhead: [["meta", { name: "author", content: "noindex" }]]\n---\n\n# B\n',
  });
  expect(Object.entries(files).filter(([, text]) => text.includes("noindex: true")).length).toBe(1);
  expect(losses).toEqual([]);
});

test("a list that all languages share has each fault once", async () => {
  const { losses } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({
      locales: { root: { lang: "en" }, fr: { lang: "fr" } },
      themeConfig: { sidebar: [{ text: "Gone", link: "/gone" }, { items: [{ text: "A", link: "/a" }] }] },
    }),
    "a.md": "# A\n",
    "fr/a.md": "# A\n",
  });
  expect(losses.map(({ feature }) => feature)).toEqual(["an entry without a page", "a group without a label"]);
});

test("a page is listed once in a sidebar, by the entry that leads to its top", async () => {
  const about = { text: "About us", link: "/über uns" };
  const { text, losses } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({
      themeConfig: {
        sidebar: {
          "/": [
            { text: "Size", link: "/über uns#größe" },
            {
              text: "Group",
              link: "/b",
              items: [about, { text: "B", link: "/b" }, { text: "B2", link: "/b#x" }, about],
            },
            { text: "Only", link: "/c#y" },
          ],
          "/other/": [about, { text: "Other", link: "/other/d" }],
        },
      },
    }),
    "über uns.md": "# Über uns\n\n## Größe\n",
    "b.md": "# B\n",
    "c.md": "# C\n",
    "other/d.md": "# D\n",
  });
  expect(text.match(/(?<=^ +)page .*/gm)).toEqual([
    "page About us  /%C3%BCber%20uns",
    "page B  /b",
    "page Only  /c",
    "page About us  /%C3%BCber%20uns",
    "page Other  /other/d",
  ]);
  expect(
    losses.filter(({ feature }) => /entry/.test(feature)).map(({ feature, what }) => `${feature}: ${what}`),
  ).toEqual([
    "a second entry of a page: Size",
    "a second entry of a page: B2",
    "a second entry of a page: About us",
    "an entry that leads to a heading: /c#y",
  ]);
});

test("a page of the bar that another language lists, too, stays a tab of its own language", async () => {
  const themeOf = (nav: readonly string[], sidebar: readonly string[]): object => ({
    nav: nav.map((link) => ({ text: `Bar ${link}`, link })),
    sidebar: sidebar.map((link) => ({ text: link, link })),
  });
  const { files, losses } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({
      title: "Acme",
      locales: {
        root: { label: "English", lang: "en", themeConfig: themeOf(["/team", "/zh/b"], ["/a"]) },
        zh: { label: "中文", lang: "zh", themeConfig: themeOf([], ["/zh/b", "/team"]) },
      },
    }),
    ...Object.fromEntries(["a", "team", "zh/b"].map((path) => [`${path}.md`, "# T\n"])),
  });
  const { navigation } = JSON.parse(files["docs.json"]!) as {
    readonly navigation: { readonly languages: readonly object[] };
  };
  const [english] = navigation.languages;
  expect(JSON.stringify(english)).toContain('"team"');
  expect(JSON.stringify(english)).not.toContain("zh/b");
  expect(losses.map(({ feature, what }) => `${feature}: ${what}`)).toContain(
    "a link of the bar to another language or version: Bar /zh/b",
  );
});

test("fields that a text shows are written, also in its title", async () => {
  const { files, losses } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({ cleanUrls: true, themeConfig: { sidebar: [{ text: "A", link: "/a" }] } }),
    "a.md": [
      "---\nname: My *page*\nfrom: { who: 'A <b> & `c`\n  d' }\nnone:\nlist: [1]\ncount: 0\n---\n",
      "# {{ $frontmatter.name }}\n",
      "By {{$frontmatter.from.who}}, {{ $frontmatter?.count }} times{{ $frontmatter.none }}{{ $frontmatter.gone }}.\n",
      "{{ $frontmatter.list }} {{ $frontmatter.name.toUpperCase() }} `{{ $frontmatter.name }}`\n",
      "```md\n{{ $frontmatter.name }}\n```\n",
    ].join("\n"),
  });
  expect(files["a.mdx"]).toBe(
    [
      "---\ntitle: My *page*\nsidebarTitle: A\n---\n",
      "By A &#60;b&#62; &#38; &#96;c&#96; d, 0 times.\n",
      "&#123;&#123; \\$frontmatter.list }} &#123;&#123; \\$frontmatter.name.toUpperCase() }} `{{ $frontmatter.name }}`\n",
      "```md\n{{ $frontmatter.name }}\n```\n",
    ].join("\n"),
  );
  expect(losses.flatMap(({ feature, line }) => (line === undefined ? [] : [`${line}: ${feature}`]))).toEqual([
    '14: "{{ $frontmatter.list }}"',
    '14: "{{ $frontmatter.name.toUpperCase() }}"',
  ]);
});

test.each([
  ["# not heading", "&#35; not heading"],
  ["- an item", "&#45; an item"],
  ["1. one", "&#49;. one"],
  ["a <b>&amp;</b>", "a &#60;b&#62;&#38;amp;&#60;/b&#62;"],
  ["import a from 'b'", "impor&#116; a from 'b'"],
])("a field that a text shows is text: %s", async (value, written) => {
  const { files } = await importedInMemory("vitepress", {
    "vitepress.config.json": "{}",
    "a.md": `---\nx: ${JSON.stringify(value)}\n---\nText\n\n{{ $frontmatter.x }}\n\n- {{ $frontmatter.x }}\n`,
  });
  expect(files["a.mdx"]).toMatch(`Text\n\n${written}\n\n- ${written}\n`);
});

test("what is beside a field that a text shows makes nothing else of it", async () => {
  const { files } = await importedInMemory("vitepress", {
    "vitepress.config.json": "{}",
    "a.md":
      '---\nx: "a!"\nto: (/b)\nn: 1\n---\nText\n\nb {{ $frontmatter.x }}[x](https://a.dev/x) [c]{{ $frontmatter.to }}\n\n{{ $frontmatter.n }}. d\n',
  });
  expect(files["a.mdx"]).toContain("b a&#33;[x](https://a.dev/x) [c]&#40;/b)\n\n&#49;. d\n");
});

test.each([
  ["", ["Docs"], { pages: ["guide/index", "guide/a"] }],
  ["layout: home", ["Docs", "Guide"], undefined],
  ["sidebar: false", ["Docs", "Guide"], undefined],
])("a sidebar has the label of a page of the bar that it is shown with: %s", async (field, labels, only) => {
  const { files, losses } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({
      themeConfig: {
        nav: [{ text: "Docs", link: "/guide/" }],
        sidebar: { "/guide/": [{ text: "A", link: "/guide/a" }], "/guide/none/": [] },
      },
    }),
    "guide/index.md": `---\n${field}\n---\n# Guide\n`,
    "guide/a.md": "# A\n",
  });
  const { navigation } = JSON.parse(files["docs.json"]!) as {
    readonly navigation: { readonly tabs?: readonly { readonly tab: string }[] };
  };
  if (only === undefined) expect(navigation.tabs?.map(({ tab }) => tab)).toEqual(labels);
  else expect(navigation).toEqual(only);
  expect(losses.filter(({ feature }) => feature.includes("sidebar"))).toHaveLength(labels.length - 1);
});

test("a file that the bar leads to is a link of the bar, and what leads to nothing is named", async () => {
  const { files, losses } = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({
      base: "/docs/",
      themeConfig: {
        nav: [
          { text: "A", link: "/a" },
          { text: "Spec", link: "/spec.pdf" },
          { text: "Gone", link: "/gone" },
        ],
        sidebar: [{ text: "A", link: "/a" }],
      },
    }),
    "a.md": "# A\n",
    "public/spec.pdf": "pdf",
  });
  expect(JSON.parse(files["docs.json"]!)).toMatchObject({
    navbar: { links: [{ label: "Spec", href: "/spec.pdf" }] },
    navigation: { pages: ["a"] },
  });
  expect(losses.map(({ feature, what, pointer }) => [feature, what, pointer])).toEqual([
    ["a link of the bar", "Gone", "/themeConfig/nav"],
  ]);
});

test("links to other sites in menus of the bar are links of the bar, in each language", async () => {
  const menu = (link: string): unknown => [
    {
      text: "More",
      items: [
        { text: "All", items: [{ text: "Changes", link }] },
        { text: "A", link: "/a" },
      ],
    },
  ];
  const locale = (lang: string, nav: unknown): unknown => ({ lang, themeConfig: { nav } });
  const site = await importedInMemory("vitepress", {
    "vitepress.config.json": JSON.stringify({
      locales: {
        root: locale("en", menu("https://x.example/en")),
        fr: locale("fr", menu("https://x.example/fr")),
        de: locale("de", menu("https://x.example/en")),
      },
    }),
    "a.md": "# A\n",
    "fr/a.md": "# A\n",
    "de/a.md": "# A\n",
  });
  const bar = (name: string): unknown => ({ links: [{ label: "Changes", href: `https://x.example/${name}` }] });
  const docs = JSON.parse(site.files["docs.json"]!) as {
    navigation: { languages: readonly { language: string; navbar?: unknown }[] };
  };
  expect(docs).toMatchObject({ navbar: bar("en") });
  expect(docs.navigation.languages.map(({ navbar }) => navbar)).toEqual([undefined, bar("fr"), undefined]);
  expect(site.losses.filter(({ feature }) => feature === "a menu of the bar").map(({ pointer }) => pointer)).toEqual([
    "/locales/root/themeConfig/nav",
    "/locales/fr/themeConfig/nav",
    "/locales/de/themeConfig/nav",
  ]);
  expect(site.problems.filter((each) => each.includes("navbar"))).toEqual([]);
});
