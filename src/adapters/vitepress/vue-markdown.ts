// Writes the MDX of a page as the Markdown of VitePress, in which Vue reads the tags.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { gfm } from "micromark-extension-gfm";
import { mdxjs } from "micromark-extension-mdxjs";
import { VueBlocks } from "./vue-blocks.ts";
import type { TagContext } from "./vue-tag.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root["children"][number];

/**
 * The Markdown of VitePress for the MDX of a page, below its title if it has none in the text. What is no valid MDX is written as
 * plain Markdown without tags.
 */
export function vueMarkdown(body: string, title: string, context: TagContext): string {
  return new VueBlocks(parsed(body, context), context).text(title);
}

function parsed(body: string, { lost }: TagContext): Root {
  const mdastExtensions = [gfmFromMarkdown(), mdxFromMarkdown()];
  try {
    return withBlocks(fromMarkdown(body, { extensions: [gfm(), mdxjs({ addResult: true })], mdastExtensions }));
  } catch {
    lost("a text that is no valid MDX", "it is written as plain Markdown, and its tags are shown as text");
    return fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  }
}

/** As MDX has it, a paragraph of nothing but tags is no paragraph. */
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
  const blocks = isOnlyTags(children)
    ? children.flatMap(asBlock)
    : children.length === 0
      ? []
      : [{ type: "paragraph", children } as const];
  return [{ type: "mdxJsxFlowElement", name, attributes, children: blocks } as Block];
}
