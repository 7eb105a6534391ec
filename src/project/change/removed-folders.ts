// Finds the pages of a folder that is removed.
import { isPageFileName, withoutPageExtension } from "../../compiler/contract/page-path.ts";
import { mintIgnored } from "../../compiler/pages/ignored-files.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { UsageError } from "../settings/usage-error.ts";
import { insideRoot, pageOrFile, type FilesOfSite } from "./resolve-moves.ts";
import type { ChangeOperation } from "./site-change.ts";

/** Operations of which each removes at most one page or division, and the files that stay in folders whose pages are removed. */
export interface SingleRemovals {
  readonly operations: readonly ChangeOperation[];
  readonly kept: readonly string[];
}

/** Replaces the removal of a folder, or of what a pattern matches, by that of each of its pages. Throws `UsageError` if there is no page in it. */
export function singleRemovals(
  operations: readonly ChangeOperation[],
  navigation: ResolvedNavigation,
  site: FilesOfSite,
): SingleRemovals {
  const kept = new Set<string>();
  const single = operations.flatMap((operation): readonly ChangeOperation[] => {
    const files = operation.kind === "remove" ? filesOf(operation.page, site) : undefined;
    if (operation.kind !== "remove" || files === undefined) return [operation];
    const pages = pagesIn(files, navigation);
    if (pages.length === 0) throw new UsageError(`There is no page in "${operation.page}", so nothing is removed.`);
    for (const file of files) if (!pages.includes(file)) kept.add(file);
    return pages.map((page) => ({ ...operation, page }));
  });
  return { operations: single, kept: [...kept] };
}

/** The files of a folder, or those that a pattern matches; undefined for the path of one page. */
function filesOf(written: string, { host, files }: FilesOfSite): readonly string[] | undefined {
  const path = insideRoot(written);
  if (!written.endsWith("/") && pageOrFile(path, host) !== undefined) return undefined;
  if (path.includes("*")) {
    const matches = mintIgnored(`/${path}`);
    return files().filter((file) => matches(file) || (isPageFileName(file) && matches(withoutPageExtension(file))));
  }
  if (path === "" || host.stat(path)?.kind !== "folder") return undefined;
  return files().filter((file) => file.startsWith(`${path}/`));
}

function pagesIn(files: readonly string[], { pages }: ResolvedNavigation): readonly string[] {
  const ofPages = new Set(Object.values(pages).map(({ file }) => file));
  return files.filter((file) => ofPages.has(file));
}
