// Says which pages a search of the site finds.
import { searchRecords } from "../feeds/search-records.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";

/** The addresses of the pages that a search index has (D140): hidden and unlisted ones are not among them. */
export function searchableHrefs(navigation: ResolvedNavigation): ReadonlySet<string> {
  return new Set(searchRecords(navigation).map(({ href }) => href));
}
