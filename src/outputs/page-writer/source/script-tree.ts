// Reads the JavaScript of a body: statements, and names with values.
import {
  expressionOf,
  isSyntaxNode,
  scriptName,
  statementsOf,
  syntaxNodes,
  type ScriptNode,
} from "../../../compiler/bodies/script-node.ts";
import type { BodyEdit, MdxRoot } from "./mdx-tree.ts";

/** The names of an `import` statement: local names by imported ones, with `default` for the default export. */
export interface ScriptImport {
  readonly target: string;
  readonly names: ReadonlyMap<string, string>;
}

/** The import of an `import` statement; undefined for any other statement. */
export function importIn(statement: ScriptNode): ScriptImport | undefined {
  const target = isSyntaxNode(statement["source"]) ? statement["source"]["value"] : undefined;
  if (statement.type !== "ImportDeclaration" || typeof target !== "string") return undefined;
  const specifiers = syntaxNodes(statement["specifiers"]);
  const names = specifiers.map((specifier): readonly [string, string] => {
    const local = nameIn(specifier["local"]);
    if (specifier.type === "ImportDefaultSpecifier") return ["default", local];
    return [specifier.type === "ImportSpecifier" ? nameIn(specifier["imported"]) : "*", local];
  });
  return { target, names: new Map(names) };
}

/** An import of these names, local ones by imported ones, from a file. */
export function importOfNames(names: ScriptImport["names"], file: string): string {
  const parts = [...names].map(([name, local]) => (name === local ? name : `${name} as ${local}`));
  return `import { ${parts.join(", ")} } from ${JSON.stringify(file)}`;
}

/** The names that an exported statement defines. */
export function definedNames({ declaration }: ScriptNode): readonly string[] {
  if (!isSyntaxNode(declaration)) return [];
  const parts = Array.isArray(declaration["declarations"]) ? declaration["declarations"] : [declaration];
  return parts.filter(isSyntaxNode).map(({ id }) => nameIn(id));
}

/** The names that the statements of a body import or export. */
export function statementNames({ children }: MdxRoot): ReadonlySet<string> {
  const statements = children.flatMap((node) => (node.type === "mdxjsEsm" ? statementsOf(node.data?.estree) : []));
  return new Set(
    statements.flatMap((statement) => [...(importIn(statement)?.names.values() ?? []), ...definedNames(statement)]),
  );
}

/** True for an expression that is only a name, or a field of one, and the name is not in `defined`: its author meant the text. */
export function namesNothing(program: unknown, defined: ReadonlySet<string>): boolean {
  const name = statementsOf(program).length === 1 ? scriptName(expressionOf(program)) : undefined;
  return name !== undefined && !name.endsWith(".") && !defined.has(name.split(".", 1)[0]!);
}

function nameIn(node: unknown): string {
  if (!isSyntaxNode(node)) return "";
  const name = node["name"] ?? node["value"];
  return typeof name === "string" ? name : "";
}

/**
 * The edits that write a value for each name that means a property of a component. `isAlone`: the expression has nothing else,
 * or it is `props.name`, so that the name can't be a built-in of the language.
 */
export function namesReplaced(
  program: unknown,
  valueOf: (name: string, isAlone: boolean) => string | undefined,
): readonly BodyEdit[] {
  const [first, ...others] = statementsOf(program);
  const whole = others.length === 0 ? first?.["expression"] : undefined;
  const edits: BodyEdit[] = [];
  const replace = ({ start, end }: ScriptNode, name: string, isAlone: boolean): void => {
    const text = valueOf(name, isAlone);
    if (text !== undefined) edits.push({ start, end, text });
  };
  const visit = (node: ScriptNode): void => {
    if (node.type === "Identifier") return replace(node, nameIn(node), node === whole);
    if (node.type === "MemberExpression" && node["computed"] !== true) {
      const { object, property } = node;
      if (nameIn(object) === "props") return replace(node, nameIn(property), true);
      if (isSyntaxNode(object)) visit(object);
      return;
    }
    for (const [field, value] of Object.entries(node)) {
      if (field === "key" && node["computed"] !== true) continue;
      for (const each of Array.isArray(value) ? value : [value]) if (isSyntaxNode(each)) visit(each);
    }
  };
  if (isSyntaxNode(program)) visit(program);
  return edits;
}
