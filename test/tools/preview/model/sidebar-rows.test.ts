// Are the rows of the sidebar those of the site, for each value of `drilldown`?
import { beforeAll, describe, expect, test } from "vitest";
import { compileNavigation, memoryHost, type Division, type ResolvedNavigation } from "../../../../src/index.ts";
import {
  defaultSettings,
  startState,
  type Drilldown,
  type Settings,
} from "../../../../src/tools/preview/model/preview-state.ts";
import {
  containersOf,
  groupName,
  sidebarRows,
  type SidebarRow,
} from "../../../../src/tools/preview/model/sidebar-rows.ts";
import { treeStep } from "../../../../src/tools/preview/model/tree-step.ts";
import { openNavigation, viewPage, type PageView } from "../../../../src/runtime.ts";

const files = Object.fromEntries(["a", "b", "c", "d", "e"].map((name) => [`${name}.mdx`, ""]));

const docs = {
  navigation: {
    groups: [
      {
        group: "Top",
        pages: ["a", { group: "Plain", pages: ["b", "c"] }, { group: "Rooted", root: "d", pages: ["e"] }],
      },
      { group: "Secret", hidden: true, pages: [{ group: "Deep", pages: ["hidden"] }] },
    ],
  },
};

async function viewOf(drilldown?: boolean): Promise<PageView> {
  const config = JSON.stringify(drilldown === undefined ? docs : { ...docs, interaction: { drilldown } });
  const host = memoryHost({ ...files, "hidden.mdx": "---\nhidden: true\n---\n", "docs.json": config });
  const navigation = (await compileNavigation({ host })).navigation as ResolvedNavigation;
  const site = openNavigation(navigation);
  return viewPage(site, navigation.pages["/a"]!) as PageView;
}

function rowsWith(view: PageView, settings: Partial<Settings>, groups = startState().groups): readonly SidebarRow[] {
  return sidebarRows(view, { settings: { ...defaultSettings, ...settings }, groups });
}

function clicks(rows: readonly SidebarRow[]): object {
  return Object.fromEntries(rows.flatMap((row) => (row.kind === "group" ? [[row.node.label, row.click.kind]] : [])));
}

let view: PageView;

beforeAll(async () => {
  view = await viewOf();
});

describe("the rows", () => {
  test("are the groups and pages in order, those of closed groups left out", () => {
    const rows = rowsWith(view, {}).map(({ node, level }) => `${level} ${node.label}`);
    expect(rows).toEqual(["1 Top", "2 A", "2 Plain", "2 Rooted"]);
  });

  test("have the pages of a group that was opened, and not those of one that was closed", () => {
    const plain = rowsWith(view, {}).find(({ node }) => node.label === "Plain")!;
    if (plain.kind !== "group") throw new Error("Plain is a group");
    const groups = new Map([[groupName(view, plain.node), true]]);
    expect(rowsWith(view, {}, groups).map(({ node }) => node.label)).toEqual(["Top", "A", "Plain", "B", "C", "Rooted"]);
  });

  test("have hidden groups where these are asked for", () => {
    expect(rowsWith(view, { hidden: true }).map(({ node }) => node.label)).toContain("Secret");
  });

  test("mark the page where the reader is, and the groups around it", () => {
    const rows = rowsWith(view, {});
    expect(rows.filter(({ current }) => current).map(({ node }) => node.label)).toEqual(["A"]);
    expect(rows.filter((row) => row.kind === "group" && row.inTrail).map(({ node }) => node.label)).toEqual(["Top"]);
  });
});

describe("a click on a group", () => {
  test.each([undefined, true, false])("does what docs.json says with drilldown %s", async (drilldown) => {
    const navigates = drilldown === true;
    const expected = {
      Plain: navigates ? "navigate" : "toggle",
      Rooted: "navigate",
      Top: navigates ? "navigate" : "toggle",
    };
    expect(clicks(rowsWith(await viewOf(drilldown), {}))).toEqual(expected);
  });

  test.each(["true", "false"] as const)(
    "can be tried with drilldown %s, and is then as if docs.json said so",
    async (tried: Drilldown) => {
      const said = clicks(rowsWith(await viewOf(tried === "true"), {}));
      for (const drilldown of [undefined, true, false])
        expect(clicks(rowsWith(await viewOf(drilldown), { drilldown: tried }))).toEqual(said);
    },
  );
});

test("the tabs of a site are those that readers see, and with hidden ones all, but no groups and pages", async () => {
  const tab = (name: string, fields: object = {}): object => ({
    tab: name,
    pages: ["a", { group: "G", pages: ["b"] }],
    ...fields,
  });
  const config = JSON.stringify({ navigation: { tabs: [tab("One"), tab("Two", { hidden: true })] } });
  const { navigation } = await compileNavigation({ host: memoryHost({ ...files, "docs.json": config }) });
  const { tree } = navigation!.editions[0]!;
  const labels = (division: Division, hidden: boolean): readonly string[] =>
    containersOf(division, hidden, []).map(({ label }) => label);
  expect([labels(tree, true), labels(tree, false)]).toEqual([["One", "Two"], []]);
  expect(labels(tree.children[0] as Division, true)).toEqual([]);
});

describe("a key in the sidebar", () => {
  const labelAt = (rows: readonly SidebarRow[], at: number, key: string): string => {
    const step = treeStep(rows, at, key);
    if (step === undefined) return "nothing";
    return step.kind === "move" ? rows[step.to]!.node.label : `${step.open ? "open" : "close"} ${step.row.node.label}`;
  };

  test("moves as in other trees", () => {
    const rows = rowsWith(view, {});
    const steps: readonly (readonly [at: number, key: string, expected: string])[] = [
      [0, "ArrowDown", "A"],
      [0, "ArrowUp", "Top"],
      [1, "ArrowLeft", "Top"],
      [2, "ArrowRight", "open Plain"],
      [0, "ArrowRight", "A"],
      [3, "ArrowDown", "Rooted"],
      [1, "End", "Rooted"],
      [3, "Home", "Top"],
      [1, "ArrowRight", "nothing"],
      [1, "x", "nothing"],
    ];
    expect(steps.map(([at, key]) => [at, key, labelAt(rows, at, key)])).toEqual(steps);
  });
});
