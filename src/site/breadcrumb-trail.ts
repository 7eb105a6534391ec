// The way from the root of an edition to the pages of a division (D16).
import type { Breadcrumb, Division, Placement } from "./navigation.ts";

/** The way from the root of an edition to a division. */
export interface BreadcrumbTrail {
  readonly trail: readonly string[];
  readonly sidebar: string;
  readonly breadcrumbs: readonly Breadcrumb[];
  /** Equal for equal trails and breadcrumbs. */
  readonly around: string;
}

/** At the root. */
export const atRoot: BreadcrumbTrail = { trail: [], sidebar: "", breadcrumbs: [], around: "" };

/** The trail of what is inside a division. */
export function inside(node: Division, above: BreadcrumbTrail): BreadcrumbTrail {
  if (node.kind === "root") return above;
  const { id, label, href, kind } = node;
  const crumb = label.trim() === "" ? [] : [{ label, ...(href === undefined ? {} : { href }) }];
  return {
    trail: [...above.trail, id],
    sidebar: kind === "group" ? above.sidebar : id,
    breadcrumbs: [...above.breadcrumbs, ...crumb],
    around: `${above.around}${JSON.stringify([id, label, href])}`,
  };
}

/** Breadcrumbs and section, absent where there are none. */
export function crumbFields(breadcrumbs: readonly Breadcrumb[]): Pick<Placement, "breadcrumbs" | "section"> {
  const last = breadcrumbs.at(-1);
  return last === undefined ? {} : { breadcrumbs, section: last.label };
}
