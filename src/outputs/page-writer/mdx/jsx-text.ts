// Writes JSX in an expression, if it is plain data.
import { isSyntaxNode, type ScriptNode, syntaxNodes } from "../../../compiler/bodies/script-node.ts";
import type { MdxHost } from "./mdx-host.ts";
import { writtenAttribute } from "./page-attributes.ts";
import { isVoid } from "../plain-elements.ts";
import type { ElementFate } from "./page-elements.ts";
import { JsxText, valueOf, type ValueScope } from "./program-value.ts";
import { scriptText } from "./script-text.ts";

/** What is needed to write JSX. */
export interface JsxContext {
  readonly fateOf: (name: string | null) => ElementFate;
  readonly scope: ValueScope;
  readonly host: MdxHost;
}

/** The element with the parts that every host shows; undefined if a part of it is computed. */
export function jsxText(node: ScriptNode, context: JsxContext): JsxText | undefined {
  const text = elementText(node, context);
  return text === undefined ? undefined : new JsxText(text);
}

function elementText(node: ScriptNode, context: JsxContext): string | undefined {
  const opening = node["openingElement"];
  const name = isSyntaxNode(opening) ? nameText(opening["name"]) : null;
  if (name === undefined) return undefined;
  const fate = context.fateOf(name);
  if (fate === "nothing") return "<></>";
  const children = syntaxNodes(node["children"]).map((child) => childText(child, context));
  if (children.includes(undefined)) return undefined;
  const content = children.join("");
  if (fate === "content" || name === null || !isSyntaxNode(opening)) return `<>${content}</>`;
  const attributes = syntaxNodes(opening["attributes"])
    .map((each) => attributeText(name, each, context))
    .join("");
  return isVoid(name) || content === "" ? `<${name}${attributes} />` : `<${name}${attributes}>${content}</${name}>`;
}

/** Undefined for a name that is not plain. */
function nameText(node: unknown): string | undefined {
  if (!isSyntaxNode(node)) return undefined;
  if (node.type === "JSXIdentifier") return String(node["name"]);
  if (node.type !== "JSXMemberExpression") return undefined;
  const [object, property] = [nameText(node["object"]), nameText(node["property"])];
  return object === undefined || property === undefined ? undefined : `${object}.${property}`;
}

function childText(node: ScriptNode, context: JsxContext): string | undefined {
  if (node.type === "JSXText") {
    const text = textOf(String(node["value"]));
    return text === "" ? "" : `{${scriptText(text)}}`;
  }
  if (node.type !== "JSXExpressionContainer") return elementText(node, context);
  const expression = node["expression"];
  if (isSyntaxNode(expression) && expression.type === "JSXEmptyExpression") return "";
  const value = valueOf(expression, context.scope)?.value;
  if (value instanceof JsxText) return value.text;
  return typeof value === "string" || typeof value === "number" ? `{${scriptText(value)}}` : undefined;
}

/** A text by the rules of JSX: lines are trimmed, and joined by one space. */
function textOf(text: string): string {
  const lines = text.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const end = index === lines.length - 1 ? line : line.trimEnd();
      return index === 0 ? end : end.trimStart();
    })
    .filter((line) => line !== "")
    .join(" ");
}

/** "" for an attribute that is left out. */
function attributeText(tag: string, node: ScriptNode, { scope, host }: JsxContext): string {
  const name = node.type === "JSXAttribute" && isSyntaxNode(node["name"]) ? node["name"]["name"] : undefined;
  if (typeof name !== "string") return "";
  const given = node["value"];
  const expression = isSyntaxNode(given) && given.type === "JSXExpressionContainer" ? given["expression"] : given;
  const known = expression === null ? { value: true } : valueOf(expression, scope);
  const written = known && writtenAttribute(tag, name, known.value, host);
  return written === undefined ? "" : ` ${written.name}={${scriptText(written.value)}}`;
}
