// Do the redirects of docs.json work, and in nobody's way? (D44)
import { isExternalHref } from "../contract/href.ts";
import { decoded, readSource, segmentsOf, writtenSample } from "../links/redirect-source.ts";
import { onlyTidies, redirectFinder } from "../links/redirects.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { otherPlaces } from "../diagnostics/other-places.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { ExpandedPage } from "./expanded-tree.ts";
import type { SiteRedirect } from "../links/follow-redirects.ts";
import { tellIdleRedirects } from "./idle-redirects.ts";
import { chainEnds, type ChainEnd } from "../links/redirect-ends.ts";
import { redirectLoops } from "../links/redirect-loops.ts";
import { missingTargets, tailOf, type RedirectTargets } from "./redirect-targets.ts";
import { routeOf } from "../routes/route-of.ts";
import { tellShadowed } from "./shadowed-pages.ts";

/** What the checks of redirects need to know of the site. */
export interface RedirectSite extends Omit<RedirectTargets, "routes" | "find"> {
  /** Every page of the site, listed or not. */
  readonly pages: readonly ExpandedPage[];
}

/** Tells each redirect that hides a page, leads nowhere, round or to another redirect, or stands there twice: one message a fault. */
export function checkRedirects(all: readonly SiteRedirect[], site: RedirectSite): void {
  if (all.length === 0) return;
  tellIdleRedirects(all, site.report);
  const redirects = withoutRepeated(all, site.report);
  const find = redirectFinder(redirects);
  const routes = new Map(site.pages.map((page) => [routeOf(page.path), page]));
  const missing = missingTargets({ ...site, find, routes });
  const loops = redirectLoops(redirects, find);
  for (const { members, chain } of loops) {
    const [first, ...others] = members.map(sourcePlace);
    site.report("redirect-loop", first!, { chain }, { related: otherPlaces(others, "also in this circle") });
  }
  const inLoop = new Set(loops.flatMap(({ members }) => members));
  const swapped = tellShadowed({ routes, find, report: site.report, told: inLoop, missing });
  const endOf = chainEnds(find, inLoop);
  for (const redirect of redirects) {
    if (inLoop.has(redirect) || swapped.has(redirect)) continue;
    const end = endOf(redirect);
    if (end === undefined) missing.add(redirect);
    // A page on the way is told as shadowed, a missing end where the last redirect leads to it.
    else if (!routes.has(pathOf(redirect.destination)) && !missing.isMissing(writtenSample(end.to)))
      tellChain(redirect, end, site.report);
  }
  missing.tell();
}

/** The first redirect of each source; the others are told. A source that no path can match does nothing, well or badly. */
function withoutRepeated(redirects: readonly SiteRedirect[], report: Report): readonly SiteRedirect[] {
  const bySource = new Map<string, SiteRedirect[]>();
  for (const redirect of redirects) {
    const key = onlyTidies(redirect) ? undefined : readSource(redirect.source)?.key;
    if (key === undefined) continue;
    const known = bySource.get(key);
    if (known === undefined) bySource.set(key, [redirect]);
    else known.push(redirect);
  }
  for (const same of bySource.values()) {
    const [first, second, ...others] = same.filter((each) => each === same[0] || !isSpelling(each, same[0]!));
    if (second === undefined) continue;
    const args = { source: second.source, used: first!.destination, redirects: others.length + 2 };
    const related = [
      { message: "first redirected here", place: sourcePlace(first!) },
      ...otherPlaces(others.map(sourcePlace), "also redirected here"),
    ];
    report("redirect-duplicate", sourcePlace(second), args, { related });
  }
  return [...bySource.values()].map(([first]) => first!);
}

/** Who writes `/a` and `/a/` to one destination plays safe: tools differ in what a slash means. */
function isSpelling(redirect: SiteRedirect, first: SiteRedirect): boolean {
  return redirect.source !== first.source && redirect.destination === first.destination;
}

function tellChain(
  { source, destination, destinationAt }: SiteRedirect,
  { to, plain }: ChainEnd,
  report: Report,
): void {
  const place = valueAt(destinationAt.file, destinationAt.pointer);
  const tail = tailOf(destination);
  const end = writtenSample(to) + (tailOf(to) === "" ? tail : "");
  const edits = plain && tail === "" ? { edits: [{ place, written: end }] } : {};
  report("redirect-chain", place, { source, destination, end }, { suggestion: end, ...edits });
}

/** The route a destination names, `basePath` and slashes aside. */
function pathOf(destination: string): string {
  return isExternalHref(destination) ? destination : routeOf(decoded(segmentsOf(destination)));
}

function sourcePlace({ sourceAt: { file, pointer } }: SiteRedirect): Place {
  return valueAt(file, pointer);
}
