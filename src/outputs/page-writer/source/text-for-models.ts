// Makes the text of a page that language models read: what readers of the page see, without its programs. (D460)
import { isSyntaxNode, statementsOf } from "../../../compiler/bodies/script-node.ts";
import { exportedConstants, programValue, type ValueScope } from "../mdx/program-value.ts";
import { takeTree } from "./kept-tree.ts";
import { edited, mdxTree, nodesIn, rangeOf, type BodyEdit, type MdxNode } from "./mdx-tree.ts";
import type { PageSource } from "./page-source.ts";

/**
 * The body of a page without imports, exports and comments. An expression that is a word or a number, also of an exported constant, is
 * replaced by it; what a program would have to make stays as it is written.
 */
export function textForModels(source: Pick<PageSource, "body">): string {
  const { body } = source;
  if (!/[{]|^(?:import|export)\b/m.test(body)) return body;
  const tree = takeTree(source) ?? mdxTree(body);
  if (tree === undefined) return body;
  const names = new Map<string, unknown>();
  const scope: ValueScope = { names, jsx: () => undefined };
  const nodes = [...nodesIn(tree)];
  for (const node of nodes)
    if (node.type === "mdxjsEsm")
      for (const statement of statementsOf(node.data?.estree))
        for (const [name, value] of exportedConstants(statement, scope) ?? []) names.set(name, value);
  return edited(
    body,
    nodes.flatMap((node) => editOf(node, body, scope)),
  );
}

function editOf(node: MdxNode, body: string, scope: ValueScope): readonly BodyEdit[] {
  const { start, end } = rangeOf(node);
  if (node.type === "mdxjsEsm") return [withoutLines(body, start, end)];
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return [];
  const program = node.data?.estree;
  if (!isSyntaxNode(program)) return [];
  const known = programValue(program, scope);
  if (known?.value === null)
    return node.type === "mdxFlowExpression" ? [withoutLines(body, start, end)] : [{ start, end, text: "" }];
  const { value } = known ?? {};
  return typeof value === "string" || typeof value === "number" ? [{ start, end, text: String(value) }] : [];
}

/** A block is removed with the empty lines after it. */
function withoutLines(body: string, start: number, end: number): BodyEdit {
  const rest = /^(?:[ \t]*\r?\n)*/.exec(body.slice(end))?.[0] ?? "";
  return { start, end: end + rest.length, text: "" };
}
