// Finds pages that one sidebar lists twice, and divisions whose pages are all listed twice (D18).
import type { DiagnosticArgs } from "../diagnostics/catalog.ts";
import type { Cause } from "../diagnostics/diagnostic.ts";
import { placeOf, valueAt, type Place, otherPlaces, type RelatedPlace } from "../diagnostics/place.ts";
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { KeyOf } from "../site/page-keys.ts";
import type { ListedPage, Repeat, RepeatingSidebar, SidebarDivision } from "../site/sidebar-sequence.ts";
import { groupBy } from "../text/group-by.ts";
import { titleInside, labelPlace } from "./division-check.ts";
import type { Check } from "./check.ts";

type Args = DiagnosticArgs["page-listed-twice"];
type WithoutUses<All> = All extends unknown ? Omit<All, "uses"> : never;

/** A page or a division that one sidebar lists twice. */
interface Fault {
  /** Identifies what is repeated, in the same way in each edition. Labels are not used, because they are translated. */
  readonly repeated: string;
  readonly owner: ExpandedDivision;
  readonly place: Place;
  readonly args: WithoutUses<Args>;
  readonly first: RelatedPlace;
  /** A `root` in a place where the platform does not know it; this is reported by another check. */
  readonly causedBy?: readonly Cause[];
}

/** Reports each fault once, at its first place, with the places in other editions. */
export const pageListedTwice: Check = {
  code: "page-listed-twice",
  needs: [],
  run: ({ site: { repeatingSidebars, keyOf }, expanded }, report) => {
    // An entry whose address shows another file does not list that file.
    const isOfPage = ({ again }: Repeat): boolean => expanded.entries.get(again.origin.source)?.kind !== "collided";
    const faults = repeatingSidebars.flatMap(({ repeats, ...sidebar }) =>
      faultsIn({ ...sidebar, repeats: repeats.filter(isOfPage) }, keyOf),
    );
    for (const [one, ...others] of groupBy(faults, faultNames()).values()) {
      const { place, args, first, causedBy = [] } = one!;
      const related = [
        first,
        ...otherPlaces(
          others.map((other) => other.place),
          "also twice here",
        ),
      ];
      report(
        "page-listed-twice",
        place,
        { ...args, uses: others.length + 1 },
        { related, causedBy: [...mergesBranches(place), ...causedBy] },
      );
    }
  },
};

/** Names a fault so that it has one name in all editions: by what is repeated, and by the number of earlier sidebars of its edition that repeat it. */
function faultNames(): (fault: Fault) => string {
  const sidebars = new Map<string, Map<ExpandedDivision, number>>();
  return ({ repeated, owner }) => {
    const edition = JSON.stringify([repeated, owner.language, owner.version]);
    const numbers = sidebars.get(edition) ?? new Map<ExpandedDivision, number>();
    const number = numbers.get(owner) ?? numbers.size;
    sidebars.set(edition, numbers.set(owner, number));
    return JSON.stringify([repeated, number]);
  };
}

/** Languages and versions with the same label are merged, so what both list is listed twice. */
function mergesBranches(place: Place): readonly Cause[] {
  if (place.kind === "file") return [];
  const { file, pointer } = place;
  return [...pointer.matchAll(/\/(language|version)s\/\d+(?=\/)/g)].map(({ 0: branch, 1: label = "", index }) => ({
    code: "duplicate-selector",
    at: valueAt(file, `${pointer.slice(0, index)}${branch}/${label}`),
  }));
}

interface Doubled {
  readonly division: SidebarDivision;
  /** The division that lists all its pages first. */
  readonly first: SidebarDivision;
  readonly pages: readonly ExpandedPage[];
}

/** The repeats in one sidebar. If all pages of a division are also in another division, that is one fault. */
function faultsIn({ owner, entries, repeats: all }: RepeatingSidebar, keyOf: KeyOf): readonly Fault[] {
  const repeats = all.filter((repeat) => !isOfMixedLists(repeat));
  if (repeats.length === 0) return [];
  const doubledAround = findDoubled(repeats, entries);
  const seen = new Set<Doubled>();
  // Listed three times in one sidebar is two faults, each of which other editions may have too.
  const times = new Map<ExpandedPage, number>();
  return repeats.flatMap(({ first, again }): readonly Fault[] => {
    const doubled = doubledAround(again);
    if (doubled !== undefined) {
      if (seen.has(doubled)) return [];
      seen.add(doubled);
      return [doubledDivision(doubled, owner, keyOf)];
    }
    const { page } = again.origin;
    const time = (times.get(page) ?? 0) + 1;
    times.set(page, time);
    return [
      {
        repeated: JSON.stringify([keyOf(page), time]),
        owner,
        place: placeOf(again.origin.source),
        args: { path: page.path, sidebar: sidebarName(owner) },
        first: { message: "first listed here", place: placeOf(first.origin.source) },
        causedBy: [first, again].flatMap(rootOutsideGroup),
      },
    ];
  });
}

