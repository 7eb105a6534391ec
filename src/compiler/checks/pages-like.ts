// Finds the pages that have one path in several languages and versions.
import { routeOf } from "../contract/page-path.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey, perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { withoutEdition } from "./edition-folders.ts";
import { namedPages } from "./link-targets.ts";

/** The paths of the pages that have this path in some language or version; the path may lack the folder of the language or version. */
export function pagesLike(path: string, site: CheckedSite): readonly string[] {
  return listsByPath(site)(path);
}

/** Kept by path: many links lead to one page. */
const listsByPath = perObject((site: CheckedSite) => {
  const [bare, byBarePath] = [withoutEdition(site), pagesByBarePath(site)];
  return perKey((path: string) => byBarePath.get(bare(routeOf(path))) ?? []);
});

/** The paths of all existing pages, by the path without the folders of languages and versions. */
const pagesByBarePath: (site: CheckedSite) => ReadonlyMap<string, readonly string[]> = perObject((site) => {
  const bare = withoutEdition(site);
  const paths = namedPages(site).flatMap(({ path, missing }) => (missing === true ? [] : [path]));
  return groupBy(paths, (path) => bare(routeOf(path)));
});
