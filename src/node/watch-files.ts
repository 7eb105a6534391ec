// Has one of these files changed on the disk?
import { existsSync, watch, type FSWatcher } from "node:fs";
import { dirname, join } from "node:path";

/** Events come in bursts: an editor writes, renames and touches. */
const quietMilliseconds = 50;

/**
 * Watches files below a root, also ones that are not there yet, and tells which have changed once it is quiet again.
 * One watch a folder, because a watch a file runs out on large sites. Returns a function that ends it.
 */
export function watchFiles(
  root: string,
  files: readonly string[],
  changed: (files: readonly string[]) => void,
): () => void {
  const wanted = new Set(files);
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    const all = [...pending];
    pending.clear();
    changed(all);
  };
  const note = (folder: string, name: string | null): void => {
    const file = name === null ? undefined : join(folder, name).replaceAll("\\", "/");
    if (file !== undefined && !wanted.has(file) && !files.some((each) => each.startsWith(`${file}/`))) return;
    pending.add(file ?? folder);
    clearTimeout(timer);
    timer = setTimeout(tell, quietMilliseconds);
  };
  const watchers = foldersOf(root, files).flatMap((folder) => watchFolder(root, folder, note) ?? []);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** The folders of the files; of a folder that is not there, the nearest one above it that is. */
function foldersOf(root: string, files: readonly string[]): readonly string[] {
  const folders = new Set<string>();
  for (const file of files) {
    let folder = dirname(file);
    while (folder !== "." && !existsSync(join(root, folder))) folder = dirname(folder);
    folders.add(folder);
  }
  return [...folders];
}

function watchFolder(
  root: string,
  folder: string,
  note: (folder: string, name: string | null) => void,
): FSWatcher | undefined {
  try {
    const watcher = watch(join(root, folder), { persistent: true }, (_event, name) => note(folder, name));
    // A folder that is deleted ends its watch; the next compile arms a new one.
    watcher.on("error", () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
