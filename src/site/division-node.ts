// What does the result say of a division?
import type { ExpandedDivision } from "../expand/expanded-tree.ts";
import type { DivisionLink } from "./division-link.ts";
import type { EditionView } from "./edition-view.ts";
import { groupDisplay } from "./group-display.ts";
import type { Division, DivisionNodeKind, SpecInForce } from "./navigation.ts";
import type { SelectorOffers } from "./selector-options.ts";
import type { SiteInput } from "./site-input.ts";

/** All that a division's node is made of. */
export interface DivisionParts {
  readonly division: ExpandedDivision;
  readonly view: EditionView;
  readonly link: DivisionLink;
  /** Inside a group. */
  readonly nested: boolean;
  readonly offers: SelectorOffers;
  readonly otherEdition: string | undefined;
  readonly key: string | undefined;
  readonly children: Division["children"];
  readonly input: SiteInput;
}

/** The node, its fields in the fixed order of format 1. */
export function divisionNode(parts: DivisionParts): Division {
  const { division, view, link, offers, otherEdition, key, children, input } = parts;
  const { kind, label, icon, tag, description, hiddenHere, extra } = division;
  const specs = specsField(division, view, input);
  return {
    id: input.ids.division(division),
    kind: kind as DivisionNodeKind,
    label,
    ...(link.href === undefined ? {} : { href: link.href }),
    ...(icon === undefined ? {} : { icon }),
    ...(tag === undefined ? {} : { tag }),
    ...(description === undefined ? {} : { description }),
    ...(hiddenHere ? { hidden: true } : {}),
    ...(link.external === true ? { external: true } : {}),
    ...(view.root === undefined ? {} : { root: input.hrefOf(view.root.page) }),
    ...(kind === "group" ? { display: display(parts) } : {}),
    ...(specs.length === 0 ? {} : { specs }),
    ...offers,
    ...(otherEdition === undefined ? {} : { otherEdition }),
    ...(key === undefined ? {} : { key }),
    ...(extra === undefined ? {} : { extra }),
    source: input.sourceOf(division.source),
    children,
  };
}

function display({ division, view, link, nested, input }: DivisionParts): Division["display"] & object {
  const { expanded } = division;
  return groupDisplay({
    nested,
    expanded,
    hasRoot: view.root !== undefined,
    hasHref: link.href !== undefined,
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
