// Does a MkDocs site keep its pages, its tree and all of its addresses?
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { memoryHost } from "../../../src/compiler/host/memory-host.ts";
import { importSite } from "../../../src/project/import/import-site.ts";
import { expectGolden } from "../../support/expect-golden.ts";
import { importedInMemory } from "./imported-in-memory.ts";

const config = `site_name: Acme
site_url: https://acme.example/manual/
repo_url: https://github.com/acme/acme
docs_dir: pages
theme:
  name: material
  logo: img/logo.svg
  features: [navigation.tabs]
markdown_extensions:
  - pymdownx.emoji:
      emoji_index: !!python/name:material.extensions.emoji.twemoji
      options: !!python/object/apply:os.system ["touch /tmp/run"]
extra:
  key: !ENV [KEY, "none"]
  version:
    provider: mike
plugins:
  - search
  - awesome-pages
  - redirects:
      redirect_maps:
        old/page.md: guide/first.md
        gone.md: https://example.com/gone
        guide/first.md: index.md
nav:
  - index.md
  - Guide:
      - First steps: guide/first.md
      - guide/second.md
      - Deep:
          - Third: guide/deep/third.md
      - Blog: https://example.com/blog
  - API: api
  - Missing: nothing.md
  - ...
`;

const files: Record<string, string> = {
  "mkdocs.yml": config,
  "pages/index.md": "# Welcome\n\n[First](guide/first.md#a) ![](img/logo.svg) [Second](/manual/guide/second/)\n",
  "pages/guide/first.md": "---\ntitle: The first\n---\n\n# First\n\n[Second](../second/)\n",
  "pages/guide/second.md": "Text\n",
  "pages/guide/deep/third.md": "# Third\n",
  "pages/guide/README.md": "# Guide\n",
  "pages/api/.pages": "title: Reference\nnav:\n  - z.md\n  - ...\n  - inner\n",
  "pages/api/a.md": "# A\n",
  "pages/api/z.md": "# Z\n",
  "pages/api/inner/.pages": "order: desc\n",
  "pages/api/inner/one.md": "# One\n",
  "pages/api/inner/two.md": "# Two\n",
  "pages/rest/constructor.md": "# Constructor\n",
  "pages/img/logo.svg": "svg",
};

const served =
  `/ /guide/ /guide/first/ /guide/second/ /guide/deep/third/ /api/a/ /api/z/ /api/inner/one/ /api/inner/two/
  /rest/constructor/ /old/page/ /gone/ /img/logo.svg`.split(/\s+/);

test("the whole site", async () => {
  const site = await importedInMemory("mkdocs", files);
  await expectGolden(join(import.meta.dirname, "golden/mkdocs.txt"), site.text);
  expect(site.unanswered(site.addresses)).toEqual([]);
  expect(site.unanswered(served)).toEqual([]);
});

test("without directory addresses, each page was a file of HTML", async () => {
  const site = await importedInMemory("mkdocs", { ...files, "mkdocs.yml": `${config}use_directory_urls: false\n` });
  expect(site.unanswered(site.addresses)).toEqual([]);
  expect(site.addresses).toContain("/guide/deep/third.html");
  expect(site.unanswered(["/index.html", "/guide/index.html", "/guide/first.html", "/old/page.html"])).toEqual([]);
});

test("pages beside mkdocs.yml, without what was built of them", async () => {
  const site = await importedInMemory("mkdocs", {
    "mkdocs.yml": "site_name: A\ndocs_dir: .\nplugins: [same-dir, awesome-pages]\n",
    "index.md": "# Home\n\n[a](guide/a.md) ![](img/b.png)\n",
    "guide/a.md": "# A\n",
    "guide/.pages": "title: The guide\n",
    "img/b.png": "png",
    "site/index.html": "<p>built</p>",
    "site/guide/a.md": "# Copied\n",
  });
  expect(Object.keys(site.files).toSorted()).toEqual(["docs.json", "guide/a.mdx", "img/b.png", "index.mdx"]);
  expect(site.files["index.mdx"]).toContain("[a](/guide/a) ![](/img/b.png)");
  expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
    navigation: { pages: ["index", { group: "The guide", pages: ["guide/a"] }] },
  });
  expect(site.unanswered(["/", "/guide/a/"])).toEqual([]);
  expect(site.losses.filter(({ feature }) => feature === "a file of HTML")).toEqual([]);
});

