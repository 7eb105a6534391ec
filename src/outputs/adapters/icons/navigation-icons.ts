// Finds the icons that a navigation shows.
import type { Icon } from "../../../compiler/contract/icon-form.ts";
import type { Division, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";

/** An icon that a navigation shows. */
export interface ShownIcon {
  readonly icon: Icon;
  /** The file in which it is written, from the docs root; undefined for docs.json. */
  readonly file: string | undefined;
}

/** The icons of divisions, of the root pages of groups, and of pages of all editions, in reading order. */
export function* navigationIcons({ editions, pages }: ResolvedNavigation): Generator<ShownIcon, void> {
  for (const { tree, global } of editions) for (const node of [tree, ...global.anchors]) yield* iconsIn(node, pages);
}

function* iconsIn(node: Division | PageNode, pages: ResolvedNavigation["pages"]): Generator<ShownIcon, void> {
  const page = ownValue(pages, (node.kind === "page" ? node.href : node.root) ?? "");
  const file = page?.file ?? undefined;
  if (node.icon !== undefined)
    yield { icon: node.icon, file: node.kind === "page" && node.icon === page?.icon ? file : node.source.file };
  if (node.kind === "page") return;
  if (page?.icon !== undefined) yield { icon: page.icon, file };
  for (const child of node.children) yield* iconsIn(child, pages);
}
