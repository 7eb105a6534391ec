// Unwraps the blocks by which Docusaurus hides MDX from other programs. (D326)
import { fencedBlocks } from "../../../../compiler/text/fenced-blocks.ts";
import { withPieces } from "../../../../compiler/text/text-pieces.ts";

/** Docusaurus knows these two lengths. */
const opening = /^[ \t]*`{3,4} *mdx-code-block[ \t]*$/;

/** The text with what is in such blocks as a part of the page; the lines of their fences are empty. */
export function withoutMdxBlocks(text: string): string {
  if (!text.includes("mdx-code-block")) return text;
  return withPieces(
    text,
    fencedBlocks(text).flatMap(({ start, end, isClosed }) => {
      const lines = text.slice(start, end).split("\n");
      if (!isClosed || !opening.test(lines[0]!)) return [];
      return [{ start, end, text: ["", ...lines.slice(1, -1), ""].join("\n") }];
    }),
  );
}