describe("languages", () => {
  const plugin = (structure: string): string =>
    `site_name: A\nplugins:\n  - i18n:\n      docs_structure: ${structure}\n      languages:\n        - locale: en\n          default: true\n        - locale: fr\n`;
  const own = ["/", "/a/", "/fr/", "/fr/a/", "/fr/only/"];

  test("in folders", async () => {
    const site = await importedInMemory("mkdocs", {
      "mkdocs.yml": plugin("folder"),
      "docs/en/index.md": "# Home\n",
      "docs/en/a.md": "# A\n",
      "docs/fr/index.md": "# Accueil\n",
      "docs/fr/only.md": "# Seul\n",
    });
    expect(site.unanswered(own)).toEqual([]);
    expect(site.files["fr/index.mdx"]).toContain("Accueil");
    expect(JSON.parse(site.files["docs.json"]!)).toMatchObject({
      navigation: {
        languages: [
          { language: "en", default: true, pages: ["index", "a"] },
          { language: "fr", pages: ["fr/index", "a", "fr/only"] },
        ],
      },
    });
  });

  test("without directory addresses, a start page without a translation has the address of its folder, too", async () => {
    const site = await importedInMemory("mkdocs", {
      "mkdocs.yml": `${plugin("suffix")}use_directory_urls: false\n`,
      "docs/index.md": "# Home\n",
      "docs/deep/README.md": "# Deep\n",
      "docs/a.md": "# A\n",
      "docs/a.fr.md": "# Un\n",
    });
    expect(site.unanswered(["/fr/", "/fr/index.html", "/fr/deep/", "/fr/deep/index.html", "/fr/a.html"])).toEqual([]);
  });

  test("with their own labels, and a list of their own", async () => {
    const nav = `nav:\n  - Start: index.md\n  - Guide:\n      - First: guide/a.md\n      - Out: https://x.y\n`;
    const labels = `          nav_translations: { Guide: Manuel, First: Premier, Out: Dehors }\n`;
    const last = `        - locale: de\n          nav: [{ Allein: index.md }]\n`;
    const { files } = await importedInMemory("mkdocs", {
      "mkdocs.yml": `${plugin("suffix")}${labels}${last}${nav}`,
      "docs/index.md": "# Home\n",
      "docs/guide/a.md": "# A\n",
      "docs/index.de.md": "# Heim\n",
      "docs/guide/a.fr.md": "# Un\n",
    });
    expect(JSON.parse(files["docs.json"]!)).toMatchObject({
      navigation: {
        languages: [
          { language: "en", pages: ["index", { group: "Guide", pages: ["guide/a", "out"] }] },
          { language: "fr", pages: ["index", { group: "Manuel", pages: ["fr/guide/a", "fr/dehors"] }] },
          { language: "de", pages: ["de/index"] },
        ],
      },
    });
    expect(files["fr/guide/a.mdx"]).toContain("title: Un\nsidebarTitle: Premier\n");
    expect(files["guide/a.mdx"]).toContain("sidebarTitle: First\n");
    expect(files["de/index.mdx"]).toContain("title: Heim\nsidebarTitle: Allein\n");
  });

  test("name what is lost of their own lists, and what they share once", async () => {
    const labels = `          nav: [{ Un: a.md }, 3, gone.md]\n          nav_translations: { Un: Premier }\n`;
    const { losses } = await importedInMemory("mkdocs", {
      "mkdocs.yml": `${plugin("suffix")}${labels}        - locale: de\nnav: [a.md, lost.md]\n`,
      "docs/a.md": "# A\n",
      "docs/a.fr.md": "# A\n",
    });
    const fr = "/plugins/0/i18n/languages/1/nav";
    expect(losses.filter(({ feature }) => /entry|label/.test(feature)).map(({ pointer }) => pointer)).toEqual([
      "/nav/1",
      `${fr}/1`,
      `${fr}/2`,
    ]);
  });

  test("by the ends of names", async () => {
    const site = await importedInMemory("mkdocs", {
      "mkdocs.yml": plugin("suffix"),
      "docs/index.en.md": "# Home\n",
      "docs/a.md": "# A\n",
      "docs/index.fr.md": "# Accueil\n",
      "docs/only.fr.md": "# Seul\n",
    });
    expect(site.unanswered(own)).toEqual([]);
  });
});

