// Has a site the option `sidebar` exactly where one list says all of it?
import { expect, test } from "vitest";
import { toStarlight, type StarlightItem } from "../../../../src/adapters.ts";
import type { JsonObject } from "../../../../src/index.ts";
import type { ResolvedNavigation } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";

async function sidebarOf(navigation: JsonObject, basePath = ""): Promise<StarlightItem[] | undefined> {
  const site = await openedSite({ name: "Acme", navigation }, { basePath });
  return toStarlight(site.navigation as ResolvedNavigation).sidebar;
}

const item = (label: string, link: string, fields: object = {}): object => ({ label, link, attrs: {}, ...fields });

test("a site with one sidebar has it, with addresses to which Starlight adds the base path", async () => {
  const pages = ["index", { group: "More", expanded: false, tag: "New", pages: ["a"] }];
  expect(await sidebarOf({ groups: [{ group: "Start", pages }] }, "/docs")).toEqual([
    {
      label: "Start",
      collapsed: false,
      items: [
        item("Index", "/"),
        { label: "More", collapsed: true, badge: { text: "New", variant: "default" }, items: [item("A", "/a")] },
      ],
    },
  ]);
});

const inLanguages = (...lists: readonly JsonObject[][]): JsonObject => ({
  languages: lists.map((groups, index) => ({ language: ["en", "fr", "de"][index]!, groups })),
});

test("languages that say the same become translations", async () => {
  const navigation = inLanguages(
    [{ group: "Start", tag: "New", pages: ["index", "a"] }],
    [{ group: "Début", tag: "Nouveau", pages: ["fr/index", "fr/a"] }],
    [{ group: "Start", tag: "New", pages: ["de/index", "de/a"] }],
  );
  expect(await sidebarOf(navigation)).toEqual([
    {
      label: "Start",
      translations: { fr: "Début", de: "Start" },
      badge: { text: { en: "New", fr: "Nouveau", de: "New" }, variant: "default" },
      collapsed: false,
      items: [item("Index", "/"), item("A", "/a")],
    },
  ]);
});

test("a tag that is said in each language is translated, also where the label is the same", async () => {
  const navigation = inLanguages(
    [{ group: "API", tag: "New", pages: ["a"] }],
    [{ group: "API", tag: "Nouveau", pages: ["fr/a"] }],
  );
  expect(await sidebarOf(navigation)).toEqual([
    {
      label: "API",
      badge: { text: { en: "New", fr: "Nouveau" }, variant: "default" },
      collapsed: false,
      items: [item("A", "/a")],
    },
  ]);
});

test("entries after a group in a group have their own translations", async () => {
  const inside = (prefix: string, words: readonly string[]): JsonObject => ({
    group: words[0]!,
    pages: [
      { group: words[1]!, pages: [`${prefix}a`] },
      { group: words[2]!, pages: [`${prefix}b`] },
    ],
  });
  const navigation = inLanguages([inside("", ["One", "Two", "Three"])], [inside("fr/", ["Un", "Deux", "Trois"])]);
  const group = (label: string, fr: string, items: readonly object[], collapsed: boolean): object => ({
    label,
    translations: { fr },
    collapsed,
    items,
  });
  expect(await sidebarOf(navigation)).toEqual([
    group(
      "One",
      "Un",
      [group("Two", "Deux", [item("A", "/a")], true), group("Three", "Trois", [item("B", "/b")], true)],
      false,
    ),
  ]);
});

test.each<[string, JsonObject]>([
  [
    "a language has a tag that the other one lacks",
    inLanguages([{ group: "A", tag: "New", pages: ["a"] }], [{ group: "A", pages: ["fr/a"] }]),
  ],
  [
    "a group is open in one language only",
    inLanguages(
      [{ group: "A", pages: [{ group: "B", expanded: true, pages: ["a"] }] }],
      [{ group: "A", pages: [{ group: "B", expanded: false, pages: ["fr/a"] }] }],
    ),
  ],

  ["a language has a page less", inLanguages([{ group: "A", pages: ["a", "b"] }], [{ group: "A", pages: ["fr/a"] }])],
  ["a language has another address", inLanguages([{ group: "A", pages: ["a"] }], [{ group: "A", pages: ["fr/z"] }])],
  [
    "the pages of a language are in no folder",
    inLanguages([{ group: "A", pages: ["a"] }], [{ group: "A", pages: ["b"] }]),
  ],
  ["there are tabs", { tabs: [{ tab: "A", pages: ["a"] }] }],
  ["there is an anchor", { global: { anchors: [{ anchor: "A", href: "https://example.com" }] }, pages: ["a"] }],
  ["all of it is hidden", { pages: ["a"], hidden: true }],
  ["there are versions", { versions: [{ version: "v1", pages: ["a"] }] }],
])("a site has no such list where %s", async (_, navigation) => {
  expect(await sidebarOf(navigation)).toBeUndefined();
});
