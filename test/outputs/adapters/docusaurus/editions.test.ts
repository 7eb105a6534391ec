// Do languages and versions have their builds, folders and menus in Docusaurus?
import { expect, test } from "vitest";
import { toDocusaurus, type DocusaurusEditionMenu, type DocusaurusMenuChoice } from "../../../../src/adapters.ts";
import { compileNavigation, type JsonObject } from "../../../../src/index.ts";
import { languageChoices, openNavigation, versionChoices, viewPage } from "../../../../src/runtime.ts";
import { compiledFixtures } from "../../../support/compiled-fixtures.ts";
import { docusaurusOf, linesOf, mainLocale } from "./docusaurus-site.ts";

const component = new URL("../../../../examples/docusaurus/src/theme/NavbarItem/editionChoices.js", import.meta.url);
const { choicesAt } = (await import(component.href)) as {
  readonly choicesAt: (
    menu: DocusaurusEditionMenu,
    path: string,
  ) => readonly (DocusaurusMenuChoice & { readonly target?: string })[];
};

test("each language is a locale with docs of its own, and each version has its path", async () => {
  const { navigation } = await compileNavigation({ root: "examples/acme" });
  const { i18n, locales } = toDocusaurus(navigation!);
  expect(i18n).toEqual({
    defaultLocale: "en",
    locales: ["en", "fr"],
    localeConfigs: {
      en: { label: "English", direction: "ltr", htmlLang: "en", baseUrl: "/" },
      fr: { label: "Français", direction: "ltr", htmlLang: "fr", baseUrl: "/fr/" },
    },
  });
  const version = { banner: "none", badge: true };
  const versions = { current: { ...version, label: "v2", path: "" }, v1: { ...version, label: "v1", path: "v1" } };
  const same = { routeBasePath: "/", numberPrefixParser: false, lastVersion: "current", versions };
  expect(locales["en"]!.docs).toEqual({ ...same, id: "default", path: "docs" });
  expect(locales["fr"]!.docs).toEqual({ ...same, id: "fr", path: "fr_docs" });
  expect(locales["fr"]!.versions.map(({ name, sidebars }) => [name, Object.keys(sidebars)])).toEqual([
    ["v1", ["product:Orders/tab:Guides", "product:Orders/tab:Référence de l'API"]],
  ]);
});

test("tabs of products are dropdowns, and what is deeper is below a title", async () => {
  const { navigation } = await compileNavigation({ root: "examples/acme" });
  const { navbarItems } = toDocusaurus(navigation!).locales["en"]!;
  const className = "navc-version--current";
  const sidebar = (label: string, sidebarId: string): JsonObject => ({ type: "docSidebar", label, sidebarId });
  expect(navbarItems.slice(0, 3)).toEqual([
    {
      type: "dropdown",
      label: "Orders",
      position: "left",
      className,
      items: [
        sidebar("Guides", "product:Orders/tab:Guides"),
        sidebar("API reference", "product:Orders/tab:API reference"),
        { type: "html", value: '<strong class="navc-heading">Resources</strong>' },
        sidebar("Release notes", "product:Orders/tab:Resources/item:Release notes"),
        sidebar("Migration", "product:Orders/tab:Resources/item:Migration"),
        { label: "Community", href: "https://community.acme.example" },
      ],
    },
    expect.objectContaining({ label: "Sync", className }),
    { label: "Terminal", href: "https://terminal.acme.example/docs", position: "left", className },
  ]);
  expect(navbarItems.filter((item) => item.className === "navc-version--v1").map(({ label }) => label)).toEqual([
    "Orders",
  ]);
  expect(navbarItems.filter((item) => item.className === undefined)).toEqual([
    { label: "Release notes", to: "/changelog", autoAddBaseUrl: false, position: "right" },
    { label: "Status", href: "https://status.acme.example", position: "right" },
  ]);
});

