// Puts rows of tables into a body: a browser makes one around them, and then the page is not the one that React or Vue has built.
import type { MdxNode, MdxRoot } from "./mdx-tree.ts";

type Element = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" }>;

/** Changes a tree: rows that stand in a `<table>` itself are in a `<tbody>` of it. */
export function withTableBodies(root: MdxRoot): MdxRoot {
  inBodies(root);
  return root;
}

function inBodies(tree: { children: MdxNode[] }): void {
  for (const child of tree.children) {
    if (!("children" in child)) continue;
    inBodies(child);
    if (isElement(child, "table")) child.children = grouped(child) as typeof child.children;
  }
}

/** Rows that follow one another are one body. */
function grouped({ type, children }: Element): readonly MdxNode[] {
  const all: MdxNode[] = [];
  let body: Element | undefined;
  for (const child of children.flatMap(partsOf)) {
    if (isElement(child, "tr")) {
      if (body === undefined) all.push((body = { type, name: "tbody", attributes: [], children: [] } as Element));
      body.children.push(child);
    } else {
      if (!isBlank(child)) body = undefined;
      all.push(child);
    }
  }
  return all;
}

/** The parts of a line, which MDX makes a paragraph of. */
function partsOf(node: MdxNode): readonly MdxNode[] {
  const isLine = node.type === "paragraph" && node.children.every((each) => "attributes" in each || isBlank(each));
  return isLine ? node.children.filter((each) => !isBlank(each)) : [node];
}

function isElement(node: MdxNode, name: string): node is Element {
  return (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") && node.name === name;
}

function isBlank(node: MdxNode): boolean {
  return node.type === "text" && node.value.trim() === "";
}
