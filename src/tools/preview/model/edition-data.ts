// Makes what a page of the preview has to know of an edition before it shows one of its pages.
import type { EditionPart } from "../../../compiler/site/edition-part.ts";
import { bucketsFor } from "./edition-pages.ts";

/** An edition without its pages, which are loaded in buckets. */
export interface EditionData {
  /** Its `pages` are empty. */
  readonly part: EditionPart;
  /** In how many buckets its pages are. */
  readonly buckets: number;
}

export function editionData(part: EditionPart): EditionData {
  return { part: { ...part, pages: {} }, buckets: bucketsFor(Object.keys(part.pages).length) };
}
