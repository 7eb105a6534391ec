// Makes the data of an edition that the preview needs before it shows one of its pages.
import type { EditionPart } from "../../../compiler/site/edition-part.ts";
import { bucketsFor } from "./edition-pages.ts";

/** An edition without its pages, which are loaded in buckets. */
export interface EditionData {
  /** Its `pages` are empty. */
  readonly part: EditionPart;
  /** The number of buckets of its pages. */
  readonly buckets: number;
}

export function editionData(part: EditionPart): EditionData {
  return { part: { ...part, pages: {} }, buckets: bucketsFor(Object.keys(part.pages).length) };
}
