// Writes the blocks of MDX in the form for VitePress. (D180)
import { codeTabs, isCodeTabs } from "../source/code-tabs.ts";
import { codeTitle } from "../source/code-titles.ts";
import { isDrawing } from "../source/drawings-whole.ts";
import type { MdxNode, MdxRoot } from "../source/mdx-tree.ts";
import { codeBlock, codeGroup, type CodeBlock } from "./code-block.ts";
import { Footnotes } from "./footnotes.ts";
import { PageIds } from "../source/page-ids.ts";
import { isVoid } from "../plain-elements.ts";
import type { TagContext } from "./vue-tag.ts";
import { isInlineTag } from "./vue-names.ts";
import { attributeText, vueLine, vueLines, vueText } from "./vue-text.ts";
import { vueHeadingMark } from "./vue-heading-mark.ts";
import { hasSameWords } from "../source/same-words.ts";
import { shownText } from "../source/shown-text.ts";
import { VueInline, type JsxElement } from "./vue-inline.ts";

type List = Extract<MdxNode, { readonly type: "list" }>;
type Table = Extract<MdxNode, { readonly type: "table" }>;
type Heading = Extract<MdxNode, { readonly type: "heading" }>;

/** The deepest nesting of lists and quotes: VitePress omits everything deeper than twice this number. */
const deepest = 30;

/** Writes the blocks of one page. */
export class VueBlocks {
  readonly #root: MdxRoot;
  readonly #footnotes: Footnotes;
  readonly #inline: VueInline;
  readonly #ids = new PageIds(true);
  /** Those of the platform, of which some can't be written behind a heading. */
  readonly #platformIds = new PageIds(false);
  #depth = 0;

  constructor(root: MdxRoot, context: TagContext) {
    this.#root = root;
    this.#footnotes = new Footnotes(root);
    this.#inline = new VueInline(root, context, this.#footnotes);
  }

  /** The whole page, below its title and description. A text that begins with a heading of the same words has its title. */
  text(title: string, description?: string): string {
    const { children } = this.#root;
    const own = children.slice(0, 1).filter((each) => isTitle(each, title));
    const ownTitle = this.#blocks(own);
    const text = this.#blocks(children.slice(own.length));
    const notes: string[] = [];
    for (const { number, definition } of this.#footnotes.used())
      notes.push(item(`${number}. `, `<span id="footnote-${number}"></span>\n\n${this.#blocks(definition.children)}`));
    // Last, because links to an id mean a heading of the text.
    const heading = ownTitle || this.#heading({ depth: 1, children: [{ type: "text", value: title }] });
    const below = description === undefined ? "" : descriptionBlock(description);
    return [heading, below, text, ...(notes.length === 0 ? [] : ["***", ...notes])].filter(Boolean).join("\n\n");
  }

  #blocks(nodes: readonly MdxNode[], isTight = false): string {
    let text = "";
    let bullet = "-";
    let isAfterTag = false;
    for (const [index, node] of nodes.entries()) {
      // Lists with the same mark would be one.
      bullet = node.type === "list" && nodes[index - 1]?.type === "list" && bullet === "-" ? "+" : "-";
      const block = this.#block(node, bullet);
      if (block === "") continue;
      // Tags of a line stand beside one another, also where each has a line of its own in the file.
      const isBeside = isAfterTag && isInLine(node);
      const gap = isBeside ? " " : isTight && bulleted.test(block) ? "\n" : "\n\n";
      text += (text === "" ? "" : gap) + block;
      isAfterTag = isInLine(node);
    }
    return text;
  }

