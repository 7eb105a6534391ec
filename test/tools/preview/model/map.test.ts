// Does the map count what is asked, and stay readable for a site of any size?
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  compileNavigation,
  memoryHost,
  type CompileOptions,
  type Edition,
  type ResolvedNavigation,
} from "../../../../src/index.ts";
import type { SiteLinks } from "../../../../src/compiler/links/site-links.ts";
import { legendOf, type LinksState } from "../../../../src/tools/preview/model/map-legend.ts";
import { mapLayout, type MapCell } from "../../../../src/tools/preview/model/map-layout.ts";
import { mapPages } from "../../../../src/tools/preview/model/map-pages.ts";
import { stepInMap } from "../../../../src/tools/preview/model/map-step.ts";
import { sameTrail } from "../../../../src/tools/preview/model/map-trail.ts";
import {
  askable,
  mapTree,
  severalNodes,
  type MapFacts,
  type MapNode,
} from "../../../../src/tools/preview/model/map-tree.ts";
import { problemPlaces } from "../../../../src/tools/preview/model/problem-places.ts";
import { untranslatedIn } from "../../../../src/tools/preview/model/untranslated.ts";
import { openNavigation } from "../../../../src/runtime.ts";

async function compile(
  files: Readonly<Record<string, string>>,
  options: CompileOptions = {},
): Promise<ResolvedNavigation> {
  return (await compileNavigation({ ...options, host: memoryHost(files) })).navigation as ResolvedNavigation;
}

function factsOf({ pages, site }: ResolvedNavigation, more: Partial<MapFacts> = {}): MapFacts {
  const none = { problems: [], config: "docs.json", isUntranslated: undefined, changed: undefined, links: undefined };
  return { pages, basePath: site.basePath, ...none, ...more };
}

/** The map, without a break. */
function counted(edition: Edition, facts: MapFacts): MapNode {
  const work = mapTree(edition, facts);
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
  }
}

function leaf(label: string): MapNode {
  const counts = { problems: 0, missing: 0, hidden: 0, untranslated: 0, unlinked: 0, deprecated: 0, changed: 0 };
  return { id: label, kind: "page", label, href: `/${label}`, pages: 1, counts, unknown: 0, children: [] };
}

function division(label: string, children: readonly MapNode[]): MapNode {
  const pages = children.reduce((sum, child) => sum + child.pages, 0);
  return { ...leaf(label), kind: "group", href: "", pages, children };
}

describe("the map counts", () => {
  test("missing, hidden, deprecated and changed pages, and those with problems", async () => {
    const navigation = await compile({
      "docs.json": JSON.stringify({
        navigation: {
          groups: [
            { group: "G", pages: ["a", "gone"] },
            { group: "H", hidden: true, pages: ["b", "c"] },
          ],
        },
      }),
      "a.mdx": "---\ndeprecated: true\n---\n",
      "b.mdx": "",
      "c.mdx": "",
    });
    const place = { severity: "error", code: "page-not-found", message: "", line: 1, column: 1 } as const;
    const problems = [
      { ...place, file: "docs.json", pointer: "/navigation/groups/0/pages/1" },
      { ...place, file: "c.mdx", pointer: "" },
    ];
    const facts = factsOf(navigation, { problems, changed: new Set(["/a"]) });
    const map = counted(navigation.editions[0]!, facts);
    const none = { problems: 0, missing: 0, hidden: 0, untranslated: 0, unlinked: 0, deprecated: 0, changed: 0 };
    expect(map.counts).toEqual({ ...none, problems: 2, missing: 1, hidden: 2, deprecated: 1, changed: 1 });
    expect(map.children.map(({ label, counts }) => [label, counts.hidden])).toEqual([
      ["G", 0],
      ["H", 2],
    ]);
    expect(askable(facts)).not.toContain("untranslated");
    expect(askable(factsOf(navigation))).not.toContain("changed");
  });

  test("pages to which nothing links, and apart from them those of which it is not known", async () => {
    const navigation = await compile({
      "docs.json": JSON.stringify({ navigation: { pages: ["a", "b", "gone", "also-gone"] } }),
      "a.mdx": "",
      "b.mdx": "",
    });
    const countsOf = (links: SiteLinks | undefined): readonly number[] => {
      const { counts, unknown } = counted(navigation.editions[0]!, factsOf(navigation, { links }));
      return [counts.unlinked, unknown];
    };
    expect(countsOf({ linked: ["/a", "/gone"], files: 2, unread: [] })).toEqual([1, 1]);
    expect(countsOf({ linked: ["/a"], files: 1, unread: ["b.mdx"] })).toEqual([0, 3]);
    expect(countsOf(undefined)).toEqual([0, 4]);
  });

  test("all pages that one problem names", async () => {
    const pages = ["here", "no/a", "no/b", "no/c"];
    const host = memoryHost({ "docs.json": JSON.stringify({ navigation: { pages } }), "here.mdx": "[x](/no)" });
    const { navigation, diagnostics } = await compileNavigation({ host });
    expect(diagnostics.map(({ code }) => code)).toEqual(["page-not-found"]);
    const { editions } = navigation!;
    const problems = problemPlaces(diagnostics, {
      editions,
      config: "docs.json",
      textOf: (file) => host.readText(file),
    });
    expect(counted(editions[0]!, factsOf(navigation!, { problems })).counts).toMatchObject({ problems: 3, missing: 3 });
  });

  test("each page whose file one of several places of a problem is in", async () => {
    const host = memoryHost({
      "docs.json": JSON.stringify({ navigation: { pages: ["a", "b", "c"] } }),
      "a.mdx": "[x](/nowhere)",
      "b.mdx": "[x](/nowhere)",
      "c.mdx": "[a](/a) [b](/b)",
    });
    const { navigation, diagnostics } = await compileNavigation({ host, links: true });
    const { editions } = navigation!;
    const problems = problemPlaces(diagnostics, {
      editions,
      config: "docs.json",
      textOf: (file) => host.readText(file),
    });
    const map = counted(editions[0]!, factsOf(navigation!, { problems }));
    expect(map.children.map(({ counts }) => counts.problems)).toEqual([1, 1, 0]);
  });

  test("changed pages below a base path, whose addresses are without it", async () => {
    const files = { "docs.json": JSON.stringify({ navigation: { pages: ["index", "a", "b"] } }) };
    const navigation = await compile({ ...files, "index.mdx": "", "a.mdx": "", "b.mdx": "" }, { basePath: "/docs" });
    const map = counted(navigation.editions[0]!, factsOf(navigation, { changed: new Set(["/", "/a"]) }));
    expect(map.counts.changed).toBe(2);
  });

  test("pages that another language lacks, and not those that both list", async () => {
    const language = (code: string, pages: readonly string[]): object => ({ language: code, pages });
    const navigation = await compile({
      "docs.json": JSON.stringify({
        navigation: { languages: [language("en", ["a", "b", "both"]), language("fr", ["fr/a", "both"])] },
      }),
      "a.mdx": "",
      "b.mdx": "",
      "both.mdx": "",
      "fr/a.mdx": "",
    });
    const site = openNavigation(navigation);
    const [en] = site.editions;
    const map = counted(navigation.editions[0]!, factsOf(navigation, { isUntranslated: untranslatedIn(site, en!) }));
    expect(map.children.filter(({ counts }) => counts.untranslated > 0).map(({ href }) => href)).toEqual(["/b"]);
  });
});

