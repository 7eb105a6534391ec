// Finds what stands for a component that a host does not get, so that its link and its words are not lost. (D622)
import { nodesIn, type MdxNode } from "./mdx-tree.ts";
import { shownText } from "./shown-text.ts";

type Element = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Attribute = Element["attributes"][number];
type NamedAttribute = Extract<Attribute, { readonly type: "mdxJsxAttribute" }>;

/** Where the component is. */
export interface ComponentPlace {
  /** Whether a card can be there. */
  readonly isBlock: boolean;
  readonly isInLink: boolean;
}

/** What is written for a component. */
export interface StandIn {
  /** A card or a link; undefined if only the content is written. */
  readonly element?: Element;
  /** What is written, as the end of a sentence. */
  readonly words: string;
}

/** `textOf` reads the value of an attribute, and is undefined for what is no text. */
export function standIn(
  node: Element,
  { isBlock, isInLink }: ComponentPlace,
  textOf: (attribute: NamedAttribute) => string | undefined,
): StandIn {
  const texts = new Map<string, string>();
  for (const each of node.attributes) {
    if (each.type !== "mdxJsxAttribute") continue;
    const text = textOf(each);
    if (text !== undefined) texts.set(each.name, text);
  }
  const isComponent = /^[A-Z]/.test(node.name ?? "") && texts.has("href");
  if (isComponent && isBlock && texts.has("title")) return card(node, texts);
  return (
    (isComponent && !isInLink ? link(node, texts) : undefined) ?? { words: wordsFor("only its content", texts, []) }
  );
}

function card(node: Element, texts: ReadonlyMap<string, string>): StandIn {
  const description = texts.get("description")?.trim();
  const text: readonly MdxNode[] = description
    ? [{ type: "paragraph", children: [{ type: "text", value: description }] }]
    : [];
  const kept = ["title", "href", "icon"];
  return {
    element: withParts(node, "Card", kept, [...text, ...node.children]),
    words: wordsFor("a card", texts, [...kept, "description"]),
  };
}

/** Without a content that readers see, the title is the text of the link. */
function link(node: Element, texts: ReadonlyMap<string, string>): StandIn | undefined {
  const title = texts.get("title")?.trim();
  const isTitle = node.children.length === 0 && Boolean(title);
  if (!isTitle && !canBeLink(node.children)) return undefined;
  return {
    element: withParts(node, "a", ["href"], isTitle ? [{ type: "text", value: title! }] : node.children),
    words: wordsFor("a link", texts, isTitle ? ["title"] : []),
  };
}

function withParts(node: Element, name: string, kept: readonly string[], children: readonly MdxNode[]): Element {
  const attributes = node.attributes.filter((each) => each.type === "mdxJsxAttribute" && kept.includes(each.name));
  return { ...node, name, attributes, children } as Element;
}

/** Whether readers see something of these nodes, and none of it is a link already: no link may be in another one. */
function canBeLink(nodes: readonly MdxNode[]): boolean {
  const all = nodes.flatMap((node) => [node, ...nodesIn(node)]);
  const hasLink = all.some(
    (node) =>
      node.type === "link" ||
      node.type === "linkReference" ||
      ("attributes" in node && node.attributes.some((each) => each.type === "mdxJsxAttribute" && each.name === "href")),
  );
  return !hasLink && (shownText(nodes).trim() !== "" || all.some(isPicture));
}

function isPicture(node: MdxNode): boolean {
  return node.type.startsWith("image") || ("name" in node && node.name === "img");
}

/** Attributes whose texts are for readers. */
const textNames = /^(?:title|subtitle|heading|label|name|text|description|caption|summary|question|answer|tip)$/i;
/** Of others, a text with several words is. */
const otherNames = /^(?:class|className|style|id|key|href|src|icon|d|sizes|srcSet|[a-z]+ClassName)$/;

function wordsFor(shown: string, texts: ReadonlyMap<string, string>, kept: readonly string[]): string {
  const lost = [...texts]
    .filter(([name, text]) => !kept.includes(name) && text.trim() !== "" && isForReaders(name, text))
    .map(([name]) => `"${name}"`);
  const how = shown === "only its content" ? `${shown} is written` : `it is written as ${shown}`;
  return lost.length === 0 ? how : `${how}, without its ${lost.join(", ")}`;
}

function isForReaders(name: string, text: string): boolean {
  return textNames.test(name) || (!otherNames.test(name) && /\p{L}\s+\p{L}/u.test(text));
}
