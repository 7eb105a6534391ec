// Finds a source of the old site in the folder that its import would write. (D497)
import { join, relative, resolve } from "node:path";
import { folderOf, baseName } from "../../../compiler/text/resolve-path.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { nodeHost } from "../../../project/disk/node-host.ts";
import type { SiteImport } from "../../../project/import/import-site.ts";
import { isOutside, realPlace } from "../../../project/settings/repository-path.ts";

/** The two folders, and the site in two readings. */
export interface ImportPlaces {
  readonly folder: string;
  readonly output: string;
  /** The site, read without what is in the target. */
  readonly imported: SiteImport;
  /** Reads it with all that is there. */
  readonly readAll: () => Promise<SiteImport>;
}

/** The path of a page or file of the old site in the target, from the old folder; undefined if there is none that another file would be beside. */
export async function sourceInTarget({ folder, output, imported, readAll }: ImportPlaces): Promise<string | undefined> {
  const target = realPlace(resolve(output));
  if (target === undefined) return undefined;
  const there = nodeHost(output);
  if (there.stat("")?.kind !== "folder") return undefined;
  const realFolders = new Map<string, string | undefined>();
  const realPath = (path: string): string | undefined => {
    const above = folderOf(path);
    if (!realFolders.has(above)) realFolders.set(above, realPlace(resolve(folder, above)));
    const real = realFolders.get(above);
    return real && join(real, baseName(path));
  };
  const isInTarget = (path: string | undefined): path is string =>
    path !== undefined && !isOutside(relative(target, path));
  const sourceOf = (site: SiteImport): string | undefined =>
    filesOf(site).find(({ from, to }) => {
      const real = realPath(from);
      // What is written where it is, as the files of a mint.json are, stays one site.
      return isInTarget(real) && real !== join(target, to);
    })?.from;
  const named = sourceOf(imported);
  if (named !== undefined) return named;
  const holdsPages = imported.site.links.roots.some((root) => isInTarget(realPlace(resolve(folder, root))));
  return isResult(there) && !holdsPages ? undefined : sourceOf(await readAll());
}

/** What an earlier import wrote is no source. */
function isResult(there: Host): boolean {
  return there.stat("docs.json")?.kind === "file";
}

function filesOf({ site, copies }: SiteImport): readonly { readonly from: string; readonly to: string }[] {
  const pages = site.pages.flatMap(({ file, path, extension }) =>
    file === undefined ? [] : [{ from: file, to: `${path}.${extension}` }],
  );
  return [...pages, ...copies];
}
