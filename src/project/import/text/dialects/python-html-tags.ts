// Finds the tags of blocks that Python-Markdown takes for HTML, with their counterparts. (D494)
import { readTag, type ReadTag } from "../html-attributes.ts";
import { htmlPieces } from "../html-tags.ts";
import { withoutCodeSpans } from "../outside-code.ts";
import type { TextLine } from "../text-lines.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));
/** Elements that hold one paragraph, unless they say `markdown="block"`. */
export const ofLines: ReadonlySet<string> = words("address dd dt h1 h2 h3 h4 h5 h6 legend li p summary td th");
/** Elements whose content is never Markdown. */
export const neverMarkdown: ReadonlySet<string> = words("canvas math option pre script style textarea");
/** Elements that hold blocks. */
export const ofBlocks: ReadonlySet<string> = words(
  "article aside blockquote body center colgroup details div dl fieldset figcaption figure footer form group header hgroup html iframe main map menu nav noscript object ol output progress section table tbody tfoot thead tr ul video",
);
const mostTagLines = 20;
/** A line with more is left as it is. */
const mostTags = 100;

/** A tag of a block, at an offset of a line. */
export interface BlockTag {
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly read: ReadTag;
  pair: BlockTag | undefined;
}

/** The lines with each opening tag that asks for Markdown on one line. */
export function withWholeTags(lines: readonly TextLine[]): readonly TextLine[] {
  const result: TextLine[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]!;
    const parts = [line.text.trimEnd()];
    const isOpen = /^[ \t>]*<[a-z][\w-]*(?:[ \t][^<>`]*)?$/i.test(line.text);
    const last = isOpen ? Math.min(lines.length, at + mostTagLines) : at;
    for (let end = at + 1; end < last; end += 1) {
      const { text } = lines[end]!;
      if (text.trim() === "" || /^[^>]*</.test(text)) break;
      parts.push(text.trim());
      if (text.includes(">")) break;
    }
    const tag = parts.join(" ");
    const isWhole = parts.length > 1 && tag.includes(">") && /\smarkdown\b/.test(tag);
    result.push(isWhole ? { ...line, text: tag } : line);
    if (isWhole) at += parts.length - 1;
  }
  return result;
}

/** The tags of blocks with their counterparts, by line. */
export function pairedTags(lines: readonly TextLine[]): ReadonlyMap<number, readonly BlockTag[]> {
  const byLine = new Map<number, readonly BlockTag[]>();
  const open = new Map<string, BlockTag[]>();
  for (const [line, { text }] of lines.entries()) {
    const tags = tagsIn(text, line);
    if (tags.length === 0 || tags.length > mostTags) continue;
    byLine.set(line, tags);
    for (const tag of tags) {
      const name = tag.read.name.toLowerCase();
      const stack = open.get(name) ?? [];
      open.set(name, stack);
      const other = tag.read.isClosing ? stack.pop() : undefined;
      if (!tag.read.isClosing) stack.push(tag);
      if (other !== undefined) [other.pair, tag.pair] = [tag, other];
    }
  }
  return byLine;
}

function tagsIn(text: string, line: number): readonly BlockTag[] {
  if (!text.includes("<")) return [];
  return htmlPieces(withoutCodeSpans(text), 0).flatMap(({ kind, text: tag, start, end }): readonly BlockTag[] => {
    const read = kind === "tag" ? readTag(tag) : undefined;
    const name = read?.name.toLowerCase() ?? "";
    const isBlock = ofLines.has(name) || ofBlocks.has(name) || neverMarkdown.has(name);
    return read === undefined || read.isEmpty || !isBlock ? [] : [{ line, start, end, read, pair: undefined }];
  });
}
