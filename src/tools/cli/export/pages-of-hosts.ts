// Leaves out pages that belong to a host whose folder is in the docs folder.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { isUnlisted } from "../../../compiler/site/unlisted-page.ts";
import { perKey } from "../../../compiler/text/per-object.ts";
import { foldersAbove } from "../../../compiler/text/resolve-path.ts";
import { recordedPaths, recordName } from "../../../project/writer/export-record.ts";
import { isOnePlace } from "../../../project/settings/repository-path.ts";

/**
 * The navigation without the unlisted pages that belong to a host whose folder is in the docs folder: those below `folders`, where
 * this export writes, and below a folder that has a record. If the docs folder itself is such a folder, only files that an export wrote are left out.
 */
export function withoutPagesOfHosts(
  navigation: ResolvedNavigation,
  root: string,
  folders: readonly string[],
): ResolvedNavigation {
  const isOfHost = filesOfHosts(root, folders);
  const pages = Object.entries(navigation.pages).filter(([, page]) => {
    const { file } = page;
    return file === null || !isUnlisted(page) || !isOfHost(file);
  });
  return { ...navigation, pages: Object.fromEntries(pages) };
}

/** Says whether a file of the docs folder belongs to a host: it is below `folders` or a folder with a record, or in the record of the docs folder. */
export function filesOfHosts(root: string, folders: readonly string[]): (file: string) => boolean {
  const recorded = new Set(recordedPaths(join(root, recordName)));
  const isFolderOfHost = perKey(
    (folder: string) =>
      folders.some((each) => isOnePlace(each, join(root, folder))) || existsSync(join(root, folder, recordName)),
  );
  return (file) => recorded.has(file) || foldersAbove(file).some(isFolderOfHost);
}
