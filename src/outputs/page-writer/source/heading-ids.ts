// Replaces the ids that are written behind the titles of headings, because MDX reads their braces as a program.
import { idBehindTitle } from "../../../compiler/bodies/id-behind-title.ts";
import { fencedBlocks } from "../../../compiler/text/fenced-blocks.ts";
import { insideOf } from "./inside-of.ts";

/** A heading with an id. */
export interface HeadingWithId {
  /** All before the id: the marks and the title. */
  readonly title: string;
  /** The id as it is written, with its braces. */
  readonly written: string;
  readonly id: string;
  /** Where the braces begin. */
  readonly offset: number;
}

/** The text with another line for each heading that has an id (`## Title {#id}`). Those in blocks of code stay. */
export function withHeadingIds(text: string, lineOf: (heading: HeadingWithId) => string): string {
  if (!text.includes("{")) return text;
  const isCode = insideOf(fencedBlocks(text));
  return text.replaceAll(idBehindTitle, (line, title: string, written: string, id: string, offset: number) =>
    isCode(offset) ? line : lineOf({ title, written, id: id.trim(), offset: offset + title.length }),
  );
}
