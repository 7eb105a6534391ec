// Where are the cells of a small map?
import { expect, test } from "vitest";
import { mapLayout } from "../../../../src/tools/preview/model/map-layout.ts";
import type { MapNode } from "../../../../src/tools/preview/model/map-tree.ts";

const counts = { problems: 0, missing: 0, hidden: 0, untranslated: 0, unlinked: 0, deprecated: 0, changed: 0 };

function leaf(label: string): MapNode {
  return { id: label, kind: "page", label, href: "", pages: 1, counts, unknown: 0, children: [] };
}

function division(label: string, ...children: readonly MapNode[]): MapNode {
  const pages = children.reduce((sum, child) => sum + child.pages, 0);
  return { ...leaf(label), kind: "group", pages, children };
}

/** Level, label, top and height in hundredths. */
function cellsOf(node: MapNode, levels: number, least: number): readonly string[] {
  return mapLayout(node, levels, least).cells.map(
    ({ level, top, height, node: { label } }) =>
      `${level} ${label} ${Math.round(top * 100)}+${Math.round(height * 100)}`,
  );
}

const pages = (labels: string): readonly MapNode[] => Array.from(labels, leaf);

test("each level is beside what it is in, and a division without pages has no cell", () => {
  const root = division("", division("A", ...pages("ab")), division("None"), division("B", ...pages("cd")));
  expect(cellsOf(root, 2, 0.1)).toEqual(["0 A 0+50", "1 a 0+25", "1 b 25+25", "0 B 50+50", "1 c 50+25", "1 d 75+25"]);
  expect(cellsOf(root, 1, 0.1)).toEqual(["0 A 0+50", "0 B 50+50"]);
  expect(mapLayout(root, 2, 0.1).stretch).toBe(1);
  expect(mapLayout(division(""), 2, 0.1)).toEqual({ cells: [], stretch: 1 });
});

test("small ones are one cell with those beside them, and the last are with those before", () => {
  const root = division("", ...pages("abcdefg"), division("B", ...pages("hij")));
  expect(cellsOf(root, 1, 0.2)).toEqual(["0 a – b 0+20", "0 c – d 20+20", "0 e – g 40+30", "0 B 70+30"]);
  // One cell for all would be the division once more.
  expect(cellsOf(division("", division("A", ...pages("ab")), division("B", ...pages("cdefghij"))), 2, 0.3)).toEqual([
    "0 A 0+27",
    "0 B 27+73",
    "1 c – e 27+27",
    "1 f – j 55+45",
  ]);
});

test("what stays too low gets the least height, so that the map is higher", () => {
  const root = division("", division("A", ...pages("abcdefgh")), leaf("i"), division("B", ...pages("jklmnopq")));
  expect(mapLayout(root, 1, 0.25).stretch).toBeCloseTo((8 + 4.25 + 8) / 17);
  expect(cellsOf(root, 1, 0.25)).toEqual(["0 A 0+40", "0 i 40+21", "0 B 60+40"]);
});
