// Finds specs on the network that were not fetched. (D9)
import { otherPlaces } from "../diagnostics/place.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";
import type { UnfetchedSpec } from "../specs/spec-catalog.ts";
import { perObject } from "../text/per-object.ts";
import type { Check, CheckedSite } from "./check.ts";
import { placedPages } from "./link-targets.ts";

/** Reports each address once, where it is first named. */
export const specRemote: Check = {
  code: "spec-remote",
  needs: [],
  run: (site, report) => {
    for (const spec of site.specs.unfetched) {
      const { url, places } = spec;
      const [first, ...others] = places;
      if (isUnused(spec, site)) continue;
      const related = otherPlaces(others, "also needed here");
      report("spec-remote", first, { url, uses: places.length }, { related });
    }
  },
};

/** True for a spec that only the top level of docs.json attaches, where it makes no pages, and that no page names. */
function isUnused({ url, places: [place, ...others] }: UnfetchedSpec, site: CheckedSite): boolean {
  if (others.length > 0 || place.kind !== "pointer") return false;
  const { openapi, asyncapi } = site.bound.site;
  const isBeside = [...openapi, ...asyncapi].some(
    ({ file, pointer }) => file === place.file && pointer === place.pointer,
  );
  return isBeside && !specsOfUnresolvedPages(site).has(url);
}

const specsOfUnresolvedPages: (site: CheckedSite) => ReadonlySet<string> = perObject((site) => {
  const pages = [...placedPages(site), ...site.expanded.unplaced.map(({ page }) => page)];
  return new Set(pages.flatMap(unresolvedSpec));
});

function unresolvedSpec({ operation }: ExpandedPage): readonly string[] {
  return operation?.unresolved === true ? [operation.spec] : [];
}
