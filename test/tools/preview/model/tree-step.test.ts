// Do the keys of trees open, close and move in a sidebar?
import { beforeAll, expect, test } from "vitest";
import { compileNavigation, memoryHost } from "../../../../src/index.ts";
import { openNavigation, viewPage, type PageView } from "../../../../src/runtime.ts";
import { defaultSettings, startState } from "../../../../src/tools/preview/model/preview-state.ts";
import { groupName, sidebarRows, type SidebarRow } from "../../../../src/tools/preview/model/sidebar-rows.ts";
import { treeStep } from "../../../../src/tools/preview/model/tree-step.ts";

let rows: readonly SidebarRow[];

beforeAll(async () => {
  const pages = ["a", { group: "Inner", expanded: true, pages: ["b"] }, { group: "Closed", pages: ["c"] }];
  const docs = {
    navigation: {
      groups: [
        { group: "Top", pages },
        { group: "Last", pages: ["d"] },
      ],
    },
  };
  const files = Object.fromEntries(["a", "b", "c", "d"].map((name) => [`${name}.mdx`, ""]));
  const host = memoryHost({ ...files, "docs.json": JSON.stringify(docs) });
  const { navigation } = await compileNavigation({ host });
  const view = viewPage(openNavigation(navigation!), navigation!.pages["/a"]!) as PageView;
  const settings = { settings: defaultSettings };
  const closed = sidebarRows(view, { ...settings, groups: startState().groups });
  const inner = closed.find(({ node }) => node.label === "Inner");
  if (inner?.kind !== "group") throw new Error("Inner is a group");
  rows = sidebarRows(view, { ...settings, groups: new Map([[groupName(view, inner.node), true]]) });
});

test("the rows are the ones that the keys are tried in", () => {
  const drawn = rows.map(
    (row) => `${row.level} ${row.node.label}${row.kind === "group" && row.collapsible ? "~" : ""}`,
  );
  expect(drawn).toEqual(["1 Top", "2 A", "2 Inner~", "3 B", "2 Closed~", "1 Last", "2 D"]);
});

test.each([
  ["ArrowLeft", "A", "to Top"],
  ["ArrowLeft", "B", "to Inner"],
  ["ArrowLeft", "Inner", "close Inner"],
  // A closed group, and a title that is always open, have nothing to close.
  ["ArrowLeft", "Closed", "to Top"],
  ["ArrowLeft", "Top", "to Top"],
  ["ArrowLeft", "D", "to Last"],
  ["ArrowRight", "Closed", "open Closed"],
  ["ArrowRight", "Inner", "to B"],
  ["ArrowRight", "Top", "to A"],
  ["ArrowRight", "B", "nothing"],
  ["ArrowDown", "Top", "to A"],
  ["ArrowDown", "D", "to D"],
  ["ArrowUp", "Top", "to Top"],
  ["ArrowUp", "B", "to Inner"],
  ["Home", "B", "to Top"],
  ["End", "A", "to D"],
  ["q", "Top", "nothing"],
])("%s on %s leads %s", (key, label, expected) => {
  const at = rows.findIndex(({ node }) => node.label === label);
  const step = treeStep(rows, at, key);
  const done =
    step?.kind === "move"
      ? `to ${rows[step.to]?.node.label ?? "no row"}`
      : step && `${step.open ? "open" : "close"} ${step.row.node.label}`;
  expect(done ?? "nothing").toBe(expected);
});

test("a key does nothing in a tree without rows", () => {
  expect(treeStep([], 0, "End")).toBeUndefined();
});
