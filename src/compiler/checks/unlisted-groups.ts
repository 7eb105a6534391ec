// Groups unlisted page files, so that one cause is one message: many files of a folder, and files of one page in several editions.
import { routeOf } from "../contract/page-path.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { baseName, folderOf, foldersAbove } from "../text/resolve-path.ts";
import type { CheckedSite } from "./check.ts";
import { editionFolders, withoutEdition } from "./edition-folders.ts";

/** A page file that is not listed. */
export interface UnlistedFile {
  readonly path: string;
  readonly file: string;
}

/** Files with one cause, files of the default language first. */
export interface UnlistedGroup {
  /** The folder whose files are in the group, for the edition of the first file; undefined for a group about one page. */
  readonly folder: string | undefined;
  /** How many such folders there are: one for each edition. */
  readonly folders: number;
  readonly files: readonly UnlistedFile[];
}

/** With fewer files, the files of a folder are reported one by one. */
const fewest = 3;

/** The files in groups. A folder without any listed page includes all folders below it. */
export function unlistedGroups(all: readonly UnlistedFile[], site: CheckedSite): readonly UnlistedGroup[] {
  const bare = withoutEdition(site);
  const isForeign = foreignPaths(site);
  // The file of the default language is the first of a group.
  const files = [...all.filter(({ path }) => !isForeign(path)), ...all.filter(({ path }) => isForeign(path))];
  const folder = commonFolder(files, site);
  const inFolders = groupBy(files, ({ path }) =>
    folder(path) === "" ? path : `${bare(folder(path)) || folder(path)}/`,
  );
  return [...inFolders.values()].flatMap((group): readonly UnlistedGroup[] => {
    const pages = groupBy(group, ({ path }) => bare(path));
    const folders = new Set(group.map(({ path }) => folder(path)));
    if (pages.size >= fewest) return [{ folder: folder(group[0]!.path), folders: folders.size, files: group }];
    return [...pages.values()].map((same) => ({ folder: undefined, folders: 1, files: same }));
  });
}

/** Whether a path has the folder of a language other than the default one. */
function foreignPaths(site: CheckedSite): (path: string) => boolean {
  const { language } = site.site.defaultEdition;
  const others = [...editionFolders(site).languages].filter(([code]) => code !== language);
  const foreign = new Set(others.flatMap(([, names]) => [...names]));
  return (path) => foldersAbove(path.toLowerCase()).some((folder) => foreign.has(baseName(folder)));
}

/** The outermost folder of a path that has no other pages than the files, else the folder of the path. */
function commonFolder(
  files: readonly UnlistedFile[],
  { files: { discovered } }: CheckedSite,
): (path: string) => string {
  const unlisted = new Set(files.map(({ path }) => routeOf(path)));
  const others = new Set(discovered.filter((path) => !unlisted.has(routeOf(path))).flatMap(foldersAbove));
  const outermost = perKey(
    (folder: string) => foldersAbove(`${folder}/`).find((above) => !others.has(above)) ?? folder,
  );
  return (path) => outermost(folderOf(path));
}
