// Finds the pages that redirects know by an address with the folder of a language or version, for an address that lacks it. (D625)
import { routeOf } from "../contract/page-path.ts";
import { decoded, isWildcard, segmentsOf } from "../links/redirect-source.ts";
import { madeOnce, perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { siteEditions } from "./edition-folders.ts";
import { isPathOfPage } from "./link-targets.ts";
import { pathsOfAddress, redirectEnd } from "./redirect-end.ts";

/** The paths of the pages to which redirects lead from a path with one folder of a language or version more, each once. */
export function pagesBehindEditions(path: string, site: CheckedSite): readonly string[] {
  const folders = redirectedFolders(site);
  const segments = routeOf(path).split("/");
  const found = segments.flatMap((_, at) => {
    const [before, rest] = [segments.slice(0, at), segments.slice(at)];
    return [...(folders.get(before.join("/")) ?? [])].flatMap((folder) => {
      const end = redirectEnd(site)([...before, folder, ...rest].join("/"));
      if (end.kind !== "address") return [];
      return pathsOfAddress(end.to, site)
        .filter((each) => isPathOfPage(each, site))
        .map(routeOf)
        .slice(0, 1);
    });
  });
  return [...new Set(found)];
}

/** The folders of languages and versions from which redirects lead, by the folder above them; also of those that the site has no more. */
const redirectedFolders: (site: CheckedSite) => ReadonlyMap<string, ReadonlySet<string>> = perObject((site) => {
  const { isMarker } = siteEditions(site);
  const found = new Map<string, Set<string>>();
  for (const { source } of site.bound.site.redirects) {
    const segments = segmentsOf(source);
    const first = segments.findIndex(isWildcard);
    const folders = segments.slice(0, first === -1 ? -1 : first).map((segment) => decoded([segment]));
    for (const [at, folder] of folders.entries())
      if (isMarker(folder)) madeOnce(found, folders.slice(0, at).join("/"), () => new Set<string>()).add(folder);
  }
  return found;
});
