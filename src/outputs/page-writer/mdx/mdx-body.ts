// Writes the body of a page for a host that reads MDX, and reports what is left out.
import { decodeSegment, writtenPath } from "../../../compiler/contract/href.ts";
import type { NotExpressedList } from "../../adapters/not-expressed.ts";
import type { PageSource } from "../source/page-source.ts";
import type { MdxHost } from "./mdx-host.ts";
import { writeMdx } from "./write-mdx.ts";

/** The body of a page in the form for a host of MDX. */
export function mdxBody(
  { page, href, body, files }: PageSource,
  host: MdxHost,
  notExpressed: NotExpressedList,
): string {
  const place = { what: `page "${page.title}"`, href };
  const shown = new Set(files);
  const isShownFile = (address: string): boolean =>
    address.startsWith("/") && shown.has(writtenPath(address).slice(1).split("/").map(decodeSegment).join("/"));
  return writeMdx(body, host, (feature, reason) => notExpressed.add(feature, reason, place), isShownFile);
}
