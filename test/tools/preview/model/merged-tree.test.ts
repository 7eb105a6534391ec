// Does one tree show what a change did to a site?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { compareSites, differenceOf } from "../../../../src/outputs/diff/diff-navigation.ts";
import { compileNavigation, memoryHost, type Division, type ResolvedNavigation } from "../../../../src/index.ts";
import {
  changeRows,
  countStops,
  stepToChange,
  type ChangeRow,
} from "../../../../src/tools/preview/model/change-rows.ts";
import { comparisonOf } from "../../../../src/tools/preview/model/comparison.ts";
import { mergedTrees, type MergedNode } from "../../../../src/tools/preview/model/merged-tree.ts";
import { arbitrarySite } from "../../../support/arbitrary-site.ts";
import { propertyRuns } from "../../../support/property-runs.ts";

type Files = Readonly<Record<string, string>>;
type Entry = string | { readonly group: string; readonly pages: readonly Entry[] };

async function compile(files: Files): Promise<ResolvedNavigation> {
  const { navigation } = await compileNavigation({ host: memoryHost(files), discover: true });
  return navigation as ResolvedNavigation;
}

function pagesOf(entries: readonly Entry[]): readonly string[] {
  return entries.flatMap((entry) => (typeof entry === "string" ? [entry] : pagesOf(entry.pages)));
}

function site(entries: readonly Entry[], titles: Files = {}): Promise<ResolvedNavigation> {
  const pages = pagesOf(entries).map((path) => [`${path}.mdx`, `---\ntitle: ${titles[path] ?? path}\n---\n`]);
  const docs = { navigation: { pages: entries } };
  return compile({ "docs.json": JSON.stringify(docs), ...(Object.fromEntries(pages) as Files) });
}

/** The tree as lines: mark, label, facts. */
function drawn({ children }: MergedNode, indent = ""): readonly string[] {
  return children.flatMap((node) => {
    const facts = node.facts.map(({ verb, before, after }) => [verb, before, after].filter(Boolean).join(" "));
    const own = [node.mark, node.label, ...facts].join(" | ");
    return [indent + own, ...drawn(node, `${indent}  `)];
  });
}

async function merged(
  before: readonly Entry[],
  after: readonly Entry[],
  titles: Files = {},
): Promise<readonly string[]> {
  const [edition] = mergedTrees(compareSites(await site(before), await site(after, titles), undefined));
  return edition === undefined ? [] : drawn(edition.tree);
}

