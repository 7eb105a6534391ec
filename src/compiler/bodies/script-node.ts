// Reads single nodes of a syntax tree of JavaScript.

/** A node of a syntax tree of JavaScript (ESTree); offsets count from the start of the block. */
export interface ScriptNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** A value in a program, and where it is; `value` is undefined if it is computed. */
export interface ScriptText {
  readonly value: string | undefined;
  /** Without its quotes. */
  readonly start: number;
  readonly end: number;
}

/** True for a node of a syntax tree. */
export function isSyntaxNode(value: unknown): value is ScriptNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** The nodes in a list of a syntax tree; empty for anything else. */
export function syntaxNodes(value: unknown): readonly ScriptNode[] {
  return Array.isArray(value) ? value.filter(isSyntaxNode) : [];
}

/** The statements of a program; empty for anything else. */
export function statementsOf(program: unknown): readonly ScriptNode[] {
  return syntaxNodes(isSyntaxNode(program) ? program["body"] : undefined);
}

/** The expression that is the first statement of a program; undefined if that is no expression. */
export function expressionOf(program: unknown): unknown {
  if (!isSyntaxNode(program) || !Array.isArray(program["body"])) return undefined;
  const [statement] = program["body"] as readonly unknown[];
  return isSyntaxNode(statement) ? statement["expression"] : undefined;
}

/** A string without escapes, so that the text contains it as it is; undefined for anything else. */
export function textLiteral(node: unknown, text: string): ScriptText | undefined {
  if (!isSyntaxNode(node)) return undefined;
  const start = node.start + 1;
  const end = node.end - 1;
  const written = text.slice(start, end);
  if (node.type === "Literal" && node["value"] === written) return { value: written, start, end };
  const isPlain = node.type === "TemplateLiteral" && !/[\\$]/.test(written);
  return isPlain ? { value: written, start, end } : undefined;
}

/** The name of an identifier, or of a member of one, which ends with a dot for a member in brackets; undefined for anything without a name. */
export function scriptName(node: unknown): string | undefined {
  if (!isSyntaxNode(node)) return undefined;
  const { name } = node;
  if (typeof name === "string") return name;
  const [object, property] = [scriptName(node["object"]), scriptName(node["property"])];
  return object === undefined ? undefined : `${object}.${property ?? ""}`;
}
