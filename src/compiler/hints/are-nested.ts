// Says whether one path has the folders of the other one and more.
import { isSubsequence } from "../text/is-subsequence.ts";
import { folderOf } from "../text/resolve-path.ts";

/** True if folders were only added or only removed: in a sibling folder another page may have the same name. */
export function areNested(path: string, other: string): boolean {
  const [folders, others] = [path, other].map((each) => folderOf(each.toLowerCase()).split("/").filter(Boolean));
  return isSubsequence(folders!, others!) || isSubsequence(others!, folders!);
}
