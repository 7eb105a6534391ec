// Makes valid MDX from any body, because one invalid page ends the build of a whole site.
import { idBehindTitle } from "../../../compiler/bodies/id-behind-title.ts";
import { fencedBlocks } from "../../../compiler/text/fenced-blocks.ts";
import type { BodyReader } from "../../../compiler/bodies/read-body.ts";
import { gfmTree } from "./gfm-tree.ts";
import { isPlainMdx } from "./is-plain-mdx.ts";
import { mdxTree, type BodyGrammar, type MdxRoot, nodesIn, rangeOf } from "./mdx-tree.ts";
import { safeMarkdown } from "./safe-markdown.ts";
import { safeText } from "./safe-text.ts";
import { tooManyMarksAt } from "./too-many-marks.ts";

/** A body that is valid MDX. */
export interface ValidMdx {
  readonly body: string;
  /** Why its tags and expressions are shown as text; absent if they are not. */
  readonly plain?: "not-mdx" | "too-many-marks";
  /** Its tree, if it had to be parsed. */
  readonly tree?: MdxRoot;
}

/**
 * The body if it is valid; ids of headings (`## Title {#id}`), which MDX reads as expressions, become elements in it. Otherwise
 * its Markdown, in which tags, expressions, statements and such ids are text.
 */
export function validMdx(written: string, more?: BodyGrammar, read?: BodyReader): ValidMdx {
  if (tooManyMarksAt(written) !== undefined) return { body: safeMarkdown(written), plain: "too-many-marks" };
  const body = withHeadingIds(written);
  if (isPlainMdx(body, read)) return { body };
  const tree = mdxTree(body, more);
  if (tree !== undefined) return { body, tree };
  const plain = withoutPrograms(written);
  return { body: mdxTree(plain) === undefined ? safeMarkdown(written) : plain, plain: "not-mdx" };
}

/** A body in plain forms, the first of which keeps more: Markdown in which tags, expressions and statements are text, and text alone. */
export function plainForms(body: string): readonly string[] {
  return [withoutPrograms(body), safeMarkdown(body)];
}

/** What begins a tag, an expression or a statement, if it is not escaped. */
const program = /(?<!\\)(?:\\\\)*[<{}]|^(?:import|export)\b/gm;

function withoutPrograms(body: string): string {
  const isCode = insideOf(codeIn(body));
  return body.replaceAll(program, (found, offset: number) => {
    return isCode(offset + found.length - 1)
      ? found
      : `${found.slice(0, -1)}&#${found.codePointAt(found.length - 1)!};`;
  });
}

/** Constructs that MDX lacks: without these, code in Markdown is also code in MDX. */
const notInMdx = ["autolink", "codeIndented", "htmlFlow", "htmlText"];

/** Returns a test for ascending offsets: is the offset in one of these parts? */
function insideOf(parts: readonly { readonly start: number; readonly end: number }[]): (offset: number) => boolean {
  let next = 0;
  return (offset) => {
    while (next < parts.length && parts[next]!.end <= offset) next += 1;
    return next < parts.length && parts[next]!.start <= offset;
  };
}

function codeIn(body: string): readonly { readonly start: number; readonly end: number }[] {
  return [...nodesIn(gfmTree(body, notInMdx))].flatMap((node) =>
    node.type === "code" || node.type === "inlineCode" ? [rangeOf(node)] : [],
  );
}

function withHeadingIds(body: string): string {
  if (!body.includes("{")) return body;
  const isCode = insideOf(fencedBlocks(body));
  return body.replaceAll(idBehindTitle, (line, title: string, _braces: string, id: string, offset: number) =>
    isCode(offset) ? line : `${title}<span id="${safeText(id.trim()).replaceAll('"', "&#34;")}"></span>`,
  );
}