describe("the legend of pages to which nothing links", () => {
  const summary = { problems: [], against: null, config: "docs.json" };

  function legend(links: LinksState, unknown = 0): string {
    return legendOf("unlinked", { summary, links, root: { ...leaf("a"), unknown } }).join(" ");
  }

  test("says what was searched, and of how many pages it is not known", () => {
    const read = { kind: "read", links: { linked: [], files: 1, unread: [] } } as const;
    expect(legend(read)).toContain("searched were 1 file of pages and their parts");
    expect(legend(read)).not.toContain("without a file");
    expect(legend(read, 2)).toContain("Of 2 pages without a file, to which nothing links, it is not known.");
  });

  test("names files that were not read whole, and no more than three", () => {
    const unread = ["a.mdx", "b.mdx", "c.mdx", "d.mdx"];
    expect(legend({ kind: "read", links: { linked: [], files: 9, unread } }, 5)).toMatch(
      / Not known of any page without a link, because not all of a\.mdx, b\.mdx, c\.mdx and 1 other file could be read\.$/,
    );
  });

  test("says why nothing is known", () => {
    expect(legend({ kind: "left out" })).toContain("without the option --links");
    expect(legend({ kind: "unreadable" })).toContain("while docs.json can’t be read");
    expect(legend({ kind: "failed", message: "no" })).toContain("could not be read: no");
  });
});

test("the legend of problems says that not all are listed, where that is so", () => {
  const problem = {
    severity: "error",
    message: "",
    file: "docs.json",
    pointer: "",
    line: 1,
    column: 1,
    subject: "",
  } as const;
  const legend = (code: string): number =>
    legendOf("problems", {
      summary: { problems: [{ ...problem, code }], against: null, config: "docs.json" },
      links: { kind: "loading" },
      root: leaf("a"),
    }).length;
  expect([legend("page-not-found"), legend("more-problems")]).toEqual([1, 2]);
});

test("the list beside the map has each page that is counted, with the divisions above it; else all pages", () => {
  const missing = { ...leaf("a"), counts: { ...leaf("a").counts, missing: 1 } };
  const inside = { ...division("Inner", [missing, leaf("b")]), counts: missing.counts };
  const several = { ...severalNodes([inside, leaf("c")]), counts: missing.counts };
  const root = { ...division("root", [division("", [several])]), counts: missing.counts };
  const whole = { ...root, children: [{ ...root.children[0]!, counts: missing.counts }] };
  expect(mapPages(whole, "missing")).toEqual([{ label: "a", href: "/a", above: ["Inner"] }]);
  expect(mapPages(whole, undefined).map(({ label, above }) => `${above.join(">")} ${label}`)).toEqual([
    "Inner a",
    "Inner b",
    " c",
  ]);
  expect(mapPages(missing, "missing")).toEqual([{ label: "a", href: "/a", above: [] }]);
});

