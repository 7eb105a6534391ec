// Finds the page that a page of ReadMe names as its parent. (D386)
import { baseName, folderOf } from "../../../compiler/text/resolve-path.ts";
import { objectIn, wordsIn } from "../json-fields.ts";
import type { OldFolder } from "../old-folder.ts";
import { mostLevels } from "../tree-limits.ts";
import { frontMatterOf, readmeSlug } from "./readme-pages.ts";

/** The file of the parent of each page that names one in front matter. A page in a circle, or too deep, has none. */
export function readmeParents(files: readonly string[], source: OldFolder): ReadonlyMap<string, string> {
  const bySlug = new Map<string, string>();
  const wanted = new Map<string, string>();
  for (const file of files) {
    const data = frontMatterOf(file, source);
    const slug = readmeSlug(file, data);
    if (!bySlug.has(slug)) bySlug.set(slug, file);
    const parent = wordsIn(data, "parentDocSlug") ?? wordsIn(objectIn(data, "parent"), "uri");
    if (parent !== undefined) wanted.set(file, baseName(parent));
  }
  const parents = new Map<string, string>();
  for (const [file, slug] of wanted) {
    const parent = bySlug.get(slug);
    // The index of a folder holds what is in the folder already.
    if (parent !== undefined && !isIndexAbove(parent, file)) parents.set(file, parent);
  }
  const levels = new Map<string, number>();
  for (const file of parents.keys()) limitLevel(file, parents, levels);
  return parents;
}

function isIndexAbove(parent: string, file: string): boolean {
  return /(?:^|\/)index\.\w+$/.test(parent) && folderOf(parent) === folderOf(file);
}

/** Sets the levels of a page and of those above it. One without a level is in a circle, or above this page for the first time. */
function limitLevel(file: string, parents: Map<string, string>, levels: Map<string, number>): void {
  const way = new Set<string>();
  let at: string | undefined = file;
  while (at !== undefined && !levels.has(at) && !way.has(at)) {
    way.add(at);
    at = parents.get(at);
  }
  if (at !== undefined && way.has(at)) parents.delete(at);
  for (const each of [...way].toReversed()) {
    const parent = parents.get(each);
    const level = parent === undefined ? 0 : (levels.get(parent) ?? 0) + 1;
    if (level > mostLevels) parents.delete(each);
    levels.set(each, level > mostLevels ? 0 : level);
  }
}
