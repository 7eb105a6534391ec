// Which rows has a merged tree: what changed, with the rest folded?
import { expect, test } from "vitest";
import {
  changeRows,
  countStops,
  stepToChange,
  type ChangeRow,
} from "../../../../src/tools/preview/model/change-rows.ts";
import type { ChangeMark, MergedNode } from "../../../../src/tools/preview/model/merged-tree.ts";

/** A node by its label, which begins with "+" if it was added, "-" if it was removed, "~" if it changed. */
function node(label: string, ...children: readonly MergedNode[]): MergedNode {
  const marks: Readonly<Record<string, ChangeMark>> = { "+": "added", "-": "removed", "~": "changed" };
  const kind = children.length > 0 ? "group" : "page";
  return { kind, label, address: "", id: "", mark: marks[label[0]!] ?? "same", facts: [], move: 0, children };
}

/** Name, level, a star for a change of its own, and the label; of folded nodes the number of pages and what they are. */
function line(row: ChangeRow): string {
  if (row.kind === "node") return `${row.name} ${row.level} ${row.stop ? "*" : ""}${row.node.label}`;
  return `${row.name} ${row.level} ${row.open ? "v" : ">"} ${row.pages} ${row.division?.label ?? "several"}`;
}

const tree = node(
  "",
  node("a"),
  node("b"),
  node("~c"),
  node("d"),
  node("e"),
  node("f"),
  node("G", node("g"), node("+H", node("+h"), node("-i"))),
  node("J", node("j"), node("k")),
  node("l"),
  node("-M", node("-m")),
);

test("two pages are rows, and three or a division are one that can be opened", () => {
  expect(changeRows(tree, new Set()).map(line)).toEqual([
    "/0 1 a",
    "/1 1 b",
    "/2 1 *~c",
    "/3-6 1 > 3 several",
    "/6 1 G",
    "/6/0 2 g",
    "/6/1 2 *+H",
    "/6/1/0 3 +h",
    "/6/1/1 3 *-i",
    "/7-9 1 > 3 several",
    "/9 1 *-M",
    "/9/0 2 -m",
  ]);
});

test("what is opened has its nodes below it, with divisions that can be opened", () => {
  expect(
    changeRows(tree, new Set(["/7-9", "/7-9/0"]))
      .map(line)
      .slice(9, 14),
  ).toEqual(["/7-9 1 v 3 several", "/7-9/0 2 v 2 J", "/7-9/0/0 3 j", "/7-9/0/1 3 k", "/7-9/1 2 l"]);
});

test("the changes are counted as they are gone through", () => {
  const rows = changeRows(tree, new Set());
  const stops = rows.flatMap((row, at) => (row.kind === "node" && row.stop ? [at] : []));
  expect([stops, countStops(tree)]).toEqual([[2, 6, 8, 10], 4]);
  expect([-1, 2, 6, 10].map((at) => stepToChange(rows, at, 1))).toEqual([2, 6, 8, 2]);
  expect([2, 8].map((at) => stepToChange(rows, at, -1))).toEqual([10, 6]);
  expect(stepToChange(rows.slice(0, 4), 2, 1)).toBe(2);
  expect(stepToChange(rows.slice(3, 6), 0, 1)).toBe(-1);
});
