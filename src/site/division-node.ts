// What does the result say of a division?
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import type { DivisionLead } from "./division-lead.ts";
import type { EditionView } from "./edition-view.ts";
import { groupDisplay } from "./group-display.ts";
import type { Division, DivisionNodeKind, SpecInForce } from "./navigation.ts";
import type { SelectorOffers } from "./selector-options.ts";
import type { SiteInput } from "./site-input.ts";

/** All that a division's node is made of. */
export interface DivisionParts {
  readonly division: ExpandedDivision;
  readonly view: EditionView;
  readonly lead: DivisionLead;
  /** Inside a group, at any depth. */
  readonly nested: boolean;
  readonly offers: SelectorOffers;
  readonly otherEdition: string | undefined;
  readonly children: Division["children"];
  readonly input: SiteInput;
}

/** The node, its fields in the fixed order of format 1. */
export function divisionNode(parts: DivisionParts): Division {
  const { division, view, lead, offers, otherEdition, children, input } = parts;
  const { kind, label, icon, tag, description, hiddenHere, extra } = division;
  const specs = specsField(division, view, input);
  const { root } = view;
  return {
    id: input.ids.division(division),
    kind: kind as DivisionNodeKind,
    label,
    ...(lead.href === undefined ? {} : { href: lead.href }),
    ...(icon === undefined ? {} : { icon }),
    ...(tag === undefined ? {} : { tag }),
    ...(description === undefined ? {} : { description }),
    ...(hiddenHere ? { hidden: true } : {}),
    ...(lead.external === true ? { external: true } : {}),
    ...(root === undefined ? {} : { root: input.hrefOf(root.page) }),
    ...(kind === "group" ? { display: display(parts) } : {}),
    ...(specs.length === 0 ? {} : { specs }),
    ...offers,
    ...(otherEdition === undefined ? {} : { otherEdition }),
    ...(lead.key === undefined ? {} : { key: lead.key }),
    ...(extra === undefined ? {} : { extra }),
    source: input.sourceOf(division.source),
    children,
  };
}

/** What stands for the tree of an edition that is over the limit of nodes. */
export function bareRoot({ label, source }: ExpandedDivision, { sourceOf }: SiteInput): Division {
  return { id: "", kind: "root", label, source: sourceOf(source), children: [] };
}

function display({ division, view, lead, nested, input }: DivisionParts): Division["display"] & object {
  const { expanded } = division;
  return groupDisplay({
    nested,
    expanded,
    hasRoot: view.root !== undefined,
    hasHref: lead.href !== undefined,
    drilldown: input.tree.site.drilldown,
  });
}

// A version that sets a spec is no node of the tree, so the division it stands in answers for it.
function specsField(
  division: ExpandedDivision,
  { specs, branches }: EditionView,
  { ids }: SiteInput,
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