test.each([
  ["site_name: [", /^mkdocs\.yml:\d+:\d+ can't be read/],
  ["INHERIT: other.yml", /inherits from itself/],
  ["nav: &a [*a]", /an alias in it refers to what holds it/],
])("%s is refused", async (text, message) => {
  const host = memoryHost({ "mkdocs.yml": text, "other.yml": "INHERIT: mkdocs.yml", "docs/a.md": "" });
  await expect(importSite({ kind: "mkdocs", host })).rejects.toThrow(message);
});

test("a parent outside of the folder is refused with the reason", async () => {
  const host = memoryHost({ "mkdocs.yml": "INHERIT: ../base.yml\n", "docs/index.md": "# A\n" });
  await expect(importSite({ kind: "mkdocs", host })).rejects.toThrow(
    'mkdocs.yml inherits from "../base.yml", which is not in this folder.',
  );
});

/** A site whose folders say what is in them. */
const awesome = (folders: Readonly<Record<string, string>>): Record<string, string> => ({
  "mkdocs.yml": "site_name: x\nplugins: [awesome-pages]\n",
  ...Object.fromEntries(
    Object.entries(folders).flatMap(([folder, nav]) => [
      [`docs/${folder}/.pages`, `nav: [p.md, ${nav}]\n`],
      [`docs/${folder}/p.md`, "# P\n"],
    ]),
  ),
});

test("a folder that is in itself is a loss, and is listed once", async () => {
  const { losses, files: made } = await importedInMemory("mkdocs", awesome({ a: "../b, ../b", b: "../a, ../a" }));
  expect(losses.map(({ feature, file, pointer, what }) => [feature, file, pointer, what])).toEqual([
    ["a folder that is in itself", "docs/b/.pages", "/nav/1", "../a"],
    ["a folder that is in itself", "docs/b/.pages", "/nav/2", "../a"],
    ["a second entry of a folder", "docs/a/.pages", "/nav/2", "../b"],
  ]);
  expect(JSON.parse(made["docs.json"]!)).toMatchObject({
    navigation: { groups: [{ group: "A", pages: ["a/p", { group: "B", pages: ["b/p"] }] }] },
  });
});

test("folders that name the next one twice are listed once", async () => {
  const folders = Array.from({ length: 40 }, (_, index) => [`f${index}`, `../f${index + 1}, ../f${index + 1}`]);
  const { losses, files: made } = await importedInMemory("mkdocs", awesome(Object.fromEntries(folders)));
  expect(losses.filter(({ feature }) => feature === "a second entry of a folder")).toHaveLength(39);
  expect(made["docs.json"]!.match(/f\d+\/p/g)).toHaveLength(40);
});

/** A site with pages that are not public; `fields` say which. MkDocs 1.6 publishes what each test says. */
const withHidden = (fields: string): Record<string, string> => ({
  "mkdocs.yml": `site_name: A\n${fields}`,
  ...Object.fromEntries(
    [
      "index",
      "guide/a",
      "drafts/b",
      "drafts/keep",
      "drafts/old/keep",
      "Drafts/c",
      "guide/b.draft",
      "guide/README",
      "guide/index",
    ].map((path) => [`docs/${path}.md`, `# ${path}\n`]),
  ),
  "docs/drafts/plan.png": "png",
  "docs/templates/t.md": "# T\n",
  "docs/guide/templates/t.md": "# T\n",
});

const addressesOf = async (fields: string): Promise<readonly string[]> => {
  const { addresses, unanswered } = await importedInMemory("mkdocs", withHidden(fields));
  expect(unanswered(addresses)).toEqual([]);
  return addresses.toSorted();
};

const drafts = ["/drafts/b/", "/drafts/keep/", "/drafts/old/keep/"];

test.each([
  ["a folder, in its own capitals", "drafts/", drafts],
  ["a file in it is taken back", "drafts/\n  !drafts/keep.md", ["/drafts/b/", "/drafts/old/keep/"]],
  ["its folder is not, after a line for the file", "b.md\n  !drafts/", ["/drafts/b/"]],
  ["a folder in it is", "drafts/b.md\n  drafts/**/keep.md\n  !drafts/old/**", ["/drafts/b/", "/drafts/keep/"]],
  ["all but some", "*\n  !index.md\n  !/guide/**", ["/Drafts/c/", ...drafts]],
  [
    "all, and a folder is not taken back",
    "*\n  !guide/\n  !index.md",
    ["/Drafts/c/", ...drafts, "/guide/a/", "/guide/b.draft/", "/guide/templates/t/"],
  ],
  ["the ends of names", "*.draft.md", ["/guide/b.draft/"]],
  ["its own templates", "!/templates/", []],
])("pages that exclude_docs and draft_docs name are not published: %s", async (_, lines, left) => {
  const all = await addressesOf("");
  expect(all).not.toContain("/templates/t/");
  const taken = lines === "!/templates/" ? ["/templates/t/"] : [];
  const expected = [...all.filter((address) => !left.includes(address)), ...taken].toSorted();
  expect(await addressesOf(`exclude_docs: |\n  ${lines}\n`)).toEqual(expected);
  if (taken.length === 0) expect(await addressesOf(`draft_docs: |\n  ${lines}\n`)).toEqual(expected);
});

test("an index that is excluded leaves its address to README.md, and files and entries go with their pages", async () => {
  const fields = "nav: [index.md, drafts/b.md, guide/README.md]\nexclude_docs: |\n  /guide/index.md\n  /drafts\n";
  const { files: made, losses } = await importedInMemory("mkdocs", withHidden(fields));
  expect(made["guide/index.mdx"]).toContain("guide/README");
  expect(Object.keys(made).filter((file) => file.startsWith("drafts/"))).toEqual([]);
  expect(JSON.parse(made["docs.json"]!)).toMatchObject({ navigation: { pages: ["index", "guide/index"] } });
  expect(losses).toEqual([
    {
      feature: "an entry without a page",
      reason: "exclude_docs leaves its page out, so it does not come along",
      file: "mkdocs.yml",
      pointer: "/nav/1",
      what: "drafts/b.md",
    },
  ]);
});

test("pages that not_in_nav names come along without an entry, unless nav has one", async () => {
  const notInNav = "not_in_nav: |\n  /guide/\n  /drafts/keep.md\n";
  const listed = async (nav: string): Promise<readonly string[]> => {
    const { files: made, addresses, unanswered } = await importedInMemory("mkdocs", withHidden(nav + notInNav));
    expect(unanswered(addresses)).toEqual([]);
    expect(addresses).toContain("/guide/a/");
    return [...JSON.stringify(JSON.parse(made["docs.json"]!).navigation).matchAll(/"([^"]*\/[^"]*)"/g)].map(
      ([, page]) => page!,
    );
  };
  expect(await listed("")).toEqual(["Drafts/c", "drafts/b", "drafts/old/keep"]);
  expect(await listed("nav: [drafts/keep.md]\n")).toEqual(["drafts/keep"]);
});

test("the plugin for it leaves out files by globs; what is not read is a loss", async () => {
  const plugin = 'plugins:\n  - exclude:\n      glob: ["drafts/*", "*.draft.md", "[ab].md"]\n      regex: [^old]\n';
  const { addresses, losses } = await importedInMemory("mkdocs", withHidden(plugin));
  const left = new Set([...drafts, "/guide/b.draft/"]);
  expect(addresses.toSorted()).toEqual((await addressesOf("")).filter((address) => !left.has(address)));
  expect(losses.map(({ feature, what }) => [feature, what])).toEqual([
    ['a pattern of the plugin "exclude"', "[ab].md"],
    ['a pattern of the plugin "exclude"', "^old"],
  ]);
});

test("hidden files that exclude_docs lets through stay private, and are a loss", async () => {
  const { losses } = await importedInMemory("mkdocs", {
    ...withHidden("exclude_docs: |\n  !.well-known\n"),
    "docs/.well-known/a.md": "# A\n",
  });
  expect(losses).toMatchObject([{ feature: "hidden files that are published", what: "!.well-known" }]);
});

test.each([
  [
    "exclude_docs: [drafts]",
    "exclude_docs in mkdocs.yml has to be a text with one pattern in each line, and this is a list.",
  ],
  ["draft_docs: a/**/b/**/c/**/d", 'Line 1 of draft_docs in mkdocs.yml can\'t be read: it has more than 2 "**".'],
])("%s is refused, because hidden pages would come along", async (text, message) => {
  const host = memoryHost({ "mkdocs.yml": text, "docs/a.md": "" });
  await expect(importSite({ kind: "mkdocs", host })).rejects.toThrow(message);
});

test("headings of which no letter is left have the numbers of Python-Markdown", async () => {
  const text = "# 首页\n\n## 安装\n\n## 配置\n\n## Setup 安装\n\n## a\n\n[b](#_2)\n";
  const { files, problems } = await importedInMemory("mkdocs", {
    "mkdocs.yml": "site_name: X\n",
    "docs/index.md": text,
    "docs/b.md": text.replace("# 首页", "# Home").replace("#_2", "#_1"),
  });
  const idsOf = (path: string): readonly string[] => [...files[path]!.matchAll(/\{#(.*)\}/g)].map(([, id]) => id!);
  expect(idsOf("index.mdx")).toEqual(["_2", "_3", "setup"]);
  expect(idsOf("b.mdx")).toEqual(["_1", "_2", "setup"]);
  expect(problems).toEqual([]);
});

describe("the ids of headings", () => {
  const idsWith = async (extensions: string): Promise<readonly (string | undefined)[]> => {
    const site = await importedInMemory("mkdocs", {
      "mkdocs.yml": `site_name: x\nmarkdown_extensions:\n${extensions}`,
      "docs/index.md": "# A\n\n## Größe  XL\n\n## Größe  XL\n\n## Ohne\n",
    });
    const losses = site.losses.map(({ feature, what }) => `${feature}: ${what}`);
    return [...[...site.text.matchAll(/^## (.*)$/gm)].map(([, line]) => /\{#(.*)\}/.exec(line!)?.[1]), ...losses];
  };

  test.each([
    [
      "  - toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify {kwds: {case: lower}}\n",
      "größe--xl",
      "größe--xl_1",
    ],
    [
      "  - toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify\n        kwds:\n          case: lower\n",
      "größe--xl",
      "größe--xl_1",
    ],
    [
      "  - toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify { kwds: { case: fold } }\n",
      "grösse--xl",
      "grösse--xl_1",
    ],
    ["  toc:\n    slugify: !!python/name:pymdownx.slugs.uslugify\n    separator: _\n", "größe__xl", "größe__xl_1"],
    [
      "  - markdown.extensions.toc:\n      slugify: !!python/name:pymdownx.slugs.uslugify_encoded\n",
      "größe--xl",
      "größe--xl_1",
    ],
    ["  - toc:\n      slugify: !!python/name:markdown.extensions.toc.slugify\n", "groe-xl", "groe-xl_1"],
    ["  - toc:\n      separator: _\n", "groe_xl", "groe_xl_1"],
    ["  - toc\n", "groe-xl", "groe-xl_1"],
  ])("with %j are the old ones", async (extensions, ...ids) => {
    expect(await idsWith(extensions)).toEqual([...ids, undefined]);
  });

  test("of Unicode are kept if the platform makes others", async () => {
    const kept = await idsWith("  - toc:\n      slugify: !!python/name:markdown.extensions.toc.slugify_unicode\n");
    expect(kept).toEqual([undefined, "größe-xl_1", undefined]);
    const cased = await idsWith("  - toc:\n      slugify: !!python/object/apply:pymdownx.slugs.slugify {}\n");
    expect(cased).toEqual(["Größe--XL", "Größe--XL_1", "Ohne"]);
  });

  test("of an unknown program are not kept, and it is named", async () => {
    expect(await idsWith("  - toc:\n      slugify: !!python/name:os.system\n")).toEqual([
      undefined,
      undefined,
      undefined,
      "the ids of headings: os.system",
    ]);
  });
});

test("pages, the old name of nav, is read where nav is not there, and entries that can't be read are named", async () => {
  const pages = "pages:\n  - Start: index.md\n  - B: b.md\n  - [a.md, A]\n";
  const of = async (more: string): Promise<readonly unknown[]> => {
    const site = await importedInMemory("mkdocs", {
      "mkdocs.yml": `site_name: x\n${pages}${more}`,
      "docs/index.md": "# Start\n",
      "docs/a.md": "# A\n",
      "docs/b.md": "# B\n",
    });
    const config = JSON.parse(site.files["docs.json"]!) as { readonly navigation: { readonly pages: unknown } };
    return [config.navigation.pages, ...site.losses.map(({ pointer, what }) => `${pointer} ${what}`)];
  };
  expect(await of("")).toEqual([["index", "b"], '/pages/2 ["a.md","A"]']);
  expect(await of("nav:\n  - a.md\n")).toEqual([["a"]]);
});
