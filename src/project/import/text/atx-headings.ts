// Writes underlined headings with signs, because ids can stand only behind those.
import { gfmTree } from "../../../outputs/page-writer/source/gfm-tree.ts";
import { tooManyMarksAt } from "../../../outputs/page-writer/source/too-many-marks.ts";
import type { TextLine } from "./text-lines.ts";

const underline = /^ {0,3}(?:=+|-+)[ \t]*$/;
/** Words for held parts, which may have several lines. */
const held = /[\uE000\uE001]/;

/** The lines with each underlined heading as one line; those in lists and quotes stay. */
export function withAtxHeadings(lines: readonly TextLine[]): readonly TextLine[] {
  if (!lines.some(({ text }, at) => underline.test(text) && (lines[at - 1]?.text ?? "").trim() !== "")) return lines;
  const result: TextLine[] = [];
  let from = 0;
  for (const { first, last, depth } of underlinedHeadings(lines)) {
    const title = lines
      .slice(first, last)
      .map(({ text }) => text.trim())
      .join(" ");
    if (held.test(title)) continue;
    for (const line of lines.slice(from, first)) result.push(line);
    result.push({ text: `${"#".repeat(depth)} ${withoutClosingSigns(title)}`, number: lines[first]!.number });
    from = last + 1;
  }
  return [...result, ...lines.slice(from)];
}

/** The indexes of its first line and of its last one, which is the line below it. */
interface UnderlinedHeading {
  readonly first: number;
  readonly last: number;
  readonly depth: number;
}

function underlinedHeadings(lines: readonly TextLine[]): readonly UnderlinedHeading[] {
  const text = lines.map((line) => line.text).join("\n");
  if (tooManyMarksAt(text) !== undefined) return [];
  let at = 0;
  let end = lines[0]!.text.length;
  const lineOf = (offset: number): number => {
    while (end < offset) {
      at += 1;
      end += 1 + lines[at]!.text.length;
    }
    return at;
  };
  return gfmTree(text).children.flatMap((block): readonly UnderlinedHeading[] => {
    if (block.type !== "heading" || block.position === undefined) return [];
    const first = lineOf(block.position.start.offset ?? 0);
    const last = lineOf(block.position.end.offset ?? 0);
    return first === last ? [] : [{ first, last, depth: block.depth }];
  });
}

/** Signs at the end would end the heading. */
function withoutClosingSigns(title: string): string {
  return title.replace(/(?<=[ \t])#+$/, (signs) => `\\${signs}`);
}
