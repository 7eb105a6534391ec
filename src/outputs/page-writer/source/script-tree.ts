// Walks through the JavaScript of a body: statements, and names that stand for values.
import type { BodyEdit } from "./mdx-tree.ts";

/** A node of a syntax tree of JavaScript (ESTree); offsets count from the start of the body. */
export interface ProgramNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** True for a node. */
export function isScriptNode(value: unknown): value is ProgramNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The statements of a program. */
export function statementsOf(program: unknown): readonly ProgramNode[] {
  const body = isScriptNode(program) ? program["body"] : undefined;
  return Array.isArray(body) ? body.filter(isScriptNode) : [];
}

/** What an `import` statement names: local names by imported ones, `default` for the default. */
export interface ScriptImport {
  readonly target: string;
  readonly names: ReadonlyMap<string, string>;
}

/** The import that a statement is; undefined for any other. */
export function importIn(statement: ProgramNode): ScriptImport | undefined {
  const target = isScriptNode(statement["source"]) ? statement["source"]["value"] : undefined;
  if (statement.type !== "ImportDeclaration" || typeof target !== "string") return undefined;
  const specifiers = Array.isArray(statement["specifiers"]) ? statement["specifiers"].filter(isScriptNode) : [];
  const names = specifiers.map((specifier): readonly [string, string] => {
    const local = nameIn(specifier["local"]);
    if (specifier.type === "ImportDefaultSpecifier") return ["default", local];
    return [specifier.type === "ImportSpecifier" ? nameIn(specifier["imported"]) : "*", local];
  });
  return { target, names: new Map(names) };
}

/** The names that an exported statement defines. */
export function definedNames({ declaration }: ProgramNode): readonly string[] {
  if (!isScriptNode(declaration)) return [];
  const parts = Array.isArray(declaration["declarations"]) ? declaration["declarations"] : [declaration];
  return parts.filter(isScriptNode).map(({ id }) => nameIn(id));
}

function nameIn(node: unknown): string {
  if (!isScriptNode(node)) return "";
  const name = node["name"] ?? node["value"];
  return typeof name === "string" ? name : "";
}

/**
 * The edits that write a value for each name that stands for a property of a component. `isAlone`: nothing else is in the
 * expression, or it is `props.name`, so that it can't be the name of anything that the language has.
 */
export function namesReplaced(
  program: unknown,
  valueOf: (name: string, isAlone: boolean) => string | undefined,
): readonly BodyEdit[] {
  const [first, ...others] = statementsOf(program);
  const whole = others.length === 0 ? first?.["expression"] : undefined;
  const edits: BodyEdit[] = [];
  const replace = ({ start, end }: ProgramNode, name: string, isAlone: boolean): void => {
    const text = valueOf(name, isAlone);
    if (text !== undefined) edits.push({ start, end, text });
  };
  const visit = (node: ProgramNode): void => {
    if (node.type === "Identifier") return replace(node, nameIn(node), node === whole);
    if (node.type === "MemberExpression" && node["computed"] !== true) {
      const { object, property } = node;
      if (nameIn(object) === "props") return replace(node, nameIn(property), true);
      if (isScriptNode(object)) visit(object);
      return;
    }
    for (const [field, value] of Object.entries(node)) {
      if (field === "key" && node["computed"] !== true) continue;
      for (const each of Array.isArray(value) ? value : [value]) if (isScriptNode(each)) visit(each);
    }
  };
  if (isScriptNode(program)) visit(program);
  return edits;
}
