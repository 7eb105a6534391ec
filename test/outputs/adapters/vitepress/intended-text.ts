// What does a page show on the platform? As the tree of its MDX says.
import type { MdxNode, MdxRoot } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { nodesIn } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { plainScript } from "../../../../src/outputs/page-writer/source/plain-script.ts";

/** The text of a page, below its title and with its footnotes at the end. */
export function intendedText(tree: MdxRoot, title: string): string {
  const hasTitle = tree.children.some(
    (node) => node.type === "heading" && node.depth === 1 && node.children.length > 0,
  );
  const used: string[] = [];
  let text = (hasTitle ? "" : title) + textOf(tree, used);
  for (let index = 0; index < used.length; index += 1) {
    const note = [...nodesIn(tree)].find(
      (node) => node.type === "footnoteDefinition" && node.identifier === used[index],
    );
    if (note !== undefined && "children" in note) text += note.children.map((node) => textOf(node, used)).join("");
  }
  return text;
}

function textOf(node: MdxNode | MdxRoot, used: string[]): string {
  if (node.type === "footnoteDefinition") return "";
  if (node.type === "footnoteReference" && !used.includes(node.identifier)) used.push(node.identifier);
  if (node.type === "listItem" && typeof node.checked === "boolean")
    return `[${node.checked ? "x" : ""}]${node.children.map((child) => textOf(child, used)).join("")}`;
  if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
    const known = plainScript(node.data?.estree);
    return known === undefined ? node.value : shown(known.value);
  }
  if (node.type === "mdxjsEsm" || isNoText(node)) return "";
  // A row has no more cells than the first one.
  if (node.type === "table")
    return node.children
      .flatMap((row) => row.children.slice(0, node.children[0]?.children.length))
      .map((cell) => textOf(cell, used))
      .join("");
  if ("children" in node) return node.children.map((child) => textOf(child, used)).join("");
  return "value" in node ? node.value : "";
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.map(shown).join("");
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** The code of each block, as far as it is shown. */
export function intendedCode(tree: MdxRoot): readonly string[] {
  return codeIn(tree);
}

function codeIn(node: MdxNode | MdxRoot): readonly string[] {
  if (node.type === "code") return [node.value];
  return "children" in node && !isNoText(node) ? node.children.flatMap(codeIn) : [];
}

/** Of such an element nobody reads the content. */
function isNoText(node: MdxNode | MdxRoot): boolean {
  const name = "name" in node ? node.name : undefined;
  return /^(?:script|style|template|noscript|head|title|noembed|noframes)$/i.test(name ?? "");
}

/** A text without what no reader sees: how wide spaces are, and characters without a width. */
export function visible(text: string): string {
  // oxlint-disable-next-line no-control-regex -- nobody sees them
  return text.toWellFormed().replaceAll(/[\s\0-\x1F\x7F\u200B\u2060\uFEFF\uFFFD]+/g, "");
}
