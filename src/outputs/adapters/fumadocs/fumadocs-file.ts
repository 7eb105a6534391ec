// Names the file of a page of Fumadocs.
import type { Page } from "../../../compiler/site/page.ts";
import { portableFileName } from "../portable-file-name.ts";

/** What is in no name: Next.js reads more than a name in some of them, and then the file is in no list of pages. */
const notInNames = /[^\p{L}\p{M}\p{N} .,_()~-]|[. ]$/gu;

/** The path of the file of a page, below the folder of pages. Its address is in the data of the site. */
export function fumadocsFile({ path }: Page): string {
  return `${path
    .split("/")
    .map((segment) => portableFileName(segment, notInNames))
    .join("/")}.mdx`;
}
