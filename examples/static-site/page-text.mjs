// Which words has a page? What the search reads: its headings, and its text without marks and programs.
import { toString } from "mdast-util-to-string";

const programs = new Set(["mdxjsEsm", "mdxFlowExpression", "mdxTextExpression"]);
const oneLine = new Set(["paragraph", "heading", "tableCell", "mdxJsxTextElement"]);

/** The words of a tree; none for a page without a file. */
export function wordsIn(tree = { children: [] }) {
  const headings = tree.children.filter(({ type }) => type === "heading").map((node) => toString(node));
  return { headings, text: textOf(tree).replaceAll(/\s+/g, " ").trim() };
}

function textOf(node) {
  if (programs.has(node.type)) return "";
  if (oneLine.has(node.type)) return toString(node);
  return node.value ?? (node.children ?? []).map(textOf).join("\n");
}
