// Finds links that can't be used (D15), in divisions and in the header (D507).
import { hrefProblem } from "../contract/href.ts";
import { placeOf, type PointerPlace } from "../diagnostics/place.ts";
import type { Report } from "../diagnostics/diagnostic.ts";
import { meantAddress } from "../hints/nearest-name.ts";
import { placeKey } from "../syntax/config-value.ts";
import { divisionsOf, fieldValuePlace, type DivisionCheck } from "./division-check.ts";

/** Reports a link that no browser should be sent to. */
export const invalidHref: DivisionCheck = {
  code: "invalid-href",
  needs: [],
  run: (site, report) => {
    for (const { division } of divisionsOf(site))
      if (division.href !== undefined) reportHref(division.href, fieldValuePlace(division, "href"), report);
    // Languages may share a file with a field of the header. An empty address shows that there is none.
    const addresses = site.config.site.headerAddresses.filter(({ href }) => href.trim() !== "");
    const once = new Map(addresses.map((address) => [`${placeKey(address.source)} ${address.href}`, address]));
    for (const { href, source } of once.values()) reportHref(href, placeOf(source), report);
  },
};

function reportHref(href: string, place: PointerPlace, report: Report): void {
  const reason = hrefProblem(href);
  if (reason === undefined) return;
  const nearest = meantAddress(href);
  const causedBy = [{ code: "wrong-type", at: place } as const];
  report("invalid-href", place, { href, reason, nearest }, { suggestion: nearest, causedBy });
}
