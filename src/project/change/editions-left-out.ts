// Finds the languages and versions in which an operation on pages does nothing, although all are meant. (D631)
import { count } from "../../compiler/diagnostics/codes.ts";
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { editionsBeside, fileIn } from "./pages-in-editions.ts";
import { resolveMove, type FilesOfSite } from "./resolve-moves.ts";
import { otherEditions, sameDivisions, type WantedEditions } from "./same-divisions.ts";
import { pageFilesIn, ownEdition, placeInOthers, type PlaceInOthers } from "./parallel-places.ts";
import { targetIn } from "./same-target.ts";
import { candidateNames } from "./parallel-division-changes.ts";
import type { EntryTarget, NamedChange, PointedChange } from "./site-change.ts";
import type { NotListed } from "./unlisted-places.ts";

/** What the editions are found in. */
export interface LeftOutSearch {
  readonly navigation: ResolvedNavigation;
  readonly wanted: WantedEditions;
  /** The file of a page that a user named. */
  readonly fileOf: (page: string) => string;
  /** Undefined for what is no page. */
  readonly pageFile: (page: string) => string | undefined;
  /** Whether a place is the same one in all editions that are meant. */
  readonly isSharedPlace: (target: EntryTarget) => boolean;
  readonly site: FilesOfSite;
  /** The edition of what was pointed at. */
  readonly from?: Edition | undefined;
}

/** What is left for each edition in which nothing is done: it lacks the place; or the page, if there is something to do in others. */
export function editionsLeftOut(
  operation: NamedChange | Extract<PointedChange, { kind: "hide" }>,
  search: LeftOutSearch,
): readonly NotListed[] {
  const { fileOf, isSharedPlace, site, from } = search;
  switch (operation.kind) {
    case "add":
    case "place": {
      const { page, target } = operation;
      const place = target === undefined || isSharedPlace(target) ? undefined : placeInOthers(target, search);
      if (place === undefined) return [];
      return operation.kind === "add"
        ? withoutNeighbor(page, place, search)
        : withoutPlace(fileOf(page), place, search);
    }
    case "move":
      return withoutPage([...resolveMove(operation.from, operation.to, site).files.keys()], search, from);
    case "remove":
    case "hide":
      return withoutPage([fileOf(operation.page)], search, from);
    case "redirect":
      return withoutPage([fileOf(operation.to)], search, from);
    case "list-unlisted":
    case "remove-division":
    case "place-division":
    case "relabel":
      break;
  }
  return [];
}

/** What several operations leave for one reason is said once. */
export function joinedLeftOut(left: readonly NotListed[]): readonly NotListed[] {
  return [...groupBy(left, ({ reason }) => reason).values()].map((same) => {
    const [first] = same as [NotListed];
    const more = same.length === 1 ? "" : `, nor for ${count(same.length - 1, "more page")}`;
    return { ...first, reason: first.reason + more };
  });
}

function withoutPage(
  files: readonly string[],
  { navigation, wanted }: LeftOutSearch,
  from: Edition | undefined,
): readonly NotListed[] {
  const pages = files.map((file) => ({ file, editions: editionsBeside(file, navigation, wanted, from) }));
  const first = pages.find(({ editions }) => editions.length > 0)?.file;
  if (first === undefined) return [];
  const editions = [...new Set(pages.flatMap((page) => page.editions))];
  const lacking = editions.filter((edition) => files.every((file) => fileIn(file, edition, navigation) === undefined));
  if (lacking.length === editions.length) return [];
  return lacking.map(({ id }) => ({
    file: first,
    reason: `nothing is done in ${id}, because no page there is its counterpart; if one should be, change that by itself`,
  }));
}

function withoutNeighbor(page: string, place: PlaceInOthers, search: LeftOutSearch): readonly NotListed[] {
  const { navigation, wanted } = search;
  if (place.kind === "page") {
    const { near, target } = place;
    return editionsBeside(near, navigation, wanted)
      .filter((edition) => fileIn(near, edition, navigation) === undefined)
      .map(({ id }) => ({
        file: near,
        reason: `${page} is not added in ${id}, because no page there is the counterpart of this one, ${target.kind} which it goes; name another place`,
      }));
  }
  const file = pageFilesIn(place.own.division, navigation)[0] ?? page;
  return otherEditions(place.own.edition, navigation, wanted).flatMap((edition) => {
    const why = whyNotIn(edition, place, search);
    return why === undefined ? [] : [{ file, reason: `${page} is not added in ${edition.id}, because ${why}` }];
  });
}

function withoutPlace(file: string, place: PlaceInOthers, search: LeftOutSearch): readonly NotListed[] {
  const { navigation, wanted } = search;
  const own = ownEdition(file, place, search);
  const left = editionsBeside(file, navigation, wanted, own).flatMap((edition): readonly NotListed[] => {
    const moved = fileIn(file, edition, navigation);
    const why = moved === undefined ? undefined : whyNotIn(edition, place, search);
    if (moved === undefined || why === undefined) return [];
    return [{ file: moved, reason: `it is not moved in ${edition.id}, because ${why}` }];
  });
  return [...withoutPage([file], search, own), ...left];
}

/** Why an edition has not the place, or not a clear one; undefined if it has it. */
function whyNotIn(
  edition: Edition,
  place: PlaceInOthers,
  { navigation, pageFile }: Pick<LeftOutSearch, "navigation" | "pageFile">,
): string | undefined {
  const { target } = place;
  if (targetIn(target, edition, navigation, pageFile) !== undefined) return undefined;
  const where = target.kind === "into" ? "into which" : `${target.kind} which`;
  if (place.kind === "page")
    return `no page there is the counterpart of ${withoutPageExtension(place.near)}, ${where} it goes; name another place`;
  const same = sameDivisions(place.own.labels, navigation, { languages: true, versions: true });
  const unclear = same?.unclear.find((each) => each.edition === edition);
  if (unclear !== undefined)
    return `several divisions have pages of "${place.name}": ${candidateNames(unclear)}; change it by itself`;
  return `no division there has pages of "${place.name}", ${where} it goes; change it by itself`;
}
