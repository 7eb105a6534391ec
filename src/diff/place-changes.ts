// Which pages of an edition stand in other divisions than before?
import type { Page } from "../site/navigation.ts";
import type { PageListing, PageRelocated } from "./navigation-diff.ts";
import type { Pairs } from "./pairing.ts";
import type { Raw } from "./roll-up.ts";
import type { Side } from "./side.ts";
import { identityOf, refOf, type EditionSpots, type Spot } from "./spots.ts";

/** A page that left one division and entered another one. */
export interface Relocation {
  readonly page: Page;
  readonly before: Spot;
  readonly after: Spot;
}

/** Pages by what happened to their places; each of the side after. */
export interface PlaceChanges {
  readonly relocated: readonly Relocation[];
  readonly listed: readonly { readonly page: Page; readonly spot: Spot }[];
  /** With the key it had: a page in no list may lose the one it shares with its counterparts. */
  readonly unlisted: readonly { readonly page: Page; readonly spot: Spot; readonly key: string }[];
}

/** Compares the divisions that list a page, whatever they are called now. A division that came or went speaks for the pages that also stand elsewhere. */
export function placeChanges(
  before: EditionSpots,
  after: EditionSpots,
  pages: Pairs<Page>,
  divisions: Pairs<Spot>,
): PlaceChanges {
  const relocated: Relocation[] = [];
  const listed: { page: Page; spot: Spot }[] = [];
  const unlisted: { page: Page; spot: Spot; key: string }[] = [];
  const compare = (page: Page, was: readonly Spot[], is: readonly Spot[]): void => {
    const kept = new Set(was.map((spot) => divisions.to.get(spot)));
    const stays = new Set<Spot | undefined>(is);
    const left = was.filter((spot) => !stays.has(divisions.to.get(spot)));
    const entered = is.filter((spot) => !kept.has(spot));
    entered.forEach((spot, index) => {
      const origin = left[index];
      if (origin !== undefined) relocated.push({ page, before: origin, after: spot });
      else if (was.length === 0 || divisions.from.has(spot)) listed.push({ page, spot });
    });
    for (const spot of left.slice(entered.length))
      if (is.length === 0 || divisions.to.has(spot)) unlisted.push({ page, spot, key: pages.from.get(page)!.key });
  };
  for (const [page, is] of after.places) {
    const old = pages.from.get(page);
    if (old !== undefined) compare(page, before.places.get(old) ?? [], is);
  }
  for (const [old, was] of before.places) {
    const page = pages.to.get(old);
    if (page !== undefined && !after.places.has(page)) compare(page, was, []);
  }
  return { relocated, listed, unlisted };
}

/** The changes of places of one edition. */
export function placeRaws(
  { relocated, listed, unlisted }: PlaceChanges,
  edition: string,
  side: Side,
): readonly Raw<PageRelocated | PageListing>[] {
  const editions = [edition];
  const listing = (kind: PageListing["kind"], page: Page, spot: Spot, key: string): Raw<PageListing> => ({
    identity: [kind, key, identityOf(spot)].join("\n"),
    editions,
    part: { kind, ...namesOf(page, side), key, division: refOf(spot), editions: [] },
  });
  return [
    ...relocated.map(({ page, before, after }): Raw<PageRelocated> => ({
      identity: ["page-relocated", page.key, identityOf(before), identityOf(after)].join("\n"),
      editions,
      part: {
        kind: "page-relocated",
        ...namesOf(page, side),
        before: refOf(before),
        after: refOf(after),
        editions: [],
      },
    })),
    ...listed.map(({ page, spot }) => listing("page-listed", page, spot, page.key)),
    ...unlisted.map(({ page, spot, key }) => listing("page-unlisted", page, spot, key)),
  ];
}

/** How a change calls a page. */
export function namesOf(page: Page, side: Side): { key: string; title: string; hrefs: readonly string[] } {
  return { key: page.key, title: page.title, hrefs: [side.addressOf(page.href)] };
}
