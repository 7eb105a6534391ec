// Writes a page as Fumadocs reads it: MDX at the path of the page, with title and description.
import { fumadocsFile } from "../../adapters/fumadocs/fumadocs-file.ts";
import { withoutUndefined } from "../../../compiler/text/json-value.ts";
import type { HostFile } from "../host-file.ts";
import type { NotExpressedList } from "../../adapters/not-expressed.ts";
import type { MdxHost } from "../mdx/mdx-host.ts";
import { mdxBody } from "../mdx/mdx-body.ts";
import type { PageSource } from "../source/page-source.ts";
import { pageLayout } from "../source/page-layout.ts";
import { shownDescription } from "../source/shown-description.ts";
import { pageText } from "../source/page-text.ts";

/** The file of a page. */
export function fumadocsPage(source: PageSource, host: MdxHost, notExpressed: NotExpressedList): HostFile {
  const { page } = source;
  const { title } = page;
  const description = shownDescription(source);
  const path = fumadocsFile(page);
  const { hasSidebar, hasHeadings } = pageLayout(page);
  if (!hasSidebar)
    notExpressed.add("a page without a sidebar", "Fumadocs shows the sidebar beside each page", {
      what: `page "${title}"`,
      href: page.href,
    });
  return {
    path,
    text: pageText(
      withoutUndefined({ title, description, full: hasHeadings ? undefined : true }),
      mdxBody(source, host, notExpressed, path),
    ),
  };
}
