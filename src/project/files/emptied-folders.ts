// Finds the folders that are empty after files of them have moved.
import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** The outermost folders that have nothing but the moved files; never the root. Paths are from the root; a folder that can't be read is not empty. */
export function emptiedFolders(
  root: string,
  moved: ReadonlySet<string>,
  kept: readonly string[] = [],
): readonly string[] {
  const gone = new Set(moved);
  const found: string[] = [];
  const isKept = (folder: string): boolean => kept.some((file) => file.startsWith(`${folder}/`));
  const isEmptied = (folder: string): boolean => {
    try {
      return readdirSync(join(root, folder)).every((name) => gone.has(`${folder}/${name}`));
    } catch {
      return false;
    }
  };
  const look = (folder: string): void => {
    if (folder === "." || gone.has(folder) || isKept(folder) || !isEmptied(folder)) return;
    gone.add(folder);
    found.push(folder);
    look(dirname(folder));
  };
  for (const folder of new Set([...moved].map((file) => dirname(file)))) look(folder);
  return found.filter((folder) => !found.includes(dirname(folder)));
}
