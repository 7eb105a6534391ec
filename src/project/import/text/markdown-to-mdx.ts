// Writes Markdown as MDX: tags and braces that were text stay text, and HTML becomes elements.
import { gfmTree } from "../../../outputs/page-writer/source/gfm-tree.ts";
import {
  edited,
  rangeOf,
  type BodyEdit,
  type MdxNode,
  type MdxRoot,
} from "../../../outputs/page-writer/source/mdx-tree.ts";
import { codeFence } from "../../../outputs/page-writer/source/safe-text.ts";
import { tooManyMarksAt } from "../../../outputs/page-writer/source/too-many-marks.ts";
import { htmlEdits } from "./html-edits.ts";
import type { PlacedHtml } from "./html-token.ts";
import type { MarkdownContext } from "./markdown-context.ts";
import { canHaveMath, withoutMath } from "./without-math.ts";
import { withoutPrograms } from "./without-programs.ts";

/** The text as MDX; undefined if it would take too long to parse. */
export function markdownToMdx(text: string, context: MarkdownContext): string | undefined {
  if (tooManyMarksAt(text) !== undefined) return undefined;
  const collector = new EditCollector(text, context);
  collector.visit(gfmTree(text));
  return edited(text, [...collector.edits, ...htmlEdits(text, collector.html, context)]);
}

/** Collects what has to be edited, without recursion. */
class EditCollector {
  readonly edits: BodyEdit[] = [];
  readonly html: PlacedHtml[] = [];
  readonly #text: string;
  readonly #context: MarkdownContext;
  readonly #hasMath: boolean;

  constructor(text: string, context: MarkdownContext) {
    this.#text = text;
    this.#hasMath = canHaveMath(text);
    this.#context = context;
  }

  visit(root: MdxRoot): void {
    const open: { readonly node: MdxNode; readonly parent: MdxNode | MdxRoot; readonly above: MdxNode | MdxRoot }[] =
      [];
    const push = (parent: MdxNode | MdxRoot, above: MdxNode | MdxRoot): void => {
      if ("children" in parent)
        for (const node of (parent.children as MdxNode[]).toReversed()) open.push({ node, parent, above });
    };
    push(root, root);
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      this.#node(next.node, next.parent, next.above);
      push(next.node, next.parent);
    }
  }

  #node(node: MdxNode, parent: MdxNode | MdxRoot, above: MdxNode | MdxRoot): void {
    const { start, end } = rangeOf(node);
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others have nothing to edit
    switch (node.type) {
      case "text":
        // An address that is its own text stays as it is.
        return this.#escape(start, end, this.#hasMath && !("url" in parent && rangeOf(parent).start === start));
      case "image":
      case "imageReference":
      case "definition":
        return this.#escape(start, this.#labelEnd(start, end));
      case "inlineCode":
        return this.#joinCode(start, end);
      case "code":
        return this.#code(start, end, this.#context.held.restored(node.value));
      case "link":
        if (this.#text[start] === "<") {
          const address = this.#text.slice(start + 1, end - 1);
          const shown = withoutPrograms(address).replaceAll(/[[\]*_`~$]/g, String.raw`\$&`);
          this.edits.push({
            start,
            end,
            text: `[${shown}](${node.url.replaceAll(/[()<>{}\\]/g, encodeURIComponent)})`,
          });
        }
        return;
      case "html": {
        const siblings = "children" in parent ? parent.children : [];
        this.html.push({
          start,
          end,
          isFlow: isFlowParent(parent),
          scope: parent,
          outer: parent.type === "paragraph" ? above : undefined,
          isFirst: siblings[0] === node,
          isLast: siblings.at(-1) === node,
        });
      }
    }
  }

  #escape(start: number, end: number, hasMath = false): void {
    const part = this.#text.slice(start, end);
    const text = hasMath ? withoutMath(withoutPrograms(part)) : withoutPrograms(part);
    if (text !== part) this.edits.push({ start, end, text });
  }

  /** A brace or a tag that begins a line ends the paragraph in MDX, even in code: there a line end is a space. */
  #joinCode(start: number, end: number): void {
    const code = this.#text.slice(start, end);
    if (/\n[ \t>]*[{<]/.test(code)) this.edits.push({ start, end, text: code.replaceAll(/\n[ \t>]*/g, " ") });
  }

  /** Where the text of an image or a definition ends. */
  #labelEnd(start: number, end: number): number {
    const at = this.#text.slice(start, end).lastIndexOf("](");
    return at < 0 ? end : start + at;
  }

  /** Code by its indent becomes a code block: MDX has no such code. */
  #code(start: number, end: number, value: string): void {
    if (/^[`~]{3}/.test(this.#text.slice(start, start + 3))) return;
    const fence = codeFence(value, 3);
    this.edits.push({ start, end, text: this.#context.held.hold(`${fence}\n${value}\n${fence}`) });
  }
}

function isFlowParent({ type }: MdxNode | MdxRoot): boolean {
  return /^(?:root|blockquote|listItem|footnoteDefinition)$/.test(type);
}
