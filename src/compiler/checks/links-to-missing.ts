// Finds the links in bodies that lead to a page which is listed and has no file: they are reported with its entry. (D49)
import { routeOf } from "../contract/page-path.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey, perObject } from "../text/per-object.ts";
import { innerLinks, type InnerLink } from "./body-links.ts";
import type { CheckedSite } from "./check.ts";
import { leadsSomewhere } from "./leads-somewhere.ts";
import { missingPages } from "./meant-pages.ts";
import type { LinkTarget } from "./resolve-link.ts";

/** The links that would lead nowhere without its entry, by the path of the missing page. Those to an address that is redirected arrive. */
export const linksToMissing: (site: CheckedSite) => ReadonlyMap<string, readonly InnerLink[]> = perObject((site) => {
  const missing = missingPages(site).filter(({ redirect }) => redirect === undefined);
  if (site.bodies === undefined || missing.length === 0) return new Map();
  const paths = new Map(missing.map(({ path }) => [routeOf(path), path]));
  // Empty if a link leads elsewhere.
  const missingTarget = perKey((target: LinkTarget): string => {
    if (!target.paths.some((path) => paths.has(routeOf(path)))) return "";
    const routes = target.paths.filter((path) => leadsSomewhere(path, site)).map(routeOf);
    return routes.every((route) => paths.has(route)) ? (paths.get(routes[0] ?? "") ?? "") : "";
  });
  const links = innerLinks(site, (target, { kind }) => kind === "link" && missingTarget(target) !== "");
  return groupBy(links, ({ target }) => missingTarget(target));
});
