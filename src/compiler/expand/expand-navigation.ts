// Makes every page and puts it where it is listed.
import type {
  BoundDivision,
  BoundNode,
  BoundPage,
  BoundTree,
  EditionPlans,
  NodeSource,
  SelectorValue,
  SpecsInForce,
} from "../bind/bound-tree.ts";
import type { ApiReference } from "../contract/api-reference.ts";
import { isSelectorKind } from "../contract/divisions.ts";
import { contentFields } from "../contract/fields.ts";
import type { PagePath } from "../contract/page-path.ts";
import { type AllFields, withoutUndefined } from "../text/json-value.ts";
import type { SpecCatalog } from "../specs/spec-catalog.ts";
import type {
  EntryState,
  ExpandedDivision,
  ExpandedNode,
  ExpandedPage,
  ExpandedPageNode,
  ExpandedSpec,
  ExpandedTree,
  FillingField,
  UnplacedPage,
} from "./expanded-tree.ts";
import { hasPage, addressOfSpec } from "../routes/resolve-endpoint.ts";
import { generatedGroups } from "./generated-groups.ts";
import { pageRegistry, type PageRegistry, type RegistryInput } from "./page-registry.ts";
import { referenceGroups } from "./reference-groups.ts";
import type { SpecUses } from "../routes/spec-uses.ts";
import { unplacedPages } from "./unplaced-pages.ts";

/** What expansion needs apart from the tree. */
export interface ExpandInput extends RegistryInput {
  readonly tree: BoundTree;
  readonly uses: SpecUses;
  readonly specs: SpecCatalog;
  /** Page paths that internal links name (D14). */
  readonly linked: readonly PagePath[];
  /** Page paths of all files below the root; empty unless they were requested. */
  readonly discovered: readonly PagePath[];
}

type Unfinished = { -readonly [Key in keyof ExpandedDivision]: ExpandedDivision[Key] };

interface Expansion extends ExpandInput {
  readonly registry: PageRegistry;
  readonly divisions: Map<BoundDivision, ExpandedDivision>;
  readonly specLists: Map<SpecsInForce, readonly ExpandedSpec[]>;
  readonly placed: Set<ExpandedPage>;
  readonly entries: Map<NodeSource, EntryState>;
  /** The pages of hidden operations. */
  readonly hidden: UnplacedPage[];
}

/** Makes every page and puts it where it is listed; unlisted pages are in `unplaced`. */
export function expandNavigation(input: ExpandInput): ExpandedTree {
  const expansion: Expansion = {
    ...input,
    registry: pageRegistry(input),
    divisions: new Map(),
    specLists: new Map(),
    placed: new Set(),
    entries: new Map(),
    hidden: [],
  };
  const root = expandDivision(input.tree.root, expansion);
  const { unplaced, shadowed } = unplacedPages(expansion);
  const plans = expandedPlans(input.tree.plans, expansion.divisions);
  const { shownOperations, pageOperations } = expansion.registry;
  const { entries } = expansion;
  return { root, site: input.tree.site, plans, entries, unplaced, shadowed, pageOperations, shownOperations };
}

function expandedPlans(
  plans: EditionPlans,
  divisions: ReadonlyMap<BoundDivision, ExpandedDivision>,
): EditionPlans<ExpandedDivision> {
  const values = new Map<ExpandedDivision, ReadonlySet<string>>();
  for (const [bound, division] of divisions)
    if (isSelectorKind(bound.kind)) values.set(division, plans.valuesOf(bound));
  const expandedValue = ({ value, branch }: SelectorValue): SelectorValue<ExpandedDivision> => ({
    value,
    branch: divisions.get(branch)!,
  });
  return {
    ...plans,
    languages: plans.languages.map(expandedValue),
    versions: plans.versions.map(expandedValue),
    valuesOf: (branch) => values.get(branch)!,
  };
}

function expandDivision(bound: BoundDivision, expansion: Expansion): ExpandedDivision {
  const { kind, label, inForce, root, children, source } = bound;
  const { language, version, hidden, withheld } = inForce;
  // Naming each field takes a tenth of the time of a spread.
  const division: Unfinished = withoutUndefined({
    kind,
    label,
    icon: bound.icon,
    tag: bound.tag,
    description: bound.description,
    hidden: bound.hidden,
    hiddenHere: hidden,
    withheldHere: withheld,
    href: bound.href,
    expanded: bound.expanded,
    default: bound.default,
    global: bound.global,
    graphql: bound.graphql,
    sdk: bound.sdk,
    extra: bound.extra,
    language,
    version,
    specs: [],
    children: [],
    source,
    fieldSources: bound.fieldSources,
    filledBy: filledBy(bound),
    lostContent: isContentLost(bound) ? true : undefined,
    root: undefined,
    directory: undefined,
    generated: undefined,
  } satisfies AllFields<ExpandedDivision>);
  // Before its children, which name it as the one that set their spec, and before its own layout, which it may set.
  expansion.divisions.set(bound, division);
  if (kind === "group" && root !== undefined && inForce.directory !== undefined)
    division.directory = directoryOf(inForce.directory, expansion);
  division.specs = specsInForce(bound, expansion);
  if (root !== undefined) division.root = placeEntry(root, expansion);
  division.children = [
    ...children.flatMap((child) => expandNode(child, expansion) ?? []),
    ...makeReferences("graphql", bound, division, expansion),
    ...generate(bound, division, expansion),
    ...makeReferences("sdk", bound, division, expansion),
  ];
  return division;
}

