// Keeps drawings and formulas whole: a browser ends an `<svg>` at an element of a text, and leaves what follows outside of it. (D593)
import { definitionsIn, type MdxNode, type MdxRoot } from "./mdx-tree.ts";

type Element = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Inline = Extract<MdxNode, { readonly type: "mdxJsxTextElement" }>;
type Attribute = Inline["attributes"][number];
type Definitions = ReturnType<typeof definitionsIn>;

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Elements whose content is HTML again. */
const holders = words("foreignObject desc mtext mi mn mo ms");
/** Elements at which a browser ends a drawing. */
const ofText = words(
  "b big blockquote br center code dd div dl dt em font h1 h2 h3 h4 h5 h6 hr i img li menu ol p pre ruby s small span strong " +
    "strike sub sup table tt u ul var",
);
const marks = { emphasis: "em", strong: "strong", delete: "del" } as const;

/** Whether an element is the outermost of a drawing or a formula. */
export function isDrawing(name: string | null): boolean {
  return name === "svg" || name === "math";
}

/** Changes a tree: each drawing is one element of a line, with nothing but elements and text in it. */
export function withDrawingsWhole(root: MdxRoot): MdxRoot {
  inDrawings(root, definitionsIn(root));
  return root;
}

function inDrawings(tree: { children: MdxNode[] }, definitions: Definitions): void {
  tree.children = tree.children.map((node): MdxNode => {
    if (isElement(node) && isDrawing(node.name)) {
      const drawing = { ...node, type: "mdxJsxTextElement", children: content(node.children, false, definitions) };
      return (node.type === "mdxJsxTextElement" ? drawing : { type: "paragraph", children: [drawing] }) as MdxNode;
    }
    if ("children" in node) inDrawings(node, definitions);
    return node;
  });
}

/** The elements and the text of nodes; `isHtml`: where a browser reads HTML. */
function content(nodes: readonly MdxNode[], isHtml: boolean, definitions: Definitions): readonly MdxNode[] {
  return nodes.flatMap((node, index) => {
    const parts = partsOf(node, isHtml, definitions);
    return index > 0 && isBlockOfText(node) ? [text(" "), ...parts] : parts;
  });
}

function partsOf(node: MdxNode, isHtml: boolean, definitions: Definitions): readonly MdxNode[] {
  const within = (): readonly MdxNode[] => ("children" in node ? content(node.children, isHtml, definitions) : []);
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others have only what is in them
  switch (node.type) {
    case "text":
      return [text(node.value.replaceAll(/\s+/g, " "))];
    case "code":
    case "inlineCode":
      return isHtml ? [element("code", [text(node.value)])] : [text(node.value)];
    case "break":
      return [isHtml ? element("br", []) : text(" ")];
    case "emphasis":
    case "strong":
    case "delete":
      return isHtml ? [element(marks[node.type], within())] : within();
    case "link":
      return [linkTo(node, within())];
    case "linkReference": {
      const target = definitions.get(node.identifier);
      return target === undefined ? within() : [linkTo(target, within())];
    }
    case "image":
    case "imageReference":
      return isHtml ? [node] : [text(node.alt ?? "")];
    case "footnoteReference":
      return [text(`[${node.label ?? node.identifier}]`)];
    case "mdxFlowExpression":
    case "mdxTextExpression":
      return [{ ...node, type: "mdxTextExpression" }];
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement":
      return elementParts(node, isHtml, definitions);
    default:
      return isOnlyTags(node) ? within().filter((each) => each.type !== "text") : within();
  }
}

function elementParts(node: Element, isHtml: boolean, definitions: Definitions): readonly MdxNode[] {
  const { name } = node;
  const isHtmlInside = name !== null && (holders.has(name) || (isHtml && !isDrawing(name)));
  const children = content(node.children, isHtmlInside, definitions);
  if (name === null || (!isHtml && ofText.has(name))) return children;
  return [{ ...node, type: "mdxJsxTextElement", children } as MdxNode];
}

/** A paragraph, a list or the like; MDX also makes a paragraph of tags that follow one another in the file. */
function isBlockOfText(node: MdxNode): boolean {
  return "children" in node && blocks.has(node.type) && !isOnlyTags(node);
}

const blocks = words("paragraph heading blockquote list listItem table tableRow tableCell");

function isOnlyTags(node: MdxNode): boolean {
  return (
    node.type === "paragraph" &&
    node.children.every(
      (each) => each.type === "mdxJsxTextElement" || (each.type === "text" && each.value.trim() === ""),
    )
  );
}

function linkTo(
  { url, title }: { readonly url: string; readonly title?: string | null | undefined },
  children: readonly MdxNode[],
): MdxNode {
  const given = { href: url, ...(title ? { title } : {}) };
  const attributes = Object.entries(given).map(([name, value]): Attribute => ({
    type: "mdxJsxAttribute",
    name,
    value,
  }));
  return element("a", children, attributes);
}

function text(value: string): MdxNode {
  return { type: "text", value };
}

function element(name: string, children: readonly MdxNode[], attributes: Attribute[] = []): MdxNode {
  return { type: "mdxJsxTextElement", name, attributes, children: children as Inline["children"] };
}

function isElement(node: MdxNode): node is Element {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}
