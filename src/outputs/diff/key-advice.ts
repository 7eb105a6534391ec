// Finds the `key` that makes pages the counterparts of others again, if it is sure to do so (D500).
import type { Page } from "../../compiler/site/page.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { madeOnce } from "../../compiler/text/per-object.ts";
import type { PageReader } from "./page-texts.ts";
import type { Side } from "./side.ts";
import { mayHaveKey } from "./written-key.ts";

/** The key for the front matter of each page of `part`, after which they have the key of `rest`; null if that is not sure. */
export type KeyAdvice = (part: readonly Page[], rest: readonly Page[]) => string | null;

// A longer text of front matter is cut (D57).
const longestKey = 1024;

/**
 * A written key comes before one from a path (D26). So a page gets it unless another listed page of its editions has it and has written it
 * down, too. Nothing is advised that would take a key from a page that had counterparts, or that two of the pages would share in one edition. `to` has the new page of each
 * old one. Without a reader nobody knows which keys are written.
 */
export function keyAdvice(
  before: Side,
  after: Side,
  to: ReadonlyMap<Page, Page>,
  reader: PageReader | undefined,
): KeyAdvice {
  const listed = Object.values(after.navigation.pages).filter((page) => !isUnlisted(page));
  const byKey = groupBy(listed, ({ key }) => key);
  const hadCounterparts = new Set(
    Object.values(before.navigation.counterparts).flatMap((hrefs) =>
      Object.values(hrefs).flatMap((href) => to.get(before.pageAt(href)!) ?? []),
    ),
  );
  const advised = new Map<string, Set<string>>();
  const hasNoKey = ({ file }: Page): boolean => file === null || !mayHaveKey(file, reader);
  return (part, [first]) => {
    const key = first?.key;
    // A key that begins with a slash is made for a page whose own key another one has.
    if (key === undefined || key.startsWith("/") || key.length > longestKey) return null;
    if (part.some(({ file }) => file === null)) return null;
    const editions = new Set(part.flatMap(editionsOf));
    const holders = (byKey.get(key) ?? []).filter((page) => editionsOf(page).some((id) => editions.has(id)));
    const givesWay = (page: Page): boolean =>
      !hadCounterparts.has(page) && editionsOf(page).every((id) => editions.has(id)) && hasNoKey(page);
    const taken = madeOnce(advised, key, () => new Set<string>());
    if (!holders.every(givesWay) || [...editions].some((id) => taken.has(id))) return null;
    for (const id of editions) taken.add(id);
    return key;
  };
}

/** The ids of the editions that list a page. */
export function editionsOf({ placements }: Page): readonly string[] {
  return placements.flatMap(({ editions }) => editions);
}
