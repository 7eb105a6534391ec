// Finds a `key` of front matter that another page of the same language and version has, too (D499).
import { valueAt } from "../diagnostics/place.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import { hasWrittenKey } from "../site/page-keys.ts";
import { groupBy } from "../text/group-by.ts";
import type { Check } from "./check.ts";

/** Reports the second page of an edition and each further one that has the key in its front matter. In a site with one edition no page has a counterpart. */
export const keyWithoutEffect: Check = {
  code: "key-without-effect",
  needs: [],
  run: ({ site: { listings, keyOf, editions } }, report) => {
    if (editions.length < 2) return;
    const written = [...listings.listed.keys()].filter(hasWrittenKey);
    const holders = groupBy(written, keyOf);
    const editionsOf = (page: ExpandedPage): readonly object[] => listings.listed.get(page)!.editions.flat();
    for (const page of written) {
      if (keyOf(page) === page.key) continue;
      const own = new Set(editionsOf(page));
      const holder = holders.get(page.key!)?.find((other) => editionsOf(other).some((edition) => own.has(edition)));
      if (holder === undefined) continue;
      const alsoAt = [{ message: "the page that has it", place: valueAt(holder.file!, "/key") }];
      report("key-without-effect", valueAt(page.file!, "/key"), { key: page.key!, holder: holder.file! }, { alsoAt });
    }
  },
};
