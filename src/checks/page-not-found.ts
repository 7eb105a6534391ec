// Finds entries without a page; one finding per page, with every place that names it.
import { routeOf } from "../contract/page-path.ts";
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import { type Place, otherPlaces, placeOf } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";
import type { Check, CheckedSite } from "./check.ts";
import { entriesOfFiles, pageEntries } from "./page-entries.ts";
import { redirectOfPage } from "./redirect-graph.ts";

/** Reports each missing page. It never suggests a page that is listed already. */
export const pageNotFound: Check = {
  code: "page-not-found",
  needs: [],
  run: (site, report) => {
    const missing = groupBy(
      pageEntries(site).filter(({ state }) => state.kind === "missing"),
      ({ path }) => path,
    );
    if (missing.size === 0) return;
    const { nearestPage, movedPages } = site.hints;
    const isListed = listedPages(site);
    const moved = movedPages([...missing.keys()], isListed);
    for (const [path, entries] of missing) {
      const redirect = redirectOfPage(path, site);
      // A redirect names the new path of the page. If that page is listed, it has an entry already.
      const target =
        moved.get(path) ?? (redirect?.page !== undefined && !isListed(redirect.page) ? redirect.page : undefined);
      const nearest = target ?? (redirect === undefined ? nearestPage(path, isListed) : undefined);
      const [first, ...others] = entries.map(({ source }) => placeOf(source));
      const related = [
        ...(redirect === undefined ? [] : [{ message: "redirected here", place: redirect.place }]),
        ...otherPlaces(others, "also listed here"),
      ];
      const details = { related, suggestion: nearest, edits: rewritten(target, [first!, ...others]) };
      report("page-not-found", first!, { path, nearest, redirected: redirect?.to }, details);
    }
  },
};

/** A test for the paths of pages with a file that an entry names. */
function listedPages(site: CheckedSite): (path: string) => boolean {
  const listed = new Set(entriesOfFiles(site).map(({ state }) => routeOf(state.found.page.path)));
  return (path) => listed.has(routeOf(path));
}

function rewritten(path: string | undefined, places: readonly Place[]): readonly StringEdit[] {
  return path === undefined ? [] : places.map((place) => ({ place, written: path }));
}