function directoryOf(
  force: NonNullable<BoundDivision["inForce"]["directory"]>,
  { divisions }: Expansion,
): NonNullable<ExpandedDivision["directory"]> {
  return { layout: force.layout, setBy: divisions.get(force.setBy)! };
}

function filledBy({ lists, root, ownSpecs, graphql, sdk }: BoundDivision): FillingField | undefined {
  const list = lists.find(({ size }) => size > 0);
  if (list !== undefined) return { field: list.field, listSource: list.source };
  const field = root === undefined ? (ownSpecs[0] ?? graphql ?? sdk)?.kind : "root";
  return field && { field };
}

function isContentLost({ unread }: BoundDivision): boolean {
  return unread !== undefined && ["$ref", ...contentFields].some((name) => unread.has(name));
}

function expandNode(node: BoundNode, expansion: Expansion): ExpandedNode | undefined {
  const { registry, uses, routes } = expansion;
  if (node.kind === "page") return placeEntry(node, expansion);
  if (node.kind !== "endpoint") return expandDivision(node, expansion);
  const found = uses.endpoints.get(node);
  if (found === undefined || !hasPage(found)) return undefined;
  const route = routes.routeOf(found.operation, found.directory);
  return route === undefined ? undefined : place(registry.endpoint(route, node.inForce), node, expansion);
}

function placeEntry(entry: BoundPage, expansion: Expansion): ExpandedPageNode {
  const { page, state } = expansion.registry.entry(entry);
  expansion.entries.set(entry.source, state);
  return place(page, entry, expansion);
}

function place(
  page: ExpandedPage,
  { inForce, source, written }: Pick<BoundPage, "inForce" | "source" | "written">,
  { placed }: Expansion,
): ExpandedPageNode {
  placed.add(page);
  return {
    kind: "page",
    page,
    method: methodOf(page),
    language: inForce.language,
    version: inForce.version,
    hiddenAbove: inForce.hidden,
    withheldAbove: inForce.withheld,
    source,
    written,
  };
}

// The word before the label of an endpoint's page.
function methodOf({ operation }: ExpandedPage): string | undefined {
  if (operation === undefined || operation.method === "") return undefined;
  return operation.webhook === null ? operation.method : "WEBHOOK";
}

/** Lists of specs, each shared by all divisions below the one that sets it: otherwise many divisions below many specs would fill the memory. */
function specsInForce({ inForce }: BoundDivision, expansion: Expansion): ExpandedDivision["specs"] {
  return [inForce.openapi, inForce.asyncapi]
    .map((force) => specsOf(force, expansion))
    .filter((list) => list.length > 0);
}

function specsOf(force: SpecsInForce | undefined, { specs, divisions, specLists }: Expansion): readonly ExpandedSpec[] {
  if (force === undefined) return [];
  const known = specLists.get(force);
  if (known !== undefined) return known;
  const list = force.attachments.map(({ source, file, kind, directory, overlays, pointer }): ExpandedSpec => {
    const state = specs.resolve({ word: source, file, kind });
    // Those of a spec that was not read are at least named.
    const applied = state.kind === "read" ? state.document.overlays?.applied : overlays?.map((each) => each.source);
    return {
      source: addressOfSpec(state),
      directory,
      overlays: applied?.length === 0 ? undefined : applied,
      setBy: force.setBy === null ? null : divisions.get(force.setBy)!,
      at: { file, pointer },
    };
  });
  specLists.set(force, list);
  return list;
}

function generate(bound: BoundDivision, division: ExpandedDivision, expansion: Expansion): readonly ExpandedDivision[] {
  const uses = expansion.uses.generates.get(bound);
  if (uses === undefined) return [];
  return generatedGroups(uses, division, {
    ...expansion,
    inForce: bound.inForce,
    unplaced: expansion.hidden,
    place: (page, { at, written }) => place(page, { inForce: bound.inForce, source: at, written }, expansion),
  });
}

function makeReferences(
  kind: ApiReference["kind"],
  bound: BoundDivision,
  division: ExpandedDivision,
  expansion: Expansion,
): readonly ExpandedDivision[] {
  const planned = expansion.references.groups.get(bound) ?? [];
  const { registry } = expansion;
  const own = planned.filter(({ attached }) => attached.kind === kind);
  return own.flatMap((each) =>
    referenceGroups(each, division, {
      registry,
      inForce: bound.inForce,
      place: (page, entry) => place(page, entry, expansion),
    }),
  );
}