  #block(node: MdxNode, bullet: string): string {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- what is in a line is a line of its own
    switch (node.type) {
      case "heading":
        return this.#heading(node);
      case "thematicBreak":
        return "***";
      case "blockquote":
        return this.#nested(node.children, quoted);
      case "list":
        return this.#list(node, bullet);
      case "code":
        return codeTitle(node.meta) === undefined ? codeBlock(plainCode(node)) : codeGroup([plainCode(node)]);
      case "table":
        return this.#table(node);
      case "definition":
      case "footnoteDefinition":
      case "yaml":
        return "";
      case "mdxjsEsm":
        return this.#inline.lose("an import or export of a page", "VitePress runs no program of MDX");
      case "mdxFlowExpression":
        return this.#inline.line([{ ...node, type: "mdxTextExpression" }]);
      case "mdxJsxFlowElement":
        return this.#element(node);
      case "paragraph":
        return this.#inline.line(node.children);
      default:
        return this.#inline.line([node]);
    }
  }

  #heading({ depth, children }: Pick<Heading, "depth" | "children">): string {
    const title = shownText(children).trim();
    const own = this.#ids.behindTitle(children);
    if (own !== undefined) this.#platformIds.behindTitle(children);
    const shown = own === undefined ? children : children.slice(0, -1);
    const text = this.#inline.phrasing(shown).trim().replace(/#$/, "&#35;");
    if (own !== undefined) return `${"#".repeat(depth)} ${text}${vueHeadingMark(own, title, text === title)}`;
    const id = this.#ids.ofHeading(title);
    const other = this.#platformIds.ofHeading(title);
    const anchor = other === id ? "" : `<span id=${attributeText(other)}></span>`;
    return `${"#".repeat(depth)} ${anchor}${text}${vueHeadingMark(id, title, anchor === "" && text === title)}`;
  }

  #nested(children: readonly MdxNode[], frame: (content: string) => string, isTight = false): string {
    if (this.#depth >= deepest) return this.#blocks(children);
    this.#depth += 1;
    const content = this.#blocks(children, isTight);
    this.#depth -= 1;
    return frame(content);
  }

  #list({ ordered, start, children, spread }: List, bullet: string): string {
    const isTight = spread !== true && children.every((each) => each.spread !== true);
    const items = children.map((each, index) => {
      const mark = ordered
        ? `${Math.min((start ?? 1) + index, 999_999_999)}${bullet === "-" ? "." : ")"} `
        : `${bullet} `;
      const box = typeof each.checked === "boolean" ? (each.checked ? "☑ " : "☐ ") : "";
      return this.#nested(each.children, (content) => item(mark, box + content), isTight);
    });
    return items.join(isTight ? "\n" : "\n\n");
  }

  #table({ align, children: rows }: Table): string {
    const lines = rows.map(({ children }) => {
      const cells = children.map((cell) => this.#inline.phrasing(cell.children).trim());
      return `| ${cells.join(" | ")} |`;
    });
    const columns = (rows[0]?.children ?? []).map((_, index) => rules[align?.[index] ?? "none"]);
    return [lines[0], `| ${columns.join(" | ")} |`, ...lines.slice(1)].join("\n");
  }

  #element(node: JsxElement): string {
    const parts = codeTabs(node);
    if (parts !== undefined) return this.#blocks(parts);
    if (isCodeTabs(node)) {
      const code = node.children.filter((child) => child.type === "code");
      return code.length === 0 ? "" : codeGroup(code.map(plainCode));
    }
    if (this.#inline.isLeftOut(node)) return "";
    const { name, attributes, children } = this.#inline.tagOf(node, true);
    if (name === undefined) return this.#inline.inside(() => this.#blocks(children));
    const line = lineIn(node);
    if (line !== undefined) return this.#inline.line([{ ...node, type: "mdxJsxTextElement", children: [...line] }]);
    const id = this.#ids.ofComponent(node);
    this.#platformIds.ofComponent(node);
    const all =
      id === undefined ? attributes : [...attributes, { type: "mdxJsxAttribute", name: "id", value: id } as const];
    // Text between tags that have their own lines is a paragraph, and one in another ends that.
    const tag = name === "p" ? "div" : name;
    const open = this.#inline.open(tag, all);
    if (isVoid(name)) return open;
    // Markdown is not read there.
    if (name === "pre") return `${open}${vueLines(shownText(node.children))}</pre>`;
    // An empty line, or Markdown, would make paragraphs in it.
    if (isDrawing(name)) return `${open}\n${this.#inline.drawing(node.children)}\n</${name}>`;
    const content = this.#inline.inside(() => this.#blocks(children));
    return content === "" ? `${open}</${tag}>` : `${open}\n\n${content}\n\n</${tag}>`;
  }
}

type Inline = Heading["children"][number];

/** What stands in a line between the tags of a line, also where that is a paragraph of its own; undefined if there are other blocks. */
function lineIn({ name, children }: JsxElement): readonly Inline[] | undefined {
  if (name === null || !isInlineTag(name) || isVoid(name)) return undefined;
  const [only] = children;
  if (children.length === 1 && only?.type === "paragraph") return only.children;
  return children.every(isInline) ? children : undefined;
}

/** Whether a block is the title of the page, as a heading. */
function isTitle(node: MdxNode, title: string): boolean {
  return node.type === "heading" && node.depth === 1 && hasSameWords(shownText(node.children), title);
}

function isInLine(node: MdxNode): boolean {
  return node.type === "mdxJsxFlowElement" && lineIn(node) !== undefined;
}

const inlineTypes: readonly MdxNode["type"][] = [
  "text",
  "inlineCode",
  "emphasis",
  "strong",
  "delete",
  "link",
  "break",
  "mdxJsxTextElement",
  "mdxTextExpression",
];

function isInline(node: MdxNode): node is Inline {
  return inlineTypes.includes(node.type);
}

/** The description of a page, as text. */
function descriptionBlock(description: string): string {
  const line = vueLine(vueText(description));
  return line === "" ? "" : `<div class="navc-description">\n\n${line}\n\n</div>`;
}

const rules = { left: ":--", right: "--:", center: ":-:", none: "---" };

/** The code, with the line ends of the rest of the page. */
function plainCode({ lang, meta, value }: CodeBlock): CodeBlock {
  return { lang, meta, value: value.toWellFormed().replaceAll(/\r\n?/g, "\n") };
}

/** True for a list that follows a text without an empty line. */
const bulleted = /^(?:[-+]|1[.)]) ./;

function quoted(content: string): string {
  return content
    .split("\n")
    .map((line) => (line === "" ? ">" : `> ${line}`))
    .join("\n");
}

function item(mark: string, content: string): string {
  return (mark + content.replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(mark.length)}`)).trimEnd();
}
