// Does Fumadocs find the sidebar of every page of every fixture in the page trees? It is looked for as Fumadocs does.
import { expect, test } from "vitest";
import type { PageView } from "../../../../src/runtime.ts";
import { openNavigation, sidebarEntries, viewPage, type SidebarEntry } from "../../../../src/runtime.ts";
import { toFumadocs, type FumadocsFolder, type FumadocsNode, type FumadocsRoot } from "../../../../src/adapters.ts";
import { compiledFixtures } from "../../../support/compiled-fixtures.ts";

type Found = readonly FumadocsNode[] | undefined;

/** The way to the first node with an address, as `findPath` of fumadocs-core goes it. */
function pathTo(nodes: readonly FumadocsNode[], url: string): Found {
  for (const node of nodes) {
    if (node.type === "page" && node.url === url) return [node];
    if (node.type === "page") continue;
    const below: Found = node.index?.url === url ? [node.index] : pathTo(node.children, url);
    if (below !== undefined) return [node, ...below];
  }
  return undefined;
}

/** What the sidebar beside an address lists. */
function sidebarAt(root: FumadocsRoot, url: string, folder: string | undefined): readonly FumadocsNode[] {
  const path = pathTo(root.children, url) ?? pathTo(root.fallback?.children ?? [], url) ?? [];
  const isRoot = (node: FumadocsNode): node is FumadocsFolder => node.type === "folder" && node.root === true;
  const found =
    folder === undefined
      ? path.findLast(isRoot)
      : folderWith([...root.children, ...(root.fallback?.children ?? [])], folder);
  return (found ?? root).children;
}

function folderWith(nodes: readonly FumadocsNode[], $id: string): FumadocsFolder | undefined {
  for (const node of nodes) {
    if (node.type === "page") continue;
    const found = node.$id === $id ? node : folderWith(node.children, $id);
    if (found !== undefined) return found;
  }
  return undefined;
}

const shownBy = (node: FumadocsNode): unknown =>
  node.type === "page" ? [node.name, node.url] : [node.name, node.index?.url, node.children.map(shownBy)];

/** A group without a label has no row of its own. */
function expected(view: PageView, entry: SidebarEntry): readonly unknown[] {
  const { pages } = view.site.navigation;
  if (entry.kind === "page") return [[entry.label, pages[entry.href]?.url ?? entry.href]];
  const root = pages[entry.root ?? ""]?.missing ? undefined : entry.root;
  const children = sidebarEntries(view, entry).flatMap((child) => expected(view, child));
  // A page inside leads there already.
  const target = root ?? (entry.external && !JSON.stringify(children).includes(entry.href!) ? entry.href : undefined);
  const url = pages[target ?? ""]?.url ?? target;
  if (entry.label.trim() !== "") return [[entry.label, url, children]];
  const page = pages[root ?? ""];
  return url === undefined ? children : [[page?.sidebarTitle ?? page?.title ?? url, url], ...children];
}

test("each page is beside the sidebar that docs.json gives it", async () => {
  let pages = 0;
  for (const { name, navigation } of await compiledFixtures()) {
    const { roots, pages: frames, notExpressed } = toFumadocs(navigation);
    const noSidebar = notExpressed.find(({ feature }) => feature === "a page in no list and in no tab")?.places ?? [];
    const site = openNavigation(navigation);
    for (const [href, { edition, folder }] of Object.entries(frames)) {
      if (noSidebar.some((place) => place.href === href)) continue;
      const view = viewPage(site, navigation.pages[href]!)!;
      // The root page of all tabs has none in docs.json; where a tab lists it, Fumadocs shows that one.
      if (sidebarEntries(view).length === 0) continue;
      const shown = sidebarAt(roots[edition]!, href, folder).map(shownBy);
      const wanted = sidebarEntries(view).flatMap((entry) => expected(view, entry));
      expect({ name, href, shown }).toEqual({ name, href, shown: wanted });
      pages += 1;
    }
  }
  expect(pages).toBeGreaterThan(1000);
});

test("all ids are unique in all trees of a site, and the result is plain JSON", async () => {
  const ids = (nodes: readonly FumadocsNode[]): readonly string[] =>
    nodes.flatMap((node) =>
      node.type === "page" ? [node.$id] : [node.$id, ...(node.index ? [node.index.$id] : []), ...ids(node.children)],
    );
  for (const { navigation } of await compiledFixtures()) {
    const made = toFumadocs(navigation);
    const all = Object.values(made.roots).flatMap(({ $id, children, fallback }) => [
      $id,
      ...ids(children),
      ...ids(fallback?.children ?? []),
    ]);
    expect(new Set(all).size).toBe(all.length);
    expect(JSON.parse(JSON.stringify(made))).toStrictEqual(made);
  }
});