describe("the merged tree", () => {
  test("is absent where nothing changed", async () => {
    expect(await merged(["a", "b"], ["a", "b"])).toEqual([]);
  });

  test("has what was removed where it was, and what was added where it is", async () => {
    const before = [{ group: "G", pages: ["first", "a", "b", "c"] }];
    const after = [{ group: "G", pages: ["a", "new", "c"] }];
    expect(await merged(before, after)).toEqual([
      "same | G",
      "  removed | first",
      "  same | a",
      "  removed | b",
      "  added | new",
      "  same | c",
    ]);
  });

  test("has what moved at both places, each with the other", async () => {
    const before = [
      { group: "G", pages: ["a", "b", { group: "In", pages: ["d", "e"] }] },
      { group: "H", pages: ["c"] },
    ];
    const after = [
      { group: "G", pages: ["a"] },
      { group: "H", pages: ["b", "c", { group: "In", pages: ["d", "e"] }] },
    ];
    expect(await merged(before, after)).toEqual([
      "same | G",
      "  same | a",
      "  moved-out | b | moved to H",
      "  moved-out | In | moved to H",
      "same | H",
      "  moved-in | b | moved here from G",
      "  same | c",
      "  moved-in | In | moved here from G",
      "    same | d",
      "    same | e",
    ]);
  });

  test("says which label, title and position are others", async () => {
    const before = [{ group: "Old", pages: ["a", "b", "c"] }, "d"];
    const after = [{ group: "New", pages: ["c", "a", "b"] }, "d"];
    expect(await merged(before, after, { a: "Other" })).toEqual([
      "changed | New | label Old New",
      "  changed | c | now first",
      "  changed | Other | title a Other",
      "  same | b",
      "same | d",
    ]);
  });

  test("has a removed division with all in it, and pages that stay in another list or in none", async () => {
    const before = [
      { group: "Gone", pages: ["a", "b"] },
      { group: "G", pages: ["a", "c"] },
    ];
    const lines = await merged(before, [{ group: "G", pages: ["a", "c"] }]);
    expect(lines).toEqual([
      "removed | Gone",
      "  unlisted | a | still in G",
      "  removed | b",
      "same | G",
      "  same | a",
      "  same | c",
    ]);
  });

  test("has a page that is in one more list, or in a list for the first time", async () => {
    const groups = (...pages: readonly string[]): object => ({
      navigation: {
        groups: [
          { group: "G", pages: ["a"] },
          { group: "H", pages: ["b", ...pages] },
        ],
      },
    });
    const files = { "a.mdx": "A", "b.mdx": "B", "c.mdx": "C" };
    const before = await compile({ ...files, "docs.json": JSON.stringify(groups()) });
    const after = await compile({ ...files, "docs.json": JSON.stringify(groups("a", "c")) });
    expect(drawn(mergedTrees(compareSites(before, after, undefined))[0]!.tree).slice(-3)).toEqual([
      "  same | B",
      "  added | A | also in G",
      "  added | C | was in no list",
    ]);
    const back = drawn(mergedTrees(compareSites(after, before, undefined))[0]!.tree).slice(-3);
    expect(back).toEqual(["  same | B", "  unlisted | A | still in G", "  unlisted | C | in no list now"]);
  });

  test("has what was removed once, after the first of two places of the page before it", async () => {
    expect(await merged([{ group: "G", pages: ["a", "b", "c"] }], [{ group: "G", pages: ["a", "c", "a"] }])).toEqual([
      "same | G",
      "  same | a",
      "  removed | b",
      "  same | c",
      "  same | a",
    ]);
  });

  test("has both trees in it, whatever changed", async () => {
    const labels = (tree: Division): readonly string[] =>
      tree.children.flatMap((node) =>
        node.kind === "page" ? (node.missing ? [] : [node.href]) : [node.label, ...labels(node)],
      );
    const names = (tree: MergedNode, left: readonly string[]): readonly string[] =>
      tree.children.flatMap((node) => {
        const own = left.includes(node.mark) ? [] : [node.address || node.label];
        return [...own, ...names(node, left)];
      });
    await fc.assert(
      fc.asyncProperty(arbitrarySite(), arbitrarySite(), async (one, other) => {
        const compared = compareSites(await compile(one.files), await compile(other.files), undefined);
        const after = compared.sides[1];
        for (const { id, tree } of mergedTrees(compared)) {
          const edition = after.editions.find((each) => each.id === id)!;
          const { basePath } = after.navigation.site;
          const shown = new Set(names(tree, ["removed", "moved-out"]));
          const all = [...labels(edition.tree), ...edition.global.anchors.map(({ label }) => label)];
          for (const name of all)
            expect([...shown]).toContain(name.startsWith("/") ? name.slice(basePath.length) || "/" : name);
        }
      }),
      { numRuns: propertyRuns(60) },
    );
  });

  test("marks something exactly where the two sites differ", async () => {
    await fc.assert(
      fc.asyncProperty(arbitrarySite(), arbitrarySite(), async (one, other) => {
        const compared = compareSites(await compile(one.files), await compile(other.files), undefined);
        const diff = differenceOf(compared);
        const { editions, elsewhere } = comparisonOf(compared, diff);
        expect(editions.length + elsewhere.length > 0).toBe(diff.changes.length > 0);
      }),
      { numRuns: propertyRuns(60) },
    );
  });
});

