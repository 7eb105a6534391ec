// Finds what may stand for a division in another edition: what has its pages, inside the counterpart of the division above it. (D630)
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { labelledDivisions, writtenAt, type LabelledDivision } from "./division-at.ts";

/** A division of the other edition, and which share of the pages both have. */
interface Scored {
  readonly each: LabelledDivision;
  readonly score: number;
}

/** Less than this, a division inside the counterpart of the one above is no better than one elsewhere. */
const mostPages = 0.5;

/** The division of an edition that stands for another one; several if that is not known, and none if there is none. */
export function counterpartsIn(
  own: LabelledDivision,
  edition: Edition,
  navigation: ResolvedNavigation,
): readonly LabelledDivision[] {
  const found = nearestIn(own, edition, navigation);
  const [only, ...others] = found;
  const above = aboveOf(own);
  if (only === undefined || others.length > 0 || above === undefined || writtenAt(only) === writtenAt(own))
    return found;
  const [within, ...more] = counterpartsIn(above, edition, navigation);
  if (within === undefined || more.length > 0 || isBelow(only, within)) return found;
  // Outside of it, the division stands for another one if that is more like it.
  const back = nearestIn(only, own.edition, navigation);
  return back.some((each) => writtenAt(each) === writtenAt(own)) ? found : [];
}

/** The same element of docs.json; else that with most of the same pages; without pages the one that is alike. */
function nearestIn(
  own: LabelledDivision,
  edition: Edition,
  navigation: ResolvedNavigation,
): readonly LabelledDivision[] {
  const all = labelledDivisions(edition).filter(({ division }) => division.kind === own.division.kind);
  const itself = all.find((each) => writtenAt(each) === writtenAt(own));
  if (itself !== undefined) return [itself];
  const isClaimed = claimedBeside(own, all, navigation);
  const scored = scoresOf(own, all, navigation).filter((each) => each.score > 0 && !isClaimed(each));
  const above = aboveOf(own);
  const aboves = above === undefined ? [] : nearestIn(above, edition, navigation);
  const inside = scored.filter(({ each }) => aboves.length === 1 && isBelow(each, aboves[0]!));
  const near = inside.filter(({ score }) => score > mostPages);
  const best = bestOf(near.length > 0 ? near : scored);
  if (best.length === 0) return alikeIn(own, all, aboves);
  const steps: readonly ((each: LabelledDivision) => boolean)[] = [
    (each) => each.labels.length === own.labels.length,
    (each) => inside.some((other) => other.each === each),
    (each) => each.division.label === own.division.label,
  ];
  const left = steps.reduce(narrowed, best);
  return left.length > 1 ? atSamePosition(own, left, navigation) : left;
}

/** Whether a division beside the given one has more of the pages of another, or its label: each stands for one. */
function claimedBeside(
  own: LabelledDivision,
  all: readonly LabelledDivision[],
  navigation: ResolvedNavigation,
): (scored: Scored) => boolean {
  const claims = labelledDivisions(own.edition)
    .filter(
      (each) => each.division.kind === own.division.kind && writtenAt(each) !== writtenAt(own) && isBeside(each, own),
    )
    .map((rival) => ({ rival, scored: scoresOf(rival, all, navigation).filter(({ score }) => score > 0) }));
  return ({ each, score }) =>
    claims.some(({ rival, scored }) => {
      const claim = scored.find((other) => other.each === each);
      if (claim === undefined) return false;
      const { label } = each.division;
      if (label === own.division.label || label === rival.division.label) return label !== own.division.label;
      return claim.score > score && bestOf(scored).includes(each);
    });
}

function narrowed(
  all: readonly LabelledDivision[],
  isRight: (each: LabelledDivision) => boolean,
): readonly LabelledDivision[] {
  const found = all.filter(isRight);
  return found.length > 0 ? found : all;
}

function bestOf(scored: readonly Scored[]): readonly LabelledDivision[] {
  const most = scored.reduce((best, { score }) => Math.max(best, score), 0);
  return scored.flatMap(({ each, score }) => (score === most ? [each] : []));
}

function scoresOf(
  own: LabelledDivision,
  all: readonly LabelledDivision[],
  { counterparts, pages }: ResolvedNavigation,
): readonly Scored[] {
  const hrefs = [...new Set(hrefsOf(own.division))];
  return all.map((each) => {
    const wanted = new Set(hrefs.flatMap((href) => counterparts[pages[href]?.key ?? ""]?.[each.edition.id] ?? []));
    const there = new Set(hrefsOf(each.division));
    const both = [...there].filter((href) => wanted.has(href)).length;
    return { each, score: both === 0 ? 0 : (2 * both) / (wanted.size + there.size) };
  });
}

/** Of divisions with the same pages in one list, those with the same label belong together; of the others the first stands for the first, if both editions have as many. */
function atSamePosition(
  own: LabelledDivision,
  found: readonly LabelledDivision[],
  navigation: ResolvedNavigation,
): readonly LabelledDivision[] {
  const [first] = found;
  if (!found.every((each) => isBeside(each, first!))) return found;
  const all = labelledDivisions(own.edition).filter(({ division }) => division.kind === own.division.kind);
  const rivals = bestOf(scoresOf(first!, all, navigation)).filter((each) => isBeside(each, own));
  const [here, there] = [withoutLabelsOf(rivals, found), withoutLabelsOf(found, rivals)];
  const at = here.findIndex((each) => writtenAt(each) === writtenAt(own));
  return here.length === there.length && at !== -1 ? [there[at]!] : there;
}

function withoutLabelsOf(
  all: readonly LabelledDivision[],
  others: readonly LabelledDivision[],
): readonly LabelledDivision[] {
  const labels = new Set(others.map(({ division }) => division.label));
  return all.filter(({ division }) => !labels.has(division.label));
}

/** Only the one with the same label, below the same language and version, can be meant. */
function alikeIn(
  own: LabelledDivision,
  all: readonly LabelledDivision[],
  [above, ...others]: readonly LabelledDivision[],
): readonly LabelledDivision[] {
  const alike = all.filter(({ division }) => division.label === own.division.label);
  const inside = alike.filter((each) => above !== undefined && others.length === 0 && isBelow(each, above));
  const found = inside.length > 0 ? inside : alike;
  return found.length === 1 ? found : [];
}

/** The division that holds another one; undefined at the top of an edition. */
function aboveOf({ edition, parent }: LabelledDivision): LabelledDivision | undefined {
  return labelledDivisions(edition).find(({ division }) => division === parent);
}

function isBelow({ division }: LabelledDivision, above: LabelledDivision): boolean {
  const holds = (outer: Division): boolean =>
    outer.children.some((child) => child === division || (child.kind !== "page" && holds(child)));
  return holds(above.division);
}

function isBeside(one: LabelledDivision, other: LabelledDivision): boolean {
  return one.parent === other.parent;
}

/** The pages of a division; its root is one of them. (D636) */
export function hrefsOf({ root, children }: Division): readonly string[] {
  const inside = children.flatMap((child: Division | PageNode) =>
    child.kind === "page" ? [child.href] : hrefsOf(child),
  );
  return root === undefined ? inside : [root, ...inside];
}
