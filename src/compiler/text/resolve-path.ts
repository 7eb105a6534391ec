// Resolves paths inside a root folder; all paths are resolved here (D23). Paths have "/" between segments.

/**
 * `path` as seen from `folder`, in normal form from the root; a leading "/" starts at the root. Undefined if it leads out of
 * the root.
 */
export function resolvePath(folder: string, path: string): string | undefined {
  const segments = path.startsWith("/") || folder === "" ? [] : folder.split("/");
  for (const segment of path.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join("/");
}

/** The same as a browser resolves it: there is nothing above the root, so a path that leads out of it stays there. */
export function browsedPath(folder: string, path: string): string {
  const segments = path.startsWith("/") || folder === "" ? [] : folder.split("/");
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}

/**
 * The paths that a name in a file may mean: from the root, then from the folder of the file; from the root only if it begins with a slash.
 * `root` is the folder of the repository that the file belongs to, which no path leads out of.
 */
export function namedPaths(name: string, folder: string, root: string = ""): readonly string[] {
  const start = root === "" ? "" : `${root}/`;
  const inRoot = resolvePath("", name);
  const fromRoot = inRoot === undefined ? undefined : `${start}${inRoot}`;
  const fromFile = name.startsWith("/") ? fromRoot : resolvePath(folder, name);
  const paths = [fromRoot, fromFile].filter((path) => path !== undefined);
  return [...new Set(paths)].filter((path) => path.startsWith(start));
}

/** `file` as written in the file `from`, starting with "./" or "../"; both are paths from the root. */
export function relativePath(from: string, file: string): string {
  const folders = from.split("/").slice(0, -1);
  const segments = file.split("/");
  let shared = 0;
  while (shared < folders.length && shared < segments.length - 1 && folders[shared] === segments[shared]) shared += 1;
  const up = folders.length - shared;
  return (up === 0 ? "./" : "../".repeat(up)) + segments.slice(shared).join("/");
}

/**
 * The files that an import may mean: from the root if it begins with a slash, from the file if it begins with a dot, else from
 * either. `root` is the folder of the repository that the file belongs to.
 */
export function importCandidates(target: string, file: string, root: string = ""): readonly string[] {
  const path = target.startsWith("/") ? target.slice(1) : target;
  const folders = path !== target ? [root] : target.startsWith(".") ? [folderOf(file)] : [root, folderOf(file)];
  return folders.flatMap((folder) => resolvePath(folder, path) ?? []);
}

/** The folder of a file, "" for the root. */
export function folderOf(file: string): string {
  const slash = file.lastIndexOf("/");
  return slash === -1 ? "" : file.slice(0, slash);
}

/** A path in a folder, or the folder itself, when the folder is at another path; "" is the root. */
export function movedPath(path: string, folder: string, to: string): string {
  const rest = path.slice(folder.length);
  return to === "" ? rest.slice(1) : to + rest;
}

/** The last segment of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The folders of a path, the outermost first. */
export function foldersAbove(path: string): readonly string[] {
  return path
    .split("/")
    .slice(0, -1)
    .map((_, index, folders) => folders.slice(0, index + 1).join("/"));
}
