// Lists the rows of a sidebar: its groups and pages; the contents of closed groups are left out.
import type { PageView } from "../../../outputs/runtime/view-page.ts";
import {
  clickOnGroup,
  isCurrent,
  isEntry,
  isInTrail,
  isOpen,
  sidebarEntries,
  type GroupClick,
} from "../../../outputs/runtime/sidebar-state.ts";
import { isDivision, isGroup } from "../../../compiler/site/node-kinds.ts";
import type { ContainerDivision, Division, GroupDivision, PageNode } from "../../../compiler/site/navigation.ts";
import type { Drilldown, PreviewState } from "./preview-state.ts";

/** A row of a sidebar. */
export type SidebarRow = GroupRow | PageRow;

interface RowFields {
  /** From 1. */
  readonly level: number;
  readonly current: boolean;
}

export interface GroupRow extends RowFields {
  readonly kind: "group";
  readonly node: GroupDivision;
  readonly open: boolean;
  /** False for a title that is always open. */
  readonly collapsible: boolean;
  readonly click: GroupClick;
  readonly inTrail: boolean;
}

export interface PageRow extends RowFields {
  readonly kind: "page";
  readonly node: PageNode;
}

/** The rows of the sidebar beside a page. */
export function sidebarRows(
  view: PageView,
  { settings, groups }: Pick<PreviewState, "settings" | "groups">,
): readonly SidebarRow[] {
  const rows: SidebarRow[] = [];
  const add = (parent: Division, level: number): void => {
    for (const node of settings.hidden
      ? parent.children.filter(isEntry)
      : sidebarEntries(view, parent, { missing: true })) {
      const current = isCurrent(view, node);
      if (node.kind === "page") {
        rows.push({ kind: "page", node, level, current });
        continue;
      }
      const { collapsible } = node.display;
      const open = !collapsible || (groups.get(groupName(view, node)) ?? isOpen(view, node));
      const click = clickOnGroup(withDrilldown(node, settings.drilldown));
      rows.push({ kind: "group", node, level, current, open, collapsible, click, inTrail: isInTrail(view, node) });
      if (open) add(node, level + 1);
    }
  };
  add(view.sidebar, 1);
  return rows;
}

/** The name of a group in the state. */
export function groupName({ edition }: PageView, { id }: GroupDivision): string {
  return `${edition.id}\n${id}`;
}

/** The tabs, items and so on of a division; with `hidden`, including those that readers do not see. */
export function containersOf(
  division: Division,
  hidden: boolean,
  shown: readonly ContainerDivision[],
): readonly ContainerDivision[] {
  if (!hidden) return shown;
  return division.children.filter(
    (node): node is ContainerDivision => isDivision(node) && !isGroup(node) && node.kind !== "root",
  );
}

/** The group as it would be with another `drilldown` in docs.json. */
function withDrilldown(group: GroupDivision, drilldown: Drilldown): GroupDivision {
  if (drilldown === "docs.json" || group.href === undefined) return group;
  const onSelect = drilldown === "true" || group.root !== undefined ? ("navigate" as const) : ("toggle" as const);
  return { ...group, display: { ...group.display, onSelect } };
}
