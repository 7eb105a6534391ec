// Pages that one side has and the other has not, by themselves or with a division or an edition.
import type { Page } from "../site/navigation.ts";
import type { PageAddedOrRemoved } from "./navigation-diff.ts";
import type { EditionChange } from "./merge-editions.ts";
import type { Side } from "./side.ts";
import { refOf, type EditionPlaces, type DivisionNode } from "./edition-places.ts";

/** What one side has and the other one has not: removed pages, or added pages. */
export interface Unmatched {
  readonly side: Side;
  /** Its pages that are on the other side, too. */
  readonly paired: ReadonlyMap<Page, unknown>;
  /** Pages in a division that is on the other side, too: with the first such place, and the editions. */
  readonly inMatched: Map<Page, { readonly node: DivisionNode; readonly editions: string[] }>;
  /** Pages in a division that the other side has not. */
  readonly inUnmatched: Set<Page>;
}

export function startUnmatched(side: Side, paired: ReadonlyMap<Page, unknown>): Unmatched {
  return { side, paired, inMatched: new Map(), inUnmatched: new Set() };
}

/** Takes note of the pages of one edition that the other side has not; returns those in divisions that it has not, by the outermost. */
export function addUnmatched(
  { edition, places }: EditionPlaces,
  matched: ReadonlyMap<DivisionNode, DivisionNode>,
  { paired, inMatched, inUnmatched }: Unmatched,
): ReadonlyMap<DivisionNode, ReadonlySet<Page>> {
  const byDivision = new Map<DivisionNode, Set<Page>>();
  for (const [page, nodes] of places) {
    if (paired.has(page)) continue;
    const place = nodes.find((node) => matched.has(node));
    if (place !== undefined) {
      const known = inMatched.get(page);
      if (known === undefined) inMatched.set(page, { node: place, editions: [edition.id] });
      else known.editions.push(edition.id);
      continue;
    }
    inUnmatched.add(page);
    for (const node of nodes) {
      const outermost = outermostUnmatched(node, matched);
      byDivision.set(outermost, (byDivision.get(outermost) ?? new Set<Page>()).add(page));
    }
  }
  return byDivision;
}

function outermostUnmatched(node: DivisionNode, matched: ReadonlyMap<DivisionNode, DivisionNode>): DivisionNode {
  let outermost = node;
  while (outermost.above !== undefined && !matched.has(outermost.above)) outermost = outermost.above;
  return outermost;
}

/** The changes of pages that were added or removed by themselves, in reading order. */
export function addedOrRemoved(
  kind: PageAddedOrRemoved["kind"],
  { side, paired, inMatched, inUnmatched }: Unmatched,
  unmatchedEditions: ReadonlySet<string>,
): readonly EditionChange<PageAddedOrRemoved>[] {
  return [...side.pages].flatMap(([address, page]) => {
    if (paired.has(page)) return [];
    const noted = inMatched.get(page);
    const editions = noted?.editions ?? (inUnmatched.has(page) ? [] : editionsWithoutPlace(page, unmatchedEditions));
    if (editions.length === 0) return [];
    const { key, title } = page;
    const division = noted === undefined ? null : refOf(noted.node);
    const part: PageAddedOrRemoved = { kind, key, title, hrefs: [address], division, editions: [] };
    return [{ identity: `${kind}\n${key}`, editions, part }];
  });
}

/** Where a page without a place belongs to an edition that the other side has. */
function editionsWithoutPlace({ placements }: Page, unmatchedEditions: ReadonlySet<string>): readonly string[] {
  const withoutPlace = placements.filter(({ node }) => node === null).flatMap(({ editions }) => editions);
  return withoutPlace.filter((edition) => !unmatchedEditions.has(edition));
}

/** How many addresses were added or removed with each group of editions only; `groupOf` has the group of each edition. */
export function pagesOfEditions(
  { side, paired, inMatched, inUnmatched }: Unmatched,
  groupOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of side.pages.values()) {
    if (paired.has(page) || inMatched.has(page) || inUnmatched.has(page)) continue;
    const groups = page.placements.flatMap(({ editions }) => editions.flatMap((edition) => groupOf.get(edition) ?? []));
    for (const group of new Set(groups)) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
