// Lists all files of a docs folder, of any kind.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isUnlistedName } from "../../compiler/text/hidden-path.ts";
import { compareText } from "../../compiler/text/compare-text.ts";

/**
 * The files and links below a folder, sorted, with "/" between segments. Packages and names that begin with a dot are left out,
 * links are not followed. Throws the error of the system if a folder can't be listed.
 */
export function filesBelow(root: string): readonly string[] {
  const found: string[] = [];
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (isUnlistedName(entry.name)) continue;
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) walk(path);
      else found.push(path);
    }
  };
  walk("");
  return found.toSorted(compareText);
}
