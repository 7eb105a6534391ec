// Which folders lead to a page, though they are none? The platform opens the first page in one.

/** A test for folders with pages somewhere below, from the paths of all pages; what it finds out it finds out once. */
export function pageFolders(paths: Iterable<string>): (path: string) => boolean {
  let folders: Set<string> | undefined;
  return (path) => (folders ??= foldersOf(paths)).has(path);
}

function foldersOf(routes: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const route of routes) {
    let slash = route.lastIndexOf("/");
    while (slash > 0 && !folders.has(route.slice(0, slash))) {
      folders.add(route.slice(0, slash));
      slash = route.lastIndexOf("/", slash - 1);
    }
  }
  return folders;
}
