// Links inside the site that give way to pages (D15).
import { divisionTitle } from "../contract/divisions.ts";
import { keyAt } from "../diagnostics/place.ts";
import { childPointer } from "../text/json-pointer.ts";
import type { Check } from "./check.ts";

/** Reports each link that no reader gets, with the field that wins. */
export const unusedLink: Check = {
  code: "link-with-children",
  needs: [],
  run: ({ site: { unusedLinks } }, report) => {
    for (const { kind, label, source, filledBy } of unusedLinks) {
      if (filledBy === undefined) continue;
      const { field, listSource } = filledBy;
      const place = keyAt(source.file, childPointer(source.pointer, "href"));
      const related =
        listSource === undefined
          ? []
          : [{ message: `"${field}" is here`, place: keyAt(listSource.file, listSource.pointer) }];
      report("link-with-children", place, { owner: divisionTitle(kind, label), field, used: field }, { related });
    }
  },
};
