// Ends paragraphs where blocks begin: a browser does so, and then the page is not the one that React or Vue has built.
import type { MdxRoot } from "./mdx-tree.ts";
import { statementNames } from "./script-tree.ts";

type Block = MdxRoot["children"][number];
type Paragraph = Extract<Block, { readonly type: "paragraph" }>;
type FlowElement = Extract<Block, { readonly type: "mdxJsxFlowElement" }>;
type Phrasing = Paragraph["children"][number];

const blocks: ReadonlySet<string> = new Set(
  // Components of the platform, which the examples draw as blocks.
  (
    "Accordion AccordionGroup Callout Card CardGroup Check CodeGroup Column Columns Danger Expandable Frame Info Note Panel " +
    "ParamField RequestExample ResponseExample ResponseField Step Steps Tab Tabs Tile Tip Update Warning " +
    // Elements of HTML that no paragraph contains.
    "address article aside blockquote center details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 " +
    "header hr main menu nav ol p pre section table ul"
  ).split(" "),
);

/**
 * Changes a tree: a paragraph with text beside a block (`<Note>…</Note> text`) becomes several, each block alone in one, and no
 * `<p>` has a paragraph in it. Of a component that the page itself defines nothing is known.
 */
export function withBlocksApart(root: MdxRoot): MdxRoot {
  const own = statementNames(root);
  return apart(
    root,
    (node) => node.type === "mdxJsxTextElement" && blocks.has(node.name ?? "") && !own.has(node.name ?? ""),
  );
}

function apart<Tree extends { children: Block[] }>(tree: Tree, isBlock: (node: Phrasing) => boolean): Tree {
  tree.children = tree.children.flatMap((node): readonly Block[] => {
    if ("children" in node) apart(node as unknown as { children: Block[] }, isBlock);
    if (node.type === "mdxJsxFlowElement" && node.name === "p") return [asParagraph(node)];
    return node.type === "paragraph" ? partsOf(node, isBlock) : [node];
  });
  return tree;
}

/** MDX makes paragraphs of the lines between `<p>` and `</p>`, and no paragraph contains another one. */
function asParagraph(element: FlowElement): Paragraph | FlowElement {
  const { name, attributes, children } = element;
  const [only, ...others] = children;
  if (only?.type !== "paragraph" || others.length > 0)
    return children.length === 0 ? element : { ...element, name: "div" };
  return { type: "paragraph", children: [{ type: "mdxJsxTextElement", name, attributes, children: only.children }] };
}

function partsOf(paragraph: Paragraph, isBlock: (node: Phrasing) => boolean): readonly Paragraph[] {
  const { children } = paragraph;
  if (!children.some(isBlock) || children.every((child) => isBlock(child) || isBlank(child))) return [paragraph];
  const parts: Phrasing[][] = [[]];
  for (const child of children) {
    if (isBlock(child)) parts.push([child], []);
    else parts.at(-1)!.push(child);
  }
  return parts.map(trimmed).flatMap((part) => (part.length === 0 ? [] : [{ type: "paragraph", children: part }]));
}

function isBlank(node: Phrasing): boolean {
  return node.type === "break" || (node.type === "text" && node.value.trim() === "");
}

/** Without blanks and line breaks at its ends. */
function trimmed(nodes: readonly Phrasing[]): Phrasing[] {
  const from = nodes.findIndex((node) => !isBlank(node));
  const kept = from === -1 ? [] : nodes.slice(from, nodes.findLastIndex((node) => !isBlank(node)) + 1);
  return kept.map((node, index) => {
    if (node.type !== "text") return node;
    const start = index === 0 ? node.value.trimStart() : node.value;
    return { ...node, value: index === kept.length - 1 ? start.trimEnd() : start };
  });
}
