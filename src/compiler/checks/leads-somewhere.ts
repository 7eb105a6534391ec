// Says whether a link in a text has a target. (D115)
import { routeOf, type PagePath } from "../contract/page-path.ts";
import type { CheckedSite } from "./check.ts";
import { isCertainTarget, isPublishedPageFile, pagesByRoute } from "./link-targets.ts";
import { redirectGraph } from "./redirect-graph.ts";
import { unpublishedPage } from "./unpublished-page.ts";

/** Documents and archives: a build does not make them. */
const document = /\.(?:pdf|csv|zip|gz|tgz)$/i;

/** True if the target exists, or is reported as missing by another check. */
export function leadsSomewhere(path: PagePath, site: CheckedSite): boolean {
  if (document.test(path)) return site.files.isFile(path) || redirectGraph(site).find(path) !== undefined;
  return (
    isCertainTarget(path, site) ||
    isPublishedPageFile(path, site, unpublishedPage) ||
    pagesByRoute(site).has(routeOf(path)) ||
    redirectGraph(site).find(path) !== undefined
  );
}
