// Writes a page in the form for most hosts: MDX at the path of the page, with title and description.
import { mdxFile } from "../../adapters/mdx-file.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import type { HostFile } from "../host-file.ts";
import type { NotExpressedList } from "../../adapters/not-expressed.ts";
import type { MdxHost } from "../mdx/mdx-host.ts";
import { mdxBody } from "../mdx/mdx-body.ts";
import type { PageSource } from "./page-source.ts";
import { pageText } from "./page-text.ts";

/** The file of a page. */
export function mdxPage(source: PageSource, host: MdxHost, notExpressed: NotExpressedList): HostFile {
  const { page } = source;
  const { title } = page;
  // The stub of an operation has its description.
  const description = page.file === null ? undefined : page.description;
  const path = mdxFile(page);
  return {
    path,
    text: pageText(withoutUndefined({ title, description }), mdxBody(source, host, notExpressed, path)),
  };
}
