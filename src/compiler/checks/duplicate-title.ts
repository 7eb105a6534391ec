// Finds pages that readers see under one title in one list. (D131)
import { placeOf, type RelatedPlace } from "../diagnostics/place.ts";
import type { ExpandedDivision, ExpandedPage, ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { RouteCollision } from "../routes/route-allocator.ts";
import { shownAs } from "../site/described-pages.ts";
import { groupBy } from "../text/group-by.ts";
import { titleInside } from "./division-check.ts";
import type { Check, CheckedSite } from "./check.ts";
import { isForeignEntry } from "./page-language.ts";

/** A list in which pages share titles. */
interface Fault {
  readonly division: ExpandedDivision;
  /** The entries of each such title; at least two. */
  readonly titles: readonly (readonly ExpandedPageNode[])[];
}

const namedPages = 3;

/** Reports each such list once, together with the lists of other languages and versions in which the same pages share titles. */
export const duplicateTitle: Check = {
  code: "duplicate-title",
  needs: [],
  run: (site, report) => {
    const { keyOf } = site.site;
    const keysIn = ({ titles }: Fault): string =>
      JSON.stringify(titles.map((nodes) => nodes.map(({ page }) => keyOf(page))));
    for (const faults of groupBy(faultsIn(site), keysIn).values()) {
      const { division, titles } = faults[0]!;
      const nodes = titles[0]!;
      const [first, ...alsoAt] = differentPlaces(faults);
      const args = {
        list: division.kind === "root" ? `"navigation"` : titleInside(division),
        title: labelOf(nodes[0]!.page),
        examples: nodes.slice(0, namedPages).map(nameOf),
        pages: nodes.length,
        titles: titles.length,
        isOfSpec: titles.flat().every(({ page }) => page.file === null),
        uses: faults.length,
      };
      report("duplicate-title", first!.place, args, { alsoAt });
    }
  },
};

function faultsIn(site: CheckedSite): readonly Fault[] {
  const { expanded, routes } = site;
  const faults: Fault[] = [];
  const reported = new Set(routes.collisions.filter(isOfOneSpec).map(({ slot }) => slot.operation));
  const isReported = ({ page }: ExpandedPageNode): boolean =>
    page.file === null && page.provenance.route !== undefined && reported.has(page.provenance.route.slot.operation);
  const walk = (division: ExpandedDivision): void => {
    const shown = division.children.flatMap((child) =>
      child.kind === "page" && isShown(child) && !isReported(child) && !isForeignEntry(child.source, site)
        ? [child]
        : [],
    );
    const titles = [...groupBy(shown, nameShown).values()].map(ofDifferentPages).filter((nodes) => nodes.length > 1);
    if (titles.length > 0) faults.push({ division, titles });
    for (const child of division.children) if (child.kind !== "page") walk(child);
  };
  walk(expanded.root);
  return faults;
}

/** Whether two operations with equal words want one address. That is reported, and changing the words repairs both faults (D8). */
function isOfOneSpec({ holder, slot }: RouteCollision): boolean {
  if (holder.kind === "operation") return holder.slot.operation.spec === slot.operation.spec;
  return holder.kind === "earlier";
}

/** Whether readers see the page, and its title is known and can be changed. */
function isShown({ page, hiddenAbove }: ExpandedPageNode): boolean {
  const { operation, reference, file } = page;
  // Nobody can change what a field of a GraphQL schema is called.
  const isFixed = file === null && (reference !== undefined || operation?.unresolved === true);
  return !(page.hidden ?? hiddenAbove) && page.missing !== true && !isFixed;
}

function labelOf({ sidebarTitle, title }: ExpandedPage): string {
  return sidebarTitle ?? title;
}

function nameShown({ page, method }: ExpandedPageNode): string {
  const { tag, deprecated } = page;
  return shownAs({ label: labelOf(page), tag, method, deprecated });
}

/** The first entry of each page. A page that is listed twice is another fault. */
function ofDifferentPages(nodes: readonly ExpandedPageNode[]): readonly ExpandedPageNode[] {
  return [...new Map(nodes.toReversed().map((node) => [node.page, node])).values()].toReversed();
}

/** The file of a page without its extension, or its operation. */
function nameOf({ page, method }: ExpandedPageNode): string {
  const { operation } = page;
  if (page.file !== null || operation === undefined) return page.path;
  return [method, operation.path ?? operation.webhook ?? operation.channel].filter(Boolean).join(" ");
}

/** The places that list the pages; all pages of one spec are listed at one place. */
function differentPlaces(faults: readonly Fault[]): readonly RelatedPlace[] {
  const places = new Map<string, RelatedPlace>();
  for (const node of faults.flatMap(({ titles }) => titles.flat())) {
    const { file, pointer } = node.source;
    const id = JSON.stringify([file, pointer]);
    if (!places.has(id)) places.set(id, { message: `shown as "${labelOf(node.page)}"`, place: placeOf(node.source) });
  }
  return [...places.values()];
}
