// Is a group open, can it be closed, and what does selecting it do? (§3, D27)
import type { GroupDisplay } from "./navigation.ts";

/** What decides it: where the group stands, what it says, and what the site says. */
export interface GroupFacts {
  /** Inside another group. */
  readonly nested: boolean;
  readonly expanded: boolean | undefined;
  readonly hasRoot: boolean;
  readonly hasHref: boolean;
  readonly drilldown: boolean | null;
}

/** The display state of a group. */
export function groupDisplay({ nested, expanded, ...selection }: GroupFacts): GroupDisplay {
  return { collapsible: nested, expanded: nested ? (expanded ?? false) : true, onSelect: onSelect(selection) };
}

function onSelect({
  hasRoot,
  hasHref,
  drilldown,
}: Pick<GroupFacts, "hasRoot" | "hasHref" | "drilldown">): GroupDisplay["onSelect"] {
  if (!hasHref) return "toggle";
  if (hasRoot || drilldown === true) return "navigate";
  return drilldown === false ? "toggle" : "theme";
}
