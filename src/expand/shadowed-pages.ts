// Which redirects take readers away from pages of the site? (D44)
import { pageHref } from "../contract/page-path.ts";
import { fileAt, valueAt } from "../diagnostics/place.ts";
import type { ExpandedPage } from "./expanded-tree.ts";
import { firstHop, type SiteRedirect } from "../links/follow-redirects.ts";
import type { MissingTargets, RedirectTargets } from "./redirect-targets.ts";

/** What is looked through for shadowed pages. */
export interface ShadowInput extends Pick<RedirectTargets, "routes" | "find" | "report"> {
  /** Redirects that were told already. */
  readonly told: ReadonlySet<SiteRedirect>;
  readonly missing: MissingTargets;
}

/** Tells each redirect that catches pages once; returns those that lead nowhere besides, which was told with it. */
export function tellShadowed({ routes, find, report, told, missing }: ShadowInput): ReadonlySet<SiteRedirect> {
  const shadowed = new Map<SiteRedirect, ExpandedPage[]>();
  for (const page of routes.values()) {
    const found = find(pageHref(page.path, ""));
    if (found?.certain !== true || told.has(found.redirect) || !canBeShadowed(page)) continue;
    const known = shadowed.get(found.redirect);
    if (known === undefined) shadowed.set(found.redirect, [page]);
    else known.push(page);
  }
  const swapped = new Set<SiteRedirect>();
  for (const [redirect, pages] of shadowed) {
    const { source, destination, sourceAt } = redirect;
    const first = pages[0]!;
    const isSwapped = firstHop(redirect).plain && missing.isMissing(destination) && find(destination) === undefined;
    if (isSwapped) swapped.add(redirect);
    const related = first.file === null ? [] : [{ message: "the page", place: fileAt(first.file) }];
    const args = { source, destination, example: pageHref(first.path, ""), pages: pages.length, swapped: isSwapped };
    report("redirect-shadows-page", valueAt(sourceAt.file, sourceAt.pointer), args, { related });
  }
  return swapped;
}

/** Who opens a page that links out is meant to leave it; the address of one whose spec was not read is a guess. */
function canBeShadowed({ missing, url, file, operation }: ExpandedPage): boolean {
  const isGuess = file === null && operation !== undefined && "unresolved" in operation;
  return missing !== true && url === undefined && !isGuess;
}
