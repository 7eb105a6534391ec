// Finds entries of files that `.mintignore` excludes; one finding per page (D45).
import { otherPlaces, placeOf } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";
import type { Check } from "./check.ts";
import { entriesOfFiles } from "./page-entries.ts";

/** Reports each listed page whose file is excluded, at its first entry. */
export const pageIgnored: Check = {
  code: "page-ignored",
  needs: [],
  run: (site, report) => {
    const { ignoredAt } = site.files;
    if (ignoredAt === undefined) return;
    for (const [file, entries] of groupBy(entriesOfFiles(site), ({ state }) => state.found.page.file)) {
      const line = ignoredAt(file);
      if (line === undefined) continue;
      const [first, ...others] = entries.map(({ source }) => placeOf(source));
      const also = otherPlaces(others, "also listed here");
      report("page-ignored", first!, { file }, { related: [{ message: "left out here", place: line }, ...also] });
    }
  },
};
