// Finds the links in the text of an open page.
import { readBody } from "../../compiler/bodies/read-body.ts";
import type { BodyLink } from "../../compiler/bodies/page-body.ts";
import { findFrontMatter } from "../../compiler/text/front-matter-block.ts";

/** The link at a UTF-16 offset of a page; undefined if there is none. */
export function linkAt(text: string, offset: number): BodyLink | undefined {
  return readBody(text, bodyStart(text)).links.find(({ start, end }) => start <= offset && offset <= end);
}

/** Where the body begins, below the front matter. */
export function bodyStart(text: string): number {
  const block = findFrontMatter(text, true);
  return block.kind === "block" ? block.close : 0;
}
