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
    "the favicon",
    { favicon: "/a.webp", navigation: { pages: ["a"] } },
    [{ what: "/a.webp", source: { pointer: "/favicon" } }],
  ],
  [
    "the list of its group on a root page",
    { navigation: { groups: [{ group: "A", root: "a", directory: "card", pages: ["b"] }] } },
    [{ what: 'group "A"', source: { pointer: "/navigation/groups/0" }, edition: "main" }],
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

test("the icon of a page is named with its address, and none that nobody sees", async () => {
  const groups = [
    { group: "A", pages: ["a", "secret"] },
    { group: "B", icon: "lock", hidden: true, pages: ["b"] },
  ];
  const files = { "a.mdx": "---\nicon: book\n---\n", "secret.mdx": "---\nicon: book\nhidden: true\n---\n" };
  const { navigation } = await openedSite({ name: "Acme", navigation: { groups } }, { files });
  const { notExpressed } = toStarlight(navigation as ResolvedNavigation);
  const icons = notExpressed.filter(({ feature }) => feature === "an icon");
  expect(icons.flatMap(({ places }) => places)).toEqual([
    expect.objectContaining({ what: 'page "A"', href: "/a", edition: "main" }),
  ]);
});

test("a redirect of an address is written once, with its status; one that Astro would read as a pattern is named", async () => {
  const redirects = [
    { source: "/old", destination: "/a" },
    { source: "/for-now", destination: "https://example.com", permanent: false },
    { source: "/[odd]", destination: "/a" },
  ];
  const { navigation } = await openedSite({ name: "Acme", navigation: { pages: ["index", "a"] }, redirects });
  const made = toStarlight(navigation as ResolvedNavigation);
  expect(made.redirects).toEqual({
    "/old": { status: 301, destination: "/a" },
    "/for-now": { status: 302, destination: "https://example.com" },
  });
  expect(made.notExpressed.map(({ feature, places }) => [feature, places])).toEqual([
    ["a redirect", [{ what: 'redirect "/[odd]"' }]],
  ]);
});

test("an address to which a redirect leads is decoded, because Astro encodes it", async () => {
  const redirects = [
    { source: "/to-page", destination: "/日本#見出し" },
    { source: "/written", destination: "/a%20b?c=100%25#%E8%A6%8B" },
    { source: "/broken", destination: "/a#%E8%" },
    { source: "/out", destination: "https://acme.example/%E8%A6%8B" },
  ];
  const { navigation } = await openedSite({ name: "Acme", navigation: { pages: ["index", "日本", "a b"] }, redirects });
  const made = Object.values(toStarlight(navigation as ResolvedNavigation).redirects);
  expect(made.map(({ destination }) => destination)).toEqual([
    "/日本#見出し",
    "/a b?c=100%#見",
    "/a#%E8%25",
    "https://acme.example/%E8%A6%8B",
  ]);
});

test("a redirect to the source of one with wildcards leads to where both lead", async () => {
  const redirects = [
    { source: "/begin", destination: "/latest/a" },
    { source: "/latest/:slug*", destination: "/v2/:slug*", permanent: false },
    { source: "/round", destination: "/loop/a" },
    { source: "/loop/:slug*", destination: "/loop/:slug*/a" },
    { source: "/part", destination: "/latest/a?b#c" },
    { source: "/twice", destination: "/part" },
    { source: "/out", destination: "https://acme.example/latest/a" },
  ];
  const { navigation } = await openedSite({ name: "Acme", navigation: { pages: ["index", "v2/a"] }, redirects });
  expect(toStarlight(navigation as ResolvedNavigation).redirects).toEqual({
    "/begin": { status: 302, destination: "/v2/a" },
    "/part": { status: 302, destination: "/v2/a?b#c" },
    "/twice": { status: 302, destination: "/v2/a?b#c" },
    "/round": { status: 301, destination: "/loop/a" },
    "/out": { status: 301, destination: "https://acme.example/latest/a" },
  });
});
