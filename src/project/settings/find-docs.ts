// Finds the docs folder that a command is for where its root is not named.
import { existsSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";

const deepest = 4;

/**
 * The root that was given; else the current folder, or where it has no `docs.json` the nearest folder above that has one,
 * within the repository.
 */
export function docsRoot(given: string | undefined): string {
  if (given !== undefined) return given;
  for (let folder = "."; ; folder = folder === "." ? ".." : join(folder, "..")) {
    if (existsSync(join(folder, "docs.json"))) return folder;
    if (existsSync(join(folder, ".git")) || resolve(folder) === resolve(folder, "..")) return ".";
  }
}

/**
 * The folders with a `docs.json`, `folder` itself or as near below it as they are; sorted. Folders of packages and those with a
 * leading dot are left out, and so is what is below a docs folder.
 */
export function findDocs(folder: string): readonly string[] {
  return docsIn(folder, deepest);
}

function docsIn(folder: string, levels: number): readonly string[] {
  if (existsSync(join(folder, "docs.json"))) return [folder];
  if (levels === 0) return [];
  return foldersIn(folder)
    .filter((name) => name !== "node_modules" && !name.startsWith("."))
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
