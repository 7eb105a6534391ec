// Has one of these files changed on the disk?
import { existsSync, readdirSync, watch, type FSWatcher } from "node:fs";
import { dirname, join } from "node:path";

/** Events come in bursts: an editor writes, renames and touches. */
const quietMilliseconds = 50;

/** What to watch: these files, and with `anywhere` also every other file below the root. */
export interface Watched {
  readonly files: readonly string[];
  readonly anywhere: boolean;
}

/**
 * Watches files below a root, also ones that are not there yet, and tells which have changed once it is quiet again.
 * One watch a folder, because a watch a file runs out on large sites. Returns a function that ends it.
 */
export function watchFiles(root: string, watched: Watched, changed: (files: readonly string[]) => void): () => void {
  const concerns = isWatched(watched);
  const pending = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = (): void => {
    const all = [...pending];
    pending.clear();
    changed(all);
  };
  const note = (folder: string, name: string | null): void => {
    const file = name === null ? folder : join(folder, name).replaceAll("\\", "/");
    if (name !== null && !concerns(file)) return;
    pending.add(file);
    clearTimeout(timer);
    timer = setTimeout(tell, quietMilliseconds);
  };
  const watchers = foldersOf(root, watched).flatMap((folder) => watchFolder(root, folder, note) ?? []);
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** A file that is watched, or a folder above one. */
function isWatched({ files, anywhere }: Watched): (file: string) => boolean {
  const wanted = new Set(files);
  return (file) => anywhere || wanted.has(file) || files.some((each) => each.startsWith(`${file}/`));
}

/** The folders of the files; of a folder that is not there, the nearest one above it that is. */
function foldersOf(root: string, { files, anywhere }: Watched): readonly string[] {
  const folders = new Set<string>(anywhere ? foldersBelow(root, ".") : []);
  for (const file of files) {
    let folder = dirname(file);
    while (folder !== "." && !existsSync(join(root, folder))) folder = dirname(folder);
    folders.add(folder);
  }
  return [...folders];
}

// Packages and dot folders hold no page and no spec; links are not followed, so there is no circle.
function foldersBelow(root: string, folder: string): readonly string[] {
  const inside = readdirSync(join(root, folder), { withFileTypes: true });
  const folders = inside.filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name));
  return [folder, ...folders.flatMap(({ name }) => foldersBelow(root, join(folder, name)))];
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
