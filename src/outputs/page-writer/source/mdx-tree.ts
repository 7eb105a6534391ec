// Parses the body of a page as MDX, and edits it at the places of nodes.
import { fromMarkdown } from "mdast-util-from-markdown";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { mdxSyntax, ProgramBudget } from "../../../compiler/bodies/mdx-syntax.ts";
import { readingLimits } from "../../../compiler/text/reading-limits.ts";
import { gfmOptions, type GfmOptions, type MarkdownRoot } from "./gfm-tree.ts";
import { withHeadingIds } from "./heading-ids.ts";
import { tooManyMarksAt } from "./too-many-marks.ts";

/** The tree of a body. */
export type MdxRoot = MarkdownRoot;
/** A node of the tree. */
export type MdxNode = MdxRoot["children"][number];

/** What a body may have beside GitHub's Markdown and MDX. */
export type BodyGrammar = GfmOptions;

const nothingMore: BodyGrammar = { extensions: [], mdastExtensions: [] };

/** The tree of a body; undefined for one that is not valid MDX, would take too long to parse, or is nested too deeply. */
export function mdxTree(body: string, more: BodyGrammar = nothingMore): MdxRoot | undefined {
  if (tooManyMarksAt(body) !== undefined) return undefined;
  const programs = new ProgramBudget();
  programs.begin(body.length);
  const { extensions, mdastExtensions } = gfmOptions();
  try {
    const tree = fromMarkdown(body, {
      extensions: [...extensions, ...more.extensions, ...mdxSyntax(programs)],
      mdastExtensions: [...mdastExtensions, ...more.mdastExtensions, mdxFromMarkdown()],
    });
    return isDeep(tree) ? undefined : tree;
  } catch {
    return undefined;
  }
}

/**
 * The tree of a text as its author wrote it, whose headings may have ids (`## Title {#id}`), which MDX can't read: they are blanks in
 * it, so that each node has its place in the text.
 */
export function treeAsWritten(text: string, more?: BodyGrammar): MdxRoot | undefined {
  return mdxTree(
    withHeadingIds(text, ({ title, written }) => title + " ".repeat(written.length)),
    more,
  );
}

/** Whether a tree is too deep. It is searched level by level, because a recursion could exceed the stack. */
function isDeep(tree: MdxRoot): boolean {
  let level: readonly (MdxRoot | MdxNode)[] = [tree];
  for (let depth = 0; depth <= readingLimits.page.depth; depth += 1) {
    level = level.flatMap((node) => ("children" in node ? node.children : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** All nodes below one, in reading order. */
export function* nodesIn(tree: MdxRoot | MdxNode): Generator<MdxNode> {
  // Without recursion: each level would pass on all that is below it.
  const open: MdxNode[] = "children" in tree ? tree.children.toReversed() : [];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    yield node;
    if ("children" in node) for (const child of node.children.toReversed()) open.push(child);
  }
}

/** The addresses that a text defines for its references, by their names; of several with one name the first counts. */
export function definitionsIn(root: MdxRoot): ReadonlyMap<string, Extract<MdxNode, { readonly type: "definition" }>> {
  const found = new Map<string, Extract<MdxNode, { readonly type: "definition" }>>();
  for (const node of nodesIn(root))
    if (node.type === "definition" && !found.has(node.identifier)) found.set(node.identifier, node);
  return found;
}

/** Where a node is, as offsets in the body. */
export function rangeOf({ position }: MdxNode): { readonly start: number; readonly end: number } {
  return { start: position?.start.offset ?? 0, end: position?.end.offset ?? 0 };
}

/** A part of a body, and its replacement. */
export interface BodyEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The body with these edits; if two overlap, the one that begins first counts. */
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
