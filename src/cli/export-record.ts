// The record of an export: the files below a folder that `navc export` wrote.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { ResolvedNavigation } from "../site/navigation.ts";
import { isUnlisted } from "../site/unlisted-page.ts";
import { perKey } from "../text/per-object.ts";
import { foldersAbove } from "../text/resolve-path.ts";
import { fileBytes } from "./file-bytes.ts";
import { isOnePlace } from "./repository-path.ts";

/** Has a line for each file that an export wrote. */
export const recordName = ".navc-export";
const recordHead = "# Files that navc export wrote. It replaces and removes only these.";

/** The text of a record. */
export function recordText(paths: readonly string[]): string {
  return [recordHead, ...paths, ""].join("\n");
}

/** The paths in the record of a folder, which anybody can have changed; [] without a record, undefined where the file is none. */
export function recordedFiles(folder: string): readonly string[] | undefined {
  const text = fileBytes(join(folder, recordName))?.toString();
  if (text === undefined) return [];
  const [head, ...paths] = text.split("\n");
  return head === recordHead ? paths.filter((path) => path !== "") : undefined;
}

/**
 * The navigation without the unlisted pages that belong to a host whose folder is in the docs folder: those below `folders`, where
 * this export writes, and below a folder that has a record. Of the docs folder itself only what an export wrote is left out.
 */
export function withoutPagesOfHosts(
  navigation: ResolvedNavigation,
  root: string,
  folders: readonly string[],
): ResolvedNavigation {
  const recorded = new Set(recordedFiles(root));
  const isOfHost = perKey(
    (folder: string) =>
      folders.some((each) => isOnePlace(each, join(root, folder))) || existsSync(join(root, folder, recordName)),
  );
  const pages = Object.entries(navigation.pages).filter(([, page]) => {
    const { file } = page;
    return file === null || !isUnlisted(page) || !(recorded.has(file) || foldersAbove(file).some(isOfHost));
  });
  return { ...navigation, pages: Object.fromEntries(pages) };
}
