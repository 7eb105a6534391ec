// Counts paths by folder, at the depth where they differ.
import { groupBy } from "../../compiler/text/group-by.ts";
import { foldersAbove } from "../../compiler/text/resolve-path.ts";

const mostNamed = 4;

/** Where paths are: all in one folder, each in its own folder below one, or a number in each of several folders. */
interface FolderCounts {
  readonly kind: "in" | "below" | "several";
  /** `guides/`; `guides/ 30, api/ 18, 5 other folders 20`, the folder with most paths first. "" for the docs folder. */
  readonly words: string;
}

/** Counts the paths in each folder directly below the folder that all of them are in. */
export function folderCounts(paths: readonly string[]): FolderCounts {
  const folders = paths.map((path) => foldersAbove(path));
  const shared = depthShared(folders);
  const counts = [...groupBy(folders, (above) => above[shared] ?? above.at(-1) ?? "")]
    .map(([folder, { length }]) => ({ folder, length }))
    .toSorted((a, b) => b.length - a.length);
  const [only] = counts;
  if (counts.length === 1 && only !== undefined) return { kind: "in", words: nameOf(only.folder) };
  if (counts.length === paths.length) return { kind: "below", words: nameOf(folders[0]?.[shared - 1] ?? "") };
  const named = counts.slice(0, counts.length <= mostNamed + 1 ? counts.length : mostNamed);
  const others = counts.slice(named.length);
  const left = others.reduce((sum, { length }) => sum + length, 0);
  const list = named.map(({ folder, length }) => `${nameOf(folder) || "at the top"} ${length}`);
  return {
    kind: "several",
    words: [...list, ...(left === 0 ? [] : [`${others.length} other folders ${left}`])].join(", "),
  };
}

function nameOf(folder: string): string {
  return folder === "" ? "" : `${folder}/`;
}

/** How many of their outer folders all paths share. */
function depthShared(folders: readonly (readonly string[])[]): number {
  const [first = []] = folders;
  const differs = first.findIndex((folder, depth) => !folders.every((above) => above[depth] === folder));
  return differs === -1 ? first.length : differs;
}
