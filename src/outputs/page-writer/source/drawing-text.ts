// Writes a drawing in a text as SVG, without anything that a browser would run or load.
import { isSafeAddress } from "../../adapters/safe-address.ts";
import { attributeName } from "../attribute-names.ts";
import { isPlainElement, isWithoutText } from "../plain-elements.ts";
import { styleText } from "../style-text.ts";
import { isDrawing, withDrawingsWhole } from "./drawings-whole.ts";
import { nodesIn, type MdxNode } from "./mdx-tree.ts";
import { plainScript } from "./plain-script.ts";
import type { TextNode } from "./tree-anchors.ts";

type Element = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Attribute = Element["attributes"][number];

/** Elements that load something, or that readers can use. */
const notDrawn = /^(?:area|audio|button|dialog|iframe|img|input|map|option|output|picture|select|source|track|video)$/;
/** An address in a value; those of a drawing itself begin with "#". */
const loads = /url\((?!["'\s]*#)|@import|image-set\(/i;

/** The attributes of an element that are written. */
type Written = ReadonlyMap<string, string>;

/**
 * The SVG or MathML of an `<svg>` or `<math>` in a tree of MDX, for a page of HTML or a file of its own; undefined for any other node. Nothing in it runs,
 * and nothing is loaded: of what would, only the text stays. Only the ids stay that a part of the drawing names.
 */
export function drawingText(node: TextNode): string | undefined {
  const element = node as Element;
  if (!isJsx(element) || !isDrawing(element.name)) return undefined;
  const root = withDrawingsWhole({ type: "root", children: [element] });
  const attributes = new Map<MdxNode, Written>();
  for (const each of nodesIn(root)) if (isJsx(each)) attributes.set(each, attributesOf(each));
  const named = new Set([...attributes.values()].flatMap((each) => [...each.values()].flatMap(idsNamedIn)));
  return root.children.map((each) => textOf(each, attributes, named)).join("");
}

function textOf(node: MdxNode, attributes: ReadonlyMap<MdxNode, Written>, named: ReadonlySet<string>): string {
  if (node.type === "text") return escaped(node.value);
  if (node.type === "mdxTextExpression") return escaped(shownValue(plainScript(node.data?.estree), node.value));
  if (isJsx(node) && isWithoutText(node.name ?? "")) return "";
  const content = "children" in node ? node.children.map((each) => textOf(each, attributes, named)).join("") : "";
  if (!isJsx(node) || node.name === null || !isPlainElement(node.name) || notDrawn.test(node.name)) return content;
  const written = [...attributes.get(node)!]
    .filter(([name, value]) => name !== "id" || named.has(value))
    .map(([name, value]) => ` ${name}="${escaped(value)}"`);
  return `<${node.name}${written.join("")}>${content}</${node.name}>`;
}

function attributesOf({ name, attributes }: Element): Written {
  const written = new Map(attributes.flatMap((each) => attributeOf(name ?? "", each)));
  return name === "svg" ? written.set("xmlns", "http://www.w3.org/2000/svg") : written;
}

/** The ids that a value leads to: `#a`, `url(#a)`. */
function idsNamedIn(value: string): readonly string[] {
  return [...value.matchAll(/(?:^|url\(\s*["']?)#([^"')\s]+)/g)].map(([, id]) => id!);
}

/** What an expression shows; one that would have to be run is shown as it is written. */
function shownValue(known: { readonly value: unknown } | undefined, written: string): string {
  if (known === undefined) return written;
  return typeof known.value === "string" || typeof known.value === "number" ? String(known.value) : "";
}

/** Empty for an attribute that is left out. Names of classes have a meaning in the page around the drawing. */
function attributeOf(tag: string, attribute: Attribute): readonly (readonly [name: string, value: string])[] {
  const name = attribute.type === "mdxJsxAttribute" ? attributeName(attribute.name) : undefined;
  if (attribute.type !== "mdxJsxAttribute" || name === undefined || name === "class") return [];
  const value = valueOf(name, attribute.value);
  if (value === undefined || loads.test(value) || !isHarmless(tag, name, value)) return [];
  return [[name, value]];
}

function valueOf(name: string, written: Extract<Attribute, { type: "mdxJsxAttribute" }>["value"]): string | undefined {
  if (written === null || written === undefined) return "";
  const known = typeof written === "string" ? { value: written } : plainScript(written.data?.estree);
  if (name === "style" && typeof known?.value === "object") return styleText(known.value);
  return typeof known?.value === "string" || typeof known?.value === "number" ? String(known.value) : undefined;
}

function isHarmless(tag: string, name: string, value: string): boolean {
  if (name === "href")
    return tag === "a" ? isSafeAddress(value, "link") : value.startsWith("#") || isPicture(tag, value);
  return !/^(?:src|srcset|poster|usemap|cite)$/.test(name) && isSafeAddress(value, "link");
}

function isPicture(tag: string, value: string): boolean {
  return tag === "image" && /^data:/i.test(value) && isSafeAddress(value, "picture");
}

function isJsx(node: MdxNode): node is Element {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

const entities: { readonly [character: string]: string } = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escaped(value: string): string {
  const text = escapable(value);
  return text.replaceAll(/[&<>"]/g, (each) => entities[each]!);
}

/** Without what XML has no place for. */
function escapable(text: string): string {
  // oxlint-disable-next-line no-control-regex -- they are what is replaced
  return text.toWellFormed().replaceAll(/[\0-\x08\v\f\x0E-\x1F]/g, " ");
}
