// Finds the anchors that the nodes of a page make, in any tree of mdast with MDX.
import { hasIdOfTitle } from "../../../compiler/bodies/anchor-ids.ts";
import { isHeadingTag, tagFacts, type JsxAttribute, type JsxTag } from "../../../compiler/bodies/jsx-tag.ts";
import type { BodyAnchor } from "../../../compiler/bodies/page-body.ts";
import {
  expressionOf,
  isSyntaxNode,
  scriptName,
  syntaxNodes,
  type ScriptNode,
} from "../../../compiler/bodies/script-node.ts";

/** A node of a tree of mdast with MDX, such as that of `mdast-util-from-markdown` with `mdast-util-mdx`. */
export interface TextNode {
  /** As mdast names it: `heading`, `mdxJsxFlowElement`. */
  readonly type: string;
  /** What is in it, in reading order. */
  readonly children?: readonly TextNode[];
}

/** The fields that nodes of these trees may have. */
interface AnyNode extends TextNode {
  readonly name?: unknown;
  readonly depth?: unknown;
  readonly value?: unknown;
  readonly attributes?: unknown;
  readonly data?: { readonly estree?: unknown } | null;
}

/** The nodes of a tree in reading order, the top one first. Without recursion, because trees may be deep. */
export function* textNodesIn(tree: TextNode): Generator<TextNode> {
  const open = [tree];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    for (const child of (node.children ?? []).toReversed()) open.push(child);
  }
}

/** The anchors that a node makes by itself: those of its tag, and of the tags in its programs. */
export function anchorsOfNode(node: TextNode): readonly BodyAnchor[] {
  const { name, data } = node as AnyNode;
  switch (node.type) {
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      const attributes = attributesOf(node);
      const made = tagFacts({ name: typeof name === "string" ? name : "", attributes, hasSpread: false }).anchors;
      return [...made, ...programsOf(node).flatMap(anchorsInProgram)];
    }
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return anchorsInProgram(data?.estree);
    default:
      return [];
  }
}

/**
 * The words of each heading that has an id of its title, as they make it: pictures and expressions have none. A heading may be in
 * another one, so the words are collected once for all of them.
 */
export function titlesIn(tree: TextNode): ReadonlyMap<TextNode, string> {
  let words = "";
  const open: Step[] = [{ node: tree }];
  const places = new Map<TextNode, TitlePlace>();
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if ("title" in step) {
      step.title.end = words.length;
      continue;
    }
    const { node } = step;
    if (isTitled(node)) {
      const title = { start: words.length, end: 0 };
      places.set(node, title);
      open.push({ title });
    }
    words += wordsOf(node);
    for (const child of (node.children ?? []).toReversed()) open.push({ node: child });
  }
  return new Map([...places].map(([node, { start, end }]) => [node, words.slice(start, end).trim()]));
}

/** Where a title begins and ends in the words of all of them. */
interface TitlePlace {
  readonly start: number;
  end: number;
}

/** What is next: a node, or the end of the title of one. */
type Step = { readonly node: TextNode } | { readonly title: TitlePlace };

function isTitled(node: TextNode): boolean {
  if (node.type === "heading") return true;
  const { name } = node as AnyNode;
  return typeof name === "string" && isHeadingTag(name) && attributesOf(node).every((each) => each.name !== "id");
}

/** True for a heading to whose title the platform gives no id. */
export function isDeepHeading(node: TextNode): boolean {
  const { name, depth } = node as AnyNode;
  const level = node.type === "heading" ? depth : /^h(\d)$/.exec(String(name))?.[1];
  return level !== undefined && !hasIdOfTitle(Number(level));
}

/** What a node itself adds to the title that it is in. */
function wordsOf(node: TextNode): string {
  const value = String((node as AnyNode).value);
  if (node.type === "inlineMath") return `$${value}$`;
  if (node.type === "paragraph" || node.type === "break") return "\n";
  return node.type === "text" || node.type === "inlineCode" ? value : "";
}

