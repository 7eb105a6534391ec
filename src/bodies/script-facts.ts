// Finds imports, links and anchors in the JavaScript of a body.
import { tagFacts, type JsxAttribute, type TagFacts } from "./jsx-tag.ts";
import type { BodyImport } from "./page-body.ts";

/** A node of a syntax tree of JavaScript (ESTree); offsets count from the start of the block. */
export interface ScriptNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [field: string]: unknown;
}

/** What a piece of JavaScript holds. */
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
    if (node.type === "ImportDeclaration") for (const each of importsOf(node)) imports.push(each);
    if (node.type === "ExpressionStatement") isOpen ||= !isFixed(node["expression"]);
    if (node.type === "Property") for (const link of linkOfProperty(node, text)) links.push(link);
    if (node.type === "JSXOpeningElement") {
      const tag = tagFacts(tagOf(node, text));
      for (const link of tag.links) links.push(link);
      for (const anchor of tag.anchors) anchors.push(anchor);
      isOpen ||= tag.isOpen;
    }
    for (const value of Object.values(node)) {
      if (isNode(value)) visit(value);
      else if (Array.isArray(value)) for (const each of value) if (isNode(each)) visit(each);
    }
  };
  if (isNode(program)) visit(program);
  return { imports, links, anchors, isOpen };
}

/** The value of an attribute that is an expression; undefined unless it is a literal. */
export function literalIn(program: unknown, text: string): Omit<JsxAttribute, "name"> | undefined {
  if (!isNode(program) || !Array.isArray(program["body"])) return undefined;
  const [statement] = program["body"] as readonly unknown[];
  return isNode(statement) ? textLiteral(statement["expression"], text) : undefined;
}

/** True for a node of a syntax tree. */
export function isNode(value: unknown): value is ScriptNode {
  return typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
}

/** True for what shows the same text always. */
function isFixed(expression: unknown): boolean {
  if (!isNode(expression)) return true;
  return (
    expression.type === "Literal" ||
    expression.type === "JSXEmptyExpression" ||
    (expression.type === "TemplateLiteral" && Array.isArray(expression["expressions"]))
  );
}

/** A string without escapes, so that it is in the text as it is. */
function textLiteral(node: unknown, text: string): Omit<JsxAttribute, "name"> | undefined {
  if (!isNode(node)) return undefined;
  const start = node.start + 1;
  const end = node.end - 1;
  const written = text.slice(start, end);
  if (node.type === "Literal" && node["value"] === written) return { value: written, start, end };
  const isPlain = node.type === "TemplateLiteral" && !/[\\$]/.test(written);
  return isPlain ? { value: written, start, end } : undefined;
}

/** The address in data such as `{ title: "Start", href: "/start" }`. */
function linkOfProperty(node: ScriptNode, text: string): TagFacts["links"] {
  const { key } = node;
  const name = isNode(key) ? (nameOf(key) ?? key["value"]) : undefined;
  const place = name === "href" && node["computed"] !== true ? textLiteral(node["value"], text) : undefined;
  if (place?.value === undefined || !place.value.startsWith("/")) return [];
  return [{ kind: "link", address: place.value, start: place.start, end: place.end }];
}

function importsOf(node: ScriptNode): readonly BodyImport[] {
  const source = node["source"];
  const target = isNode(source) ? source["value"] : undefined;
  const specifiers = Array.isArray(node["specifiers"]) ? node["specifiers"].filter(isNode) : [];
  if (typeof target !== "string") return [];
  const isDefault = specifiers.length === 1 && specifiers[0]!.type === "ImportDefaultSpecifier";
  return [{ name: isDefault ? nameOf(specifiers[0]!["local"]) : undefined, target }];
}

function tagOf(node: ScriptNode, text: string): Parameters<typeof tagFacts>[0] {
  const written = Array.isArray(node["attributes"]) ? node["attributes"].filter(isNode) : [];
  const attributes = written.flatMap((attribute): JsxAttribute[] => {
    if (attribute.type !== "JSXAttribute") return [];
    const value = attribute["value"];
    const inside = isNode(value) && value.type === "JSXExpressionContainer" ? value["expression"] : value;
    const place = textLiteral(inside, text) ?? { value: undefined, start: attribute.start, end: attribute.end };
    return [{ name: nameOf(attribute["name"]) ?? "", ...place }];
  });
  return {
    name: nameOf(node["name"]) ?? "",
    attributes,
    hasSpread: written.some(({ type }) => type === "JSXSpreadAttribute"),
  };
}

/** The name of an identifier, or of a member of one; undefined for what has none. */
export function nameOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  const { name } = node;
  if (typeof name === "string") return name;
  const [object, property] = [nameOf(node["object"]), nameOf(node["property"])];
  return object === undefined ? undefined : `${object}.${property ?? ""}`;
}
