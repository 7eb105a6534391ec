// Makes a sidebar of Starlight, and records the place of each node.
import { sidebarEntries } from "../../runtime/sidebar-state.ts";
import type { PageView } from "../../runtime/view-page.ts";
import type { Division, GroupDivision, PageNode } from "../../../compiler/site/navigation.ts";
import { ownValue, withoutUndefined } from "../../../compiler/text/json-value.ts";
import { badgeOf } from "./starlight-badge.ts";
import type { StarlightEntry, StarlightLink, StarlightLinkAttributes } from "./starlight-route.ts";

/** The indices of the entries from the top of a sidebar to one of its entries. */
export type SidebarPlace = readonly number[];

/** A sidebar, with the place of the entry of each node. */
export interface PlacedEntries {
  readonly entries: StarlightEntry[];
  /** The link of each page, and of the root page of each group. */
  readonly links: ReadonlyMap<string, SidebarPlace>;
  /** Each group, by the id of its node. */
  readonly groups: ReadonlyMap<string, SidebarPlace>;
}

/** Makes the sidebar for a page. */
export function placedEntries(view: PageView): PlacedEntries {
  const links = new Map<string, SidebarPlace>();
  const groups = new Map<string, SidebarPlace>();

  function entriesIn(division: Division, above: SidebarPlace): StarlightEntry[] {
    const root = rootLink(view, division);
    const first: StarlightEntry[] = root === undefined ? [] : [root];
    if (root !== undefined) links.set(division.id, [...above, 0]);
    const others = sidebarEntries(view, division).map((node, index) => {
      const place = [...above, first.length + index];
      (node.kind === "page" ? links : groups).set(node.id, place);
      return node.kind === "page" ? pageLink(view, node) : groupEntry(node, place);
    });
    return [...first, ...others];
  }

  function groupEntry(group: GroupDivision, place: SidebarPlace): StarlightEntry {
    return {
      type: "group",
      label: group.label,
      entries: entriesIn(group, place),
      collapsed: !group.display.expanded,
      badge: badgeOf(group),
    };
  }

  return { entries: entriesIn(view.sidebar, []), links, groups };
}

/** The root page of a group, which Starlight can't open from the title; undefined if the group lists it. */
function rootLink({ site }: PageView, division: Division): StarlightLink | undefined {
  const page = division.kind === "group" ? ownValue(site.navigation.pages, division.root ?? "") : undefined;
  if (page === undefined || page.missing || division.hidden) return undefined;
  if (division.children.some((child) => child.kind === "page" && child.href === page.href)) return undefined;
  return {
    type: "link",
    label: page.sidebarTitle ?? page.title,
    href: page.href,
    isCurrent: false,
    badge: undefined,
    attrs: {},
  };
}

function pageLink({ site }: PageView, node: PageNode): StarlightLink {
  return {
    type: "link",
    label: node.label,
    // A page with a `url` only forwards.
    href: ownValue(site.navigation.pages, node.href)?.url ?? node.href,
    isCurrent: false,
    badge: badgeOf(node),
    attrs: linkAttributes(node),
  };
}

/** The attributes of a link that is external or leads to something deprecated. */
export function linkAttributes({
  external,
  deprecated,
}: Pick<PageNode, "external" | "deprecated">): StarlightLinkAttributes {
  return withoutUndefined({
    target: external ? ("_blank" as const) : undefined,
    rel: external ? ("noopener" as const) : undefined,
    class: deprecated ? "navc-deprecated" : undefined,
  });
}
