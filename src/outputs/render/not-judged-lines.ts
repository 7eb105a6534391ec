// Writes the lines that say what checks could not judge, and why.
import { placesInWords, type NotJudged } from "../../compiler/diagnostics/not-judged.ts";
import { count } from "../../compiler/diagnostics/codes.ts";
import { groupBy } from "../../compiler/text/group-by.ts";

/** The most reasons, so that the problems that explain them stay visible. */
const mostReasons = 5;

/** A line for each reason, such as `not judged: 12 links (link-not-found), because api.json could not be read`. */
export function notJudgedLines(all: readonly NotJudged[]): readonly string[] {
  const byReason = [...groupBy(all, ({ reason }) => reason)];
  const shown = byReason.length > mostReasons ? byReason.slice(0, mostReasons - 1) : byReason;
  const others = byReason.slice(shown.length);
  const lines = shown.map(
    ([reason, places]) => `not judged: ${placesText(places)}, because ${reason}${examples(places)}`,
  );
  if (others.length === 0) return lines;
  const sums = [
    ...groupBy(
      others.flatMap(([, places]) => places),
      ({ code }) => code,
    ),
  ].map(([code, places]) => ({
    code,
    count: places.reduce((sum, each) => sum + each.count, 0),
    reason: "",
  }));
  return [...lines, `not judged: ${placesText(sums)}, for ${count(others.length, "other reason")}`];
}

function placesText(places: readonly NotJudged[]): string {
  return places.map((each) => `${placesInWords(each)} (${each.code})`).join(", ");
}

const mostExamples = 3;

/** The first addresses of all checks that leave something for one reason. */
function examples(places: readonly NotJudged[]): string {
  const addresses = [...new Set(places.flatMap((each) => each.addresses ?? []))];
  return addresses.length === 0 ? "" : `, such as ${addresses.slice(0, mostExamples).join(", ")}`;
}
