// Below which folders may pages stand that nobody knows of, because their spec was not read? (D9)
import type { BoundDivision } from "../bind/bound-tree.ts";
import type { SpecCatalog } from "../specs/spec-catalog.ts";
import { pathFolder } from "./operation-path.ts";

/** A test for paths that may be pages of a spec that was not fetched, is not there or is broken; it looks only when asked. */
export function unreadFolders(divisions: Iterable<BoundDivision>, specs: SpecCatalog): (path: string) => boolean {
  let folders: readonly string[] | undefined;
  return (path) => {
    folders ??= foldersOf(divisions, specs);
    return folders.some((folder) => folder === "" || path === folder || path.startsWith(`${folder}/`));
  };
}

function foldersOf(divisions: Iterable<BoundDivision>, specs: SpecCatalog): readonly string[] {
  const attachments = new Set(
    [...divisions].flatMap(({ inForce: { openapi, asyncapi } }) => [
      ...(openapi?.attachments ?? []),
      ...(asyncapi?.attachments ?? []),
    ]),
  );
  const unread = [...attachments].filter(
    ({ source, file, kind }) => specs.resolve({ word: source, file, kind }).kind !== "read",
  );
  return [...new Set(unread.map(({ directory }) => pathFolder(directory)))];
}
