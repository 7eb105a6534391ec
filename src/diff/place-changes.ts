// Pages of an edition that are in other divisions than before.
import type { Page } from "../site/navigation.ts";
import type { PageListing, PageRelocated } from "./navigation-diff.ts";
import type { Pairs } from "./pairing.ts";
import type { EditionChange } from "./merge-editions.ts";
import type { Side } from "./side.ts";
import { identityOf, refOf, type EditionPlaces, type DivisionNode } from "./edition-places.ts";

/** A page that left one division and entered another one. */
export interface Relocation {
  readonly page: Page;
  readonly before: DivisionNode;
  readonly after: DivisionNode;
}

/** Pages by what happened to their places; each of the side after. */
export interface PlaceChanges {
  readonly relocated: readonly Relocation[];
  readonly listed: readonly { readonly page: Page; readonly node: DivisionNode }[];
  /** With the key it had: a page in no list may lose the one it shares with its counterparts. */
  readonly unlisted: readonly { readonly page: Page; readonly node: DivisionNode; readonly key: string }[];
}

/** Compares the divisions that list a page, whatever their names are now. Pages of an added or removed division are not reported beside it when they are also in other divisions. */
export function placeChanges(
  before: EditionPlaces,
  after: EditionPlaces,
  pages: Pairs<Page>,
  divisions: Pairs<DivisionNode>,
): PlaceChanges {
  const relocated: Relocation[] = [];
  const listed: { page: Page; node: DivisionNode }[] = [];
  const unlisted: { page: Page; node: DivisionNode; key: string }[] = [];
  const compare = (page: Page, was: readonly DivisionNode[], is: readonly DivisionNode[]): void => {
    const kept = new Set(was.map((node) => divisions.to.get(node)));
    const stays = new Set<DivisionNode | undefined>(is);
    const left = was.filter((node) => !stays.has(divisions.to.get(node)));
    const entered = is.filter((node) => !kept.has(node));
    entered.forEach((node, index) => {
      const origin = left[index];
      if (origin !== undefined) relocated.push({ page, before: origin, after: node });
      else if (was.length === 0 || divisions.from.has(node)) listed.push({ page, node });
    });
    for (const node of left.slice(entered.length))
      if (is.length === 0 || divisions.to.has(node)) unlisted.push({ page, node, key: pages.from.get(page)!.key });
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
export function changesOfPlaces(
  { relocated, listed, unlisted }: PlaceChanges,
  edition: string,
  side: Side,
): readonly EditionChange<PageRelocated | PageListing>[] {
  const editions = [edition];
  const listing = (
    kind: PageListing["kind"],
    page: Page,
    node: DivisionNode,
    key: string,
  ): EditionChange<PageListing> => ({
    identity: [kind, key, identityOf(node)].join("\n"),
    editions,
    part: { kind, ...namesOf(page, side), key, division: refOf(node), editions: [] },
  });
  return [
    ...relocated.map(({ page, before, after }): EditionChange<PageRelocated> => ({
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
    ...listed.map(({ page, node }) => listing("page-listed", page, node, page.key)),
    ...unlisted.map(({ page, node, key }) => listing("page-unlisted", page, node, key)),
  ];
}

/** How a change calls a page. */
export function namesOf(page: Page, side: Side): { key: string; title: string; hrefs: readonly string[] } {
  return { key: page.key, title: page.title, hrefs: [side.addressOf(page.href)] };
}
