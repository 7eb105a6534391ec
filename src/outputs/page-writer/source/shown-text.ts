// Reads what readers see of nodes as a text.
import type { MdxNode } from "./mdx-tree.ts";
import { plainScript } from "./plain-script.ts";

/** The text of nodes without its marks and tags. */
export function shownText(nodes: readonly MdxNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
        const known = plainScript(node.data?.estree);
        return known === undefined ? node.value : shownValue(known.value);
      }
      if ("children" in node) return shownText(node.children);
      return "value" in node ? node.value : "";
    })
    .join("");
}

/** What React shows of a value. */
export function shownValue(value: unknown): string {
  if (Array.isArray(value)) return value.map(shownValue).join("");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
