// Keeps addresses in texts from becoming links, which parsers of GitHub's Markdown make of them.
import type { MdxNode } from "../pages/mdx-tree.ts";

const inside = /(?<=https?)(?=:\/\/)|(?<=www)(?=\.)|(?=@)/i;

/** The same nodes, with `between` inside of each address. */
export function withoutAddresses<Node extends MdxNode>(nodes: readonly Node[], between: MdxNode): Node[] {
  return nodes.flatMap((node) => {
    if ("children" in node) return [{ ...node, children: withoutAddresses<MdxNode>(node.children, between) }];
    if (node.type !== "text") return [node];
    return node.value
      .split(inside)
      .flatMap((value, index): MdxNode[] => [...(index === 0 ? [] : [between]), { type: "text", value }]);
  }) as Node[];
}
