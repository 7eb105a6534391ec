// Lists the divisions of all editions, so that rows can be moved into one of another edition. (D612)
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { WrittenElement } from "../../../project/change/site-change.ts";
import { editionNodes, elementOfNode, type EditionNode } from "./row-moves.ts";

/** A division that rows can be moved into. */
export interface MoveTarget {
  /** What it is: `tab`, `group`. */
  readonly kind: string;
  /** The language and version, and the labels down to its own. */
  readonly labels: readonly string[];
  readonly element: WrittenElement;
}

/** The divisions of all editions, in document order; one that editions share occurs once. */
export function moveTargets({ editions }: ResolvedNavigation): readonly MoveTarget[] {
  return withoutKnown(
    editions.flatMap((edition) => targetsAmong(editionNodes(edition).values())),
    [],
  );
}

/** The divisions among nodes, without the root. */
export function targetsAmong(nodes: Iterable<EditionNode>): readonly MoveTarget[] {
  return [...nodes].flatMap((each) => {
    const { node, labels } = each;
    return node.kind === "page" || node.kind === "root"
      ? []
      : [{ kind: node.kind, labels, element: elementOfNode(each) }];
  });
}

/** The targets of which neither `known` nor an earlier one is the same element. */
export function withoutKnown(targets: readonly MoveTarget[], known: Iterable<EditionNode>): readonly MoveTarget[] {
  const seen = new Set([...known].map((each) => nameOf(elementOfNode(each))));
  return targets.filter(({ element }) => {
    const isNew = !seen.has(nameOf(element));
    seen.add(nameOf(element));
    return isNew;
  });
}

function nameOf({ file = "", pointer }: WrittenElement): string {
  return `${file}#${pointer}`;
}