describe("the rows", () => {
  const many = Array.from({ length: 4_000 }, (_, index) => `p${index}`);

  async function treeOf(before: readonly Entry[], after: readonly Entry[]): Promise<MergedNode> {
    return mergedTrees(compareSites(await site(before), await site(after), undefined))[0]!.tree;
  }

  test("of many pages are those of the change, and one for what is folded on each side", async () => {
    const tree = await treeOf(many, many.toSpliced(2_000, 1));
    const rows = changeRows(tree, new Set());
    expect(rows.map((row) => (row.kind === "unchanged" ? row.pages : row.node.mark))).toEqual([
      2_000,
      "removed",
      1_999,
    ]);
    expect(changeRows(tree, new Set([rows[0]!.name]))).toHaveLength(2_003);
  });

  test("keep the row of what is unfolded, so that it can be folded again, and fold divisions in it", async () => {
    const guides = { group: "Guides", pages: ["a", { group: "More", pages: ["b", "c"] }] };
    const tree = await treeOf([guides, "x"], [guides, "y"]);
    const folded = changeRows(tree, new Set());
    const guidesOpen = changeRows(tree, new Set([folded[0]!.name]));
    const bothOpen = changeRows(tree, new Set([folded[0]!.name, guidesOpen[2]!.name]));
    expect(folded.slice(0, 2).map(shortly)).toEqual(["1 > Guides (3)", "1 x"]);
    expect(guidesOpen.slice(0, 4).map(shortly)).toEqual(["1 v Guides (3)", "2 a", "2 > More (2)", "1 x"]);
    expect(bothOpen.slice(2, 5).map(shortly)).toEqual(["2 v More (2)", "3 b", "3 c"]);
  });

  /** Level, whether it is open, label, number of pages. */
  function shortly(row: ChangeRow): string {
    if (row.kind === "node") return `${row.level} ${row.node.label}`;
    return `${row.level} ${row.open ? "v" : ">"} ${row.division?.label ?? ""} (${row.pages})`;
  }

  test("count what is in an added division as one change, and what moved as one", async () => {
    const before = [{ group: "G", pages: ["a", "b"] }, "x"];
    const after = [{ group: "G", pages: ["a"] }, "x", "b", { group: "New", pages: ["c", "d"] }];
    const tree = await treeOf(before, after);
    expect(countStops(tree)).toBe(2);
    const without = await treeOf(after, before);
    expect([
      countStops(without),
      changeRows(without, new Set()).filter((row) => row.kind === "node" && row.stop).length,
    ]).toEqual([2, 3]);
    const inside = await treeOf([{ group: "G", pages: ["a", "b"] }], [{ group: "G", pages: ["a", "c", "d"] }, "x"]);
    expect(countStops(inside)).toBe(4);
    const stops = changeRows(tree, new Set()).flatMap((row) =>
      row.kind === "node" && row.stop ? [row.node.label] : [],
    );
    expect(stops).toEqual(["b", "b", "New"]);
  });

  test("are gone through from change to change, in both directions and around", async () => {
    const tree = await treeOf(["a", "b", "c", "d", "e", "f"], ["a", "c", "d", "e", "f", "g"]);
    const rows = changeRows(tree, new Set());
    const [first, last] = [stepToChange(rows, -1, 1), stepToChange(rows, 0, -1)];
    expect([first, last]).toEqual([1, rows.length - 1]);
    expect(stepToChange(rows, first, 1)).toBe(last);
    expect(stepToChange(rows, last, 1)).toBe(first);
    expect(stepToChange([], 0, 1)).toBe(-1);
    // The only change is the next one, too.
    expect(stepToChange(rows.slice(0, 2), 1, 1)).toBe(1);
  });
});

describe("beside the trees", () => {
  test("are lost addresses with their redirects, and what no tree can show", async () => {
    const before = await compile({
      "docs.json": JSON.stringify({ navigation: { languages: [{ language: "en", pages: ["a", "b"] }] } }),
      "a.mdx": "",
      "b.mdx": "",
      "alone.mdx": "",
    });
    const after = await compile({
      "docs.json": JSON.stringify({
        navigation: {
          languages: [
            { language: "en", pages: ["a", "new/b"] },
            { language: "fr", pages: ["fr/a"] },
          ],
        },
      }),
      "a.mdx": "",
      "new/b.mdx": "",
      "fr/a.mdx": "",
    });
    const { lost, redirects, elsewhere, counts } = comparisonOf(compareSites(before, after, undefined));
    expect(lost.map(({ from, to }) => [from, to])).toEqual([
      ["/b", "/new/b"],
      ["/alone", undefined],
    ]);
    expect(redirects).toEqual([{ source: "/b", destination: "/new/b" }]);
    expect(elsewhere.map(({ verb }) => verb)).toEqual(["added", "removed"]);
    expect(counts).toContain("2 addresses lost");
  });
});
