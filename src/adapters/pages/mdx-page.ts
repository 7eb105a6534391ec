// Writes a page as most hosts read it: MDX at the path of the page, with title and description.
import type { Page } from "../../site/page.ts";
import { withoutUndefined } from "../../text/json-value.ts";
import type { HostFile } from "../host-file.ts";
import type { PageSource } from "./page-source.ts";
import { pageText } from "./page-text.ts";

/** Where the file of a page is, below the folder of pages. */
export function mdxFile({ path }: Page): string {
  return `${path}.mdx`;
}

/** The file of a page. */
export function mdxPage({ page, body }: PageSource): HostFile {
  const { title } = page;
  // The stub of an operation has its description.
  const description = page.file === null ? undefined : page.description;
  return { path: mdxFile(page), text: pageText(withoutUndefined({ title, description }), body) };
}
