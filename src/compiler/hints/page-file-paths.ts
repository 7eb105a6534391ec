// Lists the page files below the root.
import { withoutPageExtension } from "../contract/page-path.ts";
import type { Host } from "../host/host.ts";

/** The paths of all page files below the root, sorted, including parts of pages. */
export function pageFilePaths(host: Pick<Host, "list">): readonly string[] {
  const files = host.list({ extensions: ["mdx", "md"], ignore: [] });
  return files.map(withoutPageExtension).toSorted();
}

/** The path, if there is exactly one. */
export function onlyPath(paths: readonly string[] | undefined): string | undefined {
  return paths?.length === 1 ? paths[0] : undefined;
}
