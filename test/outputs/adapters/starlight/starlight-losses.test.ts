// Is each thing that Starlight can't express named with its place?
import { expect, test } from "vitest";
import { toStarlight } from "../../../../src/adapters.ts";
import type { JsonObject, ResolvedNavigation } from "../../../../src/index.ts";
import { openedSite } from "../../runtime/opened-site.ts";

const shared = { group: "Shared", pages: ["news"] };

test.each<[string, JsonObject, readonly object[]]>([
  [
    "an icon",
    { navigation: { tabs: [{ tab: "A", icon: "book", pages: ["a"] }] } },
    [{ what: 'tab "A"', source: { pointer: "/navigation/tabs/0" }, edition: "main" }],
  ],
  [
    "a group that can't be closed",
    { navigation: { groups: [{ group: "A", pages: [{ group: "B", pages: ["b"] }] }] } },
    [{ what: 'group "A"', source: { pointer: "/navigation/groups/0" }, edition: "main" }],
  ],
  [
    "a page behind the title of a group",
    { navigation: { groups: [{ group: "A", root: "a", pages: ["b"] }] } },
    [{ what: 'group "A"', source: { pointer: "/navigation/groups/0" }, edition: "main" }],
  ],
  [
    "a group whose title opens its first page",
    {
      interaction: { drilldown: true },
      navigation: { groups: [{ group: "A", pages: [{ group: "B", pages: ["b"] }] }] },
    },
    [
      { what: 'group "A"', source: { pointer: "/navigation/groups/0" }, edition: "main" },
      { what: 'group "B"', source: { pointer: "/navigation/groups/0/pages/0" }, edition: "main" },
    ],
  ],
  [
    "fields that navc does not interpret",
    { navigation: { tabs: [{ tab: "A", searchable: false, color: "red", pages: ["a"] }] } },
    [{ what: 'color of tab "A"', source: { pointer: "/navigation/tabs/0" }, edition: "main" }],
  ],
  [
    "a page in several editions",
    { navigation: { versions: ["v2", "v1"].map((version) => ({ version, groups: [shared] })) } },
    [{ what: 'page "News"', href: "/news", edition: "@v2" }],
  ],
  [
    "the banner of a language",
    { navigation: { languages: [{ language: "en", banner: { content: "Hello" }, pages: ["a"] }] } },
    [{ what: 'language "en"' }],
  ],
  [
    "a redirect",
    { navigation: { pages: ["a"] }, redirects: [{ source: "/old/:slug*", destination: "/a" }] },
    [{ what: 'redirect "/old/:slug*"' }],
  ],
])("%s is named", async (feature, config, places) => {
  const { navigation } = await openedSite({ name: "Acme", ...config });
  const { notExpressed } = toStarlight(navigation as ResolvedNavigation);
  expect(notExpressed.filter((each) => each.feature === feature).map((each) => each.places)).toEqual([places]);
});

test("nothing is named of a site that Starlight shows as it is", async () => {
  const { navigation } = await openedSite({ name: "Acme", navigation: { pages: ["index", "a"] } });
  expect(toStarlight(navigation as ResolvedNavigation).notExpressed).toEqual([]);
});
