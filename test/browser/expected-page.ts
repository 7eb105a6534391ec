// What has a theme to show beside a page? Worked out from the result a second time, without the theme's code.
import type { Division, Edition, Page, PageNode, Placement, ResolvedNavigation } from "../../src/index.ts";

export function placeOf(page: Page): Placement {
  const [place] = page.placements;
  if (place === undefined) throw new Error(`${page.href} has no place`);
  return place;
}

export function editionOf(navigation: ResolvedNavigation, page: Page): Edition {
  const found = navigation.editions.find(({ id }) => id === placeOf(page).editions[0]);
  if (found === undefined) throw new Error(`${page.href} is in no edition`);
  return found;
}

/** The groups and pages of its sidebar that are not hidden, in reading order. */
export function sidebarNodes(navigation: ResolvedNavigation, page: Page): readonly (Division | PageNode)[] {
  const sidebar = find(editionOf(navigation, page).tree, placeOf(page).sidebar);
  if (sidebar === undefined) throw new Error(`${page.href} has no sidebar`);
  return sidebar.children.filter((child) => child.kind === "group" || child.kind === "page").flatMap(visible);
}

function visible(node: Division | PageNode): readonly (Division | PageNode)[] {
  if (node.hidden) return [];
  return node.kind === "page" ? [node] : [node, ...node.children.flatMap(visible)];
}

/** A division by its id, by looking everywhere: the theme goes down the trail. */
function find(division: Division, id: string): Division | undefined {
  if (division.id === id) return division;
  for (const child of division.children) {
    const found = child.kind === "page" ? undefined : find(child, id);
    if (found) return found;
  }
  return undefined;
}

/** The pages one after the other that belong to the sidebar of `page`: what next and prev have to go through. */
export function chainOf(navigation: ResolvedNavigation, page: Page): readonly string[] {
  const { sidebar, editions } = placeOf(page);
  const hrefs = sidebarNodes(navigation, page).map((node) => (node.kind === "page" ? node.href : node.root));
  return [...new Set(hrefs)].filter((href): href is string => {
    const target = href === undefined ? undefined : navigation.pages[href];
    if (target === undefined || target.url !== undefined || target.missing || target.hidden) return false;
    return placeOf(target).sidebar === sidebar && placeOf(target).editions[0] === editions[0];
  });
}
