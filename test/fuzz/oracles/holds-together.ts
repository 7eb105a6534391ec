// Do the parts of the result fit one another?
import { problemsWith } from "../../support/problems-with.ts";
import type { FuzzedSite } from "../fuzzed-site.ts";

/** Ids, placements, neighbors, options and hrefs. */
export function holdsTogether({ result: { navigation } }: FuzzedSite): readonly string[] {
  return navigation === null ? [] : problemsWith(navigation);
}
