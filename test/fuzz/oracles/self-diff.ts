// Does a site differ from itself?
import { diffNavigation } from "../../../src/index.ts";
import type { FuzzedSite } from "../fuzzed-site.ts";

/** Compares the result with itself, with its own redirects on both sides. */
export function selfDiff({ result: { navigation } }: FuzzedSite): readonly string[] {
  if (navigation === null) return [];
  const { ok, changes, lost } = diffNavigation(navigation, navigation);
  if (ok && changes.length === 0) return [];
  return [`differs from itself: ${JSON.stringify({ lost, changes }).slice(0, 300)}`];
}
