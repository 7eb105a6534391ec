// Finds the page that has the text of a removed one beside its own. (D580)
import type { Page } from "../../compiler/site/page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { folderOf } from "../../compiler/text/resolve-path.ts";
import { dividedIn, readAll, type DividedPages, type Read, type TextPart } from "./divided-pages.ts";
import type { SiteTexts } from "./match-texts.ts";
import type { Pairs } from "./pairing.ts";
import type { Areas } from "./same-contents.ts";
import type { Side } from "./side.ts";

/** For a removed page: the page that has its text now. */
export type JoinedPages = ReadonlyMap<Page, TextPart>;

/** The least share of the text in a page that had it before, too: two pages of one kind have much in common. */
const leastOfKept = 0.8;

/**
 * Finds them for the pages without a match: the only part of those whose text is new somewhere, else a page beside them that had the text
 * before, too, as when somebody has joined two pages and removes one.
 */
export function joinedPages(
  sides: readonly [Side, Side],
  areas: Areas,
  { texts, pairs, parts }: { readonly texts: SiteTexts; readonly pairs: Pairs<Page>; readonly parts: DividedPages },
): JoinedPages {
  const [before, after] = sides;
  const gone = [...before.pages].flatMap(([address, page]) =>
    pairs.to.has(page) || after.pages.has(address) ? [] : [page],
  );
  const alone = gone.flatMap((page): readonly (readonly [Page, TextPart])[] => {
    const [only, ...others] = parts.get(page) ?? [];
    return only === undefined || others.length > 0 ? [] : [[page, only]];
  });
  const open = gone.filter((page) => !parts.has(page));
  return new Map([...alone, ...(open.length === 0 ? [] : besideThem(open, sides, areas, { texts, pairs }))]);
}

/** The pages of the same folder that stay at their addresses. */
function besideThem(
  open: readonly Page[],
  [before, after]: readonly [Side, Side],
  areas: Areas,
  { texts, pairs }: { readonly texts: SiteTexts; readonly pairs: Pairs<Page> },
): readonly (readonly [Page, TextPart])[] {
  const olds = groupBy(open, (page) => placeOf(areas.before(page), page));
  const stayed = [...after.pages].flatMap(([address, page]) => {
    const old = pairs.from.get(page);
    return old !== undefined && before.addressOf(old.href) === address ? [page] : [];
  });
  const kept = groupBy(
    stayed.filter((page) => olds.has(placeOf(areas.after(page), page))),
    (page) => placeOf(areas.after(page), page),
  );
  return [...olds].flatMap(([place, pages]) => {
    const holders = kept.get(place) ?? [];
    const read: readonly Read[] = holders.length === 0 ? [] : readAll(pages, texts.before);
    const found = dividedIn(read, readAll(holders, texts.after), { least: leastOfKept, isOfRare: true });
    return found.flatMap(([page, [first]]) => (first!.share < leastOfKept ? [] : [[page, first!] as const]));
  });
}

function placeOf(area: string | undefined, { path }: Page): string {
  return JSON.stringify([area ?? null, folderOf(path)]);
}
