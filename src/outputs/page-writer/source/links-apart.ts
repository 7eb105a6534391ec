// Takes links out of links: a browser ends the outer one there, and then the page is not the one that React or Vue has built.
import type { MdxNode, MdxRoot } from "./mdx-tree.ts";

/** Changes a tree: of a link in an `<a>`, which GitHub's Markdown makes of each address in a text, only the content stays. */
export function withLinksApart(root: MdxRoot): MdxRoot {
  apart(root, false);
  return root;
}

function apart(tree: { children: MdxNode[] }, isInLink: boolean): void {
  for (const child of tree.children) if ("children" in child) apart(child, isInLink || isLinkElement(child));
  if (!isInLink) return;
  tree.children = tree.children.flatMap((child): readonly MdxNode[] =>
    child.type === "link" || child.type === "linkReference" ? child.children : [child],
  );
}

function isLinkElement(node: MdxNode): boolean {
  return (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === "a";
}
