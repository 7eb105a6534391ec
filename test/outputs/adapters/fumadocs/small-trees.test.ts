// Has the tree of a small site what a reader finds: hidden pages, links out of the site, and pages beside tabs?
import { expect, test } from "vitest";
import { toFumadocs, type FumadocsNavigation, type FumadocsNode } from "../../../../src/adapters.ts";
import type { JsonObject, ResolvedNavigation } from "../../../../src/index.ts";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";

const hidden = "---\nhidden: true\n---\n";

async function exported(
  navigation: JsonObject,
  files: Readonly<Record<string, string>> = {},
  interaction: JsonObject = {},
): Promise<FumadocsNavigation> {
  const host = memoryHost({ "a.mdx": "", "b.mdx": "", "c.mdx": "", ...files });
  const compiled = await compileNavigation({ config: { name: "Acme", navigation, interaction }, host });
  return toFumadocs(compiled.navigation as ResolvedNavigation);
}

/** The names of the nodes of a tree, those of a folder below it. */
function namesIn(nodes: readonly FumadocsNode[]): readonly unknown[] {
  return nodes.map((node) => (node.type === "page" ? node.name : [node.name, ...namesIn(node.children)]));
}

function lostIn({ notExpressed }: FumadocsNavigation): readonly string[] {
  return notExpressed.map(({ feature, places }) => `${feature}: ${places.map(({ what }) => what).join(", ")}`);
}

test("a site without hidden lists has one tree only", async () => {
  const { roots } = await exported({ pages: ["a"] });
  expect(roots["main"]).toStrictEqual({
    $id: "main",
    name: "Acme",
    children: [{ $id: "main/page:a", type: "page", name: "A", url: "/a" }],
  });
});

test("a list that is hidden as a whole has the groups and pages that exist, for readers of its pages", async () => {
  const { roots } = await exported(
    {
      tabs: [
        { tab: "Guides", pages: ["a"] },
        {
          tab: "Drafts",
          hidden: true,
          pages: ["b", "gone", { group: "More", pages: ["c"] }, { group: "Gone", pages: ["lost"] }],
        },
        { tab: "Nothing", hidden: true, pages: ["nowhere"] },
      ],
    },
    { "b.mdx": hidden },
  );
  expect(namesIn(roots["main"]!.children)).toEqual([["Guides", "A"]]);
  expect(namesIn(roots["main"]!.fallback?.children ?? [])).toEqual([["Drafts", "B", ["More", "C"]]]);
});

test("hidden pages beside tabs are a list of their own that exists for their readers", async () => {
  const { roots } = await exported(
    {
      tabs: [
        {
          tab: "Guides",
          pages: ["b", "gone", { group: "None", pages: ["lost"] }],
          menu: [{ item: "One", pages: ["a"] }],
        },
      ],
    },
    { "b.mdx": hidden },
  );
  expect(namesIn(roots["main"]!.children)).toEqual([["Guides", ["One", "A"]]]);
  expect(namesIn(roots["main"]!.fallback?.children ?? [])).toEqual([["Guides", "B"]]);
  expect(roots["main"]!.fallback?.children[0]).toMatchObject({ root: true, url: "/b" });
});

test("a page of a tab beside its menu is a tab with the name of that tab", async () => {
  const site = await exported({ tabs: [{ tab: "Guides", pages: ["a"], menu: [{ item: "One", pages: ["b"] }] }] });
  expect(namesIn(site.roots["main"]!.children)).toEqual([["Guides", ["Guides", "A"], ["One", "B"]]]);
  expect(lostIn(site)).toEqual(['pages beside tabs: tab "Guides"']);
});

test("a group at the top beside anchors makes a tab that opens its root page", async () => {
  const navigation = { anchors: [{ anchor: "More", pages: ["b"] }], groups: [{ group: "Top", root: "a", pages: [] }] };
  const { roots } = await exported(navigation);
  const tabs = roots["main"]!.children.map((node) => (node.type === "folder" ? [node.name, node.url] : []));
  expect(tabs).toContainEqual(["Acme", "/a"]);
});

test("a group whose root page forwards leads there, in the site or out of it", async () => {
  const { roots } = await exported(
    {
      groups: [
        { group: "Out", root: "a", pages: ["c"] },
        { group: "In", root: "b", pages: ["c"] },
      ],
    },
    { "a.mdx": "---\nurl: https://out.example.com\n---\n", "b.mdx": "---\nurl: /c\n---\n" },
  );
  const index = roots["main"]!.children.map((node) => (node.type === "folder" ? node.index : undefined));
  expect(index).toStrictEqual([
    { $id: "main/group:Out#index", type: "page", name: "A", url: "https://out.example.com", external: true },
    { $id: "main/group:In#index", type: "page", name: "B", url: "/c" },
  ]);
});

test("a group has no marks if nothing is beside its name", async () => {
  const { roots } = await exported({ groups: [{ group: "Top", pages: ["a"] }] });
  expect(roots["main"]!.children[0]).not.toHaveProperty("marks");
});

test("a title that leads out of the site is no loss", async () => {
  const files = { "a.mdx": "---\nurl: https://out.example.com\n---\n" };
  const found = await exported({ groups: [{ group: "Out", pages: ["a"] }] }, files, { drilldown: true });
  expect(lostIn(found)).toEqual([]);
});

test("a version has its tag", async () => {
  const { versions } = await exported({
    versions: [
      { version: "2", tag: "Latest", pages: ["a"] },
      { version: "1", pages: ["b"] },
    ],
  });
  expect(versions).toStrictEqual([{ name: "2", tag: "Latest" }, { name: "1" }]);
});

test("an anchor that leads nowhere is no link of the layout", async () => {
  const { links } = await exported({ global: { anchors: [{ anchor: "Nothing", pages: [] }] }, pages: ["a"] });
  expect(links["main"]).toEqual([]);
});

test("a page of a site of links only is reported with its address, because its sidebar has the tabs", async () => {
  const site = await exported({
    tabs: [
      { tab: "Home", href: "/b" },
      { tab: "Blog", href: "https://blog.example.com" },
    ],
  });
  expect(site.notExpressed.map(({ feature, places }) => [feature, places])).toEqual([
    ["a page in no list and in no tab", [{ what: 'page "B"', href: "/b" }]],
  ]);
});
