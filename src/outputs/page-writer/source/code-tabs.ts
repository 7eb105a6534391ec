// Separates what is beside the code in a group of code, because only blocks of code can be its tabs.
import { statementsOf } from "../../../compiler/bodies/script-node.ts";
import type { MdxNode } from "./mdx-tree.ts";

type Element = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** The names of the components that are groups of code. */
const groups = /^(?:CodeGroup|RequestExample|ResponseExample)$/;

/** Whether an element is a group of code that has nothing else. */
export function isCodeTabs({ name, children }: Element): boolean {
  return groups.test(name ?? "") && children.every(({ type }) => type === "code");
}

/**
 * What a group of code is written as: each run of blocks of code as a group, and between them what else it has, such as a
 * heading, which would be a tab without a name. Undefined for an element that is written as it is.
 */
export function codeTabs(node: Element): readonly MdxNode[] | undefined {
  if (!groups.test(node.name ?? "") || isCodeTabs(node)) return undefined;
  const parts: MdxNode[] = [];
  let run: MdxNode[] = [];
  const end = (): void => {
    if (run.length > 0) parts.push({ ...node, children: run } as MdxNode);
    run = [];
  };
  for (const child of contentsOf(node.children)) {
    if (child.type === "code") run.push(child);
    else {
      end();
      parts.push(child);
    }
  }
  end();
  return parts;
}

/** Nodes without comments, and with the contents of fragments, which snippets are written in. */
function contentsOf(nodes: readonly MdxNode[]): readonly MdxNode[] {
  return nodes.flatMap((node): readonly MdxNode[] => {
    if (node.type === "mdxJsxFlowElement" && node.name === null) return contentsOf(node.children);
    const isComment = node.type === "mdxFlowExpression" && statementsOf(node.data?.estree).length === 0;
    return isComment ? [] : [node];
  });
}
