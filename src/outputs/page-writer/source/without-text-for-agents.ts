// Leaves out what a page has for agents alone: its readers would get the same words twice. (D483)
import { isOnlyFor } from "./is-only-for.ts";
import type { MdxNode, MdxRoot } from "./mdx-tree.ts";
import { statementNames } from "./script-tree.ts";

/** Changes a tree: `<Visibility for="agents">` is gone with its content, unless the page defines that component itself. */
export function withoutTextForAgents(root: MdxRoot): MdxRoot {
  return statementNames(root).has("Visibility") ? root : without(root);
}

function without<Tree extends { children: readonly unknown[] }>(tree: Tree): Tree {
  tree.children = (tree.children as readonly MdxNode[]).filter((node) => !isOnlyFor("agents", node));
  for (const node of tree.children as readonly MdxNode[]) if ("children" in node) without(node);
  return tree;
}
