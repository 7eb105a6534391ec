// Reads JavaScript that is plain data, without running it.
import { isSyntaxNode, type ScriptNode } from "../../../compiler/bodies/script-node.ts";

/** The value of an expression of MDX; undefined if it is computed. `text` is "" for a comment. */
export function plainScript(program: unknown): { readonly value: unknown } | undefined {
  const body = isSyntaxNode(program) ? program["body"] : undefined;
  if (!Array.isArray(body)) return undefined;
  if (body.length === 0) return { value: "" };
  const [statement] = body as readonly unknown[];
  return body.length === 1 && isSyntaxNode(statement) ? valueOf(statement["expression"]) : undefined;
}

function valueOf(node: unknown): { readonly value: unknown } | undefined {
  if (!isSyntaxNode(node)) return undefined;
  switch (node.type) {
    case "Literal":
      return "regex" in node || "bigint" in node ? undefined : { value: node["value"] };
    case "TemplateLiteral":
      return templateText(node["quasis"] as readonly ScriptNode[]);
    case "UnaryExpression": {
      const number = valueOf(node["argument"])?.value;
      return node["operator"] === "-" && typeof number === "number" ? { value: -number } : undefined;
    }
    case "ArrayExpression": {
      const values = (node["elements"] as readonly unknown[]).map(valueOf);
      return values.includes(undefined) ? undefined : { value: values.map((each) => each!.value) };
    }
    case "ObjectExpression":
      return objectValue(node["properties"] as readonly ScriptNode[]);
    default:
      return undefined;
  }
}

function templateText(quasis: readonly ScriptNode[]): { readonly value: string } | undefined {
  if (quasis.length !== 1) return undefined;
  const { cooked } = quasis[0]!["value"] as { readonly cooked: string | null };
  return cooked === null ? undefined : { value: cooked };
}

function objectValue(properties: readonly ScriptNode[]): { readonly value: unknown } | undefined {
  const entries = properties.map((property): readonly [string, unknown] | undefined => {
    const { key, value, computed, kind } = property;
    if (!isSyntaxNode(key) || computed === true || kind !== "init") return undefined;
    const name = key.type === "Identifier" ? key["name"] : key["value"];
    const known = valueOf(value);
    return known && [String(name), known.value];
  });
  return entries.includes(undefined) ? undefined : { value: Object.fromEntries(entries as [string, unknown][]) };
}
