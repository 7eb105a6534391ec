// Finds entries without a page; one finding per page, with every place that names it.
import type { StringEdit } from "../diagnostics/diagnostic.ts";
import { type Place, otherPlaces, placeOf } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";
import { missingPages } from "./meant-pages.ts";

/** Reports each page that is missing. */
export const pageNotFound: Check = {
  code: "page-not-found",
  needs: [],
  run: (site, report) => {
    for (const { path, entries, redirect, nearest, isEvident } of missingPages(site)) {
      const [first, ...others] = entries.map(({ source }) => placeOf(source));
      const related = [
        ...(redirect === undefined ? [] : [{ message: "redirected here", place: redirect.place }]),
        ...otherPlaces(others, "also listed here"),
      ];
      const edits = isEvident ? rewritten(nearest, [first!, ...others]) : [];
      const details = { related, suggestion: nearest, edits };
      report("page-not-found", first!, { path, nearest, redirected: redirect?.to }, details);
    }
  },
};

function rewritten(path: string | undefined, places: readonly Place[]): readonly StringEdit[] {
  return path === undefined ? [] : places.map((place) => ({ place, written: path }));
}
