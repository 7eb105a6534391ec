// Finds where a page goes in other languages and versions, by the place that a user named in one of them. (D557)
import { parseEntry } from "../../compiler/contract/endpoint-entry.ts";
import type { Division, Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { UsageError } from "../settings/usage-error.ts";
import { namedDivisions, writtenAt, type LabelledDivision } from "./division-at.ts";
import { hrefsOf } from "./division-counterparts.ts";
import { entryIn, fileIn, type EditionPage } from "./pages-in-editions.ts";
import { parallelPath } from "./parallel-path.ts";
import { sameDivisions, type WantedEditions } from "./same-divisions.ts";
import { targetIn } from "./same-target.ts";
import type { ChangeOperation, EntryTarget } from "./site-change.ts";

/** An operation, with the edition in which it is done if it is done to a counterpart. */
export type EditionOperation = ChangeOperation & { readonly edition?: Edition };

/** What places are found in. */
export interface PlacesSearch {
  readonly navigation: ResolvedNavigation;
  readonly wanted: WantedEditions;
  /** The same page in the other editions that a change includes; `from` is its own one, if that is known. */
  readonly others: (file: string, from?: Edition) => readonly EditionPage[];
  readonly fileOf: (page: string) => string;
  /** Undefined for what is no page. */
  readonly pageFile: (page: string) => string | undefined;
  /** The edition of what was pointed at. */
  readonly from?: Edition | undefined;
}

/** A place that others may stand for: beside a page, or beside or in a division. */
export type PlaceInOthers =
  | { readonly kind: "page"; readonly target: BesidePage; readonly near: string }
  | { readonly kind: "division"; readonly target: EntryTarget; readonly own: LabelledDivision; readonly name: string };

type BesidePage = Exclude<EntryTarget, { kind: "into" }>;

/** What a target names; undefined for a name that is refused where it is resolved. Throws `UsageError` for a place that no other stands for. */
export function placeInOthers(
  target: EntryTarget,
  { navigation, pageFile, from }: Pick<PlacesSearch, "navigation" | "pageFile" | "from">,
): PlaceInOthers | undefined {
  const near = target.kind === "into" ? undefined : pageFile(target.page);
  if (target.kind !== "into" && near !== undefined) return { kind: "page", target, near };
  const labels = target.kind === "into" ? target.labels : [target.page];
  const name = labels.join(" > ");
  const [own, ...more] = namedDivisions(labels, navigation);
  if (own !== undefined && more.length === 0) return { kind: "division", target, own, name };
  const isBranch = navigation.editions.some(({ language, version }) => [language, version].includes(labels.at(-1)!));
  const isNamed = isBranch || parseEntry(name).kind === "endpoint" || name.startsWith("/");
  if (from === undefined && !isNamed) return undefined;
  const why =
    more.length > 0
      ? "several divisions have this name"
      : "it is no page with a file, and no division inside a language or version";
  throw new UsageError(
    `Which place in other languages and versions stands for "${name}" is not known, because ${why}. Name another place, or change each by itself.`,
  );
}

/** The page in each other edition that has the place. */
export function parallelAdditions(
  operation: Extract<ChangeOperation, { kind: "add" }>,
  place: PlaceInOthers,
  search: PlacesSearch,
): readonly EditionOperation[] {
  // An endpoint is the same in all languages.
  const isEndpoint = parseEntry(operation.page).kind === "endpoint";
  if (place.kind === "division") return additionsInDivisions(operation, place, isEndpoint, search);
  const { near, target } = place;
  const besides = search.others(near).filter(({ file }) => file !== near);
  return onePerEntry(besides, search.navigation).map(({ edition, file: other }) => {
    const page = isEndpoint ? operation.page : parallelPath(near, operation.page, other);
    if (page === undefined) throw new UsageError(notParallel(operation.page, near, other));
    return { ...operation, page, target: { ...target, page: other }, edition };
  });
}

/** The folder of a new page in another language is that of the pages that the division has there. */
function additionsInDivisions(
  operation: Extract<ChangeOperation, { kind: "add" }>,
  { target, own, name }: Extract<PlaceInOthers, { kind: "division" }>,
  isEndpoint: boolean,
  { navigation, wanted, pageFile }: PlacesSearch,
): readonly EditionOperation[] {
  const found = sameDivisions(own.labels, navigation, wanted)?.found ?? [];
  const byElement = groupBy(found, ({ labels }) => namedDivisions(labels, navigation).map(writtenAt).join());
  return [...byElement.values()].flatMap(([first]) => {
    const { edition } = first!;
    const there = targetIn(target, edition, navigation, pageFile);
    if (there === undefined) return [];
    const paths = pageFilesIn(own.division, navigation).flatMap((file) => {
      const other = fileIn(file, edition, navigation);
      return other === undefined || other === file ? [] : (parallelPath(file, operation.page, other) ?? []);
    });
    const page = isEndpoint ? operation.page : paths[0];
    if (page === undefined)
      throw new UsageError(
        `Where "${operation.page}" would be in ${edition.id} is not known: no page of "${name}" has a counterpart there whose path differs only in its folder. Add it by itself, without --all-languages and --all-versions.`,
      );
    return [{ ...operation, page, target: there, edition }];
  });
}

/** The files of a division. The last one is the first: it is the nearest to what is put at the end. */
export function pageFilesIn(division: Division, { pages }: ResolvedNavigation): readonly string[] {
  return hrefsOf(division)
    .flatMap((href) => pages[href]?.file ?? [])
    .toReversed();
}

/** Each page goes to the place that its own edition has. */
export function parallelPlacements(
  operation: Extract<ChangeOperation, { kind: "place" }>,
  place: PlaceInOthers,
  search: PlacesSearch,
): readonly EditionOperation[] {
  const { others, fileOf, pageFile, navigation } = search;
  const file = fileOf(operation.page);
  const own = ownEdition(file, place, search);
  const ownEntry = own && entryKey({ edition: own, file }, navigation);
  const all = onePerEntry(others(file, own), navigation);
  const pages = all.filter((page) => entryKey(page, navigation) !== ownEntry);
  const shared = all.find((page) => entryKey(page, navigation) === ownEntry);
  if (shared !== undefined && place.kind === "division")
    throw new UsageError(
      `"${operation.page}" has one entry in ${place.own.edition.id} and ${shared.edition.id}, which would leave ${shared.edition.id} for "${place.name}". List it in each by itself first, or name a place that both share.`,
    );
  return pages.flatMap(({ edition, file: page }) => {
    const target = targetIn(place.target, edition, navigation, pageFile);
    return target === undefined ? [] : [{ ...operation, page, target, edition }];
  });
}

/** The edition that has a page and the place to which it goes. */
export function ownEdition(
  file: string,
  place: PlaceInOthers,
  { navigation, from }: Pick<PlacesSearch, "navigation" | "from">,
): Edition | undefined {
  if (from !== undefined || place.kind === "division")
    return from ?? (place.kind === "division" ? place.own.edition : undefined);
  return navigation.editions.find((edition) =>
    [file, place.near].every((each) => entryIn({ edition, file: each }, navigation)),
  );
}

/** Several editions may have one element of docs.json. */
function onePerEntry(pages: readonly EditionPage[], navigation: ResolvedNavigation): readonly EditionPage[] {
  return [...groupBy(pages, (page) => entryKey(page, navigation)).values()].map(([first]) => first!);
}

function entryKey(page: EditionPage, navigation: ResolvedNavigation): string {
  const source = entryIn(page, navigation)?.source;
  return source === undefined ? `${page.edition.id} ${page.file}` : `${source.file ?? ""}#${source.pointer}`;
}

/** Why the path in another language is not known. */
export function notParallel(path: string, near: string, other: string): string {
  return `Where "${path}" would be beside ${other} is not known, because that differs from ${near} in more than its folder. Change it by itself, without --all-languages and --all-versions.`;
}
