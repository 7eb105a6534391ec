// Makes a sidebar of Starlight, and records the place of each node.
import { sidebarEntries } from "../../runtime/sidebar-state.ts";
import type { PageView } from "../../runtime/view-page.ts";
import type { Division, GroupDivision, PageNode } from "../../../compiler/site/navigation.ts";
import { ownValue, withoutUndefined } from "../../../compiler/text/json-value.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import { badgeOf } from "./starlight-badge.ts";
import type { StarlightBadge, StarlightEntry, StarlightLink, StarlightLinkAttributes } from "./starlight-route.ts";

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
export function placedEntries(view: PageView, icons: DrawnIcons): PlacedEntries {
  const links = new Map<string, SidebarPlace>();
  const groups = new Map<string, SidebarPlace>();

  function addEntries(division: Division, above: SidebarPlace, entries: StarlightEntry[]): StarlightEntry[] {
    const root = rootLink(view, division, icons);
    if (root !== undefined) links.set(division.id, [...above, entries.push(root) - 1]);
    for (const node of sidebarEntries(view, division)) {
      const place = [...above, entries.length];
      if (node.kind === "page") {
        links.set(node.id, place);
        entries.push(pageLink(view, node, icons));
      } else if (node.label.trim() === "") {
        // A row without words would open and close it.
        groups.set(node.id, above);
        addEntries(node, above, entries);
      } else {
        const only = sidebarEntries(view, node).length === 0 ? rootLink(view, node, icons) : undefined;
        groups.set(node.id, only === undefined ? place : above);
        if (only !== undefined) links.set(node.id, place);
        entries.push(
          only === undefined
            ? groupEntry(node, place)
            : { ...only, label: node.label, badge: badgeOf(node), attrs: linkAttributes(node, icons) },
        );
      }
    }
    return entries;
  }

  function groupEntry(group: GroupDivision, place: SidebarPlace): StarlightEntry {
    return {
      type: "group",
      label: group.label,
      entries: addEntries(group, place, []),
      collapsed: !group.display.expanded,
      badge: withIcon(badgeOf(group), icons.classOf(group.icon)),
    };
  }

  return { entries: addEntries(view.sidebar, [], []), links, groups };
}

/** The root page of a group, which Starlight can't open from the title; undefined if the group lists it. */
function rootLink({ site }: PageView, division: Division, icons: DrawnIcons): StarlightLink | undefined {
  const page = division.kind === "group" ? ownValue(site.navigation.pages, division.root ?? "") : undefined;
  if (page === undefined || page.missing || division.hidden) return undefined;
  if (division.children.some((child) => child.kind === "page" && child.href === page.href)) return undefined;
  return {
    type: "link",
    label: page.sidebarTitle ?? page.title,
    href: page.href,
    isCurrent: false,
    badge: undefined,
    attrs: linkAttributes(withoutUndefined({ icon: page.icon }), icons),
  };
}

function pageLink({ site }: PageView, node: PageNode, icons: DrawnIcons): StarlightLink {
  return {
    type: "link",
    label: node.label,
    // A page with a `url` only forwards.
    href: ownValue(site.navigation.pages, node.href)?.url ?? node.href,
    isCurrent: false,
    badge: badgeOf(node),
    attrs: linkAttributes(node, icons),
  };
}

/** Starlight has no attributes for a group, but its badge takes a class. */
function withIcon(badge: StarlightBadge | undefined, iconClass: string | undefined): StarlightBadge | undefined {
  if (iconClass === undefined) return badge;
  return { text: "", variant: "default", ...badge, class: iconClass };
}

/** The attributes of a link that is external, has an icon, or leads to something deprecated. */
function linkAttributes(
  { external, deprecated, icon }: Pick<PageNode, "external" | "deprecated" | "icon">,
  icons: DrawnIcons,
): StarlightLinkAttributes {
  const classes = [icons.classOf(icon), deprecated ? "navc-deprecated" : undefined].filter(Boolean);
  return withoutUndefined({
    target: external ? ("_blank" as const) : undefined,
    rel: external ? ("noopener" as const) : undefined,
    class: classes.length === 0 ? undefined : classes.join(" "),
  });
}
