// Lists the links and redirects that lead to a place in a page.
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { decodeSegment, isExternalHref, localTarget } from "../contract/href.ts";
import type { PagePath } from "../contract/page-path.ts";
import { placeOf, type Place } from "../diagnostics/place.ts";
import { innerLinks, placeOfLink } from "./body-links.ts";
import type { CheckedSite } from "./check.ts";
import { divisionsOf, fieldValuePlace } from "./division-check.ts";

/** A link with the part after its "#". */
export interface AnchorLink {
  /** The body that contains it; undefined for a link of docs.json. */
  readonly body: LoadedBody | undefined;
  /** The paths that it may lead to; empty for a link within its own page. */
  readonly paths: readonly PagePath[];
  /** Decoded; "" without an anchor. */
  readonly hash: string;
  readonly place: Place;
  /** True for the destination of a redirect. */
  readonly isRedirect?: true;
}

/** The links of pages and parts, then those of docs.json and its redirects. */
export function* anchorLinks(site: CheckedSite): Iterable<AnchorLink> {
  for (const inner of innerLinks(site))
    if (inner.link.kind === "link")
      yield { body: inner.body, paths: inner.paths, hash: inner.hash, place: placeOfLink(inner) };
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
  yield { body: undefined, paths: [path], hash: decodeSegment(href.slice(at + 1)), place };
}
