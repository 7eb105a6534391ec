// Reads the JavaScript of a page that is plain data, without running it.
import { isSyntaxNode, type ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { statementsOf } from "../../../compiler/bodies/script-node.ts";

/** JSX in an expression, rewritten. */
export class JsxText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The names that an expression may use, and how JSX in it is written; undefined for JSX that can't be written. */
export interface ValueScope {
  readonly names: ReadonlyMap<string, unknown>;
  readonly jsx: (node: ScriptNode) => JsxText | undefined;
}

/** A value that is known. */
export interface KnownValue {
  readonly value: unknown;
}

/** The value of a program that is one expression, or nothing but a comment; undefined if the program would have to be run. */
export function programValue(program: unknown, scope: ValueScope): KnownValue | undefined {
  const statements = statementsOf(program);
  if (statements.length > 1) return undefined;
  return statements.length === 0 ? { value: null } : valueOf(statements[0]!["expression"], scope);
}

/** The constants that a statement of a page exports as plain data; undefined for a statement that would have to be run. */
export function exportedConstants(
  statement: ScriptNode,
  scope: ValueScope,
): readonly (readonly [name: string, value: unknown])[] | undefined {
  const { declaration } = statement;
  if (statement.type !== "ExportNamedDeclaration" || !isSyntaxNode(declaration) || declaration["kind"] !== "const")
    return undefined;
  const constants = (declaration["declarations"] as readonly ScriptNode[]).map(({ id, init }) => {
    const known = isSyntaxNode(id) && id.type === "Identifier" ? valueOf(init, scope) : undefined;
    return known && ([String((id as ScriptNode)["name"]), known.value] as const);
  });
  return constants.length === 0 || constants.includes(undefined) ? undefined : constants.map((each) => each!);
}

/** The value of an expression. */
export function valueOf(node: unknown, scope: ValueScope): KnownValue | undefined {
  if (!isSyntaxNode(node)) return undefined;
  switch (node.type) {
    case "Literal":
      return "regex" in node || "bigint" in node ? undefined : { value: node["value"] };
    case "TemplateLiteral":
      return templateText(node, scope);
    case "UnaryExpression":
      return negative(node, scope);
    case "ArrayExpression":
      return all(nodes(node["elements"]), scope);
    case "ObjectExpression":
      return objectValue(nodes(node["properties"]), scope);
    case "Identifier":
      return named(String(node["name"]), scope);
    case "MemberExpression":
      return member(node, scope);
    case "JSXElement":
    case "JSXFragment": {
      const value = scope.jsx(node);
      return value && { value };
    }
    default:
      return undefined;
  }
}

/** The nodes of a list; an empty place is null. */
function nodes(list: unknown): readonly unknown[] {
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}

function all(list: readonly unknown[], scope: ValueScope): { readonly value: readonly unknown[] } | undefined {
  const values = list.map((each) => valueOf(each, scope));
  return values.includes(undefined) ? undefined : { value: values.map((each) => each!.value) };
}

function templateText(node: ScriptNode, scope: ValueScope): KnownValue | undefined {
  const parts = nodes(node["expressions"]).map((each) => wordOf(valueOf(each, scope)?.value));
  const texts = nodes(node["quasis"]).map((each) => (each as { value: { cooked?: string | null } }).value.cooked);
  if (parts.includes(undefined) || texts.some((text) => typeof text !== "string")) return undefined;
  return { value: texts.map((text, index) => (text ?? "") + (parts[index] ?? "")).join("") };
}

function wordOf(value: unknown): string | undefined {
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

function negative(node: ScriptNode, scope: ValueScope): KnownValue | undefined {
  const number = valueOf(node["argument"], scope)?.value;
  return node["operator"] === "-" && typeof number === "number" ? { value: -number } : undefined;
}

function objectValue(properties: readonly unknown[], scope: ValueScope): KnownValue | undefined {
  const entries: [string, unknown][] = [];
  for (const property of properties) {
    if (!isSyntaxNode(property) || property["computed"] === true || property["kind"] !== "init") return undefined;
    const key = property["key"];
    const known = valueOf(property["value"], scope);
    if (!isSyntaxNode(key) || known === undefined) return undefined;
    const name = String(key.type === "Identifier" ? key["name"] : key["value"]);
    // Written as JavaScript, it would be no field.
    if (name !== "__proto__") entries.push([name, known.value]);
  }
  return { value: Object.fromEntries(entries) };
}

function named(name: string, { names }: ValueScope): KnownValue | undefined {
  if (names.has(name)) return { value: names.get(name) };
  return name === "undefined" ? { value: undefined } : undefined;
}

/** An own field or item of the value. */
function member(node: ScriptNode, scope: ValueScope): KnownValue | undefined {
  const object = valueOf(node["object"], scope)?.value;
  const key = node["computed"] === true ? valueOf(node["property"], scope)?.value : fieldName(node["property"]);
  if (typeof object !== "object" || object === null || object instanceof JsxText) return undefined;
  if ((typeof key !== "string" && typeof key !== "number") || !Object.hasOwn(object, key)) return undefined;
  return key === "length" ? undefined : { value: (object as Record<string, unknown>)[key] };
}

function fieldName(node: unknown): unknown {
  return isSyntaxNode(node) ? node["name"] : undefined;
}
