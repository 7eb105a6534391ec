// Leaves the places in docs.json out of a result, because an element that is added renumbers those of all after it.
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";

const nowhere = { pointer: "" };

/** The same result with an empty pointer in each `source`. Parts that editions share stay shared. */
export function withoutPlaces(navigation: ResolvedNavigation): ResolvedNavigation {
  const known = new Map<Division | PageNode, Division | PageNode>();
  const placed = <Node extends Division | PageNode>(node: Node): Node => {
    const same = known.get(node);
    if (same !== undefined) return same as Node;
    const made = node.kind === "page" ? { ...node, source: nowhere } : divisionOf(node);
    known.set(node, made);
    return made as Node;
  };
  const divisionOf = (division: Division): Division => ({
    ...division,
    ...(division.versions && { versions: division.versions.map((option) => ({ ...option, source: nowhere })) }),
    ...(division.languages && { languages: division.languages.map((option) => ({ ...option, source: nowhere })) }),
    source: nowhere,
    children: division.children.map(placed),
  });
  const editionOf = (edition: Edition): Edition => ({
    ...edition,
    global: { ...edition.global, anchors: edition.global.anchors.map(placed) },
    tree: placed(edition.tree),
  });
  return { ...navigation, editions: navigation.editions.map(editionOf) };
}
