// Finds links of divisions, global anchors, pages, and the top bar and footer that have no target. (D15, D31)
import { boundDivisions } from "../bind/bound-divisions.ts";
import { hrefProblem, isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref } from "../contract/page-path.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";

import type { Check, CheckedSite } from "./check.ts";
import { fieldValuePlace } from "./division-check.ts";
import { withoutLinkPrefix } from "./link-prefix.ts";
import { isCertainTarget, isUnknownFolder, nearestAddress, pageFileAt, reasonOfFolders } from "./link-targets.ts";
import { redirectGraph, tailOf } from "./redirect-graph.ts";
import { unknownAt } from "./unknown-addresses.ts";

interface Link {
  readonly href: string;
  readonly place: Place;
}

/** Reports every relative `href`, and `url` or `related` link of a page, that leads to no page, file or redirect. */
export const hrefTargetMissing: Check = {
  code: "href-target-missing",
  needs: [],
  run: (site, report, leave) => {
    for (const { href, place } of linksOf(site)) {
      if (isExternalHref(href) || hrefProblem(href) !== undefined) continue;
      const withoutPrefix = withoutLinkPrefix(href.trim(), site);
      if ([href, withoutPrefix].some((each) => hasTarget(each, site))) continue;
      const path = localTarget(withoutPrefix);
      if (path !== undefined && isUnknownFolder(path, site)) {
        leave(reasonOfFolders, 1, pageHref(path, ""));
        continue;
      }
      const unknown = path === undefined ? undefined : unknownAt(path, site);
      if (unknown !== undefined) {
        leave(unknown);
        continue;
      }
      const found = path === undefined ? undefined : site.pages.find(path);
      const named = found?.by === "extension" ? pageHref(found.page.path, "") : undefined;
      const nearest = named ?? nearestAddress(path, site);
      const edits = named === undefined ? [] : [{ place, written: `${named}${tailOf(href.trim())}` }];
      // Where a link leads that readers never get does not matter.
      const causedBy = [{ code: "link-with-children", at: place } as const, { code: "wrong-type", at: place } as const];
      report("href-target-missing", place, { href, nearest }, { suggestion: nearest, edits, causedBy });
    }
  },
};

function hasTarget(href: string, site: CheckedSite): boolean {
  const path = localTarget(href);
  return path !== undefined && (isCertainTarget(path, site) || redirectGraph(site).find(path) !== undefined);
}

function linksOf(site: CheckedSite): readonly Link[] {
  const written = boundDivisions(site.bound).flatMap((division) => [division, ...(division.global?.anchors ?? [])]);
  return [
    ...written.flatMap((division) =>
      division.href === undefined ? [] : [{ href: division.href, place: fieldValuePlace(division, "href") }],
    ),
    ...site.links.map(({ page, href, pointer }) => ({ href, place: valueAt(page.file, pointer) })),
    ...site.bound.site.links
      .filter(({ href }) => !isPageThere(href, site))
      .map(({ href, source: { file, pointer } }) => ({ href, place: valueAt(file, pointer) })),
  ];
}

/** Whether a link leads to a page file that nothing else names and that was therefore not read. */
function isPageThere(href: string, site: CheckedSite): boolean {
  const path = localTarget(href);
  if (path === undefined || isExternalHref(href)) return false;
  return [path, `${path}/index`].some((page) => pageFileAt(page, site) !== undefined);
}
