// Which nodes does a finished site have?
import type { Division, PageNode } from "../../src/index.ts";

/** Every division of a tree with those above it, outermost first. */
export function divisionsIn(
  tree: Division,
  above: readonly Division[] = [],
): readonly (readonly [Division, readonly Division[]])[] {
  const below = [...above, tree];
  return [
    [tree, above] as const,
    ...tree.children.flatMap((child) => (child.kind === "page" ? [] : divisionsIn(child, below))),
  ];
}

/** Every page node of a tree with the divisions above it, outermost first. */
export function pageNodesIn(tree: Division): readonly (readonly [PageNode, readonly Division[]])[] {
  return divisionsIn(tree).flatMap(([division, above]) =>
    division.children.flatMap((child) => (child.kind === "page" ? [[child, [...above, division]] as const] : [])),
  );
}

/** All ids of an edition's tree. */
export function idsIn(tree: Division): readonly string[] {
  return [...divisionsIn(tree).map(([division]) => division.id), ...pageNodesIn(tree).map(([node]) => node.id)];
}
