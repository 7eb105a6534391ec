// What does a page show on the platform? As the tree of its MDX says.
import type { MdxNode, MdxRoot } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { nodesIn } from "../../../../src/outputs/page-writer/source/mdx-tree.ts";
import { plainScript } from "../../../../src/outputs/page-writer/source/plain-script.ts";
import { hasSameWords } from "../../../../src/outputs/page-writer/source/same-words.ts";
import { namesNothing, statementNames } from "../../../../src/outputs/page-writer/source/script-tree.ts";
import { shownText } from "../../../../src/outputs/page-writer/source/shown-text.ts";

/** The text of a page, below its title and with its footnotes at the end. A first heading of the same words is the title. */
export function intendedText(tree: MdxRoot, title: string): string {
  const first = tree.children.find((node) => node.type !== "mdxjsEsm");
  const hasTitle = first?.type === "heading" && first.depth === 1 && hasSameWords(shownText(first.children), title);
  const used: string[] = [];
  const names = statementNames(tree);
  const textOf = (node: MdxNode | MdxRoot): string => textIn(node, names, used);
  let text = (hasTitle ? "" : title) + textOf(tree);
  for (let index = 0; index < used.length; index += 1) {
    const note = [...nodesIn(tree)].find(
      (node) => node.type === "footnoteDefinition" && node.identifier === used[index],
    );
    if (note !== undefined && "children" in note) text += note.children.map(textOf).join("");
  }
  return text;
}

function textIn(node: MdxNode | MdxRoot, names: ReadonlySet<string>, used: string[]): string {
  const textOf = (child: MdxNode): string => textIn(child, names, used);
  if (node.type === "footnoteDefinition") return "";
  if (node.type === "footnoteReference" && !used.includes(node.identifier)) used.push(node.identifier);
  if (node.type === "listItem" && typeof node.checked === "boolean")
    return `${node.checked ? "☑" : "☐"}${node.children.map(textOf).join("")}`;
  if (node.type === "mdxTextExpression" || node.type === "mdxFlowExpression") {
    const known = plainScript(node.data?.estree);
    if (known !== undefined) return shown(known.value);
    // Who writes the name of nothing means the text.
    return namesNothing(node.data?.estree, names) ? `{${node.value}}` : node.value;
  }
  if (node.type === "mdxjsEsm" || isNoText(node)) return "";
  // A row has no more cells than the first one.
  if (node.type === "table")
    return node.children
      .flatMap((row) => row.children.slice(0, node.children[0]?.children.length))
      .map(textOf)
      .join("");
  if ("children" in node) return node.children.map(textOf).join("");
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
