// Lists the visible pages and links of an edition in reading order.
import { writtenPath } from "../../compiler/contract/href.ts";
import type { Division, Edition, ResolvedNavigation } from "../../compiler/site/navigation.ts";
import type { Page } from "../../compiler/site/page.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { perObject } from "../../compiler/text/per-object.ts";
import { feedTable, type Feed } from "./feed-table.ts";

/** A page at one place with the divisions above it, or a division whose link does not lead to a page. */
export type ReadingEntry =
  | { readonly kind: "page"; readonly page: Page; readonly label: string; readonly trail: readonly Division[] }
  | { readonly kind: "link"; readonly division: Division; readonly href: string };

/**
 * Yields the visible parts of an edition: its pages at all their places and its links, then those of its global anchors, and if
 * docs.json has all pages indexed, those in no list, by path.
 */
export function* readingOrder(
  { pages, editions, site }: ResolvedNavigation,
  { id, tree, global }: Edition,
  feed: Feed,
): Generator<ReadingEntry, void> {
  function* inside(division: Division, trail: readonly Division[]): Generator<ReadingEntry, boolean> {
    const root = pages[division.root ?? ""];
    if (root !== undefined && (!division.hidden || isFoundWhenHidden(root)))
      yield { kind: "page", page: root, label: root.sidebarTitle ?? root.title, trail };
    let hasPages = root !== undefined;
    for (const child of division.children) {
      if (child.kind !== "page") hasPages = (yield* visit(child, trail)) || hasPages;
      else {
        hasPages = true;
        const page = pages[child.href];
        if (page !== undefined && (!child.hidden || isFoundWhenHidden(page)))
          yield { kind: "page", page, label: child.label, trail };
      }
    }
    return hasPages;
  }
  function* visit(division: Division, above: readonly Division[]): Generator<ReadingEntry, boolean> {
    if (division.otherEdition !== undefined) {
      const other = feedTable.stub[feed] ? contentOf(division, editions) : undefined;
      if (other !== undefined) yield* inside(other, [...above, other]);
      return true;
    }
    const hasPages = yield* inside(division, [...above, division]);
    const { href, hidden } = division;
    if (hasPages || hidden || href === undefined) return hasPages;
    const page = division.external ? undefined : pages[writtenPath(href)];
    if (page === undefined) yield { kind: "link", division, href };
    else yield { kind: "page", page, label: division.label, trail: above };
    return true;
  }
  yield* inside(tree, []);
  for (const anchor of global.anchors) yield* visit(anchor, []);
  if (site.indexing !== "all") return;
  for (const page of Object.values(pages))
    if (isUnlisted(page) && page.placements.some((placement) => placement.editions.includes(id)))
      yield { kind: "page", page, label: page.sidebarTitle ?? page.title, trail: [] };
}

/** A page that is hidden at all its places but in feeds (D244); others are in them at their visible places. */
function isFoundWhenHidden({ hidden, indexed }: Page): boolean {
  return hidden === true && indexed === true;
}

const editionsById = perObject((editions: readonly Edition[]) => new Map(editions.map((each) => [each.id, each])));

/** The division of a stub in the edition that has its content. */
function contentOf({ id, otherEdition }: Division, editions: readonly Edition[]): Division | undefined {
  const edition = editionsById(editions).get(otherEdition ?? "");
  return edition && divisionIn(edition.tree, id);
}

function divisionIn(division: Division, id: string): Division | undefined {
  if (division.id === id) return division.otherEdition === undefined ? division : undefined;
  for (const child of division.children) {
    const found = child.kind === "page" || !id.startsWith(child.id) ? undefined : divisionIn(child, id);
    if (found !== undefined) return found;
  }
  return undefined;
}