test("a version without a folder of its own is in the docs of the default one, and is reported", async () => {
  const site = await docusaurusOf({
    versions: [
      { version: "2", default: true, pages: ["start", "new", "shared"] },
      { version: "1", pages: ["begin", "shared"] },
      { version: "zero", pages: ["v0/start", "shared"] },
    ],
  });
  const { docs, sidebars, versions, navbarItems } = mainLocale(site);
  expect(Object.entries(docs.versions).map(([name, { path }]) => [name, path])).toEqual([
    ["current", ""],
    ["zero", "v0"],
  ]);
  expect(Object.keys(sidebars)).toEqual(["docs", "@1 docs"]);
  expect(linesOf(sidebars["@1 docs"]!)).toEqual(["doc Begin > begin", "ref Shared > shared"]);
  expect(linesOf(versions[0]!.sidebars["docs"]!)).toEqual(["doc Start > start", "link Shared > /shared"]);
  expect(navbarItems).toEqual([]);
  expect(site.notExpressed.map(({ feature, places }) => [feature, places.map(({ edition }) => edition)])).toEqual([
    ["a page in the sidebars of several versions", ["@zero"]],
    ["a version whose pages are in no folder of their own", ["@1"]],
  ]);
});

test("a language without a folder of its own is built with the default one, and is reported", async () => {
  const site = await docusaurusOf({
    languages: [
      { language: "en", default: true, pages: ["start"] },
      { language: "fr", pages: ["debut", "suite"] },
      { language: "cn", pages: ["cn/start", "start"] },
    ],
  });
  expect(site.i18n.locales).toEqual(["en", "zh-Hans"]);
  expect(Object.keys(mainLocale(site).sidebars)).toEqual(["docs", "fr docs"]);
  expect(linesOf(site.locales["zh-Hans"]!.sidebars["docs"]!)).toEqual([
    "doc Start > cn/start",
    "link Start > pathname:///start",
  ]);
  expect(site.notExpressed.map(({ feature }) => feature)).toContain(
    "a language whose pages are in no folder of their own",
  );
});

test("names of versions are those that Docusaurus takes", async () => {
  const labels = ["v1.0 (beta)", "a/b", "current", "a b", "x".repeat(40)];
  const versions = labels.map((version, index) => ({ version, pages: [`v${index}/a`, `v${index}/b`] }));
  const site = await docusaurusOf({ versions: [{ version: "main", default: true, pages: ["a", "b"] }, ...versions] });
  const names = Object.entries(mainLocale(site).docs.versions).map(([name, { label }]) => [name, label]);
  expect(names).toEqual([
    ["current", "main"],
    ["v1.0-beta", "v1.0 (beta)"],
    ["a-b", "a/b"],
    ["v-current", "current"],
    ["a-b-2", "a b"],
    ["x".repeat(28), "x".repeat(40)],
  ]);
});

test("the menus lead where the runtime says on each page of all fixtures", async () => {
  const { navigation: acme } = await compileNavigation({ root: "examples/acme" });
  let choices = 0;
  for (const { name, navigation } of [...(await compiledFixtures()), { name: "acme", navigation: acme! }]) {
    const site = openNavigation(navigation);
    const { locales } = toDocusaurus(navigation);
    for (const page of Object.values(navigation.pages)) {
      const view = viewPage(site, page);
      if (view === undefined || page.missing) continue;
      for (const [kind, expected] of [
        ["language", languageChoices(view)],
        ["version", versionChoices(view)],
      ] as const) {
        const shown = Object.values(locales).flatMap(({ editionMenus }) =>
          editionMenus.filter((menu) => menu.kind === kind).map((menu) => shownAt(menu, page.href)),
        );
        const targets = expected.map(({ label, target, current }) => [
          label,
          current ? decodeURI(page.href) : (target ?? null),
        ]);
        choices += targets.length;
        if (targets.length > 1)
          expect([name, page.href, shown]).toEqual([name, page.href, expect.arrayContaining([targets])]);
      }
    }
  }
  expect(choices).toBeGreaterThan(300);
});

/** What the component of the example shows. */
function shownAt(menu: DocusaurusEditionMenu, href: string): readonly (readonly [string, string | null])[] {
  const path = decodeURI(href);
  return choicesAt(menu, path).map(({ label, current, target }) => [label, current ? path : (target ?? null)]);
}

