// The nodes of divisions and of global anchors in the result (§2.9, D20).
import type { ApiReference } from "../contract/api-reference.ts";
import type { ExpandedDivision, ExpandedSpec, EditionPlan } from "../expand/expanded-tree.ts";
import { type DivisionHref, linkedKey, writtenLink } from "./division-href.ts";
import type { EditionView } from "./edition-view.ts";
import type { ContainerDivision, Division, GroupDisplay, RootDivision, SpecInForce, Edition } from "./navigation.ts";
import type { SelectorOptions } from "./selector-options.ts";
import type { SiteContext } from "./site-context.ts";
import { withoutUndefined, type JsonObject } from "../text/json-value.ts";
import type { NodeBudget } from "./node-budget.ts";
import { escapeLabel } from "./node-ids.ts";

/** Everything that the node of a division is made from. */
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

/** The node, with its fields in the fixed order of format 1. */
export function divisionNode(parts: DivisionParts): Division {
  const { division, view, link, options, otherEdition, children, context } = parts;
  const { kind, label, icon, tag, description, hiddenHere, extra } = division;
  const id = context.ids.division(division);
  const specs = specsField(division, view, context);
  const { root } = view;
  const first = {
    label,
    href: link.href,
    icon,
    tag,
    description,
    hidden: hiddenHere ? (true as const) : undefined,
    external: link.external,
    root: root && context.hrefOf(root.page),
  };
  const last = {
    specs: specs.length === 0 ? undefined : specs,
    references: referencesOf(division),
    ...options,
    otherEdition,
    key: link.key,
    extra,
    source: context.sourceOf(division.source),
    children,
  };
  if (kind !== "group") return withoutUndefined({ id, kind: kind as NoGroup, ...first, ...last });
  const layout = division.directory?.layout;
  const directory = layout === "none" ? undefined : layout;
  return withoutUndefined({ id, kind, ...first, directory, display: groupDisplay(parts), ...last });
}

type NoGroup = (RootDivision | ContainerDivision)["kind"];

/** The tree of an edition that is over the limit of nodes. */
export function bareRoot({ label, source }: ExpandedDivision, { sourceOf }: SiteContext): Division {
  return { id: "", kind: "root", label, source: sourceOf(source), children: [] };
}

/** Whether a group is open, can be closed, and what happens when it is selected (§3, D27). */
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

/** The number of specs that only this division has as one list, because they come from two places. */
export function ownSpecs({ specs }: EditionView): number {
  return specs.length < 2 ? 0 : specs.reduce((sum, list) => sum + list.length - 1, 0);
}

function specsField(division: ExpandedDivision, view: EditionView, context: SiteContext): readonly SpecInForce[] {
  const [first = [], ...others] = view.specs.map((list) => specsOfList(list, division, view, context));
  return others.length === 0 ? first : [first, ...others].flat();
}

// A version that sets a spec is no node of the tree, so the division it is in counts as the one that sets it.
function specsOfList(
  list: readonly ExpandedSpec[],
  division: ExpandedDivision,
  { branches }: EditionView,
  { ids, inherited }: SiteContext,
): readonly SpecInForce[] {
  const setBy = list[0]?.setBy ?? null;
  const isHere = setBy === division || (setBy !== null && branches.includes(setBy));
  const known = isHere ? undefined : inherited.get(list);
  if (known !== undefined) return known;
  const inheritedFrom = isHere ? undefined : setBy === null ? "" : ids.division(setBy);
  const specs = list.map(({ source, directory, overlays }) =>
    withoutUndefined({ source, directory, overlays, inheritedFrom }),
  );
  if (!isHere) inherited.set(list, specs);
  return specs;
}

function referencesOf({ graphql, sdk }: ExpandedDivision): Division["references"] {
  const own: ApiReference[] = [];
  if (graphql !== undefined) own.push(plainReference(graphql));
  if (sdk !== undefined) own.push(plainReference(sdk));
  return own.length === 0 ? undefined : own;
}

/** Without the place where it is written. */
function plainReference(reference: ApiReference): ApiReference {
  const { kind, source, directory } = reference;
  const format = kind === "sdk" ? { kind, format: reference.format } : { kind };
  return withoutUndefined({ ...format, source, directory });
}

type Global = NonNullable<ExpandedDivision["global"]>;
type GlobalAnchor = Global["anchors"][number];

/** Returns what is on every page of an edition: the root's anchors, then those of its language and version. */
export function anchorsOfEdition(
  context: SiteContext,
  budget: NodeBudget,
): (edition: EditionPlan) => Edition["global"] {
  const { selectors, tree } = context;
  const owners = [tree.root, ...selectors.branches].filter(({ global }) => global !== undefined);
  return (edition) => {
    if (budget.isSpent()) return { anchors: [] };
    const all = owners.flatMap((owner) => (selectors.shows(owner, edition) ? [owner.global!] : []));
    const size = all.reduce((sum, { anchors }) => sum + anchors.length, 0);
    return budget.take(size) ? globalOf(all, context) : { anchors: [] };
  };
}

function globalOf(all: readonly Global[], context: SiteContext): Edition["global"] {
  // fromEntries, so that a field named `__proto__` is a field like any other.
  const extra: JsonObject = Object.fromEntries(all.flatMap((each) => Object.entries(each.extra ?? {})));
  const taken = new Map<string, number>();
  const anchors = all.flatMap((each) => each.anchors).map((anchor) => anchorNode(anchor, taken, context));
  return { anchors, ...(Object.keys(extra).length === 0 ? {} : { extra }) };
}

function anchorNode(anchor: GlobalAnchor, taken: Map<string, number>, context: SiteContext): Division {
  const { label, icon, tag, description, hidden, extra } = anchor;
  const link = writtenLink(anchor.href, context.basePath);
  return withoutUndefined({
    id: anchorId(label, taken),
    kind: "anchor",
    label,
    href: link.href,
    icon,
    tag,
    description,
    hidden: hidden === true ? true : undefined,
    external: link.external,
    key: linkedKey(link, context),
    extra,
    source: context.sourceOf(anchor.source),
    children: [],
  });
}

// Apart from an anchor of the tree with the same label.
function anchorId(label: string, taken: Map<string, number>): string {
  const plain = `global/anchor:${escapeLabel(label)}`;
  const uses = (taken.get(plain) ?? 0) + 1;
  taken.set(plain, uses);
  return uses === 1 ? plain : `${plain}~${uses}`;
}
