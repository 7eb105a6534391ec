// Finds the languages and versions in which an operation on pages does nothing, although all are meant. (D631)
import { count } from "../../compiler/diagnostics/codes.ts";
import { withoutPageExtension } from "../../compiler/contract/page-path.ts";
import type { Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { editionsBeside, entryIn, fileIn } from "./pages-in-editions.ts";
import { resolveMove, type FilesOfSite } from "./resolve-moves.ts";
import type { WantedEditions } from "./same-divisions.ts";
import type { EntryTarget, NamedChange, PointedChange } from "./site-change.ts";
import type { NotListed } from "./unlisted-places.ts";

/** What the editions are found in. */
export interface LeftOutSearch {
  readonly navigation: ResolvedNavigation;
  readonly wanted: WantedEditions;
  /** The file of a page that a user named. */
  readonly fileOf: (page: string) => string;
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
      if (target === undefined || target.kind === "into" || isSharedPlace(target)) return [];
      return operation.kind === "add"
        ? withoutNeighbor(page, target, search)
        : withoutPlace(fileOf(page), target, search);
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

/** The place beside a page. */
type BesidePage = Exclude<EntryTarget, { kind: "into" }>;

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

function withoutNeighbor(
  page: string,
  { kind, page: beside }: BesidePage,
  { navigation, wanted, fileOf }: LeftOutSearch,
): readonly NotListed[] {
  const near = fileOf(beside);
  return editionsBeside(near, navigation, wanted)
    .filter((edition) => fileIn(near, edition, navigation) === undefined)
    .map(({ id }) => ({
      file: near,
      reason: `${page} is not added in ${id}, because no page there is the counterpart of this one, ${kind} which it goes; name another place`,
    }));
}

function withoutPlace(file: string, { kind, page }: BesidePage, search: LeftOutSearch): readonly NotListed[] {
  const { navigation, wanted, fileOf, from } = search;
  const near = fileOf(page);
  const own =
    from ??
    navigation.editions.find((edition) => [file, near].every((each) => entryIn({ edition, file: each }, navigation)));
  const left = editionsBeside(file, navigation, wanted, own).flatMap((edition): readonly NotListed[] => {
    const moved = fileIn(file, edition, navigation);
    if (moved === undefined || fileIn(near, edition, navigation) !== undefined) return [];
    const reason = `it is not moved in ${edition.id}, because no page there is the counterpart of ${withoutPageExtension(near)}, ${kind} which it goes; name another place`;
    return [{ file: moved, reason }];
  });
  return [...withoutPage([file], search, own), ...left];
}
