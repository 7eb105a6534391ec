// The names of the repositories that are compiled with a site, and their folders. (D250)
import { perObject } from "../text/per-object.ts";
import { foldersAbove } from "../text/resolve-path.ts";

/** The folder below the docs root by the name of each repository. */
export type SourceNames = ReadonlyMap<string, string>;

/** The folder of the repository that a file belongs to; "" for the files of the site itself. */
export function sourceFolderOf(file: string, sources: SourceNames): string {
  if (sources.size === 0) return "";
  const folders = foldersOf(sources);
  return foldersAbove(file).find((folder) => folders.has(folder)) ?? "";
}

const foldersOf = perObject((sources: SourceNames): ReadonlySet<string> => new Set(sources.values()));

/**
 * The folder that a name of a spec in a file counts from, if it does not count from the file. Names in docs.json count from the root of the
 * site, because its reader has moved those of another repository.
 */
export function namesCountFrom(file: string, sources: SourceNames): string {
  return /\.mdx?$/i.test(file) ? sourceFolderOf(file, sources) : "";
}
