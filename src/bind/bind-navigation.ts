// What does each node get from above? (§2.11 inheritance, D9, D14)
import type { SpecKind } from "../contract/spec-source.ts";
import type { ConfigDivision, ConfigNode, ConfigTree } from "../syntax/config-tree.ts";
import type { BoundDivision, BoundNode, BoundTree, Inherited, SpecsInForce } from "./bound-tree.ts";
import { planEditions } from "./plan-editions.ts";

/**
 * Writes on every node its language, version, hidden state and specs in force, and plans the editions.
 * `nodes` is the limit of D22, which bounds their number.
 */
export function bindNavigation({ root, site }: ConfigTree, nodes: number): BoundTree {
  const outside = (kind: SpecKind): SpecsInForce | undefined =>
    site[kind].length === 0 ? undefined : { attachments: site[kind], setBy: null };
  const above: Inherited = {
    language: null,
    version: null,
    hidden: false,
    openapi: outside("openapi"),
    asyncapi: outside("asyncapi"),
  };
  const bound = bindDivision(root, above);
  return { root: bound, site, plans: planEditions(bound, nodes) };
}

function bindNode(node: ConfigNode, above: Inherited): BoundNode {
  return node.kind === "page" || node.kind === "endpoint" ? { ...node, inForce: above } : bindDivision(node, above);
}

type Unfinished = { -readonly [Key in keyof BoundDivision]: BoundDivision[Key] };

function bindDivision(division: ConfigDivision, above: Inherited): BoundDivision {
  const { openapi, asyncapi, root, children, ...fields } = division;
  const bound: Unfinished = {
    ...fields,
    inForce: above,
    ownSpecs: [...(openapi ?? []), ...(asyncapi ?? [])],
    children: [],
  };
  // The division is its own "set by", so it has to be there before what it hands on.
  const inForce: Inherited = {
    language: division.kind === "language" ? division.label : above.language,
    version: division.kind === "version" ? division.label : above.version,
    hidden: division.hidden ?? above.hidden,
    openapi: openapi === undefined ? above.openapi : { attachments: openapi, setBy: bound },
    asyncapi: asyncapi === undefined ? above.asyncapi : { attachments: asyncapi, setBy: bound },
  };
  bound.inForce = inForce;
  if (root !== undefined) bound.root = { ...root, inForce };
  bound.children = children.map((child) => bindNode(child, inForce));
  return bound;
}
