// Names the file of a page for a host that reads MDX.
import type { Page } from "../../compiler/site/page.ts";

/** The path of the file of a page, below the folder of pages. */
export function mdxFile({ path }: Page): string {
  return `${path}.mdx`;
}
