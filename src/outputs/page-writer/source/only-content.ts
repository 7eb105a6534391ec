// Removes the tags of an element from a body, and keeps what is between them.
import { rangeOf, type BodyEdit } from "./mdx-tree.ts";
import type { SnippetElement } from "./snippet-values.ts";

/** The edits after which a fragment stands for the element, so that its content stays where it is. */
export function onlyContent(node: SnippetElement, body: string): readonly BodyEdit[] {
  const { start, end } = rangeOf(node);
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (first === undefined || last === undefined) return [{ start, end, text: "" }];
  const [from, to] = [rangeOf(first).start, rangeOf(last).end];
  const [opening, closing] = [body.slice(start, from), body.slice(to, end)];
  return [
    { start, end: from, text: `<>${opening.slice(opening.trimEnd().length)}` },
    { start: to, end, text: `${closing.slice(0, closing.length - closing.trimStart().length)}</>` },
  ];
}
