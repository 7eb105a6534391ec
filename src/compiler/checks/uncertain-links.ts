// Lists the links that redirects may lead to a page, where it depends on the platform whether they do. (D419)
import { isExternalHref } from "../contract/href.ts";
import type { PagePath } from "../contract/page-path.ts";
import type { Place } from "../diagnostics/place.ts";
import { addressesBehind } from "../links/addresses-behind.ts";
import { perKey } from "../text/per-object.ts";
import { innerLinks, placeOfLink } from "./body-links.ts";
import type { CheckedSite } from "./check.ts";
import { fieldHrefs } from "./field-hrefs.ts";
import { isPathOfPage, isPublishedPageFile } from "./link-targets.ts";
import { pathsOfAddress, redirectEnd } from "./redirect-end.ts";

/** A link to the source of a redirect. */
export interface UncertainLink {
  readonly place: Place;
  readonly written: string;
  /** The addresses that redirects may lead to from there. */
  readonly mayLeadTo: readonly string[];
}

/** Those of pages, of docs.json and of front matter. */
export function uncertainLinks(site: CheckedSite): readonly UncertainLink[] {
  const behind = addressesBehind(site.bound.site.redirects);
  const mayLeadTo = perKey((path: PagePath): readonly string[] => {
    const end = redirectEnd(site)(path);
    if (end.kind !== "uncertain") return [];
    // Where a page is, an uncertain redirect counts for nothing (D44).
    const isPage = pathsOfAddress(end.at, site).some((at) => isPathOfPage(at, site) || isPublishedPageFile(at, site));
    return isPage ? [] : [...behind(path)];
  });
  const all = [
    ...innerLinks(
      site,
      (target, { kind }) => kind === "link" && target.paths.some((path) => mayLeadTo(path).length > 0),
    ).map((inner) => ({ place: placeOfLink(inner), written: inner.link.address.trim(), paths: inner.target.paths })),
    ...fieldHrefs(site).flatMap(({ href, place }) =>
      isExternalHref(href) ? [] : [{ place, written: href, paths: pathsOfAddress(href.trim(), site) }],
    ),
  ];
  return all.flatMap(({ place, written, paths }) => {
    const addresses = paths.flatMap(mayLeadTo);
    return addresses.length === 0 ? [] : [{ place, written, mayLeadTo: addresses }];
  });
}
