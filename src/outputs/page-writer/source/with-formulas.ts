// Writes the formulas of a body as elements of MathML, because no host reads mathematics without a plug-in.
import { drawnMath } from "../drawn/drawn-math.ts";
import type { DrawnMath, MathElement } from "../drawn/drawn-node.ts";
import { mathGrammar } from "./math-grammar.ts";
import { edited, nodesIn, rangeOf, treeAsWritten, type BodyEdit } from "./mdx-tree.ts";
import { safeCode, safeText } from "./safe-text.ts";

/** The body with an element for each formula (D162); one that is no valid MDX with formulas stays as it is. */
export function withFormulas(body: string): string {
  const tree = treeAsWritten(body, mathGrammar);
  if (tree === undefined) return body;
  const edits = [...nodesIn(tree)].flatMap((node): readonly BodyEdit[] => {
    if (node.type !== "math" && node.type !== "inlineMath") return [];
    return [{ ...rangeOf(node), text: formulaText(drawnMath(node.value, node.type === "math")) }];
  });
  return edited(body, edits);
}

/** A formula that can't be read is shown as it is written. */
function formulaText({ source, isBlock, root }: DrawnMath): string {
  if (root === null) return safeCode(source, "cell");
  const attributes = isBlock ? { ...root.attributes, display: "block" } : root.attributes;
  return elementText({ ...root, attributes });
}

function elementText({ tag, attributes, children }: MathElement): string {
  const given = Object.entries(attributes).map(
    ([name, value]) => ` ${name}="${safeText(value).replaceAll('"', "&#34;")}"`,
  );
  const content = children.map((each) => (typeof each === "string" ? formulaWord(each) : elementText(each))).join("");
  return `<${tag}${given.join("")}>${content}</${tag}>`;
}

/** Blanks at the ends of a text in an element would be lost. */
function formulaWord(text: string): string {
  return text.split(/\s/).map(safeText).join("&#160;");
}
