// Finds entries of files that `.mintignore` takes out of the site; one finding per page (D45).
import { otherPlaces } from "../diagnostics/other-places.ts";
import { valueAt } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";
import type { Check } from "./check.ts";
import { pageEntries } from "./page-entries.ts";

/** Reports each listed page whose file is left out, at its first entry. */
export const pageIgnored: Check = {
  code: "page-ignored",
  needs: [],
  run: (site, report) => {
    const { pages, files } = site;
    const { ignoredAt } = files;
    if (ignoredAt === undefined) return;
    for (const [file, entries] of groupBy(pageEntries(site), ({ path }) => pages.find(path)?.page.file)) {
      const line = file === undefined ? undefined : ignoredAt(file);
      if (file === undefined || line === undefined) continue;
      const [first, ...others] = entries.map(({ source }) => valueAt(source.file, source.pointer));
      const also = otherPlaces(others, "also listed here");
      report("page-ignored", first!, { file }, { related: [{ message: "left out here", place: line }, ...also] });
    }
  },
};
