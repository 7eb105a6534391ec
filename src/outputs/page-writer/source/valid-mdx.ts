// Makes valid MDX from any body, because one invalid page ends the build of a whole site.
import type { BodyReader } from "../../../compiler/bodies/read-body.ts";
import { mdxAddress } from "../mdx/mdx-address.ts";
import { gfmTree } from "./gfm-tree.ts";
import { withHeadingIds } from "./heading-ids.ts";
import { insideOf } from "./inside-of.ts";
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
 * its Markdown, in which tags, expressions and statements are text.
 */
export function validMdx(written: string, more?: BodyGrammar, read?: BodyReader): ValidMdx {
  if (tooManyMarksAt(written) !== undefined) return { body: safeMarkdown(written), plain: "too-many-marks" };
  const body = withIdElements(written);
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

/**
 * What MDX reads as more than Markdown, if it is not escaped: what begins a tag, an expression or a statement, and an address alone in angle
 * brackets, which is the second group. The first one is the target of a link in such brackets, which stays.
 */
const program =
  /((?<=\]\([ \t]{0,9}|\]:[ \t]{0,9})<(?:[^<>{}\n]+|(?:https?:\/\/|mailto:)[^\s<>\\`]+)>)|(?<!\\)(?:\\\\)*(?:<((?:https?:\/\/|mailto:)[^\s<>\\`]+)>|[<{}])|^(?:import|export)\b/gm;

/** The Markdown of a body, with the ids of its headings. */
function withoutPrograms(body: string): string {
  const isCode = insideOf(codeIn(body));
  const ids = headingIdMarks(body);
  const markdown = body.replaceAll(
    program,
    (found: string, target: unknown, address: string | undefined, offset: number) => {
      const length = address === undefined ? 1 : address.length + 2;
      const escapes = found.slice(0, -length);
      const at = offset + escapes.length;
      if (target !== undefined || ids.has(at) || isCode(at)) return found;
      return escapes + (address === undefined ? `&#${found.codePointAt(escapes.length)!};` : addressLink(address));
    },
  );
  return withIdElements(markdown);
}

function addressLink(address: string): string {
  const target = mdxAddress(address).replaceAll("(", "%28").replaceAll(")", "%29");
  return `[${safeText(address)}](${target})`;
}

/** The offsets of the braces of ids of headings. */
function headingIdMarks(body: string): ReadonlySet<number> {
  const marks = new Set<number>();
  withHeadingIds(body, ({ title, written, offset }) => {
    marks.add(offset).add(offset + written.lastIndexOf("}"));
    return title + written;
  });
  return marks;
}

/** Constructs that MDX lacks: without these, code in Markdown is also code in MDX. */
const notInMdx = ["autolink", "codeIndented", "htmlFlow", "htmlText"];

function codeIn(body: string): readonly { readonly start: number; readonly end: number }[] {
  return [...nodesIn(gfmTree(body, notInMdx))].flatMap((node) =>
    node.type === "code" || node.type === "inlineCode" ? [rangeOf(node)] : [],
  );
}

/** The ids of headings as elements. */
function withIdElements(body: string): string {
  return withHeadingIds(body, ({ title, id }) => `${title}<span id="${safeText(id).replaceAll('"', "&#34;")}"></span>`);
}
