// Do the keys of trees move, fold and open in the tree of changes?
import { expect, test } from "vitest";
import { changeStep } from "../../../../src/tools/preview/model/change-step.ts";
import { twinOf, type ChangeRow } from "../../../../src/tools/preview/model/change-rows.ts";
import type { MergedNode } from "../../../../src/tools/preview/model/merged-tree.ts";

function row(level: number, label: string, mark: MergedNode["mark"] = "same", move = 0): ChangeRow {
  const node: MergedNode = { kind: "page", label, address: "", id: "", mark, facts: [], move, children: [] };
  return { kind: "node", name: label, level, node, stop: mark !== "same" };
}

function folded(level: number, name: string, open: boolean): ChangeRow {
  return { kind: "unchanged", name, level, pages: 3, division: undefined, open };
}

const rows: readonly ChangeRow[] = [
  row(1, "first"),
  row(2, "inside", "added"),
  row(2, "left", "moved-out", 1),
  folded(2, "closed", false),
  folded(1, "opened", true),
  row(2, "unfolded"),
  row(1, "entered", "moved-in", 1),
  row(1, "alone", "moved-in", 2),
];

test.each([
  ["ArrowLeft", "first", "to first"],
  ["ArrowLeft", "inside", "to first"],
  ["ArrowLeft", "closed", "to first"],
  ["ArrowLeft", "opened", "close opened"],
  ["ArrowLeft", "unfolded", "to opened"],
  ["ArrowRight", "first", "to inside"],
  ["ArrowRight", "inside", "to inside"],
  ["ArrowRight", "closed", "open closed"],
  ["ArrowRight", "opened", "to unfolded"],
  ["ArrowRight", "alone", "to alone"],
  ["ArrowDown", "first", "to inside"],
  ["ArrowDown", "alone", "to alone"],
  ["ArrowUp", "first", "to first"],
  ["ArrowDown", "opened", "to unfolded"],
  ["ArrowUp", "unfolded", "to opened"],
  ["Home", "unfolded", "to first"],
  ["End", "first", "to alone"],
  // Only a node that moved has another place.
  ["m", "first", "to no row"],
  ["m", "opened", "to no row"],
  ["m", "alone", "to no row"],
  ["m", "left", "to entered"],
  ["m", "entered", "to left"],
  ["Enter", "left", "to entered"],
  ["Enter", "entered", "page"],
  ["Enter", "inside", "page"],
  ["Enter", "closed", "open closed"],
  ["Enter", "opened", "close opened"],
  ["q", "first", "nothing"],
])("%s on %s leads %s", (key, name, expected) => {
  const at = rows.findIndex((each) => each.name === name);
  const step = changeStep(rows, at, key);
  const done = ((): string => {
    if (step === undefined) return "nothing";
    if (step.kind === "move") return `to ${rows[step.to]?.name ?? "no row"}`;
    return step.kind === "fold" ? `${step.open ? "open" : "close"} ${step.name}` : step.kind;
  })();
  expect(done).toBe(expected);
});

test("a row that is not there has no other place", () => {
  expect(twinOf(rows, rows.length)).toBe(-1);
});

test("a key does nothing in a tree without rows", () => {
  expect(changeStep([], 0, "End")).toBeUndefined();
});
