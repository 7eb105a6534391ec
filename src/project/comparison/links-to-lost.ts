// Names the links in pages that still lead to lost addresses, for `navc diff --links`. (D118)
import { locatePlaces } from "../../compiler/diagnostics/locate-places.ts";
import type { LinksToLost, NavigationDiff } from "../../outputs/diff/navigation-diff.ts";
import type { ComparedSite } from "./diff-side.ts";

/** More than any form shows. */
const mostPlaces = 11;

/** A difference in which each lost address has the links of the new site that still lead there. */
export async function withLinks(
  diff: NavigationDiff,
  { record, host }: Pick<ComparedSite, "record" | "host">,
): Promise<NavigationDiff> {
  const linksTo = record?.linksTo;
  if (linksTo === undefined || host === undefined || diff.lost.length === 0) return diff;
  const links = await linksTo(new Set(diff.lost.map(({ href }) => href)));
  const first = new Map([...links].map(([address, places]) => [address, places.slice(0, mostPlaces)]));
  const rangeOf = locatePlaces([...first.values()].flat(), (file) => host.readText(file));
  const linksAt = (address: string): LinksToLost | undefined => {
    const places = first.get(address)?.map((place) => {
      const { line, column } = rangeOf(place).start;
      return { file: place.file, line, column };
    });
    return places && { number: links.get(address)!.length, places };
  };
  const lost = diff.lost.map((each) => {
    const found = linksAt(each.href);
    return found === undefined ? each : { ...each, links: found };
  });
  return { ...diff, lost };
}
