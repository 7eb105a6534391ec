// Finds the common beginning of the addresses of each edition.
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";

/** By edition: what precedes the key in the addresses of most pages that other editions also have; "" if nothing does. */
export function editionPrefixes({ counterparts }: ResolvedNavigation): ReadonlyMap<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [key, hrefs] of Object.entries(counterparts))
    for (const [edition, href] of Object.entries(hrefs)) {
      const prefix = href.endsWith(`/${key}`) ? href.slice(0, -key.length - 1) : "";
      const counted = counts.get(edition) ?? new Map<string, number>();
      counts.set(edition, counted.set(prefix, (counted.get(prefix) ?? 0) + 1));
    }
  return new Map([...counts].map(([edition, counted]) => [edition, mostFrequent(counted)]));
}

function mostFrequent(counts: ReadonlyMap<string, number>): string {
  let most = "";
  for (const [prefix, count] of counts) if (count > (counts.get(most) ?? 0)) most = prefix;
  return most;
}
