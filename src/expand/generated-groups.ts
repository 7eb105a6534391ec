// Which groups and pages does a spec add to the division it is set on? (§2.11, D8)
import type { Operation } from "../specs/spec-catalog.ts";
import type { NodeSource } from "../bind/bound-tree.ts";
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode, UnplacedPage } from "./expanded-tree.ts";
import type { PageRegistry } from "./page-registry.ts";
import type { RoutePlan } from "./plan-routes.ts";
import { isGenerated, type SpecUse } from "./spec-uses.ts";

/** What making the pages of operations needs. */
export interface GenerateInput {
  readonly registry: PageRegistry;
  readonly routes: RoutePlan;
  /** Takes the pages of hidden operations (`x-hidden`). */
  readonly unplaced: UnplacedPage[];
  readonly place: (page: ExpandedPage) => ExpandedPageNode;
  /** Where the spec is attached. */
  readonly source: NodeSource;
}

/** One group a first tag, in order of first appearance over all specs of the division. */
export function generatedGroups(
  uses: readonly SpecUse[],
  owner: ExpandedDivision,
  input: GenerateInput,
): readonly ExpandedDivision[] {
  const groups = new Map<string, ExpandedPageNode[]>();
  for (const use of uses) {
    for (const operation of use.document.operations) {
      const path = operation.excluded ? undefined : input.routes.pathOf(use, operation);
      if (path === undefined) continue;
      const page = input.registry.endpoint(path, operation);
      if (!isGenerated(operation)) {
        input.unplaced.push({ page, owner });
        continue;
      }
      const label = groupLabel(operation);
      const nodes = groups.get(label) ?? [];
      groups.set(label, nodes);
      nodes.push(input.place(page));
    }
  }
  return [...groups].map(([label, children]) => group(label, children, owner, input.source));
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
  return { kind: "group", label, hiddenHere, language, version, specs, children, source, bound: undefined };
}
