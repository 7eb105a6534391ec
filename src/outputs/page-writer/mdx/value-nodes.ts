// Makes what readers see of a value that a page has in its text.
import type { MdxNode } from "../source/mdx-tree.ts";
import { spacedLine } from "./spaced-line.ts";
import { JsxText } from "./program-value.ts";
import { scriptText } from "./script-text.ts";

/** Undefined for an object, which can't be shown. */
export function valueNodes(
  value: unknown,
  type: "mdxFlowExpression" | "mdxTextExpression",
  isHeading: boolean,
): readonly MdxNode[] | undefined {
  if (value === null || value === undefined || typeof value === "boolean" || value === "") return [];
  if (Array.isArray(value)) {
    const all = value.map((each) => valueNodes(each, type, isHeading));
    return all.includes(undefined) ? undefined : all.flatMap((each) => each!);
  }
  if (typeof value === "number") return valueNodes(String(value), type, isHeading);
  if (typeof value === "string") {
    const isText = isHeading || (type === "mdxTextExpression" && value === spacedLine(value).trim());
    return [isText ? { type: "text", value: spacedLine(value) } : { type, value: scriptText(value) }];
  }
  return value instanceof JsxText && !isHeading ? [{ type, value: value.text }] : undefined;
}
