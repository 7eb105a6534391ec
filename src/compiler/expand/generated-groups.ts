// The groups and pages that a spec adds to the division it is set on (§2.11, D8, D108).
import type { Operation, TagGroup } from "../specs/spec-catalog.ts";
import type { Inherited, NodeSource } from "../bind/bound-tree.ts";
import type { ExpandedDivision, ExpandedNode, ExpandedPage, ExpandedPageNode, UnplacedPage } from "./expanded-tree.ts";
import type { PageRegistry } from "./page-registry.ts";
import type { RoutePlan } from "../routes/plan-routes.ts";
import type { SpecUse } from "../routes/spec-uses.ts";

/** What is needed to make the pages of operations. */
export interface GenerateInput {
  readonly registry: PageRegistry;
  readonly routes: RoutePlan;
  /** What applies at the division. */
  readonly inForce: Inherited;
  /** Receives the pages of hidden operations (`x-hidden`). */
  readonly unplaced: UnplacedPage[];
  /** Puts a page where the spec is attached. */
  readonly place: (page: ExpandedPage, use: SpecUse) => ExpandedPageNode;
}

/** The groups of tags in order of first appearance over all specs of the division, nested as their tags. */
export function generatedGroups(
  uses: readonly SpecUse[],
  owner: ExpandedDivision,
  input: GenerateInput,
): readonly ExpandedDivision[] {
  const top = new GroupList();
  for (const use of uses) {
    for (const operation of use.document.operations) {
      const route = operation.excluded ? undefined : input.routes.routeOf(operation, use.directory);
      if (route === undefined) continue;
      const page = input.registry.endpoint(route, input.inForce);
      if (!isGenerated(operation)) {
        input.unplaced.push({ kind: "operation", page, owner });
        continue;
      }
      listFor(operation, top, owner, use.at).nodes.push(input.place(page, use));
    }
  }
  return top.nodes.filter((node) => node.kind !== "page");
}

/** True for an operation that generation lists. */
export function isGenerated(operation: Operation): boolean {
  return !operation.excluded && !operation.hidden;
}

/** The list of its innermost group. The group and those above it are made when they are first needed. */
function listFor({ kind, group }: Operation, top: GroupList, owner: ExpandedDivision, source: NodeSource): GroupList {
  const ancestors: TagGroup[] = [];
  for (let next: TagGroup | undefined = group ?? groupsWithoutTag[kind]; next !== undefined; next = next.parent)
    ancestors.push(next);
  return ancestors.reduceRight((list, each) => list.in(each, owner, source), top);
}

const reference: TagGroup = { tag: "", label: "API Reference", parent: undefined, sharedBy: "label" };

const groupsWithoutTag: Readonly<Record<Operation["kind"], TagGroup>> = {
  path: reference,
  webhook: reference,
  channel: { ...reference, label: "Websockets" },
};

/** The nodes of a group, with its inner groups by label and by tag. */
class GroupList {
  readonly nodes: ExpandedNode[] = [];
  readonly #byLabel = new Map<string, GroupList>();
  readonly #byTag = new Map<string, GroupList>();

  /** The nodes of an inner group; nodes with the same tag and label are in one group, even from several specs. */
  in({ tag, label, sharedBy }: TagGroup, owner: ExpandedDivision, source: NodeSource): GroupList {
    const key = JSON.stringify([tag, label]);
    const known = sharedBy === "label" ? this.#byLabel.get(label) : this.#byTag.get(key);
    if (known !== undefined) return known;
    const list = new GroupList();
    this.nodes.push(generatedGroup(label, list.nodes, owner, source));
    if (!this.#byLabel.has(label)) this.#byLabel.set(label, list);
    this.#byTag.set(key, list);
    return list;
  }
}

/** A group that docs.json does not have, in a division that makes it. */
export function generatedGroup(
  label: string,
  children: readonly ExpandedNode[],
  owner: ExpandedDivision,
  source: NodeSource,
): ExpandedDivision {
  const { hiddenHere, withheldHere, language, version, specs } = owner;
  const inherited = { hiddenHere, withheldHere, language, version, specs };
  return { kind: "group", label, ...inherited, children, source, generated: true };
}
