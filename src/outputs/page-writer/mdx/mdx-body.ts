// Writes the body of a page for a host that reads MDX, and reports what is left out.
import { decodeSegment, writtenPath } from "../../../compiler/contract/href.ts";
import { relativePath } from "../../../compiler/text/resolve-path.ts";
import type { NotExpressedList } from "../../adapters/not-expressed.ts";
import { pageLossPlace } from "../source/page-loss-place.ts";
import { takeTree } from "../source/kept-tree.ts";
import type { PageSource } from "../source/page-source.ts";
import { scriptFolder } from "../source/site-scripts.ts";
import type { MdxHost } from "./mdx-host.ts";
import { writeMdx } from "./write-mdx.ts";

/**
 * The body of a page in the form for a host of MDX. `path` is that of its file below the folder of pages, if the host runs the
 * scripts that it imports.
 */
export function mdxBody(source: PageSource, host: MdxHost, notExpressed: NotExpressedList, path?: string): string {
  const { page, href, body, files, scripts } = source;
  const known = new Set(path === undefined ? [] : scripts.map((each) => `/${each.path}`));
  const scriptPath = (target: string): string | undefined =>
    path !== undefined && known.has(target) ? relativePath(path, scriptFolder + target) : undefined;
  const shown = new Set(files);
  const isShownFile = (address: string): boolean =>
    address.startsWith("/") && shown.has(writtenPath(address).slice(1).split("/").map(decodeSegment).join("/"));
  const lost = (feature: string, reason: string, icon?: string): void =>
    notExpressed.add(feature, reason, pageLossPlace({ title: page.title, href }, icon));
  return writeMdx(body, host, lost, isShownFile, scriptPath, takeTree(source));
}
