// Finds the docs folder that a file belongs to. (D268)
import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { isUnlistedName } from "../../compiler/text/hidden-path.ts";
import { isOutside } from "../../project/settings/repository-path.ts";

/**
 * The docs folder of a file: in a folder of the workspace the outermost folder with a docs.json, as for `navc compile --all`; without one,
 * the nearest one above within the repository, because people open a part of their docs, too. Undefined if there is none, and for files of
 * packages and in hidden folders.
 */
export function docsFolderOf(file: string, workspace: readonly string[]): string | undefined {
  const tops = workspace.filter((folder) => !isOutside(relative(folder, file)));
  const top = tops.toSorted((one, other) => one.length - other.length)[0];
  if (top === undefined) return nearestAbove(dirname(file));
  const names = relative(top, dirname(file)).split(sep);
  let path = top;
  for (const name of ["", ...names]) {
    path = join(path, name);
    if (name !== "" && isUnlistedName(name)) return undefined;
    if (hasConfig(path)) return path;
  }
  return nearestAbove(top);
}

function nearestAbove(folder: string): string | undefined {
  if (hasConfig(folder)) return folder;
  const above = dirname(folder);
  return above === folder || existsSync(join(folder, ".git")) ? undefined : nearestAbove(above);
}

function hasConfig(folder: string): boolean {
  return existsSync(join(folder, "docs.json"));
}
