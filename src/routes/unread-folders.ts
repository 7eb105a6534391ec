// Below which folders may pages stand that nobody knows of, because their spec was not read? (D9)
import type { BoundDivision } from "../bind/bound-tree.ts";
import type { SpecCatalog } from "../specs/spec-catalog.ts";
import { pathFolder } from "./operation-path.ts";

/** A test for paths that may be pages of a spec that was not fetched, is not there or is broken; it looks only when asked. */
export function unreadFolders(divisions: Iterable<BoundDivision>, specs: SpecCatalog): (path: string) => boolean {
  let folders: ReadonlySet<string> | undefined;
  return (path) => {
    folders ??= foldersOf(divisions, specs);
    if (folders.has("") || folders.has(path)) return true;
    for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1))
      if (folders.has(path.slice(0, slash))) return true;
    return false;
  };
}

function foldersOf(divisions: Iterable<BoundDivision>, specs: SpecCatalog): ReadonlySet<string> {
  // Divisions share the specs in force above them.
  const lists = new Set([...divisions].flatMap(({ inForce: { openapi, asyncapi } }) => [openapi, asyncapi]));
  const attachments = new Set([...lists].flatMap((inForce) => inForce?.attachments ?? []));
  const unread = [...attachments].filter(
    ({ source, file, kind }) => specs.resolve({ word: source, file, kind }).kind !== "read",
  );
  return new Set(unread.map(({ directory }) => pathFolder(directory)));
}
