// Who is a part of a page for? (D483)
import type { MdxNode } from "./mdx-tree.ts";

/** Whether a node is `<Visibility for="…">` for these readers alone. A page may define another component of that name. */
export function isOnlyFor(readers: "agents" | "humans", node: MdxNode): boolean {
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return false;
  return (
    node.name === "Visibility" &&
    node.attributes.some((each) => each.type === "mdxJsxAttribute" && each.name === "for" && each.value === readers)
  );
}
