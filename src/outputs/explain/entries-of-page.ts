// Finds the entries that put a page into the site, each with the divisions above it.
import {
  divisionName,
  divisionRow,
  isSelectorKind,
  usedList,
  type ListField,
} from "../../compiler/contract/divisions.ts";
import type {
  ExpandedDivision,
  ExpandedPage,
  ExpandedPageNode,
  ExpandedSpec,
} from "../../compiler/expand/expanded-tree.ts";
import type { Division } from "../../compiler/site/navigation.ts";
import type { Page, Placement } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { madeOnce, perObject } from "../../compiler/text/per-object.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { DivisionFacts, Origin } from "./facts.ts";
import type { EntryFacts, PlacementFacts, SpecFacts } from "./explanation.ts";

/** A node of a page, with the divisions and branches above it, outermost first. */
interface Listing {
  readonly kind: EntryFacts["kind"];
  readonly node: ExpandedPageNode;
  readonly above: readonly [ExpandedDivision, ...(readonly ExpandedDivision[])];
}

/** A listing of the page in one edition. */
interface Way {
  readonly listing: Listing;
  readonly edition: string;
  readonly placement: Placement;
}

/** The entries of a page in the order of its placements; those of one place count as one. */
export function entriesOfPage(page: Page, expanded: ExpandedPage, site: ExplainedSite): readonly EntryFacts[] {
  const listings = listingsIn(site.record.site.tree.root).get(expanded) ?? [];
  const ways = page.placements
    .filter(({ node }) => node !== null)
    .flatMap((placement) =>
      placement.editions.flatMap((edition) =>
        listings
          .filter((listing) => isPlacedAs(listing, placement, edition, site))
          .map((listing): Way => ({ listing, edition, placement })),
      ),
    );
  const byPlace = groupBy(
    ways,
    ({ listing: { node, kind } }) => `${node.source.file}\n${node.source.pointer}\n${kind}`,
  );
  return [...byPlace.values()].map((same) => entryFacts(same, site));
}

/** What is shown around a page that no entry lists. */
export function unlistedPlacements({ placements }: Page, site: ExplainedSite): readonly PlacementFacts[] {
  return placements
    .filter(({ node }) => node === null)
    .map((placement) => placementFacts(placement, placement.editions, site));
}

/** All nodes of each page in reading order, its roots last. */
const listingsIn = perObject((root: ExpandedDivision): ReadonlyMap<ExpandedPage, readonly Listing[]> => {
  const listed = new Map<ExpandedPage, Listing[]>();
  const roots: [ExpandedPage, Listing][] = [];
  const add = (page: ExpandedPage, listing: Listing): void => void madeOnce(listed, page, () => []).push(listing);
  const walk = (division: ExpandedDivision, ancestors: readonly ExpandedDivision[]): void => {
    const above = [...ancestors, division] as unknown as Listing["above"];
    if (division.root !== undefined) roots.push([division.root.page, { kind: "root", node: division.root, above }]);
    for (const child of division.children) {
      if (child.kind !== "page") walk(child, above);
      else add(child.page, { kind: division.generated ? "spec" : "entry", node: child, above });
    }
  };
  walk(root, []);
  for (const [page, listing] of roots) add(page, listing);
  return listed;
});

/** Whether this listing gives a page the placement in an edition. */
function isPlacedAs(
  { kind, node, above }: Listing,
  placement: Placement,
  edition: string,
  site: ExplainedSite,
): boolean {
  const { ids, selectors, editions, viewOf } = site.record.site;
  const plan = editions.find(({ id }) => id === edition)!;
  if (!above.every((division) => !isSelectorKind(division.kind) || selectors.agrees(division, plan))) return false;
  if (placement.node === ids.page(node)) return true;
  const owner = above.findLast(({ kind: each }) => !isSelectorKind(each))!;
  // A root page that its own list repeats has one placement and two entries.
  return kind === "root" && viewOf(owner, plan).root === node && lastOf(placement) === ids.division(owner);
}

/** The id of the division that a placement is directly in. */
function lastOf({ trail }: Placement): string {
  return trail.at(-1) ?? "";
}

function entryFacts(ways: readonly Way[], site: ExplainedSite): EntryFacts {
  const [{ listing, placement, edition }] = ways as readonly [Way, ...(readonly Way[])];
  const { kind, node, above } = listing;
  const byPlacement = groupBy(ways, (way) => way.placement);
  // The object of the place itself: its line and column are filled in when all places are found.
  return Object.assign(site.at(node.source), {
    kind,
    written: node.written,
    pointer: node.source.pointer,
    editions: [...new Set(ways.map((way) => way.edition))],
    above: stepFacts(above, site.divisionsOn(placement.trail, edition), site),
    ...(node.hiddenAbove ? { hiddenBy: hiddenBy(above, site) } : {}),
    ...droppedFacts(listing, site),
    specs: above
      .at(-1)!
      .specs.flat()
      .map((spec) => specFacts(spec, site)),
    ...directoryFacts(listing, site),
    placements: [...byPlacement].map(([each, same]) =>
      placementFacts(
        each,
        same.map((way) => way.edition),
        site,
      ),
    ),
  });
}

