// Finds links inside the site that are not used, because pages of the division replace them (D15).
import { keyAt } from "../diagnostics/place.ts";
import { childPointer } from "../text/json-pointer.ts";
import type { Check } from "./check.ts";
import { titleOf } from "./division-check.ts";

/** Reports each link that is not used, with the field that gives its division pages. */
export const unusedLink: Check = {
  code: "link-with-children",
  needs: [],
  run: ({ site: { unusedLinks } }, report) => {
    for (const division of unusedLinks) {
      const { source, filledBy } = division;
      if (filledBy === undefined) continue;
      const { field, listSource } = filledBy;
      const place = keyAt(source.file, childPointer(source.pointer, "href"));
      const related =
        listSource === undefined
          ? []
          : [{ message: `"${field}" is here`, place: keyAt(listSource.file, listSource.pointer) }];
      report("link-with-children", place, { owner: titleOf(division), field, used: field }, { related });
    }
  },
};
