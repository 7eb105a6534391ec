// Finds the names that the statements of a body declare.
import { isSyntaxNode, scriptName, statementsOf, syntaxNodes } from "./script-node.ts";

/** The names that a program declares at its top level, and which of them it imports. */
export function declaredNames(program: unknown): {
  readonly imported: readonly string[];
  readonly all: readonly string[];
} {
  const statements = statementsOf(program);
  const imported = statements.flatMap((statement) =>
    statement.type === "ImportDeclaration"
      ? namesOf(syntaxNodes(statement["specifiers"]).map((each) => each["local"]))
      : [],
  );
  const exported = statements.flatMap(({ declaration }) => {
    if (!isSyntaxNode(declaration)) return [];
    return namesOf([declaration["id"], ...syntaxNodes(declaration["declarations"]).map((each) => each["id"])]);
  });
  return { imported, all: [...imported, ...exported] };
}

/** The names of identifiers; a pattern has no name of its own. */
function namesOf(nodes: readonly unknown[]): readonly string[] {
  return nodes.flatMap((node) => scriptName(node) ?? []);
}
