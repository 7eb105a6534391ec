// Finds files of navc's own package.

/** The address of a file by its path from the folder of package.json, which is as far from src/project as from each folder of programs in dist. */
export function packageFile(path: string): URL {
  return new URL(`../../${path}`, import.meta.url);
}
