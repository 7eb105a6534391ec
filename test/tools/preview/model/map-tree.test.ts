// Does the map of changes mark each page that is there and not as it was?
import { expect, test } from "vitest";
import { compareSites } from "../../../../src/outputs/diff/diff-navigation.ts";
import { compileNavigation, memoryHost, type JsonValue, type ResolvedNavigation } from "../../../../src/index.ts";
import { comparisonOf } from "../../../../src/tools/preview/model/comparison.ts";
import {
  askable,
  changedAddresses,
  mapTree,
  type MapFacts,
  type MapNode,
} from "../../../../src/tools/preview/model/map-tree.ts";

async function compile(groups: JsonValue, titles: Readonly<Record<string, string>> = {}): Promise<ResolvedNavigation> {
  const names = ["same", "moved", "removed", "added", "retitled", "other"];
  const pages = names.map((name) => [`${name}.mdx`, `---\ntitle: ${titles[name] ?? name}\n---\nAbout ${name}.\n`]);
  const host = memoryHost({
    ...(Object.fromEntries(pages) as Record<string, string>),
    "docs.json": JSON.stringify({ navigation: { groups } }),
  });
  return (await compileNavigation({ host })).navigation!;
}

test("pages that were added, moved or changed are marked, and not those that are as before or gone", async () => {
  const before = await compile([
    { group: "A", pages: ["same", "moved", "removed", "retitled"] },
    { group: "B", pages: ["other"] },
  ]);
  const after = await compile(
    [
      { group: "A", pages: ["same", "retitled", "added"] },
      { group: "B", pages: ["other", "moved"] },
    ],
    { retitled: "New title" },
  );
  const comparison = comparisonOf(compareSites(before, after, undefined));
  const [edition] = after.editions;
  expect([...changedAddresses(comparison, edition!.id)].toSorted()).toEqual(["/added", "/moved", "/retitled"]);
  expect([...changedAddresses(comparison, "another")]).toEqual([]);
});

function factsOf({ pages, site }: ResolvedNavigation, more: Partial<MapFacts> = {}): MapFacts {
  const none = { problems: [], config: "docs.json", isUntranslated: undefined, changed: undefined, links: undefined };
  return { pages, basePath: site.basePath, ...none, ...more };
}

/** The map of the first edition, and in how many steps it was made. */
function counted(navigation: ResolvedNavigation, facts: MapFacts): { readonly root: MapNode; readonly steps: number } {
  const work = mapTree(navigation.editions[0]!, facts);
  for (let steps = 0; ; steps += 1) {
    const step = work.next();
    if (step.done === true) return { root: step.value, steps };
  }
}

test("a division that changed is no address", async () => {
  const before = await compile([{ group: "A", pages: ["same"] }]);
  const after = await compile([{ group: "A", icon: "star", pages: ["same", "added"] }]);
  const comparison = comparisonOf(compareSites(before, after, undefined));
  expect([...changedAddresses(comparison, after.editions[0]!.id)]).toEqual(["/added"]);
});

test("only what can be answered is asked", async () => {
  const facts = factsOf(await compile([{ group: "A", pages: ["same"] }]));
  const always = ["problems", "missing", "hidden", "unlinked", "deprecated"];
  expect(askable(facts).toSorted()).toEqual(always.toSorted());
  expect(askable({ ...facts, changed: new Set() }).toSorted()).toEqual([...always, "changed"].toSorted());
  expect(askable({ ...facts, isUntranslated: () => true }).toSorted()).toEqual([...always, "untranslated"].toSorted());
});

test("a page has the problems of its entry and of its file, and no others", async () => {
  const navigation = await compile([{ group: "A", pages: ["same", "moved", "other"] }]);
  const problems = [
    { file: "docs.json", pointer: "/navigation/groups/0/pages/0" },
    { file: "docs.json", pointer: "/navigation/groups/0" },
    { file: "moved.mdx", pointer: "/title" },
  ].map((place) => ({ ...place, severity: "error" as const }));
  const { root } = counted(navigation, factsOf(navigation, { problems }));
  expect(root.children[0]!.children.map(({ label, counts }) => [label, counts.problems])).toEqual([
    ["same", 1],
    ["moved", 1],
    ["other", 0],
  ]);
});

test("all pages of a hidden edition are hidden", async () => {
  const languages = [{ language: "en", hidden: true, pages: ["a"] }];
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation: { languages } }), "a.mdx": "" });
  const { navigation } = await compileNavigation({ host });
  expect(counted(navigation!, factsOf(navigation!)).root.counts.hidden).toBe(1);
});

test("the map of many pages is made in steps", async () => {
  const names = Array.from({ length: 1200 }, (_, at) => `p${at}`);
  const host = memoryHost({
    "docs.json": JSON.stringify({ navigation: { pages: names } }),
    ...Object.fromEntries(names.map((name) => [`${name}.mdx`, ""])),
  });
  const { navigation } = await compileNavigation({ host });
  const { root, steps } = counted(navigation!, factsOf(navigation!));
  expect([root.pages, steps]).toEqual([1200, 3]);
});
