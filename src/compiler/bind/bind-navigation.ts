// Resolves inheritance: each node gets the language, version, hidden state and specs of the nodes above it (§2.11, D9, D14).
import { referenceFolder } from "../contract/api-reference.ts";
import { graphqlPartAt, graphqlPath, parseGraphqlEntry } from "../contract/graphql-entry.ts";
import type { Dialect } from "../contract/dialect.ts";
import type { SpecKind } from "../contract/spec-attachment.ts";
import { isAsyncapiDropped } from "../syntax/dropped-specs.ts";
import type { ConfigDivision, ConfigNode, ConfigPage, ConfigTree } from "../syntax/config-tree.ts";
import type {
  BoundDivision,
  BoundNode,
  BoundPage,
  BoundTree,
  GraphqlInForce,
  Inherited,
  SpecsInForce,
} from "./bound-tree.ts";
import { type AllFields, withoutUndefined } from "../text/json-value.ts";
import { planEditions } from "./plan-editions.ts";

/** The limit of nodes, and by which rules specs apply. */
export interface BindingRules {
  readonly nodes: number;
  readonly dialect: Dialect;
}

/**
 * Writes on every node its language, version, hidden state and specs in force, and plans the editions.
 * `nodes` is the limit of D22. It also limits the number of editions.
 */
export function bindNavigation({ root, site }: ConfigTree, { nodes, dialect }: BindingRules): BoundTree {
  const outside = (kind: SpecKind): SpecsInForce | undefined => {
    const isDamaged = site.unread.has(kind);
    return site[kind].length === 0 && !isDamaged ? undefined : specsSetBy(null, site[kind], isDamaged);
  };
  const above: Inherited = {
    language: null,
    version: null,
    hidden: false,
    withheld: false,
    openapi: outside("openapi"),
    asyncapi: outside("asyncapi"),
    directory: undefined,
    graphql: undefined,
    sdk: undefined,
  };
  const bound = bindDivision(root, above, dialect);
  return { root: bound, site, plans: planEditions(bound, nodes) };
}

function bindNode(node: ConfigNode, above: Inherited, dialect: Dialect): BoundNode {
  if (node.kind === "page") return bindEntry(node, above);
  return node.kind === "endpoint" ? { ...node, inForce: above } : bindDivision(node, above, dialect);
}

function bindPage({ kind, written, path, source }: ConfigPage, inForce: Inherited): BoundPage {
  return { kind, written, path, source, inForce };
}

/** An entry can name a part of a reference that the platform makes pages from (D112). */
function bindEntry(entry: ConfigPage, inForce: Inherited): BoundPage {
  const { graphql, sdk } = inForce;
  const bound = bindPage(entry, inForce);
  if (graphql !== undefined) {
    const { schema } = graphql;
    const part = parseGraphqlEntry(entry.written) ?? graphqlPartAt(entry.path, schema?.directory);
    const path = part && graphqlPath(part, schema?.directory);
    if (part !== undefined && path !== undefined)
      return { ...bound, path, reference: { kind: "graphql", part, schema } };
  }
  const isOfSdk = sdk !== undefined && bound.path.startsWith(`${referenceFolder(sdk)}/`);
  return isOfSdk ? { ...bound, reference: { kind: "sdk", sdk } } : bound;
}

function graphqlAt({ graphql, unread }: ConfigDivision, above: Inherited): GraphqlInForce | undefined {
  if (graphql !== undefined) return { schema: graphql };
  return unread?.has("graphql") === true ? { schema: undefined } : above.graphql;
}

/** Whether a division keeps its pages out of search and other feeds (D244). */
function withholds({ kind, hidden, extra }: ConfigDivision): boolean {
  return hidden === true && !(extra?.["searchable"] === true && (kind === "tab" || kind === "group"));
}

type Unfinished = { -readonly [Key in keyof BoundDivision]: BoundDivision[Key] };

function bindDivision(division: ConfigDivision, above: Inherited, dialect: Dialect): BoundDivision {
  const isDropped = isAsyncapiDropped(division, dialect);
  const { kind, label, openapi = [], root, lists, children, source } = division;
  const asyncapi = isDropped ? [] : (division.asyncapi ?? []);
  // Naming each field takes a tenth of the time of a spread.
  const bound: Unfinished = withoutUndefined({
    kind,
    label,
    icon: division.icon,
    tag: division.tag,
    description: division.description,
    hidden: division.hidden,
    href: division.href,
    expanded: division.expanded,
    default: division.default,
    global: division.global,
    graphql: division.graphql,
    sdk: division.sdk,
    extra: division.extra,
    inForce: above,
    ownSpecs: openapi.length === 0 ? asyncapi : [...openapi, ...asyncapi],
    lists,
    children: [],
    source,
    fieldSources: division.fieldSources,
    unread: division.unread,
    root: undefined,
  } satisfies AllFields<BoundDivision>);
  // The division sets its own specs, so it has to be there before what its children inherit.
  const inForce: Inherited = {
    language: division.kind === "language" ? division.label : above.language,
    version: division.kind === "version" ? division.label : above.version,
    hidden: division.hidden ?? above.hidden,
    withheld: division.hidden === undefined ? above.withheld : withholds(division),
    openapi: specsAt("openapi", division, bound, above),
    asyncapi: isDropped ? above.asyncapi : specsAt("asyncapi", division, bound, above),
    directory: division.directory === undefined ? above.directory : { layout: division.directory, setBy: bound },
    graphql: graphqlAt(division, above),
    sdk: division.sdk ?? above.sdk,
  };
  bound.inForce = inForce;
  if (root !== undefined) bound.root = bindPage(root, inForce);
  bound.children = children.map((child) => bindNode(child, inForce, dialect));
  return bound;
}

function specsAt(
  kind: SpecKind,
  division: ConfigDivision,
  bound: BoundDivision,
  above: Inherited,
): SpecsInForce | undefined {
  const { unread } = division;
  const isDamaged = unread?.has(kind) === true;
  // A field that can't be read, or is misspelt, means other specs than those above.
  if (division[kind] !== undefined || isDamaged) return specsSetBy(bound, division[kind] ?? [], isDamaged);
  if (unread?.has("$ref") !== true) return above[kind];
  // What a lost `$ref` holds may be a spec.
  return specsSetBy(above[kind]?.setBy ?? null, above[kind]?.attachments ?? [], true);
}

function specsSetBy(
  setBy: BoundDivision | null,
  attachments: SpecsInForce["attachments"],
  isDamaged: boolean,
): SpecsInForce {
  return { attachments, setBy, ...(isDamaged ? { isDamaged } : {}) };
}
