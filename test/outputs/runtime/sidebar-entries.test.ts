// Does every entry of a sidebar lead somewhere?
import { expect, test } from "vitest";
import { compileNavigation, memoryHost, type JsonValue } from "../../../src/index.ts";
import {
  barsOf,
  openNavigation,
  sidebarEntries,
  viewPage,
  type AlsoShown,
  type OpenNavigation,
  type PageView,
  type SidebarEntry,
} from "../../../src/runtime.ts";

async function siteOf(navigation: JsonValue, pages: readonly string[]): Promise<OpenNavigation> {
  const files = Object.fromEntries(pages.map((path) => [`${path}.mdx`, ""]));
  const result = await compileNavigation({ config: { navigation } as never, host: memoryHost(files) });
  return openNavigation(result.navigation!);
}

function viewOf(site: OpenNavigation, href: string): PageView {
  return viewPage(site, site.navigation.pages[href]!)!;
}

/** The labels of a sidebar, with the entries of each group. */
function listOf(view: PageView, also?: AlsoShown): unknown {
  const list = (entries: readonly SidebarEntry[]): unknown =>
    entries.map((entry) =>
      entry.kind === "group" ? [entry.label, list(sidebarEntries(view, entry, also))] : entry.label,
    );
  return list(sidebarEntries(view, view.sidebar, also));
}

const groups = {
  groups: [
    { group: "Start", root: "gone/root", pages: ["start", "gone/one", { group: "Later", pages: ["gone/two"] }] },
    { group: "Gone", pages: ["gone/three"] },
  ],
};

test("pages without a file, and groups of nothing else, are not in a sidebar", async () => {
  const view = viewOf(await siteOf(groups, ["start"]), "/start");
  expect(listOf(view)).toEqual([["Start", ["Start"]]]);
});

test("a preview gets them with an option", async () => {
  const view = viewOf(await siteOf(groups, ["start"]), "/start");
  expect(listOf(view, { missing: true })).toEqual([
    ["Start", ["Start", "One", ["Later", ["Two"]]]],
    ["Gone", ["Three"]],
  ]);
});

test("a sidebar that is hidden as a whole is shown without them, too", async () => {
  const tabs = [
    { tab: "Guides", pages: ["start"] },
    {
      tab: "Beta",
      hidden: true,
      groups: [
        { group: "Lab", pages: ["beta", "gone"] },
        { group: "Gone", pages: ["lost"] },
      ],
    },
  ];
  const view = viewOf(await siteOf({ tabs }, ["start", "beta"]), "/beta");
  expect(listOf(view)).toEqual([["Lab", ["Beta"]]]);
  expect(listOf(view, { missing: true })).toEqual([
    ["Lab", ["Beta", "Gone"]],
    ["Gone", ["Lost"]],
  ]);
});

test("a tab in which no page has a file is in no bar", async () => {
  const tabs = [
    { tab: "Guides", pages: ["start"] },
    { tab: "Gone", pages: ["gone"] },
    { tab: "Help", pages: ["help"] },
  ];
  const view = viewOf(await siteOf({ tabs }, ["start", "help"]), "/start");
  expect(barsOf(view).flatMap(({ entries }) => entries.map(({ label }) => label))).toEqual(["Guides", "Help"]);
});

test("the tree keeps them", async () => {
  const { navigation } = await siteOf(groups, ["start"]);
  expect(navigation.editions[0]?.tree.children.map(({ label }) => label)).toEqual(["Start", "Gone"]);
  expect(navigation.pages["/gone/three"]?.missing).toBe(true);
});
