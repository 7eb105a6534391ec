// Finds the exports of a page that something needs which stays in its text. (D460)
import { isSyntaxNode, type ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { namesOfStatement, namesUsed } from "./free-names.ts";
import type { MdxNode } from "./mdx-tree.ts";
import { programsOf } from "./snippet-values.ts";

/** The statements that a node of a page names, or that one of them needs. `nodes`: all that stays as it is written. */
export function neededExports(nodes: readonly MdxNode[], statements: readonly ScriptNode[]): ReadonlySet<ScriptNode> {
  const needed = new Set<ScriptNode>();
  const definedBy = new Map<string, ScriptNode>();
  for (const statement of statements)
    if (statement.type !== "ImportDeclaration")
      for (const name of namesOfStatement(statement)) definedBy.set(name, statement);
  if (definedBy.size === 0) return needed;
  const open = nodes.flatMap(namesIn);
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const statement = definedBy.get(name);
    if (statement === undefined || needed.has(statement)) continue;
    needed.add(statement);
    for (const used of namesUsed(statement)) open.push(used);
  }
  return needed;
}

/** The names in the tag, the attributes and the program of a node. */
function namesIn(node: MdxNode): readonly string[] {
  const names = programsOf(node).flatMap((program) => (isSyntaxNode(program) ? [...namesUsed(program)] : []));
  const isElement = node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
  // A name in lower case is an element of HTML, if it has no dot.
  if (!isElement || node.name === null || /^[a-z][^.]*$/.test(node.name)) return names;
  return [...names, node.name.split(".", 1)[0]!];
}
