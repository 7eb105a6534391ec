// All pages of the site by href, in reading order.
import { isExternalHref, pageUrl, writtenPath } from "../contract/href.ts";
import type { RelatedEntry } from "../contract/page-fields.ts";
import { withoutUndefined } from "../text/json-value.ts";
import type { EditionPlan, ExpandedPage } from "../expand/expanded-tree.ts";
import { describedPage, type PlacedPage } from "./described-pages.ts";
import { placementIn, type Placements } from "./page-placements.ts";
import { linkedHrefs } from "./linked-hrefs.ts";
import type { Edition } from "./navigation.ts";
import type { Page, Placement, RelatedLink } from "./page.ts";
import { onlyValue, type ListingsOfPage } from "./page-listings.ts";
import type { SiteContext } from "./site-context.ts";

/** Listed pages in reading order of docs.json, then unlisted ones by path. */
export function pageTable(
  placements: Placements,
  editions: readonly Edition[],
  context: SiteContext,
): { readonly [href: string]: Page } {
  const { listings, hrefOf } = context;
  const table: Record<string, Page> = {};
  for (const [page, listing] of listings.listed) {
    // The place of the first placement says which language and version own it.
    const owner = placements.ownerOf(page);
    table[hrefOf(page)] = pageEntry(
      page,
      { listing, owner, placements: placements.ofPage(page), found: true },
      context,
    );
  }
  const nearest = nearestPages(placements, context);
  const linked = listings.unplaced.size === 0 ? undefined : linkedHrefs(editions);
  for (const [page, listing] of listings.unplaced) {
    if (Object.hasOwn(table, hrefOf(page))) continue;
    const owners = listing.owner === undefined ? [] : placements.ofDivision(listing.owner);
    const edition = (editionOf(listing) ?? context.defaultEdition).id;
    const placement =
      owners.length === 0
        ? unlistedPlacement([edition], nearest(page.path, edition))
        : unlistedPlacement([...new Set(owners.flatMap(({ editions }) => editions))], owners[0]);
    const found = linked?.has(hrefOf(page)) === true;
    table[hrefOf(page)] = pageEntry(page, { listing, owner: undefined, placements: [placement], found }, context);
  }
  return table;
}

interface PageOccurrence {
  readonly listing: ListingsOfPage;
  /** What sets its language and version; undefined for an unlisted page. */
  readonly owner: Pick<Page, "language" | "version"> | undefined;
  readonly placements: readonly Placement[];
  /** False if no list and no link leads to it: then feeds don't, either (D257). */
  readonly found: boolean;
}

function pageEntry(
  page: ExpandedPage,
  { listing, owner, placements, found }: PageOccurrence,
  context: SiteContext,
): Page {
  const { hrefOf, keyOf, basePath } = context;
  const { path, file, url, missing, operation, reference, symbol } = page;
  const { language, version } = owner ?? {
    language: onlyValue(listing.languages) ?? null,
    version: onlyValue(listing.versions) ?? null,
  };
  const isHidden = page.hidden ?? listing.hidden;
  const isIndexed = isIndexedWith(page, { listing, found }, context);
  const placed: PlacedPage = {
    href: hrefOf(page),
    path,
    file,
    hidden: isHidden ? true : undefined,
    indexed: isIndexed === isHidden ? isIndexed : undefined,
    url: url === undefined ? undefined : pageUrl(url, basePath),
    related: page.related?.map((entry) => relatedLink(entry, context)),
    groups: page.groups,
    missing,
    operation,
    reference,
    symbol,
    key: keyOf(page),
    language,
    version,
    placements,
  };
  return describedPage(placed, page);
}

/** Whether search and other feeds have a page: docs.json decides for all pages (D251), else the page, else its places, all of them on the platform (D244). */
function isIndexedWith(
  { hidden }: ExpandedPage,
  { listing: { withheld }, found }: Pick<PageOccurrence, "listing" | "found">,
  { dialect, tree: { site } }: SiteContext,
): boolean {
  if (site.seo.indexing === "all") return true;
  if (!found) return false;
  if (hidden !== undefined) return !hidden;
  return withheld === "nowhere" || (withheld === "somewhere" && dialect !== "mintlify");
}

function relatedLink(entry: RelatedEntry, context: RelatedContext): RelatedLink {
  const { link, label } = entry;
  const href = pageUrl(link, context.basePath);
  if (isExternalHref(link)) return withoutUndefined({ href, label, external: true });
  const page = relatedPage(entry, context);
  return withoutUndefined({ href, label: label ?? page?.sidebarTitle ?? page?.title });
}

type RelatedContext = Pick<SiteContext, "basePath" | "pageAt">;

function relatedPage({ link }: RelatedEntry, { basePath, pageAt }: RelatedContext): ExpandedPage | undefined {
  return isExternalHref(link) ? undefined : pageAt(writtenPath(pageUrl(link, basePath)));
}

/** The pages whose titles other pages show, as labels of the links at their end. */
export function pagesNamedByOthers(pages: Iterable<ExpandedPage>, context: RelatedContext): ReadonlySet<ExpandedPage> {
  const named = new Set<ExpandedPage>();
  for (const { related = [] } of pages)
    for (const entry of related) {
      const page = entry.label === undefined ? relatedPage(entry, context) : undefined;
      if (page !== undefined) named.add(page);
    }
  return named;
}

/** The placement of an unlisted page: it is shown like its neighbor (D14). */
function unlistedPlacement(editions: readonly string[], neighbor: Surroundings | undefined): Placement {
  const { sidebar = "", trail = [], breadcrumbs = [] } = neighbor ?? {};
  return placementIn({ editions, sidebar, trail, breadcrumbs }, null);
}

/** What is around a page. */
type Surroundings = Pick<Placement, "sidebar" | "trail" | "breadcrumbs">;

// The first page of an edition below each folder: in reading order, so ties need no second look.
function nearestPages(
  { ofPage }: Placements,
  { listings }: SiteContext,
): (path: string, edition: string) => Surroundings | undefined {
  let firstBelow: ReadonlyMap<string, ReadonlyMap<string, Surroundings>> | undefined;
  const fill = (): ReadonlyMap<string, ReadonlyMap<string, Surroundings>> => {
    const editions = [...listings.unplaced.values()].flatMap((listing) => editionOf(listing) ?? []);
    const found = new Map(editions.map(({ id }) => [id, new Map<string, Surroundings>()]));
    for (const page of listings.listed.keys())
      for (const placement of ofPage(page))
        for (const id of placement.editions) addFolders(found.get(id), page.path, placement);
    return found;
  };
  return (path, edition) => {
    firstBelow ??= fill();
    const known = firstBelow.get(edition);
    return known?.get(foldersOf(path).findLast((folder) => known.has(folder)) ?? "");
  };
}

function addFolders(found: Map<string, Surroundings> | undefined, path: string, placement: Placement): void {
  if (found === undefined) return;
  // With the first page of all, an unlisted one has nothing in common but the sidebar.
  if (found.size === 0) found.set("", onlySidebar(placement));
  for (const folder of foldersOf(path)) if (!found.has(folder)) found.set(folder, placement);
}

function editionOf({ editions }: ListingsOfPage): EditionPlan | undefined {
  return editions[0]?.[0];
}

function onlySidebar({ sidebar, trail }: Placement): Surroundings {
  return { sidebar, trail: trail.slice(0, trail.indexOf(sidebar) + 1) };
}

/** Every leading part of a path, the shortest first, the path itself last. */
function foldersOf(path: string): readonly string[] {
  const segments = path.split("/");
  return segments.map((_, index) => segments.slice(0, index + 1).join("/"));
}