test("the menus know pages whose addresses have spaces or letters of any script", async () => {
  const site = await docusaurusOf({
    languages: [
      { language: "en", default: true, pages: ["a b", "c"] },
      { language: "ja", pages: ["ja/ガイド", "ja/c"] },
    ],
  });
  const [en, ja] = ["en", "ja"].map((locale) => site.locales[locale]!.editionMenus[0]!);
  expect(shownAt(en!, "/a%20b")).toEqual([
    ["English", "/a b"],
    ["日本語", "/ja/%E3%82%AC%E3%82%A4%E3%83%89"],
  ]);
  expect(shownAt(ja!, "/ja/%E3%82%AC%E3%82%A4%E3%83%89").map(([, target]) => target)).toEqual(["/a%20b", "/ja/ガイド"]);
  expect(shownAt(en!, "/c").map(([, target]) => target)).toEqual(["/c", "/ja/c"]);
});

test("a language from right to left is said to be one", async () => {
  const { i18n } = await docusaurusOf({
    languages: [
      { language: "en", default: true, pages: ["a"] },
      { language: "ar", pages: ["ar/a", "ar/b"] },
    ],
  });
  expect(Object.values(i18n.localeConfigs).map(({ direction }) => direction)).toEqual(["ltr", "rtl"]);
});

test("a site without languages is in English from left to right, and a site of one version has no badge", async () => {
  const { i18n, locales } = await docusaurusOf({ pages: ["a"] });
  expect(i18n.localeConfigs).toEqual({ en: { label: "English", direction: "ltr", htmlLang: "en", baseUrl: "/" } });
  expect(locales["en"]!.docs.versions).toEqual({ current: { label: "Acme", path: "", banner: "none", badge: false } });
});

test("the edition that readers start with is at the top, wherever it is written", async () => {
  const site = await docusaurusOf({
    languages: [
      {
        language: "fr",
        versions: [
          { version: "1", pages: ["fr/v1/a", "fr/v1/b"] },
          { version: "2", default: true, pages: ["fr/a", "fr/b"] },
        ],
      },
      {
        language: "en",
        default: true,
        versions: [
          { version: "1", pages: ["v1/a", "v1/b"] },
          { version: "2", default: true, pages: ["a", "b"] },
        ],
      },
    ],
  });
  expect(site.i18n.locales).toEqual(["en", "fr"]);
  const versions = Object.values(site.locales).map(({ docs }) =>
    Object.entries(docs.versions).map(([name, { label, path }]) => [name, label, path]),
  );
  expect(versions).toEqual([
    [
      ["1", "1", "v1"],
      ["current", "2", ""],
    ],
    [
      ["1", "1", "v1"],
      ["current", "2", ""],
    ],
  ]);
});

test("a folder that has pages of two versions belongs to neither, and the top of a version may be its folder", async () => {
  const { docs } = mainLocale(
    await docusaurusOf({
      versions: [
        { version: "3", default: true, pages: ["a", "both/c"] },
        { version: "2", pages: ["both/a", "both/b"] },
        { version: "1", pages: ["v1/index", "v1/b"] },
        { version: "0", pages: ["v1/old/a", "v1/old/b"] },
      ],
    }),
  );
  expect(Object.entries(docs.versions).map(([name, { path }]) => [name, path])).toEqual([
    ["0", "v1/old"],
    ["current", ""],
  ]);
});

test("names of versions that are one name are numbered", async () => {
  const labels = ["a b", "a(b", "a)b", "-"];
  const versions = labels.map((version, index) => ({ version, pages: [`v${index}/a`, `v${index}/b`] }));
  const site = await docusaurusOf({ versions: [{ version: "main", default: true, pages: ["a", "b"] }, ...versions] });
  expect(mainLocale(site).versions.map(({ name }) => name)).toEqual(["a-b", "a-b-2", "a-b-3", "v-"]);
});

test("what is joined to other docs is reported with its name and the reason", async () => {
  const { notExpressed } = await docusaurusOf({
    languages: [
      {
        language: "en",
        default: true,
        versions: [
          { version: "2", pages: ["a", "b"] },
          { version: "1", pages: ["old"] },
        ],
      },
      { language: "fr", pages: ["debut"] },
    ],
  });
  const joined = notExpressed.filter(({ feature }) => feature.endsWith("no folder of their own"));
  expect(
    joined.map(({ feature, reason, places }) => [feature, reason.split(";")[1], places.map(({ what }) => what)]),
  ).toEqual([
    [
      "a language whose pages are in no folder of their own",
      " they are built with the default language",
      ['language "fr"'],
    ],
    [
      "a version whose pages are in no folder of their own",
      " they are in the docs of the default version, and the search finds those of both",
      ['version "1"'],
    ],
  ]);
});
