// Names the places that --suggested can't change.
import { count } from "../../../compiler/diagnostics/codes.ts";
import { visible } from "../../../compiler/text/visible.ts";
import type { UnwrittenPlaces } from "../../../project/actions/alike-problems.ts";

const filesNamed = 3;

/** A part of the summary for each reason; "" without such places. */
export function unwrittenWords({ inSpecs, others }: UnwrittenPlaces): string {
  return partFor(others, "the address is written in another way there") + partFor(inSpecs, "navc changes no spec");
}

function partFor(places: UnwrittenPlaces["others"], reason: string): string {
  return places.length === 0 ? "" : `; ${placesWords(places)} can only be changed by hand, because ${reason}`;
}

/** The first place of some files, and how many others there are. */
function placesWords(places: UnwrittenPlaces["others"]): string {
  const firsts = [...new Map(places.toReversed().map((each) => [each.file, each])).values()].toReversed();
  const named = firsts.slice(0, filesNamed);
  const words = named.map(({ file, range: { start } }) => `${visible(file)}:${start.line}:${start.column}`);
  const more = places.length - named.length;
  return words.join(", ") + (more === 0 ? "" : ` and ${count(more, "other place")}`);
}
