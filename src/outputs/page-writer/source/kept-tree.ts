// Keeps the tree of a page that was parsed to see whether it is valid, so that writing the page does not parse it again. (D407)
import type { MdxRoot } from "./mdx-tree.ts";

/** What a reader makes of a page, with its body. */
interface PageBody {
  readonly body: string;
}

/** Only of the page that was read last: a tree takes many times the memory of its text. */
let kept: { readonly source: PageBody; readonly tree: MdxRoot } | undefined;

/** Keeps the tree of the body of a page. */
export function keepTree(source: PageBody, tree: MdxRoot): void {
  kept = { source, tree };
}

/** The tree of the body of a page, if it is the one that was kept; only to be read. */
export function keptTree(source: PageBody): MdxRoot | undefined {
  return kept?.source === source ? kept.tree : undefined;
}

/** The same to be changed. A second time there is none, because who takes it may change it. */
export function takeTree(source: PageBody): MdxRoot | undefined {
  const tree = keptTree(source);
  if (tree !== undefined) kept = undefined;
  return tree;
}
