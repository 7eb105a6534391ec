// Writes the MDX of a page as the Markdown of VitePress, in which Vue reads the tags.
import { browserTree } from "../source/browser-tree.ts";
import { isDrawing } from "../source/drawings-whole.ts";
import { gfmTree } from "../source/gfm-tree.ts";
import { mdxTree, type MdxRoot } from "../source/mdx-tree.ts";
import { VueBlocks } from "./vue-blocks.ts";
import type { TagContext } from "./vue-tag.ts";

type Block = MdxRoot["children"][number];

/**
 * The Markdown of VitePress for the MDX of a page, below its title if the text has none. Text that is not valid MDX is written
 * as plain Markdown without tags. `parsed` is the tree of the text, if it is known; it is changed.
 */
export function vueMarkdown(
  body: string,
  title: string,
  context: TagContext,
  description?: string,
  parsed: MdxRoot | undefined = mdxTree(body),
): string {
  return new VueBlocks(blocksOf(parsed, body, context), context).text(title, description);
}

function blocksOf(tree: MdxRoot | undefined, body: string, { lost }: TagContext): MdxRoot {
  if (tree !== undefined) return withBlocks(browserTree(tree));
  lost("a text that is no valid MDX", "it is written as plain Markdown, and its tags are shown as text");
  return gfmTree(body);
}

/** The tree with tags as blocks: as in MDX, a paragraph with only tags is not a paragraph. */
function withBlocks<Tree extends { children: Block[] }>(tree: Tree): Tree {
  tree.children = tree.children.flatMap((node) => {
    if ("children" in node) withBlocks(node as unknown as { children: Block[] });
    return node.type === "paragraph" && isOnlyTags(node.children) ? node.children.flatMap(asBlock) : [node];
  });
  return tree;
}

function isOnlyTags(nodes: readonly Block[]): boolean {
  const others = nodes.filter((node) => node.type !== "text" || node.value.trim() !== "");
  return others.length > 0 && others.every(({ type }) => type === "mdxJsxTextElement" || type === "mdxTextExpression");
}

function asBlock(node: Block): readonly Block[] {
  if (node.type === "mdxTextExpression") return [{ ...node, type: "mdxFlowExpression" }];
  if (node.type !== "mdxJsxTextElement") return [];
  const { name, attributes, children } = node;
  if (isDrawing(name)) return [{ ...node, type: "mdxJsxFlowElement" } as Block];
  const blocks = isOnlyTags(children)
    ? children.flatMap(asBlock)
    : children.length === 0
      ? []
      : [{ type: "paragraph", children } as const];
  return [{ type: "mdxJsxFlowElement", name, attributes, children: blocks } as Block];
}