function rootOutsideGroup({ origin, division: { origin: division } }: ListedPage): readonly Cause[] {
  const isRoot = division.root === origin && division.kind !== "group";
  return isRoot ? [{ code: "root-outside-group", at: placeOf(origin.source) }] : [];
}

function doubledDivision({ division, first, pages }: Doubled, owner: ExpandedDivision, keyOf: KeyOf): Fault {
  const args = { division: titleInside(division.origin), first: titleInside(first.origin), pages: pages.length };
  return {
    repeated: JSON.stringify(pages.map(keyOf)),
    owner,
    place: labelPlace(division.origin),
    args,
    first: { message: "first listed here", place: labelPlace(first.origin) },
  };
}

/** The outermost division of an entry that is repeated as a whole. */
function findDoubled(
  repeats: readonly Repeat[],
  entries: readonly ListedPage[],
): (entry: ListedPage) => Doubled | undefined {
  const repeatsIn = new Map<SidebarDivision, Repeat[]>();
  for (const repeat of repeats) {
    for (const division of divisionsAbove(repeat.again)) {
      const known = repeatsIn.get(division);
      if (known === undefined) repeatsIn.set(division, [repeat]);
      else known.push(repeat);
    }
  }
  const sizes = new Map<SidebarDivision, number>();
  for (const entry of entries)
    for (const division of divisionsAbove(entry)) sizes.set(division, (sizes.get(division) ?? 0) + 1);
  const doubledBy = new Map<SidebarDivision, Doubled | undefined>();
  const asDoubled = (division: SidebarDivision): Doubled | undefined => {
    const repeats = repeatsIn.get(division)!;
    if (repeats.length < 2 || repeats.length < sizes.get(division)!) return undefined;
    const first = commonDivision(repeats, division);
    return first && { division, first, pages: repeats.map(({ again }) => again.origin.page) };
  };
  return (entry) => {
    const outermost = divisionsAbove(entry).toReversed();
    for (const division of outermost) if (!doubledBy.has(division)) doubledBy.set(division, asDoubled(division));
    return outermost.map((division) => doubledBy.get(division)).find((doubled) => doubled !== undefined);
  };
}

/** The division that has all first listings: directly in its list, or as the innermost division that does not contain the repeated one. */
function commonDivision(repeats: readonly Repeat[], doubled: SidebarDivision): SidebarDivision | undefined {
  const [one, ...others] = repeats.map(({ first }) => divisionsAbove(first));
  if ([one!, ...others].some((divisions) => divisions.includes(doubled))) return undefined;
  const direct = one![0]!;
  if (others.every(([division]) => division === direct)) return direct;
  const common = one!.find((division) => others.every((divisions) => divisions.includes(division)));
  return common !== undefined && !isAround(common, doubled) ? common : undefined;
}

/** Whether the two are in different lists of one division: then the two lists are the fault that is reported (D19). */
function isOfMixedLists({ first, again }: Repeat): boolean {
  const [one, other] = [divisionsAbove(first), divisionsAbove(again)];
  const common = one.find((division) => other.includes(division));
  if (common === undefined) return false;
  const lists = [
    listOf(common, one[one.indexOf(common) - 1]?.origin ?? first.origin),
    listOf(common, other[other.indexOf(common) - 1]?.origin ?? again.origin),
  ];
  return lists.every((list) => list !== undefined) && lists[0] !== lists[1];
}

/** The list of a division that holds an element; undefined if that is not certain. */
function listOf({ origin }: SidebarDivision, { source }: Pick<ExpandedPageNode, "source">): string | undefined {
  const { file, pointer } = origin.source;
  if (source.file !== file || !source.pointer.startsWith(`${pointer}/`)) return undefined;
  const [field, index, ...more] = source.pointer.slice(pointer.length + 1).split("/");
  return index !== undefined && more.length === 0 ? field : undefined;
}

/** The divisions of an entry, the innermost first. */
function divisionsAbove({ division: innermost }: ListedPage): readonly SidebarDivision[] {
  const divisions: SidebarDivision[] = [];
  for (let division: SidebarDivision | undefined = innermost; division !== undefined; division = division.above)
    divisions.push(division);
  return divisions;
}

function isAround(outer: SidebarDivision, inner: SidebarDivision): boolean {
  for (let division: SidebarDivision | undefined = inner; division !== undefined; division = division.above)
    if (division === outer) return true;
  return false;
}

function sidebarName(owner: ExpandedDivision): string {
  return owner.kind === "root" ? "this sidebar" : `the sidebar of ${titleInside(owner)}`;
}
