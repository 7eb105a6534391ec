// Finds links inside the site that are not used, because pages of the division replace them (D15).
import { keyAt } from "../diagnostics/place.ts";
import type { Check } from "./check.ts";
import { fieldPlace, titleOf } from "./division-check.ts";

/** Reports each link that is not used, with the field that gives its division pages. */
export const unusedLink: Check = {
  code: "link-with-children",
  needs: [],
  run: ({ site: { unusedLinks } }, report) => {
    for (const division of unusedLinks) {
      const { filledBy } = division;
      if (filledBy === undefined) continue;
      const { field, listSource } = filledBy;
      const related =
        listSource === undefined
          ? []
          : [{ message: `"${field}" is here`, place: keyAt(listSource.file, listSource.pointer) }];
      report(
        "link-with-children",
        fieldPlace(division, "href"),
        { owner: titleOf(division), field, used: field },
        { related },
      );
    }
  },
};
