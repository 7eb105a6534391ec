// Takes links out of links: a browser ends the outer one there, and then the page is not the one that React or Vue has built.
import type { MdxNode, MdxRoot } from "./mdx-tree.ts";

/** Changes a tree: of a link in another one only the content stays. GitHub's Markdown makes one of each address between `<a>` and `</a>`. */
export function withLinksApart(root: MdxRoot): MdxRoot {
  apart(root, false);
  return root;
}

function apart(tree: { children: MdxNode[] }, isInLink: boolean): void {
  for (const child of tree.children) if ("children" in child) apart(child, isInLink || isLink(child));
  if (!isInLink) return;
  tree.children = tree.children.flatMap((child): readonly MdxNode[] =>
    isLink(child) && "children" in child ? child.children : [child],
  );
}

/** An `<a>` without an address is only a place. */
function isLink(node: MdxNode): boolean {
  if (node.type === "link" || node.type === "linkReference") return true;
  const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  return isElement && node.name === "a" && node.attributes.some((each) => "name" in each && each.name === "href");
}
