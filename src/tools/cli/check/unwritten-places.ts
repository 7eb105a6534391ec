// Names the places that --suggested can't change.
import { count } from "../../../compiler/diagnostics/codes.ts";
import type { Diagnostic } from "../../../compiler/diagnostics/diagnostic.ts";
import { visible } from "../../../compiler/text/visible.ts";
import { isInSpec } from "../../../project/actions/is-in-spec.ts";

/** Such places, by the reason. */
export interface UnwrittenPlaces {
  /** Those of specs. */
  readonly inSpecs: readonly Place[];
  /** Those at which the address is not written as it is meant. */
  readonly others: readonly Place[];
}

type Place = Pick<Diagnostic, "file" | "range">;

/** The places of problems that have no edit. */
export function unwrittenPlaces(
  problems: readonly Diagnostic[],
  textOf: (file: string) => string | undefined,
): UnwrittenPlaces {
  const places = problems.flatMap((each) =>
    each.related.length === each.count - 1 ? [each, ...each.related] : [each],
  );
  const isSpec = (place: Place): boolean => isInSpec(place, textOf(place.file) ?? "");
  return { inSpecs: places.filter(isSpec), others: places.filter((each) => !isSpec(each)) };
}

const filesNamed = 3;

/** A part of the summary for each reason; "" without such places. */
export function unwrittenWords({ inSpecs, others }: UnwrittenPlaces): string {
  return partFor(others, "the address is written in another way there") + partFor(inSpecs, "navc changes no spec");
}

function partFor(places: readonly Place[], reason: string): string {
  return places.length === 0 ? "" : `; ${placesWords(places)} can only be changed by hand, because ${reason}`;
}

/** The first place of some files, and how many others there are. */
function placesWords(places: readonly Place[]): string {
  const firsts = [...new Map(places.toReversed().map((each) => [each.file, each])).values()].toReversed();
  const named = firsts.slice(0, filesNamed);
  const words = named.map(({ file, range: { start } }) => `${visible(file)}:${start.line}:${start.column}`);
  const more = places.length - named.length;
  return words.join(", ") + (more === 0 ? "" : ` and ${count(more, "other place")}`);
}
