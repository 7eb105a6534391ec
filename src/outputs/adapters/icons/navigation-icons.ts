// Finds the icons that a navigation shows.
import type { Icon } from "../../../compiler/contract/icon-form.ts";
import type { Division, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";

/** The icons of divisions and pages of all editions, in reading order. */
export function* navigationIcons({ editions }: ResolvedNavigation): Generator<Icon, void> {
  for (const { tree, global } of editions) for (const node of [tree, ...global.anchors]) yield* iconsIn(node);
}

function* iconsIn(node: Division | PageNode): Generator<Icon, void> {
  if (node.icon !== undefined) yield node.icon;
  if (node.kind !== "page") for (const child of node.children) yield* iconsIn(child);
}
