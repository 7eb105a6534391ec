// Plans the pages that the GraphQL schema or the library of a division makes if nothing below selects from it (D235, D236).
import type { BoundDivision, BoundNode, BoundReference, BoundTree } from "../bind/bound-tree.ts";
import { referenceFolder, type SdkReference } from "../contract/api-reference.ts";
import { boundDivisions } from "../bind/bound-divisions.ts";
import { listFields } from "../contract/divisions.ts";
import { graphqlKinds, graphqlPath, parseGraphqlEntry, type GraphqlPart } from "../contract/graphql-entry.ts";
import { routeOf, toPagePath, type PagePath } from "../contract/page-path.ts";
import { sdkOfTarget } from "../contract/sdk-symbol.ts";
import { sdkTargetOf, type PageCatalog } from "../pages/page-catalog.ts";
import type { GraphqlCatalog } from "../specs/graphql-catalog.ts";
import type { SdkCatalog } from "../specs/sdk-catalog.ts";
import { compareNames } from "../text/compare-names.ts";

type AttachedGraphql = NonNullable<BoundDivision["graphql"]>;
type AttachedSdk = NonNullable<BoundDivision["sdk"]>;

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
  readonly attached: AttachedGraphql | AttachedSdk;
  readonly groups: readonly PlannedGroup[];
}

/** What references make. */
export interface ReferencePlan {
  readonly groups: ReadonlyMap<BoundDivision, readonly PlannedReference[]>;
  /** What the page at a path describes. */
  readonly at: (path: string) => BoundReference | undefined;
  /** Where a file would be one of the pages. */
  readonly paths: readonly PagePath[];
  /** The references whose pages did not fit into the limit of nodes (D22). */
  readonly beyondLimit: readonly (AttachedGraphql | AttachedSdk)[];
}

/** What the plan is made from. */
export interface ReferenceInput {
  readonly graphql: GraphqlCatalog;
  readonly sdk: SdkCatalog;
  readonly pages: PageCatalog;
  /** The limit of D22. */
  readonly nodes: number;
}

/** Plans the groups of each division with a schema or a library of its own. */
export function planReferences(tree: BoundTree, input: ReferenceInput): ReferencePlan {
  const groups = new Map<BoundDivision, readonly PlannedReference[]>();
  const beyondLimit: PlannedReference["attached"][] = [];
  let left = input.nodes;
  const fits = (made: PlannedReference): boolean => {
    const size = made.groups.reduce((sum, { parts }) => sum + 1 + parts.length, 0);
    // A large schema on a thousand divisions would fill the memory.
    if (size > left) {
      beyondLimit.push(made.attached);
      return false;
    }
    left -= size;
    return size > 0;
  };
  for (const division of boundDivisions(tree)) {
    const made = [madeByGraphql(division, input), madeBySdk(division, input)].filter((each) => each !== undefined);
    const fitting = made.filter(fits);
    if (fitting.length > 0) groups.set(division, fitting);
  }
  const parts = [...groups.values()].flat().flatMap((made) => made.groups.flatMap((group) => group.parts));
  const byRoute = new Map(parts.toReversed().map(({ path, reference }) => [routeOf(path), reference]));
  const at = (path: string): BoundReference | undefined => byRoute.get(routeOf(path));
  return { groups, at, paths: [...new Set(parts.map(({ path }) => path))], beyondLimit };
}

// All pages would hide that one of the lists could not be read.
function hasUnreadList({ unread }: BoundDivision): boolean {
  return listFields.some((field) => unread?.has(field) === true);
}

function madeBySdk(division: BoundDivision, { sdk: catalog, pages }: ReferenceInput): PlannedReference | undefined {
  const { sdk } = division;
  if (sdk === undefined || hasUnreadList(division)) return undefined;
  const state = catalog.of(sdk);
  if (state.kind !== "read" || selectsSdk(division, sdk, pages)) return undefined;
  const groups = state.library.groups.map((group): PlannedGroup => {
    const parts = group.pages.flatMap(({ slug }): readonly PlannedPart[] => {
      const path = toPagePath(`${referenceFolder(sdk)}/${slug}`);
      return path.ok ? [{ path: path.path, reference: { kind: "sdk", sdk } }] : [];
    });
    return { label: group.label, parts };
  });
  return { attached: sdk, groups };
}

/** True if the front matter of a page below names a symbol, and no nearer library is in force there. */
export function selectsSdk(division: BoundDivision, sdk: SdkReference, pages: PageCatalog): boolean {
  const names = (path: PagePath): boolean => {
    const page = pages.find(path)?.page;
    const read = page && sdkTargetOf(page.frontMatter);
    return read?.kind === "read" && sdkOfTarget(read.target, sdk) !== undefined;
  };
  const { root, children } = division;
  if (root !== undefined && names(root.path)) return true;
  return children.some((child) => {
    if (child.kind === "page") return names(child.path);
    return isDivision(child) && child.sdk === undefined && selectsSdk(child, sdk, pages);
  });
}

function madeByGraphql(division: BoundDivision, { graphql: catalog }: ReferenceInput): PlannedReference | undefined {
  const { graphql } = division;
  if (graphql === undefined || hasUnreadList(division)) return undefined;
  const state = catalog.of(graphql);
  if (state.kind !== "read" || selectsGraphql(division)) return undefined;
  const groups = graphqlKinds.map((kind): PlannedGroup => {
    const parts = state.schema
      .names(kind)
      .toSorted(compareNames)
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
