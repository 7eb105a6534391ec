// Finds out whether pages that a sidebar lists twice were listed twice before a change. (D591)
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Diagnostic } from "../../compiler/diagnostics/diagnostic.ts";
import type { OpenedSite } from "./opened-site.ts";

/** A site and its problems. */
type Judged = Pick<OpenedSite, "host" | "diagnostics">;

/**
 * A test for repeats that were there already. One message is about the same page in all languages and versions, so a page that moves in one of
 * them has a message of its own. What counts is how often the messages name each entry. `rename` gives entries the paths after the change.
 */
export function repeatedBefore(
  before: Judged,
  after: Judged,
  rename: (text: string) => string,
): (now: Diagnostic) => boolean {
  const had = countEntries(before, rename);
  const has = countEntries(after);
  return (now) =>
    now.code === code && entriesOf(now, after.host).every((entry) => has.get(entry)! <= (had.get(entry) ?? 0));
}

const code = "page-listed-twice";

function countEntries(
  { host, diagnostics }: Judged,
  rename: (text: string) => string = (text) => text,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const problem of diagnostics.filter((each) => each.code === code))
    for (const entry of entriesOf(problem, host).map(rename)) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  return counts;
}

/** The paths or labels that are written where a problem is, in each edition: the first related place is where the page is listed before. */
function entriesOf({ file, range, related }: Diagnostic, host: OpenedSite["host"]): readonly string[] {
  return [{ file, range }, ...related.slice(1)].map((place) => {
    const written = (host.readText(place.file) ?? "").slice(place.range.start.offset, place.range.end.offset);
    return withoutPageExtension(written.replace(/^"|"$/g, "").replace(/^\.?\//, ""));
  });
}
