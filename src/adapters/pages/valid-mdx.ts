// Makes valid MDX of any body, because one page that is not valid ends the build of a whole site.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import { fencedBlocks } from "../../text/fenced-blocks.ts";
import { isPlainMdx } from "./is-plain-mdx.ts";
import { mdxTree, nodesIn, rangeOf } from "./mdx-tree.ts";
import { safeMarkdown } from "./safe-markdown.ts";
import { safeText } from "./safe-text.ts";

/** A body that is valid MDX. */
export interface ValidMdx {
  readonly body: string;
  /** Whether its tags and expressions are shown as text, because they were not valid. */
  readonly isPlain: boolean;
}

/**
 * The body as it is where it is valid; else its Markdown, in which tags, expressions and statements are text. Ids of headings
 * (`## Title {#id}`), which MDX takes for expressions, become elements.
 */
export function validMdx(written: string): ValidMdx {
  const body = withHeadingIds(written);
  if (isPlainMdx(body) || mdxTree(body) !== undefined) return { body, isPlain: false };
  const plain = withoutPrograms(written);
  return { body: mdxTree(plain) === undefined ? safeMarkdown(written) : plain, isPlain: true };
}

/** What begins a tag, an expression or a statement, where it is not escaped. */
const program = /(?<!\\)(?:\\\\)*[<{}]|^(?:import|export)\b/gm;

function withoutPrograms(body: string): string {
  const code = codeIn(body);
  let next = 0;
  return body.replaceAll(program, (found, offset: number) => {
    const at = offset + found.length - 1;
    while (next < code.length && code[next]!.end <= at) next += 1;
    const isCode = next < code.length && code[next]!.start <= at;
    return isCode ? found : `${found.slice(0, -1)}&#${found.codePointAt(found.length - 1)!};`;
  });
}

/** Without what MDX has not, all else is code in it where it is code in Markdown. */
const markdown = [gfm(), { disable: { null: ["autolink", "codeIndented", "htmlFlow", "htmlText"] } }];

function codeIn(body: string): readonly { readonly start: number; readonly end: number }[] {
  const tree = fromMarkdown(body, { extensions: markdown, mdastExtensions: [gfmFromMarkdown()] });
  return [...nodesIn(tree)].flatMap((node) =>
    node.type === "code" || node.type === "inlineCode" ? [rangeOf(node)] : [],
  );
}

const headingId = /^( {0,3}#{1,6}[ \t].*?)\{[ \t]*#([^}\n]+)\}[ \t]*$/gm;

function withHeadingIds(body: string): string {
  if (!body.includes("{")) return body;
  const code = fencedBlocks(body);
  return body.replaceAll(headingId, (line, title: string, id: string, offset: number) =>
    code.some(({ start, end }) => start <= offset && offset < end)
      ? line
      : `${title}<span id="${safeText(id.trim()).replaceAll('"', "&#34;")}"></span>`,
  );
}
