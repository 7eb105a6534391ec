// Does the preview show each change once: in a tree, or beside the trees?
import { expect, test } from "vitest";
import { compareSites } from "../../../../src/outputs/diff/diff-navigation.ts";
import { compileNavigation, memoryHost, type ResolvedNavigation } from "../../../../src/index.ts";
import { comparisonOf, type Comparison } from "../../../../src/tools/preview/model/comparison.ts";

type Files = Readonly<Record<string, string>>;

async function compile(navigation: object, files: Files, basePath = ""): Promise<ResolvedNavigation> {
  const host = memoryHost({ "docs.json": JSON.stringify({ navigation }), ...files });
  return (await compileNavigation({ host, basePath, discover: true })).navigation as ResolvedNavigation;
}

const beside = ({ elsewhere }: Comparison): readonly string[] =>
  elsewhere.map(({ verb, pieces }) => [verb, ...pieces.slice(0, 2).map(({ text }) => text)].join(" "));

test("a change of a page in a tree is not beside the trees, and one that no tree shows is", async () => {
  const navigation = (...more: readonly string[]): object => ({
    languages: [
      { language: "en", pages: ["a", ...more] },
      { language: "fr", pages: ["fr/a"] },
    ],
  });
  const files = { "a.mdx": "A", "b.mdx": "B", "fr/a.mdx": "C" };
  const before = await compile(navigation(), files);
  expect(beside(comparisonOf(compareSites(before, await compile(navigation("b"), files), undefined)))).toEqual([]);
  const alone = await compile(navigation(), { ...files, "fr/a.mdx": "---\nkey: other\n---\nC" });
  const comparison = comparisonOf(compareSites(before, alone, undefined));
  expect(comparison.editions).toEqual([]);
  expect(beside(comparison)).toEqual(["no counterpart A /fr/a"]);
});

test("a change of a page that is the same in a shown tree is beside it", async () => {
  const navigation = (...more: readonly string[]): object => ({
    languages: [
      { language: "en", pages: ["a"] },
      { language: "fr", pages: ["fr/a", ...more] },
    ],
  });
  const files = { "a.mdx": "A", "fr/a.mdx": "C", "fr/b.mdx": "B" };
  const before = await compile(navigation(), files);
  const after = await compile(navigation("fr/b"), { ...files, "fr/a.mdx": "---\nkey: other\n---\nC" });
  const comparison = comparisonOf(compareSites(before, after, undefined));
  expect(comparison.editions.map(({ id }) => id)).toEqual(["fr"]);
  expect(beside(comparison)).toEqual(["no counterpart A /fr/a"]);
});

test("a page without its counterpart has a row of its own, also if the tree shows another change of it", async () => {
  const navigation = (page: string): object => ({
    languages: [
      { language: "en", pages: ["a", "b"] },
      { language: "fr", pages: ["fr/b", page] },
    ],
  });
  const kept = { "a.mdx": "A", "b.mdx": "B", "fr/b.mdx": "B" };
  const text = "---\ntitle: Robot QQ\n---\n\nUn long texte, le même avant et après.\n";
  const before = await compile(navigation("fr/a"), { ...kept, "fr/a.mdx": text });
  const after = await compile(navigation("fr/c"), { ...kept, "fr/c.mdx": text });
  const comparison = comparisonOf(compareSites(before, after, undefined));
  expect(comparison.counts).toContain("without");
  expect(beside(comparison)).toEqual(["no counterpart Robot QQ /fr/c"]);
});

test("a redirect is named as one, and a removed page says where its readers are sent", async () => {
  const files = { "a.mdx": "A", "b.mdx": "B" };
  const before = await compile({ pages: ["a", "b", "c", "d"] }, { ...files, "c.mdx": "C", "d.mdx": "D" });
  const redirects = [
    { source: "/c", destination: "/e" },
    { source: "/e", destination: "/b" },
    { source: "/d", destination: "/nowhere" },
  ];
  const config = JSON.stringify({ navigation: { pages: ["a", "b"] }, redirects });
  const host = memoryHost({ "docs.json": config, ...files });
  const after = (await compileNavigation({ host, discover: true })).navigation as ResolvedNavigation;
  const comparison = comparisonOf(compareSites(before, after, undefined));
  expect(beside(comparison)).toEqual([
    "redirect added /c → /e",
    "redirect added /e → /b",
    "redirect added /d → /nowhere",
  ]);
  const removed = comparison.editions[0]!.tree.children.filter(({ mark }) => mark === "removed");
  expect(removed.map(({ address, facts }) => [address, ...facts])).toEqual([
    ["/c", { verb: "its readers are sent to", after: "/b" }],
    ["/d"],
  ]);
});

test("the notes are those that were given, and one about another base path", async () => {
  const [before, after] = [
    await compile({ pages: ["a"] }, { "a.mdx": "" }),
    await compile({ pages: ["a"] }, { "a.mdx": "" }, "/docs"),
  ];
  const sentence = "The base path was none and is /docs; addresses are compared without it.";
  const compared = compareSites(before, after, undefined);
  expect(comparisonOf(compared).notes).toEqual([sentence]);
  expect(comparisonOf(compared, undefined, ["One."]).notes).toEqual(["One.", sentence]);
  const same = compareSites(before, before, undefined);
  expect([comparisonOf(same).notes, comparisonOf(same, undefined, ["One."]).notes]).toEqual([[], ["One."]]);
});
