// What does moving rows mean for docs.json?
import { beforeAll, expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import {
  editionNodes,
  moveBy,
  moveTo,
  pagesBeside,
  stepOfKey,
  whyNoStep,
  type EditionNode,
} from "../../../../src/tools/preview/model/row-moves.ts";

let nodes: readonly EditionNode[];

beforeAll(async () => {
  const groups = [
    { group: "First", pages: ["a", { group: "Inner", pages: ["b", "c"] }, "d"] },
    { group: "Last", pages: ["e"] },
  ];
  const docs = { navigation: { languages: [{ language: "en", tabs: [{ tab: "Tab", groups }] }] } };
  const files = Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [`${name}.mdx`, ""]));
  const { navigation } = await compileNavigation({ host: memoryHost({ ...files, "docs.json": JSON.stringify(docs) }) });
  nodes = [...editionNodes(navigation!.editions[0]!).values()];
});

const named = (label: string): EditionNode => nodes.find(({ node }) => node.label === label)!;

test("each node has the labels of what it is in, from the language on", () => {
  expect(nodes.map(({ node, labels, parent }) => [node.label, labels.join(" > "), parent?.node.label])).toEqual([
    ["", "en", undefined],
    ["Tab", "en > Tab", ""],
    ["First", "en > Tab > First", "Tab"],
    ["A", "en > Tab > First", "First"],
    ["Inner", "en > Tab > First > Inner", "First"],
    ["B", "en > Tab > First > Inner", "Inner"],
    ["C", "en > Tab > First > Inner", "Inner"],
    ["D", "en > Tab > First", "First"],
    ["Last", "en > Tab > Last", "Tab"],
    ["E", "en > Tab > Last", "Last"],
  ]);
});

test.each([
  ["up", ["D"], "Move “D” before “Inner”"],
  ["down", ["A"], "Move “A” after “Inner”"],
  ["in", ["D"], "Move “D” into “Inner”"],
  ["out", ["B"], "Move “B” after “Inner”"],
  ["up", ["B", "C"], undefined],
  ["down", ["B", "C"], undefined],
  ["up", ["Inner", "D"], "Move 2 entries before “A”"],
  ["down", ["A", "Inner"], "Move 2 entries after “D”"],
  // A division takes what is in it along.
  ["up", ["Inner", "B", "C"], "Move “Inner” before “A”"],
  ["in", ["Inner"], undefined],
  // Above a tab's groups there is no group.
  ["out", ["Last"], undefined],
  // A list of groups holds no page.
  ["out", ["A"], undefined],
  ["out", ["Inner"], "Move “Inner” after “First”"],
  ["out", ["Inner", "D"], undefined],
  ["up", [""], undefined],
  ["up", [], undefined],
] as const)("a step %s of %j", (step, labels, title) => {
  expect(moveBy(labels.map(named), step)?.title).toBe(title);
});

test.each([
  ["out", ["A"], "Beside “First” are only groups, and no page can be there."],
  ["out", ["Last"], "It is in no group."],
  ["in", ["Inner"], "No group is right above it."],
  ["up", ["A"], "It is the first one here."],
  ["down", ["D"], "It is the last one here."],
  ["down", [""], "Nothing here can be moved."],
  ["out", ["B"], undefined],
  ["in", ["D"], undefined],
] as const)("why no step %s of %j", (step, labels, reason) => {
  expect(whyNoStep(labels.map(named), step)).toBe(reason);
});

test("a move names what moves and where to by file, place and name", () => {
  const [first, group] = ["/navigation/languages/0/tabs/0/groups/0", "/navigation/languages/0/tabs/0/groups/1"];
  expect(moveTo([named("A")], "into", named("Last"))?.operations).toEqual([
    {
      kind: "place-element",
      element: { pointer: `${first}/pages/0`, name: "/a", above: ["en", "Tab", "First"] },
      target: { kind: "into", element: { pointer: group, name: "Last", above: ["en", "Tab"] } },
    },
  ]);
  const top = moveTo([named("A")], "into", named(""));
  expect(top?.title).toBe("Move “A” into “the top level”");
  // The top of another language has the same name.
  expect(top?.operations).toMatchObject([{ target: { element: { name: "", above: ["en"] } } }]);
  expect(moveTo([named("First")], "into", named("Inner"))).toBeUndefined();
});

test("the arrows with Alt are steps", () => {
  expect(["ArrowUp", "ArrowDown", "ArrowRight", "ArrowLeft", "Enter"].map(stepOfKey)).toEqual([
    "up",
    "down",
    "in",
    "out",
    undefined,
  ]);
});

test("rows do not move into one of them, and each is named with the file that has it", async () => {
  expect(moveTo([named("A"), named("Inner")], "into", named("Inner"))).toBeUndefined();
  expect(moveTo([], "into", named("Inner"))).toBeUndefined();
  const host = memoryHost({
    "docs.json": JSON.stringify({
      navigation: { groups: [{ $ref: "./nav/guides.json" }, { group: "Own", pages: ["a"] }] },
    }),
    "nav/guides.json": JSON.stringify({ group: "Guides", pages: ["b"] }),
    "a.mdx": "",
    "b.mdx": "",
  });
  const { navigation } = await compileNavigation({ host });
  const placed = [...editionNodes(navigation!.editions[0]!).values()];
  const [guides, own] = ["Guides", "Own"].map((label) => placed.find(({ node }) => node.label === label)!);
  expect(moveTo([guides!], "after", own!)?.operations).toEqual([
    {
      kind: "place-element",
      element: { file: "nav/guides.json", pointer: "", name: "Guides", above: [] },
      target: { kind: "after", element: { pointer: "/navigation/groups/1", name: "Own", above: [] } },
    },
  ]);
});

test.each([
  [["B"], { "/b": "/c" }],
  [["E"], { "/e": "/d" }],
  [["Inner"], { "/b": "/d", "/c": "/d" }],
  [["A", "Inner"], { "/a": "/d", "/b": "/d", "/c": "/d" }],
  [["First", "Last"], {}],
])("beside %j is the page after them, or before", (labels, beside) => {
  const placed = new Map(nodes.map((each) => [each.node.id, each]));
  expect(Object.fromEntries(pagesBeside(labels.map(named), placed))).toEqual(beside);
});
