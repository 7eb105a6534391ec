// The groups and pages that a spec adds to the division it is set on (§2.11, D8).
import type { Operation } from "../specs/spec-catalog.ts";
import type { Inherited, NodeSource } from "../bind/bound-tree.ts";
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode, UnplacedPage } from "./expanded-tree.ts";
import type { PageRegistry } from "./page-registry.ts";
import type { RoutePlan } from "../routes/plan-routes.ts";
import type { SpecUse } from "../routes/spec-uses.ts";

/** What making the pages of operations needs. */
export interface GenerateInput {
  readonly registry: PageRegistry;
  readonly routes: RoutePlan;
  /** What applies at the division. */
  readonly inForce: Inherited;
  /** Takes the pages of hidden operations (`x-hidden`). */
  readonly unplaced: UnplacedPage[];
  /** Puts a page where the spec is attached. */
  readonly place: (page: ExpandedPage, use: SpecUse) => ExpandedPageNode;
}

/** One group a first tag, in order of first appearance over all specs of the division. */
export function generatedGroups(
  uses: readonly SpecUse[],
  owner: ExpandedDivision,
  input: GenerateInput,
): readonly ExpandedDivision[] {
  const groups = new Map<string, { readonly source: NodeSource; readonly nodes: ExpandedPageNode[] }>();
  for (const use of uses) {
    for (const operation of use.document.operations) {
      const route = operation.excluded ? undefined : input.routes.routeOf(operation, use.directory);
      if (route === undefined) continue;
      const page = input.registry.endpoint(route, input.inForce);
      if (!isGenerated(operation)) {
        input.unplaced.push({ kind: "operation", page, owner });
        continue;
      }
      const label = groupLabel(operation);
      const known = groups.get(label) ?? { source: use.at, nodes: [] };
      groups.set(label, known);
      known.nodes.push(input.place(page, use));
    }
  }
  return [...groups].map(([label, { nodes, source }]) => group(label, nodes, owner, source));
}

/** True for an operation that generation lists. */
export function isGenerated(operation: Operation): boolean {
  return !operation.excluded && !operation.hidden;
}

function groupLabel({ kind, group: label }: Operation): string {
  return label ?? (kind === "channel" ? "Websockets" : "API Reference");
}

function group(
  label: string,
  children: readonly ExpandedPageNode[],
  owner: ExpandedDivision,
  source: NodeSource,
): ExpandedDivision {
  const { hiddenHere, language, version, specs } = owner;
  return { kind: "group", label, hiddenHere, language, version, specs, children, source, generated: true };
}
