// Which redirects catch nothing, because no address has what their source asks for? (D44)
import { readSource } from "../links/redirect-source.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { otherPlaces } from "../diagnostics/other-places.ts";
import { valueAt, type Place } from "../diagnostics/place.ts";
import type { SiteRedirect } from "../links/follow-redirects.ts";

/** Tells them once a site, at the first, with the others as related places. */
export function tellIdleRedirects(redirects: readonly SiteRedirect[], report: Report): void {
  const idle = redirects.filter(({ source }) => readSource(source) === undefined);
  const [first, ...others] = idle;
  if (first === undefined) return;
  const { source } = first;
  const related = otherPlaces(others.map(placeOf), "no effect either");
  report(
    "redirect-without-effect",
    placeOf(first),
    { source, reason: reasonFor(source), redirects: idle.length },
    { related },
  );
}

function reasonFor(source: string): string {
  if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(source))
    return "it is a whole web address, and a source is a path of this site";
  return source.includes("#")
    ? `what stands behind "#" never leaves the browser, so no address that arrives has it`
    : `a source is compared with the path of an address, and that has no "?"`;
}

function placeOf({ sourceAt: { file, pointer } }: SiteRedirect): Place {
  return valueAt(file, pointer);
}