/** `shown`: the same divisions in the tree of the edition, without the branches of selectors. */
function stepFacts(above: Listing["above"], shown: readonly Division[], site: ExplainedSite): readonly DivisionFacts[] {
  let depth = -1;
  return above.map((division) => {
    if (!isSelectorKind(division.kind)) depth += 1;
    return divisionFacts({ ...division, href: hrefOf(division, shown[depth]), hidden: division.hiddenHere }, site);
  });
}

function hrefOf({ kind, label }: ExpandedDivision, shown: Division | undefined): string | undefined {
  if (kind === "language") return shown?.languages?.find(({ code }) => code === label)?.href;
  if (kind === "version") return shown?.versions?.find((version) => version.label === label)?.href;
  return shown?.href;
}

/** The node of a division or branch in an edition. */
type ShownDivision = Pick<Division, "label" | "source"> &
  Pick<ExpandedDivision, "kind" | "generated"> & {
    readonly href: string | undefined;
    readonly hidden: boolean;
  };

/** A division or branch, and where its label is written. */
export function divisionFacts(
  { kind, label, href, hidden, generated, source }: ShownDivision,
  site: ExplainedSite,
): DivisionFacts {
  const labelled = kind === "root" || generated === true ? "" : `/${divisionRow(kind).label}`;
  return Object.assign(site.at(source, labelled), {
    kind,
    label,
    ...(href === undefined ? {} : { href }),
    ...(hidden ? { hidden: true as const } : {}),
    ...(generated === true ? { generated } : {}),
  });
}

/** The outermost of the divisions that hide what is below; a division below with `hidden: false` makes them visible again (D14). */
function hiddenBy(above: Listing["above"], site: ExplainedSite): Origin {
  const hider = above[above.findLastIndex(({ hiddenHere }) => !hiddenHere) + 1]!;
  return { from: divisionName(hider.kind, hider.label), at: site.at(hider.source, "/hidden") };
}

/** The list of `navigation` that contains a listing, if the platform uses another list instead. */
function droppedFacts({ kind, above: [, first] }: Listing, site: ExplainedSite): Pick<EntryFacts, "dropped"> {
  const { rootLists } = site.record;
  const used = usedList(
    "root",
    rootLists.map(({ field }) => field),
  );
  const list = first === undefined ? "pages" : listOf(first);
  const isListed = rootLists.some(({ field }) => field === list) && (first !== undefined || kind === "entry");
  if (used === undefined || used === list || list === undefined || !isListed) return {};
  const { source } = rootLists.find(({ field }) => field === used)!;
  return { dropped: { list, used, at: site.at(source) } };
}

/** The list that contains a division; undefined for a group that was generated from a spec. */
function listOf({ kind, generated }: ExpandedDivision): ListField | undefined {
  return kind === "root" || generated === true ? undefined : divisionRow(kind).list;
}

/** The layout of a root page; undefined if it lists nothing. */
function directoryFacts({ kind, above }: Listing, site: ExplainedSite): Pick<EntryFacts, "directory"> {
  const directory = above.at(-1)?.directory;
  if (kind !== "root" || directory === undefined || directory.layout === "none") return {};
  const { layout, setBy } = directory;
  return {
    directory: { layout, from: divisionName(setBy.kind, setBy.label), at: site.at(setBy.source, "/directory") },
  };
}

function specFacts({ source, directory, setBy, at }: ExpandedSpec, site: ExplainedSite): SpecFacts {
  const ofSite = at.pointer.startsWith("/api/") ? `"api" of docs.json` : "docs.json";
  return {
    source,
    ...(directory === undefined ? {} : { directory }),
    from: setBy === null ? ofSite : divisionName(setBy.kind, setBy.label),
    at: site.at(at),
  };
}

function placementFacts(
  { sidebar, breadcrumbs = [], prev, next, trail }: Placement,
  editions: readonly string[],
  site: ExplainedSite,
): PlacementFacts {
  const shown = site.divisionsOn(trail, editions[0]!).find(({ id }) => id === sidebar);
  return {
    editions,
    // The root needs no words of its own.
    sidebar: shown === undefined || shown.kind === "root" ? "" : divisionName(shown.kind, shown.label),
    breadcrumbs: breadcrumbs.map(({ label }) => label),
    previous: prev === null ? null : site.pageName(prev.href),
    next: next === null ? null : site.pageName(next.href),
  };
}
