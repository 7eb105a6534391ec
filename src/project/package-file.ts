// Finds files of navc's own package.

/**
 * The address of a file, by its path from the folder of package.json. That folder is two levels above this module, in `src/project/`
 * and in each folder of `dist/` that this module is bundled into.
 */
export function packageFile(path: string): URL {
  return new URL(`../../${path}`, import.meta.url);
}
