// Rewrites the Markdown of a description so that no host runs any part of it.
import { hrefProblem } from "../../../compiler/contract/href.ts";
import { gfmTree, type MarkdownRoot as Root } from "./gfm-tree.ts";
import { codeFence, safeCode, safeOpening, safeParagraph, safeText, type LineOrCell } from "./safe-text.ts";

type Block = Root["children"][number];
type Inline = Extract<Block, { readonly type: "paragraph" }>["children"][number];

/** The longest text that is parsed; a longer one would take too long and is written as plain text. */
const longest = 16_384;
const mostMarks = 1000;
/** Characters of a paragraph of plain text. */
const longestPlain = 8192;
const nested = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t])){16}/m;
const plain = /^[A-Za-z][\w ,.;?'"()/%-]*$/;

/** The description as blocks of Markdown without headings. */
export function safeMarkdown(description: string): string {
  return blocksOf(description).join("\n\n");
}

/** The lines by their texts, because operations share most of their schemas. */
const knownLines = new Map<string, string>();
const mostLines = 10_000;
const longestKept = 1000;

/** The description on one line, for an item of a list. */
export function safeLine(description: string): string {
  const text = description.trim();
  if (plain.test(text) && !text.includes("_")) return safeText(text);
  const known = knownLines.get(text);
  if (known !== undefined) return known;
  const line = lineOf(text);
  if (knownLines.size === mostLines) knownLines.clear();
  if (text.length <= longestKept) knownLines.set(text, line);
  return line;
}

function lineOf(text: string): string {
  const root = parsed(text);
  if (root === undefined) return safeText(text);
  return new DescriptionPrinter(root, "line").lines(root.children).join("<br />");
}

function blocksOf(description: string): readonly string[] {
  const text = description.trim();
  const root = parsed(text);
  if (root === undefined)
    return text
      .split(/\n[ \t\r]*\n/)
      .flatMap(shortParagraphs)
      .map(safeParagraph);
  return new DescriptionPrinter(root, "line").blocks(root.children);
}

/** Cuts long paragraphs between words, because for some the time of parsers grows with the square. */
function shortParagraphs(paragraph: string): readonly string[] {
  const parts: string[] = [];
  let from = 0;
  while (paragraph.length - from > longestPlain) {
    const space = paragraph.slice(from, from + longestPlain).search(/\s(?=\S*$)/);
    const end = from + (space > 0 ? space : longestPlain);
    parts.push(paragraph.slice(from, end));
    from = end;
  }
  return [...parts, paragraph.slice(from)];
}

function parsed(text: string): Root | undefined {
  if (text.length > longest || nested.test(text)) return undefined;
  if ((text.match(/[*_~[\]<`]/g)?.length ?? 0) > mostMarks) return undefined;
  return gfmTree(text);
}

/** Matches tags that only format their text; they are left out. */
const formTag =
  /^<\/?(?:a|b|big|center|code|dd|div|dl|dt|em|font|h[1-6]|hr|i|kbd|li|ol|p|pre|s|small|span|strong|sub|sup|u|ul)(?:\s[^<>]*)?\/?>$/i;
const breakTag = /^<(?:br|\/(?:p|li|div|dd|dt|h[1-6]))\s*\/?>$/i;

/** Prints the nodes of one description. */
class DescriptionPrinter {
  readonly #place: LineOrCell;
  readonly #addresses = new Map<string, string>();

  constructor(root: Root, place: LineOrCell) {
    this.#place = place;
    for (const node of root.children)
      if (node.type === "definition" && !this.#addresses.has(node.identifier))
        this.#addresses.set(node.identifier, node.url);
  }

  /** Blocks, one below the other. */
  blocks(nodes: readonly Block[]): readonly string[] {
    return nodes.map((node) => this.#block(node)).filter((block) => block !== "");
  }

  /** The same content as lines of one paragraph. */
  lines(nodes: readonly Block[]): readonly string[] {
    return nodes.flatMap((node) => this.#lines(node)).filter((line) => line !== "");
  }

  #block(node: Block): string {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- extensions add kinds that no description has
    switch (node.type) {
      case "heading":
        return strong(this.#phrasing(node.children));
      case "blockquote":
        return indented(this.blocks(node.children).join("\n\n"), "> ", "> ");
      case "list": {
        const items = node.children.map((item, index) => {
          const mark = node.ordered === true ? `${(node.start ?? 1) + index}. ` : "- ";
          return indented(this.blocks(item.children).join("\n\n"), mark, " ".repeat(mark.length));
        });
        return items.join("\n");
      }
      case "code":
        return fenced(node.value, node.lang ?? "");
      case "table":
        return this.#table(node);
      case "thematicBreak":
      case "definition":
        return "";
      default:
        return this.#lines(node).map(safeOpening).join("<br />");
    }
  }

  #lines(node: Block): readonly string[] {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- extensions add kinds that no description has
    switch (node.type) {
      case "paragraph":
        return [this.#phrasing(node.children)];
      case "heading":
        return [strong(this.#phrasing(node.children))];
      case "html":
        return [trimmedBreaks(htmlText(node.value))];
      case "blockquote":
      case "footnoteDefinition":
        return this.lines(node.children);
      case "list":
        return node.children.map((item, index) => {
          const mark = node.ordered === true ? `${(node.start ?? 1) + index}&#46; ` : "• ";
          return mark + this.lines(item.children).join("<br />");
        });
      case "code":
        return node.value.split("\n").map((line) => safeCode(line, this.#place));
      case "table":
        return node.children.map((row) => row.children.map((cell) => this.#phrasing(cell.children)).join(" · "));
      case "thematicBreak":
      case "definition":
        return [];
      default:
        return [this.#inline(node)];
    }
  }

  #table({ children: rows }: Extract<Block, { readonly type: "table" }>): string {
    const cells = new DescriptionPrinter({ type: "root", children: [] }, "cell");
    const lines = rows.map((row) => `| ${row.children.map((cell) => cells.#phrasing(cell.children)).join(" | ")} |`);
    const columns = rows[0]?.children.length ?? 0;
    return [lines[0], `|${" --- |".repeat(columns)}`, ...lines.slice(1)].join("\n");
  }

  #phrasing(nodes: readonly Inline[]): string {
    return trimmedBreaks(nodes.map((node) => this.#inline(node)).join(""));
  }

  #inline(node: Block): string {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- extensions add kinds that no description has
    switch (node.type) {
      case "text":
        return safeText(node.value);
      case "inlineCode":
        return safeCode(node.value, this.#place);
      case "emphasis":
        return marked("*", this.#phrasing(node.children));
      case "strong":
        return strong(this.#phrasing(node.children));
      case "delete":
        return marked("~~", this.#phrasing(node.children));
      case "break":
        return "<br />";
      case "html":
        return htmlText(node.value);
      case "link":
        return linked(this.#phrasing(node.children), node.url);
      case "linkReference":
        return linked(this.#phrasing(node.children), this.#addresses.get(node.identifier) ?? "");
      case "image":
        return pictured(node.alt ?? "", node.url);
      case "imageReference":
        return pictured(node.alt ?? "", this.#addresses.get(node.identifier) ?? "");
      case "footnoteReference":
        return safeText(`[${node.label ?? node.identifier}]`);
      default:
        return "children" in node ? this.#phrasing(node.children as readonly Inline[]) : "";
    }
  }
}

function strong(text: string): string {
  return marked("**", text);
}

/** Marks around a text. Next to a space they would stay text, so there are none around an empty text. */
function marked(mark: string, text: string): string {
  const inner = text.trim();
  return inner === "" || inner.includes("<br />") || inner.startsWith(mark[0]!) ? text : `${mark}${inner}${mark}`;
}

function hasWords(line: string): boolean {
  return line.trim() !== "";
}

function trimmedBreaks(text: string): string {
  const lines = text.split("<br />");
  const last = lines.findLastIndex(hasWords);
  return lines
    .slice(Math.max(0, lines.findIndex(hasWords)), last + 1)
    .join("<br />")
    .trim();
}

/** HTML as text, without formatting tags. */
function htmlText(html: string): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => {
      if (breakTag.test(part)) return "<br />";
      return formTag.test(part) || /^<!--[^]*-->$/.test(part) ? "" : safeText(part);
    })
    .join("");
}

/** An address of the web or of the site; other paths are relative to something unknown. */
function usableAddress(url: string): string | undefined {
  if (!/^(?:https?:\/\/|mailto:|\/(?!\/))/i.test(url) || hrefProblem(url) !== undefined) return undefined;
  return url
    .toWellFormed()
    .replaceAll(/[^\w\-.~:/?#@!'*+,;=%&$]/gu, encodeURIComponent)
    .replaceAll(/[()]/g, (sign) => (sign === "(" ? "%28" : "%29"))
    .replaceAll(/[&$]/g, (sign) => `&#${sign.codePointAt(0)!};`);
}

function linked(text: string, url: string): string {
  const address = usableAddress(url);
  return address === undefined || text === "" || text.includes("](") ? text : `[${text}](${address})`;
}

function pictured(alt: string, url: string): string {
  const address = /^https?:/i.test(url) ? usableAddress(url) : undefined;
  return address === undefined ? safeText(alt) : `![${safeText(alt)}](${address})`;
}

function fenced(code: string, language: string): string {
  const fence = codeFence(code, 3);
  return `${fence}${/^[\w+-]{1,30}$/.test(language) ? language : ""}\n${code}\n${fence}`;
}

/** The lines of a block, the first of them behind one text and the others behind another. */
export function indented(block: string, first: string, others: string): string {
  return block
    .split("\n")
    .map((line, index) => (index === 0 ? first : line === "" ? others.trimEnd() : others) + line)
    .join("\n");
}
