// The node of a division in the result.
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import type { DivisionHref } from "./division-href.ts";
import type { EditionView } from "./edition-view.ts";
import type { Division, DivisionNodeKind, GroupDisplay, SpecInForce } from "./navigation.ts";
import type { SelectorOptions } from "./selector-options.ts";
import type { SiteContext } from "./site-context.ts";

/** All that a division's node is made of. */
export interface DivisionParts {
  readonly division: ExpandedDivision;
  readonly view: EditionView;
  readonly link: DivisionHref;
  /** Inside a group, at any depth. */
  readonly nested: boolean;
  readonly options: SelectorOptions;
  readonly otherEdition: string | undefined;
  readonly children: Division["children"];
  readonly context: SiteContext;
}

/** The node, its fields in the fixed order of format 1. */
export function divisionNode(parts: DivisionParts): Division {
  const { division, view, link, options, otherEdition, children, context } = parts;
  const { kind, label, icon, tag, description, hiddenHere, extra } = division;
  const specs = specsField(division, view, context);
  const { root } = view;
  return {
    id: context.ids.division(division),
    kind: kind as DivisionNodeKind,
    label,
    ...(link.href === undefined ? {} : { href: link.href }),
    ...(icon === undefined ? {} : { icon }),
    ...(tag === undefined ? {} : { tag }),
    ...(description === undefined ? {} : { description }),
    ...(hiddenHere ? { hidden: true } : {}),
    ...(link.external === true ? { external: true } : {}),
    ...(root === undefined ? {} : { root: context.hrefOf(root.page) }),
    ...(kind === "group" ? { display: groupDisplay(parts) } : {}),
    ...(specs.length === 0 ? {} : { specs }),
    ...options,
    ...(otherEdition === undefined ? {} : { otherEdition }),
    ...(link.key === undefined ? {} : { key: link.key }),
    ...(extra === undefined ? {} : { extra }),
    source: context.sourceOf(division.source),
    children,
  };
}

/** The tree of an edition that is over the limit of nodes. */
export function bareRoot({ label, source }: ExpandedDivision, { sourceOf }: SiteContext): Division {
  return { id: "", kind: "root", label, source: sourceOf(source), children: [] };
}

/** Whether a group is open, can be closed, and what selecting it does (§3, D27). */
function groupDisplay({ division, view, link, nested, context }: DivisionParts): GroupDisplay {
  const hasRoot = view.root !== undefined;
  return {
    collapsible: nested,
    expanded: nested ? (division.expanded ?? false) : true,
    onSelect: link.href === undefined ? "toggle" : onSelect(hasRoot, context.tree.site.drilldown),
  };
}

function onSelect(hasRoot: boolean, drilldown: boolean | null): GroupDisplay["onSelect"] {
  if (hasRoot || drilldown === true) return "navigate";
  return drilldown === false ? "toggle" : "theme";
}

// A version that sets a spec is no node of the tree, so the division it is in counts as the one that sets it.
function specsField(
  division: ExpandedDivision,
  { specs, branches }: EditionView,
  { ids }: SiteContext,
): readonly SpecInForce[] {
  return specs.map(({ source, directory, setBy }) => {
    const here = setBy === division || (setBy !== null && branches.includes(setBy));
    return {
      source,
      ...(directory === undefined ? {} : { directory }),
      ...(here ? {} : { inheritedFrom: setBy === null ? "" : ids.division(setBy) }),
    };
  });
}
