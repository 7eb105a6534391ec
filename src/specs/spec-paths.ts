// Which file of the docs folder does a relative path name? (D23)

/** The folder of a file, "" for the root. */
export function folderOf(file: string): string {
  const slash = file.lastIndexOf("/");
  return slash === -1 ? "" : file.slice(0, slash);
}

/** The last segment of a path. */
export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** `path` as seen from `folder`, in normal form from the root; a leading "/" starts at the root. Undefined when it leads out of the root. */
export function pathFrom(folder: string, path: string): string | undefined {
  const segments = path.startsWith("/") || folder === "" ? [] : folder.split("/");
  for (const segment of path.split("/")) {
    if (segment === "" || segment === ".") continue;
    if (segment !== "..") segments.push(segment);
    else if (segments.pop() === undefined) return undefined;
  }
  return segments.join("/");
}
