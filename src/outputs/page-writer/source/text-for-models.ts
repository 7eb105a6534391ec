// Makes the text of a page that language models read: what is for them and what all readers see, without its programs. (D460)
import { isSyntaxNode, statementsOf, type ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { withoutFencedBlocks } from "../../../compiler/text/fenced-blocks.ts";
import { exportedConstants, programValue, type ValueScope } from "../mdx/program-value.ts";
import { hasCodeInList, inlineCode } from "./code-in-lines.ts";
import { keepTree, keptTree } from "./kept-tree.ts";
import { edited, mdxTree, nodesIn, rangeOf, type BodyEdit, type MdxNode, type MdxRoot } from "./mdx-tree.ts";
import { insideOf } from "./inside-of.ts";
import { isOnlyFor } from "./is-only-for.ts";
import { neededExports } from "./needed-exports.ts";
import type { PageSource } from "./page-source.ts";
import { removalEdits, withoutLines } from "./removal-edits.ts";
import { statementNames } from "./script-tree.ts";

/**
 * The body of a page without imports, comments, what is for humans alone, and exports that nothing in it needs. An expression that
 * is a word or a number, also of an exported constant, is replaced by it; what a program would have to make stays as it is written,
 * with the exports that it names.
 */
export function textForModels(source: Pick<PageSource, "body">): string {
  const { body } = source;
  if (!mayHaveProgram(body)) return body;
  const tree = keptTree(source) ?? mdxTree(body);
  if (tree === undefined) return body;
  // The page is written next.
  keepTree(source, tree);
  const names = new Map<string, unknown>();
  const scope: ValueScope = { names, jsx: () => undefined };
  const removed = removalEdits(tree, body, removedIn(tree));
  const isInside = insideOf([...removed.keys()].map(inside).toSorted((a, b) => a.start - b.start));
  const nodes = [...nodesIn(tree)].filter((node) => !isInside(rangeOf(node).start));
  const statements = nodes.flatMap(statementsIn);
  for (const statement of statements)
    for (const [name, value] of exportedConstants(statement, scope) ?? []) names.set(name, value);
  const edits: BodyEdit[] = [];
  const kept: MdxNode[] = [];
  for (const node of nodes) {
    const edit = removed.get(node) ?? expressionEdit(node, scope);
    if (edit === undefined) kept.push(node);
    else edits.push(edit);
  }
  const needed = neededExports(kept, statements);
  for (const node of nodes) for (const edit of statementEdits(node, body, needed)) edits.push(edit);
  return edited(body, edits);
}

/** Whether a node is not in the text: a comment, or what is for humans alone. */
function removedIn(tree: MdxRoot): (node: MdxNode) => boolean {
  const hasOwn = statementNames(tree).has("Visibility");
  return (node) => isComment(node) || (!hasOwn && isOnlyFor("humans", node));
}

/** True for an expression without a program. */
function isComment(node: MdxNode): boolean {
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return false;
  return isSyntaxNode(node.data?.estree) && statementsOf(node.data.estree).length === 0;
}

/** What is inside of a node. */
function inside(node: MdxNode): Pick<BodyEdit, "start" | "end"> {
  const { start, end } = rangeOf(node);
  return { start: start + 1, end };
}

/** False for a body whose braces are all in code, as in most examples: to parse it takes a hundred times as long. */
function mayHaveProgram(body: string): boolean {
  if (!program.test(body)) return false;
  return hasCodeInList(body) || program.test(withoutFencedBlocks(body).replaceAll(inlineCode, "code"));
}

/** What begins an expression, a statement, or a part for some readers. */
const program = /[{]|<Visibility\b|^(?:import|export)\b/m;

function statementsIn(node: MdxNode): readonly ScriptNode[] {
  return node.type === "mdxjsEsm" ? statementsOf(node.data?.estree) : [];
}

function statementEdits(node: MdxNode, body: string, needed: ReadonlySet<ScriptNode>): readonly BodyEdit[] {
  if (node.type !== "mdxjsEsm") return [];
  const { start, end } = rangeOf(node);
  const statements = statementsIn(node);
  const others = statements.filter((statement) => !needed.has(statement));
  if (others.length === statements.length) return [withoutLines(body, start, end)];
  // An empty line behind the block ends it.
  return others.map(({ start: from, end: to }) => {
    const rest = /^[ \t]*(?:\r?\n)?/.exec(body.slice(to, end + 2))![0];
    return { start: from, end: to + rest.length, text: "" };
  });
}

/** The edit that writes the value of an expression; undefined for what stays. */
function expressionEdit(node: MdxNode, scope: ValueScope): BodyEdit | undefined {
  if (node.type !== "mdxFlowExpression" && node.type !== "mdxTextExpression") return undefined;
  const { start, end } = rangeOf(node);
  const program = node.data?.estree;
  if (!isSyntaxNode(program)) return undefined;
  const value = programValue(program, scope)?.value;
  // Readers see nothing of `null`.
  if (value === null && !isComment(node)) return { start, end, text: "" };
  return typeof value === "string" || typeof value === "number" ? { start, end, text: String(value) } : undefined;
}
