// Finds the links in bodies that lead to one of some addresses, and nowhere else. (D118)
import { linkedPage, pageHref, type PagePath } from "../contract/page-path.ts";
import type { TextPlace } from "../diagnostics/place.ts";
import { groupBy } from "../text/group-by.ts";
import { perKey } from "../text/per-object.ts";
import { innerLinks, placeOfLink } from "./body-links.ts";
import type { CheckedSite } from "./check.ts";
import { leadsSomewhere } from "./leads-somewhere.ts";
import type { LinkTarget } from "./resolve-link.ts";

/** The places of the links that name each of these addresses, which have no base path. A link that may also lead elsewhere is none. */
export function linksToAddresses(
  addresses: ReadonlySet<string>,
  site: CheckedSite,
): ReadonlyMap<string, readonly TextPlace[]> {
  const addressOf = perKey(({ paths }: LinkTarget): string => {
    const leadsAway = paths.some((path) => !addresses.has(named(path)) && leadsSomewhere(path, site));
    return (leadsAway ? undefined : paths.map(named).find((address) => addresses.has(address))) ?? "";
  });
  const links = innerLinks(site, (target, { kind }) => kind === "link" && addressOf(target) !== "");
  const groups = groupBy(links, ({ target }) => addressOf(target));
  return new Map([...groups].map(([address, all]) => [address, all.map(placeOfLink)]));
}

function named(path: PagePath): string {
  return pageHref(linkedPage(path), "");
}
