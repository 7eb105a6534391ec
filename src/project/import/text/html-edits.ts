// Makes elements of MDX of the HTML in a Markdown text. What has no counterpart or no meaning stays text.
import type { BodyEdit } from "../../../outputs/page-writer/source/mdx-tree.ts";
import { htmlAttributes, readTag } from "./html-attributes.ts";
import { HtmlLayout } from "./html-layout.ts";
import { htmlPieces, isEmptyElement, isHtmlElement, pictureElement } from "./html-tags.ts";
import type { HtmlToken, PlacedHtml } from "./html-token.ts";
import type { MarkdownContext } from "./markdown-context.ts";

/** The edits that make elements of these pieces, which are in reading order. */
export function htmlEdits(text: string, pieces: readonly PlacedHtml[], context: MarkdownContext): readonly BodyEdit[] {
  const tokens = pieces.flatMap((piece) => tokensOf(text, piece));
  const left = withoutScripts(tokens, context);
  writeTags(left, context);
  const byPiece = new Map<PlacedHtml, HtmlToken[]>(pieces.map((piece) => [piece, []]));
  for (const token of left) byPiece.get(token.piece)!.push(token);
  return pieces.map((piece) => ({
    start: piece.start,
    end: piece.end,
    text: new HtmlLayout(context.held).text(byPiece.get(piece) ?? [], piece.isFlow),
  }));
}

function tokensOf(text: string, piece: PlacedHtml): readonly HtmlToken[] {
  return htmlPieces(text.slice(piece.start, piece.end), piece.start).map((each) => ({
    ...each,
    tag: each.kind === "tag" ? readTag(each.text) : undefined,
    piece,
    written: undefined,
    pair: undefined,
  }));
}

const notShown = /^(?:script|style|noscript|template)$/i;
/** Without attributes, such a name is that of something else. */
const ofHead = /^(?:link|meta|base)$/i;

/** The tokens without scripts, style sheets and what is for the head of a page, which are lost. */
function withoutScripts(tokens: readonly HtmlToken[], { note }: MarkdownContext): readonly HtmlToken[] {
  const left: HtmlToken[] = [];
  let open: string | undefined;
  for (const token of tokens) {
    const name = token.tag?.name.toLowerCase();
    if (open !== undefined) {
      if (name === open && token.tag!.isClosing) open = undefined;
    } else if (name !== undefined && notShown.test(name)) {
      note(token.start, `<${name}>`, "it is left out, because a page has no scripts and style sheets of its own");
      if (!token.tag!.isClosing && !token.tag!.isEmpty) open = name;
    } else if (name !== undefined && ofHead.test(name) && token.tag!.attributes.length > 0) {
      note(token.start, `<${name}>`, "it is left out, because it is for the head of a page");
    } else left.push(token);
  }
  return left;
}

/** Finds pairs of tags, and writes what is an element. */
function writeTags(tokens: readonly HtmlToken[], context: MarkdownContext): void {
  const stacks = new Map<unknown, HtmlToken[]>();
  const stackOf = (scope: unknown): HtmlToken[] => {
    const stack = stacks.get(scope) ?? [];
    stacks.set(scope, stack);
    return stack;
  };
  let pictures = 0;
  for (const token of tokens) {
    const { tag, piece } = token;
    if (tag === undefined) continue;
    const ofPicture = pictures > 0 ? pictureElement(tag.name) : undefined;
    if (tag.name.toLowerCase() === "svg" && !tag.isEmpty) pictures = Math.max(0, pictures + (tag.isClosing ? -1 : 1));
    const isElement = isHtmlElement(tag.name) || ofPicture !== undefined || context.hasComponent(tag.name);
    if (!isElement) {
      if (tag.attributes.length > 0 || tag.isEmpty)
        context.note(token.start, `<${tag.name}>`, "the new site has no such component, so its tags stay text");
      continue;
    }
    if (isEmptyElement(tag.name) || (tag.isEmpty && !tag.isClosing)) {
      if (!tag.isClosing) token.written = written(token, true, context);
      // A shape may have a closing tag, too.
      else if (ofPicture !== undefined) token.written = "";
    } else if (tag.isClosing) {
      const open =
        popped(stackOf(piece.scope), tag.name) ??
        (piece.isLast && piece.outer !== undefined ? popped(stackOf(piece.outer), tag.name) : undefined);
      if (open === undefined) continue;
      [open.pair, token.pair] = [token, open];
      open.written = written(open, false, context);
      const name = /^<([\w.]+)/.exec(open.written)?.[1];
      token.written = name === undefined ? "" : `</${name}>`;
    } else {
      stackOf(piece.scope).push(token);
      if (piece.isFirst && piece.outer !== undefined) stackOf(piece.outer).push(token);
    }
  }
}

/** Elements that are open in one another; what is further out has no counterpart. */
const mostOpen = 100;

/** The last open tag of a name. Tags in it have no counterpart. */
function popped(stack: HtmlToken[], name: string): HtmlToken | undefined {
  for (let at = stack.length - 1; at >= Math.max(0, stack.length - mostOpen); at -= 1) {
    const open = stack[at]!;
    if (open.pair !== undefined || open.tag!.name.toLowerCase() !== name.toLowerCase()) continue;
    stack.length = at;
    return open;
  }
  return undefined;
}

function written(token: HtmlToken, isEmpty: boolean, context: MarkdownContext): string {
  const { name, attributes } = token.tag!;
  if (context.hasComponent(name)) return context.component(token.text, token.start);
  const text = htmlAttributes(attributes, (lost) => {
    context.note(token.start, `the attribute "${lost}" of <${name}>`, "it is left out");
  });
  return `<${pictureElement(name) ?? name.toLowerCase()}${text}${isEmpty ? " />" : ">"}`;
}
