// Finds the division of other languages and versions that stands for a division of one: labels are translated, so its pages say it. (D306)
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { labelledDivisions, namedDivisions, type LabelledDivision } from "./division-at.ts";

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

/** The same division in other editions, and those editions that have none; undefined if labels name no division or several. */
export interface SameDivisions {
  readonly own: LabelledDivision;
  readonly found: readonly SameDivision[];
  readonly lacking: readonly Edition[];
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
    .map((edition) => ({ edition, same: sameIn(own, edition, navigation) }))
    // Several editions may have one division.
    .filter(({ same }) => same === undefined || placeOf(same) !== placeOf(own));
  const found = compared.flatMap(({ edition, same }) => (same === undefined ? [] : [{ edition, labels: same.labels }]));
  return { own, found, lacking: compared.flatMap(({ edition, same }) => (same === undefined ? [edition] : [])) };
}

function placeOf({ division: { source } }: LabelledDivision): string {
  return `${source.file ?? ""}#${source.pointer}`;
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

/** The same element of docs.json; else the division with most of the same pages; without pages the one beside the same division that is alike. */
function sameIn(own: LabelledDivision, edition: Edition, navigation: ResolvedNavigation): LabelledDivision | undefined {
  const { counterparts, pages } = navigation;
  const wanted = new Set(
    hrefsOf(own.division).flatMap((href) => counterparts[pages[href]?.key ?? ""]?.[edition.id] ?? []),
  );
  const all = labelledDivisions(edition).filter(({ division }) => division.kind === own.division.kind);
  const itself = all.find((each) => placeOf(each) === placeOf(own));
  if (itself !== undefined) return itself;
  const scored = all.map((each) => {
    const hrefs = hrefsOf(each.division);
    const both = hrefs.filter((href) => wanted.has(href)).length;
    const isAsDeep = each.labels.length === own.labels.length ? 0.001 : 0;
    return { each, score: both === 0 ? 0 : (2 * both) / (wanted.size + hrefs.length) + isAsDeep };
  });
  const best = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)[0];
  return best?.each ?? alikeIn(own, all);
}

/** Only the one with the same label, below the same language and version, can be meant. */
function alikeIn(own: LabelledDivision, all: readonly LabelledDivision[]): LabelledDivision | undefined {
  const [only, ...more] = all.filter(({ division }) => division.label === own.division.label);
  return more.length === 0 ? only : undefined;
}

function hrefsOf(division: Division): readonly string[] {
  return division.children.flatMap((child: Division | PageNode) =>
    child.kind === "page" ? [child.href] : hrefsOf(child),
  );
}
