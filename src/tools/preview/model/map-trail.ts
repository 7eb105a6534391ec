// Finds the part that was zoomed into in a newer map of the site.
import { severalNodes, type MapNode } from "./map-tree.ts";

/** The nodes of a trail in another map, down to the last one that it has. */
export function sameTrail(trail: readonly MapNode[], root: MapNode): readonly MapNode[] {
  const found: MapNode[] = [];
  let above = root;
  for (const node of trail) {
    const same = sameNode(node, above.children);
    if (same === undefined) break;
    found.push(same);
    above = same;
  }
  return found;
}

function sameNode(node: MapNode, children: readonly MapNode[]): MapNode | undefined {
  if (node.kind !== "several") return children.find((child) => isSame(child, node));
  const [first, last] = [node.children[0], node.children.at(-1)];
  const from = first === undefined ? -1 : children.findIndex((child) => isSame(child, first));
  const to = last === undefined ? -1 : children.findLastIndex((child) => isSame(child, last));
  return from === -1 || to < from ? undefined : severalNodes(children.slice(from, to + 1));
}

function isSame(one: MapNode, other: MapNode): boolean {
  return one.kind === other.kind && one.label === other.label && one.href === other.href;
}
