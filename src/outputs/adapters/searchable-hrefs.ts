// Says which pages the search of a site finds.
import { searchRecords } from "../feeds/search-records.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";

/** The addresses of the pages in a search index (D140), without hidden and unlisted ones. */
export function searchableHrefs(navigation: ResolvedNavigation): ReadonlySet<string> {
  return new Set(searchRecords(navigation).map(({ href }) => href));
}
