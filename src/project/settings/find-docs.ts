// Finds the docs folder of a command if none is given.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { isUnlistedName } from "../../compiler/text/hidden-path.ts";

const deepest = 4;

/**
 * The given root; otherwise the current folder or, if it has no `docs.json`, the nearest folder above with one, within the
 * repository.
 */
export function docsRoot(given: string | undefined): string {
  if (given !== undefined) return given;
  for (let folder = "."; ; folder = folder === "." ? ".." : join(folder, "..")) {
    if (existsSync(join(folder, "docs.json"))) return folder;
    if (existsSync(join(folder, ".git")) || resolve(folder) === resolve(folder, "..")) return ".";
  }
}

/**
 * The folders with a `docs.json` at or below `folder`, sorted. Folders of packages, folders with a leading dot, and everything
 * below a docs folder are left out.
 */
export function findDocs(folder: string): readonly string[] {
  return docsIn(folder, deepest);
}

function docsIn(folder: string, levels: number): readonly string[] {
  if (existsSync(join(folder, "docs.json"))) return [folder];
  if (levels === 0) return [];
  return foldersIn(folder)
    .filter((name) => !isUnlistedName(name))
    .toSorted()
    .flatMap((name) => docsIn(join(folder, name), levels - 1));
}

function foldersIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
  } catch {
    // A folder that may not be listed has no docs folder that navc could read.
    return [];
  }
}
