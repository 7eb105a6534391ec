// Keeps the tree of a page that was parsed to see whether it is valid, so that writing the page does not parse it again. (D407)
import type { MdxRoot } from "./mdx-tree.ts";
import type { PageSource } from "./page-source.ts";

/** Only of the page that was read last: a tree takes many times the memory of its text. */
let kept: { readonly source: PageSource; readonly tree: MdxRoot } | undefined;

/** Keeps the tree of the body of a page. */
export function keepTree(source: PageSource, tree: MdxRoot): void {
  kept = { source, tree };
}

/** The tree of the body of a page, if it is the one that was kept. A second time there is none, because who takes it may change it. */
export function takeTree(source: PageSource): MdxRoot | undefined {
  if (kept?.source !== source) return undefined;
  const { tree } = kept;
  kept = undefined;
  return tree;
}
