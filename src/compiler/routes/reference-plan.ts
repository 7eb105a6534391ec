// Plans the pages that the GraphQL schema of a division makes if nothing below selects from it (D235).
import type { BoundDivision, BoundNode, BoundReference, BoundTree } from "../bind/bound-tree.ts";
import { listFields } from "../contract/divisions.ts";
import { graphqlKinds, graphqlPath, parseGraphqlEntry, type GraphqlPart } from "../contract/graphql-entry.ts";
import { routeOf, type PagePath } from "../contract/page-path.ts";
import type { GraphqlCatalog } from "../specs/graphql-catalog.ts";

type AttachedGraphql = NonNullable<BoundDivision["graphql"]>;

/** A page that a reference makes. */
export interface PlannedPart {
  readonly path: PagePath;
  readonly reference: BoundReference;
}

/** A group that a reference makes. */
export interface PlannedGroup {
  readonly label: string;
  readonly parts: readonly PlannedPart[];
}

/** The groups of a division, and the reference that they are made of. */
export interface PlannedReference {
  readonly attached: AttachedGraphql;
  readonly groups: readonly PlannedGroup[];
}

/** What references make. */
export interface ReferencePlan {
  readonly groups: ReadonlyMap<BoundDivision, PlannedReference>;
  /** What the page at a path describes. */
  readonly at: (path: string) => BoundReference | undefined;
  /** Where a file would be one of the pages. */
  readonly paths: readonly PagePath[];
  /** The references whose pages did not fit into the limit of nodes (D22). */
  readonly beyondLimit: readonly AttachedGraphql[];
}

/** What the plan is made from. */
export interface ReferenceInput {
  readonly graphql: GraphqlCatalog;
  /** The limit of D22. */
  readonly nodes: number;
}

/** Plans the groups of each division with a schema of its own. */
export function planReferences({ root }: BoundTree, { graphql, nodes }: ReferenceInput): ReferencePlan {
  const groups = new Map<BoundDivision, PlannedReference>();
  const beyondLimit: AttachedGraphql[] = [];
  let left = nodes;
  const walk = (division: BoundDivision): void => {
    const made = madeBy(division, graphql);
    const size = made?.groups.reduce((sum, { parts }) => sum + 1 + parts.length, 0) ?? 0;
    // A large schema on a thousand divisions would fill the memory.
    if (made !== undefined && size > left) beyondLimit.push(made.attached);
    else if (made !== undefined && size > 0) groups.set(division, made);
    if (size <= left) left -= size;
    for (const child of division.children) if (isDivision(child)) walk(child);
  };
  walk(root);
  const parts = [...groups.values()].flatMap((made) => made.groups.flatMap((group) => group.parts));
  const byRoute = new Map(parts.toReversed().map(({ path, reference }) => [routeOf(path), reference]));
  const at = (path: string): BoundReference | undefined => byRoute.get(routeOf(path));
  return { groups, at, paths: [...new Set(parts.map(({ path }) => path))], beyondLimit };
}

function madeBy(division: BoundDivision, catalog: GraphqlCatalog): PlannedReference | undefined {
  const { graphql, unread } = division;
  // All pages would hide that one of the lists could not be read.
  if (graphql === undefined || listFields.some((field) => unread?.has(field) === true)) return undefined;
  const state = catalog.of(graphql);
  if (state.kind !== "read" || selectsGraphql(division)) return undefined;
  const groups = graphqlKinds.map((kind): PlannedGroup => {
    const parts = state.schema
      .names(kind)
      .toSorted(byName)
      .flatMap((name) => plannedPart({ kind, name }, graphql) ?? []);
    return { label: labels[kind], parts };
  });
  return { attached: graphql, groups: groups.filter(({ parts }) => parts.length > 0) };
}

const labels: Readonly<Record<GraphqlPart["kind"], string>> = {
  query: "Queries",
  mutation: "Mutations",
  type: "Types",
};

// As the platform sorts: `user` before `Users`, and `a` before `B`.
const byName = new Intl.Collator("en").compare;

function plannedPart(part: GraphqlPart, schema: AttachedGraphql): PlannedPart | undefined {
  const path = graphqlPath(part, schema.directory);
  return path && { path, reference: { kind: "graphql", part, schema } };
}

/** True if an entry below names a part of the schema, and no nearer one is in force there. */
function selectsGraphql({ children }: BoundDivision): boolean {
  return children.some((child) => {
    if (child.kind === "page") return parseGraphqlEntry(child.written) !== undefined;
    return (
      isDivision(child) && child.graphql === undefined && child.unread?.has("graphql") !== true && selectsGraphql(child)
    );
  });
}

function isDivision(node: BoundNode): node is BoundDivision {
  return node.kind !== "page" && node.kind !== "endpoint";
}