/** The id that is written behind the title of a heading (`## Title {#id}`), which `readPages` gives as an empty element. */
export function idBehind(heading: TextNode): { readonly node: TextNode; readonly id: string } | undefined {
  const node = heading.type === "heading" ? heading.children?.at(-1) : undefined;
  if (node?.type !== "mdxJsxTextElement" || (node as AnyNode).name !== "span" || node.children?.length !== 0)
    return undefined;
  const [only, ...others] = attributesOf(node);
  return only?.name === "id" && only.value !== undefined && others.length === 0 ? { node, id: only.value } : undefined;
}

/** An attribute of mdast; its value is a text, a program, or nothing. */
interface Attribute {
  readonly type: string;
  readonly name?: unknown;
  readonly value?: unknown;
}

function writtenAttributes(node: TextNode): readonly Attribute[] {
  const { attributes } = node as AnyNode;
  return syntaxNodes(attributes).filter(({ type }) => type === "mdxJsxAttribute");
}

/** One for each value that an attribute may have. */
function attributesOf(node: TextNode): readonly JsxAttribute[] {
  return writtenAttributes(node).flatMap(({ name, value }) => {
    if (typeof name !== "string" || value === null || value === undefined) return [];
    const values = typeof value === "string" ? [value] : valuesOf(expressionOf(programOf(value)));
    return values.map((each) => ({ name, value: each, ...nowhere }));
  });
}

function programsOf(node: TextNode): readonly unknown[] {
  return writtenAttributes(node).map(({ value }) => programOf(value));
}

function programOf(value: unknown): unknown {
  return typeof value === "object" && value !== null ? (value as AnyNode).data?.estree : undefined;
}

/** The texts that an expression may be: one for each branch, undefined where it is computed. */
function valuesOf(node: unknown): readonly (string | undefined)[] {
  if (!isSyntaxNode(node)) return [undefined];
  const { value } = node;
  switch (node.type) {
    case "Literal":
      return [typeof value === "string" ? value : undefined];
    case "TemplateLiteral":
      return [templateText(node)];
    case "ConditionalExpression":
      return [...valuesOf(node["consequent"]), ...valuesOf(node["alternate"])];
    case "LogicalExpression":
      return [...(node["operator"] === "&&" ? [] : valuesOf(node["left"])), ...valuesOf(node["right"])];
    case "JSXExpressionContainer":
      return valuesOf(node["expression"]);
    default:
      return [undefined];
  }
}

function templateText(node: ScriptNode): string | undefined {
  const [quasi, ...others] = syntaxNodes(node["quasis"]);
  const { cooked } = (quasi?.["value"] ?? {}) as { readonly cooked?: unknown };
  return others.length === 0 && typeof cooked === "string" ? cooked : undefined;
}

/** The anchors of the tags in a program, wherever they are in it. */
function anchorsInProgram(program: unknown): readonly BodyAnchor[] {
  const anchors: BodyAnchor[] = [];
  const open = isSyntaxNode(program) ? [program] : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === "JSXOpeningElement") for (const each of tagFacts(tagOf(node)).anchors) anchors.push(each);
    const inside = Object.values(node).flatMap((value) => (isSyntaxNode(value) ? [value] : syntaxNodes(value)));
    for (const each of inside.toReversed()) open.push(each);
  }
  return anchors;
}

function tagOf(node: ScriptNode): JsxTag {
  const attributes = syntaxNodes(node["attributes"]).flatMap((attribute): JsxAttribute[] => {
    const [name, value] = [scriptName(attribute["name"]), attribute["value"]];
    if (attribute.type !== "JSXAttribute" || name === undefined || !isSyntaxNode(value)) return [];
    return valuesOf(value).map((each) => ({ name, value: each, ...nowhere }));
  });
  return { name: scriptName(node["name"]) ?? "", attributes, hasSpread: false };
}

/** The place of an attribute says only where its links are. */
const nowhere = { start: 0, end: 0 };
