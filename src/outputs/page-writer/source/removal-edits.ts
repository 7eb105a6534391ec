// Removes parts of a page so that what is around them stays what it is. (D460)
import { nodesIn, rangeOf, type BodyEdit, type MdxNode, type MdxRoot } from "./mdx-tree.ts";

/** What would begin a block if it came first in a line. */
const blockMark =
  /^[ \t]*(?:#{1,6}(?:\s|$)|[>|]|(?:[-+*]|\d{1,9}[.)])(?:\s|$)|[-*_=][-*_= \t]*(?:[\r\n]|$)|```|~~~|\$\$)/;

/** The edits that remove comments and elements; one stays whose removal would make another block of the text around it. */
export function removalEdits(
  tree: MdxRoot,
  body: string,
  isRemoved: (node: MdxNode) => boolean,
): ReadonlyMap<MdxNode, BodyEdit> {
  const edits = new Map<MdxNode, BodyEdit>();
  for (const parent of [tree, ...nodesIn(tree)]) {
    if (!("children" in parent)) continue;
    let isFirst = true;
    for (const [index, node] of parent.children.entries()) {
      const edit = isRemoved(node)
        ? removal(node, { parent, next: parent.children[index + 1], isFirst, body })
        : undefined;
      if (edit !== undefined) edits.set(node, edit);
      else isFirst = false;
    }
  }
  return edits;
}

interface Place {
  readonly parent: MdxRoot | MdxNode;
  readonly next: MdxNode | undefined;
  /** Whether all before it in its parent is removed. */
  readonly isFirst: boolean;
  readonly body: string;
}

function removal(node: MdxNode, { parent, next, isFirst, body }: Place): BodyEdit | undefined {
  const { start, end } = rangeOf(node);
  const line = body.slice(body.lastIndexOf("\n", start - 1) + 1, start);
  if (node.type === "mdxTextExpression" || node.type === "mdxJsxTextElement")
    return inLine(body, start, end, isFirst && parent.type === "paragraph");
  if (parent.type === "root") return ofOwnLines(body, start, end, line);
  if (parent.type !== "listItem" || !isFirst) return { start, end, text: "" };
  // Behind an empty first line, an empty line would end the item.
  if (next !== undefined) return { start, end: rangeOf(next).start, text: "" };
  // An empty item can't begin a list right below a paragraph.
  const top = start - line.length;
  const above = body.slice(body.lastIndexOf("\n", top - 2) + 1, top);
  return above.trim() === "" || /^[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]/.test(above) ? { start, end, text: "" } : undefined;
}

/** What is in a line. Spaces before it at the end of a line would break the line there, and those behind it would indent one. */
function inLine(body: string, start: number, end: number, isFirst: boolean): BodyEdit | undefined {
  const behind = body.slice(end, end + 200);
  if (isFirst) {
    if (blockMark.test(behind)) return undefined;
    return { start, end: end + /^[ \t]*/.exec(behind)![0].length, text: "" };
  }
  if (!/^[ \t]*(?:[\r\n]|$)/.test(behind)) return { start, end, text: "" };
  let from = start;
  while (/[ \t]/.test(body.charAt(from - 1))) from -= 1;
  return { start: from, end, text: "" };
}

/** A block at the top: its lines go if an empty line or nothing is above, else an empty line stays. */
function ofOwnLines(body: string, start: number, end: number, line: string): BodyEdit {
  const isBelowText = /[^\s][ \t]*\r?\n$/.test(body.slice(Math.max(0, start - line.length - 200), start - line.length));
  if (line.trim() !== "" || isBelowText) return { start, end, text: "" };
  return withoutLines(body, start, end);
}

/** The edit that removes a block with the empty lines after it. */
export function withoutLines(body: string, start: number, end: number): BodyEdit {
  const rest = /^(?:[ \t]*\r?\n)*/.exec(body.slice(end))?.[0] ?? "";
  return { start, end: end + rest.length, text: "" };
}
