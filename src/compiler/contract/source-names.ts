// The names of the repositories that are compiled with a site, and their folders. (D250)

/** The folder below the docs root by the name of each repository. */
export type SourceNames = ReadonlyMap<string, string>;

/** The folder of the repository that a file belongs to; "" for the files of the site itself. */
export function sourceFolderOf(file: string, sources: SourceNames): string {
  for (const folder of sources.values()) if (file.startsWith(`${folder}/`)) return folder;
  return "";
}

/**
 * The folder that a name of a spec in a file counts from, if it does not count from the file. Names in docs.json count from the root of the
 * site, because its reader has moved those of another repository.
 */
export function namesCountFrom(file: string, sources: SourceNames): string {
  return /\.mdx?$/i.test(file) ? sourceFolderOf(file, sources) : "";
}
