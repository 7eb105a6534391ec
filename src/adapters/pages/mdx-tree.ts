// Parses the body of a page as MDX, and edits it where nodes are.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { gfm } from "micromark-extension-gfm";
import { mdxjs } from "micromark-extension-mdxjs";

/** The tree of a body. */
export type MdxRoot = ReturnType<typeof fromMarkdown>;
/** A node of it. */
export type MdxNode = MdxRoot["children"][number];

/** The tree of a body; undefined for one that is no valid MDX. */
export function mdxTree(body: string): MdxRoot | undefined {
  try {
    return fromMarkdown(body, {
      extensions: [gfm(), mdxjs({ addResult: true })],
      mdastExtensions: [gfmFromMarkdown(), mdxFromMarkdown()],
    });
  } catch {
    return undefined;
  }
}

/** All nodes below one, in reading order. */
export function* nodesIn(tree: MdxRoot | MdxNode): Generator<MdxNode> {
  if (!("children" in tree)) return;
  for (const child of tree.children) {
    yield child;
    yield* nodesIn(child);
  }
}

/** Where a node is, as offsets in the body. */
export function rangeOf({ position }: MdxNode): { readonly start: number; readonly end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** A part of a body, and what is written in its place. */
export interface BodyEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The body with these edits; of two that overlap the one that begins first counts. */
export function edited(body: string, edits: readonly BodyEdit[]): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end, text } of edits.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < from) continue;
    pieces.push(body.slice(from, start), text);
    from = end;
  }
  return pieces.join("") + body.slice(from);
}
