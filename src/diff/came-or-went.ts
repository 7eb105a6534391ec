// Which pages came or went by themselves, and which with a division or an edition?
import type { Page } from "../site/navigation.ts";
import type { PageCameOrWent } from "./navigation-diff.ts";
import type { Raw } from "./roll-up.ts";
import type { Side } from "./side.ts";
import { refOf, type EditionSpots, type Spot } from "./spots.ts";

/** What one side has and the other one has not: pages that went, or pages that came. */
export interface Alone {
  readonly side: Side;
  /** Its pages that are on the other side, too. */
  readonly paired: ReadonlyMap<Page, unknown>;
  /** Pages in a division that is on the other side, too: with the first such place, and the editions. */
  readonly told: Map<Page, { readonly spot: Spot; readonly editions: string[] }>;
  /** Pages in a division that the other side has not. */
  readonly within: Set<Page>;
}

export function openAlone(side: Side, paired: ReadonlyMap<Page, unknown>): Alone {
  return { side, paired, told: new Map(), within: new Set() };
}

/** Takes note of the pages of one edition that the other side has not; returns those in divisions that it has not, by the outermost. */
export function noteEdition(
  { edition, places }: EditionSpots,
  matched: ReadonlyMap<Spot, Spot>,
  { paired, told, within }: Alone,
): ReadonlyMap<Spot, ReadonlySet<Page>> {
  const byDivision = new Map<Spot, Set<Page>>();
  for (const [page, spots] of places) {
    if (paired.has(page)) continue;
    const home = spots.find((spot) => matched.has(spot));
    if (home !== undefined) {
      const known = told.get(page);
      if (known === undefined) told.set(page, { spot: home, editions: [edition.id] });
      else known.editions.push(edition.id);
      continue;
    }
    within.add(page);
    for (const spot of spots) {
      const outermost = outermostAlone(spot, matched);
      byDivision.set(outermost, (byDivision.get(outermost) ?? new Set<Page>()).add(page));
    }
  }
  return byDivision;
}

function outermostAlone(spot: Spot, matched: ReadonlyMap<Spot, Spot>): Spot {
  let outermost = spot;
  while (outermost.above !== undefined && !matched.has(outermost.above)) outermost = outermost.above;
  return outermost;
}

/** The changes of pages that came or went by themselves, in reading order. */
export function cameOrWent(
  kind: PageCameOrWent["kind"],
  { side, paired, told, within }: Alone,
  editionsAlone: ReadonlySet<string>,
): readonly Raw<PageCameOrWent>[] {
  return [...side.pages].flatMap(([address, page]) => {
    if (paired.has(page)) return [];
    const noted = told.get(page);
    const editions = noted?.editions ?? (within.has(page) ? [] : editionsBeside(page, editionsAlone));
    if (editions.length === 0) return [];
    const { key, title } = page;
    const division = noted === undefined ? null : refOf(noted.spot);
    const part: PageCameOrWent = { kind, key, title, hrefs: [address], division, editions: [] };
    return [{ identity: `${kind}\n${key}`, editions, part }];
  });
}

/** Where a page without a place belongs to an edition that the other side has. */
function editionsBeside({ placements }: Page, editionsAlone: ReadonlySet<string>): readonly string[] {
  const lone = placements.filter(({ node }) => node === null).flatMap(({ editions }) => editions);
  return lone.filter((edition) => !editionsAlone.has(edition));
}

/** How many addresses came or went with each group of editions, and with nothing else; `groupOf` has the group of each edition. */
export function pagesOfEditions(
  { side, paired, told, within }: Alone,
  groupOf: ReadonlyMap<string, string>,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const page of side.pages.values()) {
    if (paired.has(page) || told.has(page) || within.has(page)) continue;
    const groups = page.placements.flatMap(({ editions }) => editions.flatMap((edition) => groupOf.get(edition) ?? []));
    for (const group of new Set(groups)) counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return counts;
}
