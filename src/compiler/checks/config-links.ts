// Lists the links of docs.json that lead to a place in a page.
import { decodeSegment, isExternalHref, localTarget } from "../contract/href.ts";
import { placeOf, type Place } from "../diagnostics/place.ts";
import type { CheckedSite } from "./check.ts";
import { divisionsOf, fieldValuePlace } from "./division-check.ts";
import type { LinkTarget } from "./resolve-link.ts";

/** A link with the part after its "#". */
export interface AnchorLink {
  readonly target: LinkTarget;
  /** Decoded; "" without an anchor. */
  readonly hash: string;
  readonly place: Place;
  /** True for the destination of a redirect. */
  readonly isRedirect?: true;
}

/** The links of docs.json and its redirects. */
export function* linksOfConfig(site: CheckedSite): Iterable<AnchorLink> {
  for (const { division } of divisionsOf(site))
    if (division.href !== undefined) yield* linkTo(division.href, fieldValuePlace(division, "href"));
  for (const { href, source } of site.bound.site.links) yield* linkTo(href, placeOf(source));
  for (const { destination, destinationAt } of site.bound.site.redirects)
    for (const link of linkTo(destination, placeOf(destinationAt))) yield { ...link, isRedirect: true };
}

function* linkTo(href: string, place: Place): Iterable<AnchorLink> {
  const at = href.indexOf("#");
  const path = at < 1 || isExternalHref(href) ? undefined : localTarget(href.slice(0, at));
  // What is behind a pattern in a destination is not known.
  if (path === undefined || /[:*]/.test(href)) return;
  yield { target: { paths: [path] }, hash: decodeSegment(href.slice(at + 1)), place };
}