test("the list beside the map ends after the first thousand pages", () => {
  const page = { id: "", kind: "page", label: "a", href: "/a", pages: 1, unknown: 0, children: [] } as const;
  const counts = { problems: 0, missing: 1, hidden: 0, untranslated: 0, unlinked: 0, deprecated: 0, changed: 0 };
  const children = Array.from({ length: 1001 }, () => ({ ...page, counts }));
  const whole = { ...page, kind: "tab", pages: 1001, counts: { ...counts, missing: 1001 }, children } as const;
  expect(mapPages(whole, "missing")).toHaveLength(1000);
  expect(mapPages(whole, undefined)).toHaveLength(1000);
});

describe("the cells", () => {
  const least = 22 / 640;

  test("of 20,000 pages in one list are few, and each leads on until single pages are shown", () => {
    const pages = Array.from({ length: 20_000 }, (_, index) => leaf(`p${index}`));
    let node = division("G", pages);
    let zooms = 0;
    for (; zooms < 5 && node.children[0]?.kind === "page" && node.children.length > 1; zooms += 1) {
      const cells = mapLayout(node, 4, least).cells;
      expect(cells.length).toBeLessThan(60);
      if (cells.every((cell) => cell.node.kind === "page")) break;
      node = cells.find((cell) => cell.node.kind === "several")!.node;
    }
    expect(zooms).toBeLessThan(5);
    expect(mapLayout(node, 4, least).cells.every((cell) => cell.node.kind === "page")).toBe(true);
  });

  test("fill the map without gaps, have all pages, and are few, whatever the tree is", () => {
    const { tree } = fc.letrec<{ tree: MapNode; page: MapNode }>((tie) => ({
      page: fc.constantFrom("a", "b").map(leaf),
      tree: fc
        .array(fc.oneof({ depthSize: "small" }, tie("page"), tie("tree")), { maxLength: 40 })
        .map((children) => division("G", children)),
    }));
    fc.assert(
      fc.property(tree, (node) => {
        const { cells, stretch } = mapLayout(node, 4, least);
        for (const { height } of cells) expect(height * stretch).toBeGreaterThan(least - 1e-9);
        const first = cells.filter(({ level }) => level === 0);
        expect(first.reduce((sum, cell) => sum + cell.node.pages, 0)).toBe(node.pages);
        let top = 0;
        for (const cell of first) {
          expect(cell.top).toBeCloseTo(top);
          top += cell.height;
        }
        if (node.pages > 0) expect(top).toBeCloseTo(1);
        expect(cells.length).toBeLessThan(4 * 2 * (1 / least) + 8);
        for (const { trail, node: own } of cells) expect(trail.at(-1)).toBe(own);
      }),
    );
  });
});

test("a part that was zoomed into is found in the map after an edit, as far as it is still there", () => {
  const [a, b, c] = ["a", "b", "c"].map(leaf);
  const group = division("G", [a!, b!, c!]);
  const labels = (trail: readonly MapNode[], ...groups: readonly MapNode[]): readonly string[] =>
    sameTrail(trail, division("root", groups)).map(({ label, pages }) => `${label} ${pages}`);
  const trail = [group, severalNodes([a!, b!]), a!];
  expect(labels(trail, division("New", [c!]), division("G", [a!, leaf("new"), b!]))).toEqual(["G 3", "a – b 3", "a 1"]);
  expect(labels(trail, division("G", [a!]))).toEqual(["G 1"]);
  expect(labels(trail, division("Other", [a!, b!]))).toEqual([]);
  expect(labels([severalNodes([])], leaf("x"), leaf("y"))).toEqual([]);
});

test("keys lead along a level, and to the cells above and below", () => {
  const node = division("root", [division("A", [leaf("a"), leaf("b")]), division("B", [leaf("c")])]);
  const cells = mapLayout(node, 4, 0.01).cells;
  const labels = (index: number | undefined): string | undefined => cells[index ?? -1]?.node.label;
  const from = (label: string, key: string): string | undefined =>
    labels(
      stepInMap(
        cells,
        cells.findIndex((cell: MapCell) => cell.node.label === label),
        key,
      ),
    );
  expect(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"].map((key) => from("A", key))).toEqual([
    "B",
    "A",
    "a",
    "A",
  ]);
  expect(["ArrowDown", "ArrowUp", "ArrowRight", "ArrowLeft"].map((key) => from("b", key))).toEqual([
    "c",
    "a",
    "b",
    "A",
  ]);
  expect([from("b", "Home"), from("b", "End"), from("b", "x")]).toEqual(["A", "c", undefined]);
});
