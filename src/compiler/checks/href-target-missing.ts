// Finds links of divisions, global anchors, pages, and the top bar and footer that have no target. (D15, D31)
import { hrefProblem, isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref, type PagePath } from "../contract/page-path.ts";
import { addressToWrite } from "./address-to-write.ts";
import type { Check, CheckedSite } from "./check.ts";
import { fieldHrefs } from "./field-hrefs.ts";
import { bestState, stateAtEnd, type TargetState } from "./leads-somewhere.ts";
import { isCertainTarget, isPublishedPageFile, nearestAddress, pageFilesAt, unpublishedAt } from "./link-targets.ts";
import { pathsOfAddress, type MissingEnd } from "./redirect-end.ts";
import { tailOf } from "./redirect-graph.ts";
import { isLeftOut, unpublishedDetails, type UnpublishedPage } from "./unpublished-page.ts";

/** Reports every relative `href`, and `url` or `related` link of a page, that leads to no page, file or redirect. */
export const hrefTargetMissing: Check = {
  code: "href-target-missing",
  needs: [],
  run: (site, report, leave) => {
    for (const { href, place } of fieldHrefs(site)) {
      if (isExternalHref(href) || hrefProblem(href) !== undefined) continue;
      const paths = pathsOfAddress(href.trim(), site);
      const state = stateOf(paths, site);
      if (state.kind === "there" || isPageThere(href, site)) continue;
      if (state.kind === "unknown") {
        leave(state.reason, { address: state.address, at: [{ file: place.file, subject: [href] }] });
        continue;
      }
      const [path] = paths;
      const found = path === undefined ? undefined : site.pages.find(path);
      const named = found?.by === "extension" ? pageHref(found.page.path, "") : undefined;
      const { unpublished, leftOut } = unpublishedDetails(unpublishedAtEnd(path, state.end, site));
      const nearest = unpublished === undefined ? (named ?? nearestTo(path, state.end, site)) : undefined;
      const edits = named === undefined ? [] : [{ place, written: `${named}${tailOf(href.trim())}` }];
      const end = state.end && pageHref(state.end.path, "");
      // Where a link leads that readers never get does not matter.
      const causedBy = [{ code: "link-with-children", at: place } as const, { code: "wrong-type", at: place } as const];
      const args = { href, end, nearest, unpublished };
      report("href-target-missing", place, args, { related: leftOut, suggestion: nearest, edits, causedBy });
    }
  },
};

/** What is at the paths that a link may lead to. Unlike in pages, documents may be there that are no files of the docs folder. */
function stateOf(paths: readonly PagePath[], site: CheckedSite): TargetState {
  const isThere = (path: PagePath): boolean => isCertainTarget(path, site);
  // What only redirects lead to is not named, so its file was not read.
  const isThereAtEnd = (path: PagePath): boolean => isThere(path) || isPublishedPageFile(path, site);
  return bestState(paths.map((path) => (isThere(path) ? { kind: "there" } : stateAtEnd(path, site, isThereAtEnd))));
}

function unpublishedAtEnd(
  path: PagePath | undefined,
  end: MissingEnd | undefined,
  site: CheckedSite,
): UnpublishedPage | undefined {
  const at = end?.path ?? path;
  return at === undefined ? undefined : unpublishedAt(at, site);
}

/** The address of the page that is most likely meant. */
function nearestTo(path: PagePath | undefined, end: MissingEnd | undefined, site: CheckedSite): string | undefined {
  const nearest = nearestAddress(end?.path ?? path, site);
  const page = nearest === undefined ? undefined : localTarget(nearest);
  return path === undefined || page === undefined ? nearest : addressToWrite(page, { from: path, end }, site).address;
}

/** Whether a link of the top bar or the footer leads to a page file that nothing else names and that was therefore not read. */
function isPageThere(href: string, site: CheckedSite): boolean {
  const path = localTarget(href);
  return path !== undefined && pageFilesAt(path, site).some((file) => !isLeftOut(file, site));
}
