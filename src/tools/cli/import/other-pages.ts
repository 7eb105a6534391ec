// Finds pages in the target of an import that it does not write, such as those of an earlier one. (D324)
import { compareText } from "../../../compiler/text/compare-text.ts";
import { nodeHost } from "../../../project/disk/node-host.ts";
import type { SiteImport } from "../../../project/import/import-site.ts";
import { isOnePlace, pathFromRoot } from "../../../project/settings/repository-path.ts";

/** Their paths in the target, sorted; none if the site is written into its own folder. */
export function otherPages(folder: string, output: string, { site, copies }: SiteImport): readonly string[] {
  if (isOnePlace(folder, output)) return [];
  const target = nodeHost(output);
  if (target.stat("")?.kind !== "folder") return [];
  const sources = pathFromRoot(output, folder);
  const written = new Set([
    ...site.pages.map(({ path, extension }) => `${path}.${extension}`),
    ...copies.map(({ to }) => to),
  ]);
  return target
    .list({ extensions: ["md", "mdx"], ignore: ["snippets/**", ...(sources === undefined ? [] : [`${sources}/**`])] })
    .filter((path) => !written.has(path))
    .toSorted(compareText);
}
