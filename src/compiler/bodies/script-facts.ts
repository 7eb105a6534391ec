// Finds imports, links and anchors in the JavaScript of a body.
import { tagFacts, type JsxAttribute, type TagFacts } from "./jsx-tag.ts";
import type { BodyImport } from "./page-body.ts";
import {
  expressionOf,
  isSyntaxNode,
  scriptName,
  syntaxNodes,
  textLiteral,
  type ScriptNode,
  type ScriptText,
} from "./script-node.ts";
import { styleElementLinks } from "./style-facts.ts";
import { styleLinks } from "./style-links.ts";

/** What was found in a piece of JavaScript. */
export interface ScriptFacts extends TagFacts {
  readonly imports: readonly BodyImport[];
}

/** The facts of a program in the text of a block. An expression may make anchors unless it is a comment or a literal. */
export function scriptFacts(program: unknown, text: string): ScriptFacts {
  const imports: BodyImport[] = [];
  const links: TagFacts["links"][number][] = [];
  const anchors: TagFacts["anchors"][number][] = [];
  let isOpen = false;
  const visit = (node: ScriptNode): void => {
    if (node.type === "ImportDeclaration") {
      for (const each of importsOf(node)) imports.push(each);
      const { value, start, end } = textLiteral(node["source"], text) ?? {};
      if (value !== undefined) links.push({ kind: "import", address: value, start: start!, end: end! });
    }
    if (node.type === "ExpressionStatement") isOpen ||= !isFixed(node["expression"]);
    if (node.type === "Property") for (const link of linksOfProperty(node, text)) links.push(link);
    if (node.type === "JSXElement") for (const link of styleElementLinks(node, text)) links.push(link);
    if (node.type === "JSXOpeningElement") {
      const tag = tagFacts(tagOf(node, text));
      for (const link of tag.links) links.push(link);
      for (const anchor of tag.anchors) anchors.push(anchor);
      isOpen ||= tag.isOpen;
    }
    for (const value of Object.values(node)) {
      if (isSyntaxNode(value)) visit(value);
      else if (Array.isArray(value)) for (const each of value) if (isSyntaxNode(each)) visit(each);
    }
  };
  if (isSyntaxNode(program)) visit(program);
  return { imports, links, anchors, isOpen };
}

/** The possible values of an attribute: one for each branch of its expression. */
export function valuesIn(program: unknown, text: string): readonly ScriptText[] {
  const expression = expressionOf(program);
  return isSyntaxNode(expression) ? branchValues(expression, text) : [];
}

function branchValues(node: ScriptNode, text: string): readonly ScriptText[] {
  const { type, start, end, operator } = node;
  const [first, second] =
    type === "ConditionalExpression" ? [node["consequent"], node["alternate"]] : [node["left"], node["right"]];
  const isChoice = type === "ConditionalExpression" || type === "LogicalExpression";
  if (!isChoice || !isSyntaxNode(first) || !isSyntaxNode(second))
    return [textLiteral(node, text) ?? { value: undefined, start, end }];
  // What is before "&&" is shown only where it is nothing.
  return (operator === "&&" ? [second] : [first, second]).flatMap((branch) => branchValues(branch, text));
}

/** True for an expression that always shows the same text. */
function isFixed(expression: unknown): boolean {
  if (!isSyntaxNode(expression)) return true;
  return (
    expression.type === "Literal" ||
    expression.type === "JSXEmptyExpression" ||
    (expression.type === "TemplateLiteral" && Array.isArray(expression["expressions"]))
  );
}

/** Fields in the style of an element or in data whose values can be pictures. */
const styleNames = /^(?:background|borderImage|listStyle|mask|webkitMask)(?:Image|Source)?$/i;
const pictureNames: ReadonlySet<string> = new Set(["src", "image", "img"]);
const picture = /^\/(?!\/).*\.(?:png|jpe?g|gif|svg|webp|avif|mp4|webm)$/i;

/** The address in data such as `{ title: "Start", href: "/start" }`, or in a style. */
function linksOfProperty(node: ScriptNode, text: string): TagFacts["links"] {
  const { key } = node;
  const name = isSyntaxNode(key) ? (scriptName(key) ?? key["value"]) : undefined;
  if (typeof name !== "string" || node["computed"] === true) return [];
  const isStyle = styleNames.test(name);
  const isPicture = pictureNames.has(name);
  const { value, start, end } =
    (isStyle || isPicture || name === "href" ? textLiteral(node["value"], text) : undefined) ?? {};
  if (value === undefined || start === undefined || end === undefined) return [];
  if (isStyle) return styleLinks(value, start);
  if (isPicture ? !picture.test(value) : !value.startsWith("/")) return [];
  return [{ kind: isPicture ? "asset" : "link", address: value, start, end }];
}

function importsOf(node: ScriptNode): readonly BodyImport[] {
  const source = node["source"];
  const target = isSyntaxNode(source) ? source["value"] : undefined;
  const specifiers = syntaxNodes(node["specifiers"]);
  if (typeof target !== "string") return [];
  const isDefault = specifiers.length === 1 && specifiers[0]!.type === "ImportDefaultSpecifier";
  return [{ name: isDefault ? scriptName(specifiers[0]!["local"]) : undefined, target }];
}

function tagOf(node: ScriptNode, text: string): Parameters<typeof tagFacts>[0] {
  const written = syntaxNodes(node["attributes"]);
  const attributes = written.flatMap((attribute): JsxAttribute[] => {
    if (attribute.type !== "JSXAttribute") return [];
    const value = attribute["value"];
    const expression = isSyntaxNode(value) && value.type === "JSXExpressionContainer" ? value["expression"] : value;
    const { start, end } = attribute;
    const values = isSyntaxNode(expression) ? branchValues(expression, text) : [{ value: undefined, start, end }];
    return values.map((each) => ({ name: scriptName(attribute["name"]) ?? "", ...each }));
  });
  return {
    name: scriptName(node["name"]) ?? "",
    attributes,
    hasSpread: written.some(({ type }) => type === "JSXSpreadAttribute"),
  };
}
