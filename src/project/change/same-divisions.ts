// Finds the division of other languages and versions that stands for a division of one: labels are translated, so its pages say it. (D306)
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { namedDivisions, writtenAt, type LabelledDivision } from "./division-at.ts";
import { counterpartsIn } from "./division-counterparts.ts";

/** Which other editions are meant. */
export interface WantedEditions {
  readonly languages: boolean;
  readonly versions: boolean;
}

/** The same division in an edition; `labels` begin with its language and version. */
export interface SameDivision {
  readonly edition: Edition;
  readonly labels: readonly string[];
}

/** Several divisions of an edition, each of which may be the same one. */
export interface UnclearDivision {
  readonly edition: Edition;
  /** The labels of each. */
  readonly candidates: readonly (readonly string[])[];
}

/** The same division in other editions, and those editions that have none, or no clear one; undefined if labels name no division or several. */
export interface SameDivisions {
  readonly own: LabelledDivision;
  readonly found: readonly SameDivision[];
  readonly lacking: readonly Edition[];
  readonly unclear: readonly UnclearDivision[];
}

/** Finds a division in other editions. A language or a version as a whole is no division here. */
export function sameDivisions(
  labels: readonly string[],
  navigation: ResolvedNavigation,
  wanted: WantedEditions,
): SameDivisions | undefined {
  const [own, ...more] = namedDivisions(labels, navigation);
  if (own === undefined || more.length > 0) return undefined;
  const compared = otherEditions(own.edition, navigation, wanted)
    .map((edition) => ({ edition, same: counterpartsIn(own, edition, navigation) }))
    // Several editions may have one division.
    .filter(({ same }) => same.every((each) => writtenAt(each) !== writtenAt(own)));
  return {
    own,
    found: compared.flatMap(({ edition, same: [one, ...others] }) =>
      one === undefined || others.length > 0 ? [] : [{ edition, labels: one.labels }],
    ),
    lacking: compared.flatMap(({ edition, same }) => (same.length === 0 ? [edition] : [])),
    unclear: compared.flatMap(({ edition, same }) =>
      same.length > 1 ? [{ edition, candidates: same.map((each) => each.labels) }] : [],
    ),
  };
}

/** The other editions that are meant. */
export function otherEditions(
  own: Edition,
  { editions }: Pick<ResolvedNavigation, "editions">,
  { languages, versions }: WantedEditions,
): readonly Edition[] {
  return editions.filter(
    (edition) =>
      edition !== own &&
      (languages || edition.language === own.language) &&
      (versions || edition.version === own.version),
  );
}
