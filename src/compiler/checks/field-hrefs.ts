// Lists the links that fields have, of docs.json and of front matter, for all checks that judge them.
import { decodeSegment, isExternalHref, localTarget } from "../contract/href.ts";
import { placeOf, valueAt, type Place } from "../diagnostics/place.ts";
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

/** A link as docs.json or front matter has it. */
export interface FieldHref {
  readonly href: string;
  readonly place: Place;
}

/** The links of docs.json, and then those of front matter: what a field has, and no body. */
export function fieldHrefs(site: CheckedSite): readonly FieldHref[] {
  return [
    ...configHrefs(site),
    ...site.links.map(({ page, href, pointer }) => ({ href, place: valueAt(page.file, pointer) })),
  ];
}

/** The links of divisions, of the top bar and of the footer. */
function configHrefs(site: CheckedSite): readonly FieldHref[] {
  return [
    ...divisionsOf(site).flatMap(({ division }) =>
      division.href === undefined ? [] : [{ href: division.href, place: fieldValuePlace(division, "href") }],
    ),
    ...site.bound.site.links.map(({ href, source }) => ({ href, place: placeOf(source) })),
  ];
}

/** The links of docs.json and its redirects. */
export function* linksOfConfig(site: CheckedSite): Iterable<AnchorLink> {
  for (const { href, place } of configHrefs(site)) yield* linkTo(href, place);
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
