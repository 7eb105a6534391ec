// Finds redirects without effect, because no address can match their source. (D44)
import { isExternalHref, localTarget, writtenPath } from "../contract/href.ts";
import { placeOf, otherPlaces } from "../diagnostics/place.ts";
import { readAskedSource, unaskedReason } from "../links/unasked-path.ts";
import type { Check, CheckedSite } from "./check.ts";
import { isPathOfPage, isPublishedPageFile } from "./link-targets.ts";
import { redirectGraph } from "./redirect-graph.ts";

/** Reports them once per site, at the first, with the others as related places. */
export const redirectWithoutEffect: Check = {
  code: "redirect-without-effect",
  needs: [],
  run: (site, report) => {
    const unmatched = site.bound.site.redirects.filter(({ source }) => readAskedSource(source) === undefined);
    const [first, ...others] = unmatched;
    if (first === undefined) return;
    const { source } = first;
    const taken = unmatched.filter((each) => isTaken(each.source, site)).length;
    const args = { source, reason: reasonFor(source), redirects: unmatched.length, taken };
    const related = otherPlaces(
      others.map(({ sourceAt }) => placeOf(sourceAt)),
      "no effect either",
    );
    report("redirect-without-effect", placeOf(first.sourceAt), args, { related });
  },
};

/** True if the path alone would take readers away from a page, or would replace another redirect. */
function isTaken(source: string, site: CheckedSite): boolean {
  const path = isExternalHref(source) ? undefined : localTarget(writtenPath(source));
  return (
    path !== undefined &&
    (isPathOfPage(path, site) || isPublishedPageFile(path, site) || redirectGraph(site).find(path) !== undefined)
  );
}

function reasonFor(source: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(source))
    return "it is a whole web address, and a source is a path of this site";
  if (source.includes("#")) return `what follows "#" never leaves the browser, so no address that arrives has it`;
  return unaskedReason(source) ?? `a source is compared with the path of an address, and that has no "?"`;
}
