// The names of the repositories that are compiled with a site, and their folders. (D250)

/** The folder below the docs root by the name of each repository. */
export type SourceNames = ReadonlyMap<string, string>;

/** The folder of the repository that a file belongs to; "" for the files of the site itself. */
export function sourceFolderOf(file: string, sources: SourceNames): string {
  for (const folder of sources.values()) if (file.startsWith(`${folder}/`)) return folder;
  return "";
}
