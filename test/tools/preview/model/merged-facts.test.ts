// Does the tree of changes say in words all that changed in pages and divisions?
import { expect, test } from "vitest";
import { compareSites } from "../../../../src/outputs/diff/diff-navigation.ts";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../../src/index.ts";
import { mergedTrees, type MergedNode } from "../../../../src/tools/preview/model/merged-tree.ts";

type Fields = Readonly<Record<string, unknown>>;

const spec = {
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  paths: { "/a": { get: {}, post: {}, put: {}, delete: {} } },
};

/** A site of pages with this front matter. */
async function compile(navigation: Fields, pages: Readonly<Record<string, Fields>>): Promise<ResolvedNavigation> {
  const files = Object.entries(pages).map(([path, fields]) => {
    const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}\n`);
    return [`${path}.mdx`, `---\n${lines.join("")}---\nAbout ${path}.\n`] as const;
  });
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation }),
    "api.json": JSON.stringify(spec),
    ...Object.fromEntries(files),
  });
  return (await compileNavigation({ host })).navigation as ResolvedNavigation;
}

/** The facts of each node that has some, below its name. */
function factsOf({ kind, label, mark, facts, children }: MergedNode): readonly string[] {
  const words = facts.map(({ verb, before, after }) =>
    [verb, before === undefined ? after : `${before} → ${after}`].filter(Boolean).join(": "),
  );
  const own = words.length === 0 ? [] : [`${mark} ${kind} ${label}`, ...words.map((each) => `  ${each}`)];
  return [...own, ...children.flatMap(factsOf)];
}

async function factsBetween(before: ResolvedNavigation, after: ResolvedNavigation): Promise<readonly string[]> {
  return mergedTrees(compareSites(before, after, undefined)).flatMap(({ tree }) => factsOf(tree));
}

test("each change of a page is a fact of its node", async () => {
  const paths = ["title", "label", "link", "unlinked", "linked", "tag", "tagged", "text", "untold"];
  paths.push("operation", "described", "plain", "old", "new", "related", "away", "back");
  const pages = (fields: Readonly<Record<string, Fields>>): Readonly<Record<string, Fields>> =>
    Object.fromEntries(paths.map((path) => [path, { title: `Page ${path}`, ...fields[path] }]));
  const navigation = { groups: [{ group: "G", pages: paths }] };
  const before = await compile(
    navigation,
    pages({
      link: { url: "https://a.example" },
      unlinked: { url: "https://c.example" },
      tag: { tag: "NEW" },
      untold: { description: "What it was." },
      plain: { openapi: "api.json PUT /a" },
      operation: { openapi: "api.json GET /a" },
      new: { deprecated: true },
      back: { hidden: true },
    }),
  );
  const after = await compile(
    navigation,
    pages({
      title: { title: "Other" },
      label: { sidebarTitle: "Short" },
      link: { url: "https://b.example" },
      linked: { url: "https://d.example" },
      tagged: { tag: "BETA" },
      described: { openapi: "api.json DELETE /a" },
      text: { description: "What it is." },
      operation: { openapi: "api.json POST /a" },
      old: { deprecated: true },
      related: { related: ["title"] },
      away: { hidden: true },
    }),
  );
  expect(await factsBetween(before, after)).toEqual([
    "changed page Other",
    "  title: Page title → Other",
    "changed page Short",
    "  label: Page label → Short",
    "changed page Page link",
    "  link: https://a.example → https://b.example",
    "changed page Page unlinked",
    "  link: https://c.example → a page",
    "changed page Page linked",
    "  link: a page → https://d.example",
    "changed page Page tag",
    "  tag: NEW → none",
    "changed page Page tagged",
    "  tag: none → BETA",
    "changed page Page text",
    "  description: none → What it is.",
    "changed page Page untold",
    "  description: What it was. → none",
    "changed page Page operation",
    "  operation: GET /a → POST /a",
    "changed page Page described",
    "  operation: none → DELETE /a",
    "changed page Page plain",
    "  operation: PUT /a → none",
    "changed page Page old",
    "  deprecated now",
    "changed page Page new",
    "  no longer deprecated",
    "changed page Page related",
    "  other related links",
    "changed page Page away",
    "  hidden now",
    "changed page Page back",
    "  shown now",
  ]);
});

test("each change of a division is a fact of its node, and so are the positions of its pages", async () => {
  const paths = ["a", "b", "c", "d", "e", "f", "g", "root", "h", "top", "x", "y", "z", "last"];
  const pages = Object.fromEntries(paths.map((path) => [path, { title: path }]));
  const group = (name: string, page: string, fields: Fields = {}): Fields => ({
    group: name,
    pages: [page],
    ...fields,
  });
  const before = await compile(
    {
      groups: [
        group("Old", "a"),
        group("Untagged", "b", { tag: "BETA" }),
        { group: "All", pages: [group("Fold", "c", { expanded: true }), group("Unfold", "d")] },
        group("Away", "e"),
        group("Back", "f", { hidden: true }),
        { group: "Unrooted", root: "root", pages: ["g"] },
        group("Rooted", "h"),
        { group: "Order", pages: ["x", "y", "z"] },
        group("Last", "last"),
      ],
      global: { anchors: [{ anchor: "Status", href: "https://a.example" }] },
    },
    pages,
  );
  const after = await compile(
    {
      groups: [
        group("Last", "last"),
        group("New", "a"),
        group("Untagged", "b"),
        { group: "All", pages: [group("Fold", "c"), group("Unfold", "d", { expanded: true })] },
        group("Away", "e", { hidden: true }),
        group("Back", "f"),
        { group: "Unrooted", pages: ["g", "root"] },
        { group: "Rooted", root: "top", pages: ["h"], directory: "card", tag: "NEW" },
        { group: "Order", pages: ["y", "z", "x"] },
      ],
      global: { anchors: [{ anchor: "Status", href: "https://b.example" }] },
    },
    pages,
  );
  expect(await factsBetween(before, after)).toEqual([
    "changed group Last",
    "  now first",
    "changed group New",
    "  label: Old → New",
    "changed group Untagged",
    "  tag: BETA → none",
    "changed group Fold",
    "  closed at first now",
    "changed group Unfold",
    "  open at first now",
    "changed group Away",
    "  hidden now",
    "changed group Back",
    "  shown now",
    "changed group Unrooted",
    "  root page: /root → none",
    "changed group Rooted",
    "  tag: none → NEW",
    "  new layout: none → card",
    "  root page: none → /top",
    "changed page x",
    "  now after: z",
    "changed anchor Status",
    "  link: https://a.example → https://b.example",
  ]);
});

test("a division of another kind is called by its kind, too", async () => {
  const pages = { a: { title: "a" }, b: { title: "b" } };
  const before = await compile({ tabs: [{ tab: "More", pages: ["a", "b"] }] }, pages);
  const after = await compile({ anchors: [{ anchor: "More", pages: ["a", "b"] }] }, pages);
  expect(await factsBetween(before, after)).toEqual(["changed anchor More", "  new kind: tab → anchor"]);
});
