// Finds pages that are no longer the same page as those in other languages and versions (D260).
import type { Page } from "../../compiler/site/page.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { EditionChange } from "./merge-changes.ts";
import type { PageSeparated } from "./page-change.ts";
import { pageNamesOf, type Side } from "./side.ts";

/**
 * The pages that had counterparts which have another key now. Of pages that were one, those that are still together with most
 * others keep their name, and each other part is a change. `to` has the new page of each old one.
 */
export function separatedPages(
  before: Side,
  after: Side,
  to: ReadonlyMap<Page, Page>,
): readonly EditionChange<PageSeparated>[] {
  return Object.entries(before.navigation.counterparts).flatMap(([key, hrefs]) => {
    const olds = new Set(Object.values(hrefs).flatMap((href) => before.pageAt(href) ?? []));
    const pages = [...olds].flatMap((old) => to.get(old) ?? []).filter((page) => !isUnlisted(page));
    const parts = groupBy(pages, (page) => page.key);
    const [rest, ...others] = [...parts].toSorted(
      ([oneKey, one], [otherKey, other]) =>
        other.length - one.length || Number(otherKey === key) - Number(oneKey === key),
    );
    if (rest === undefined) return [];
    return others.flatMap(([, part]) => separated(part, pages, rest[0], after));
  });
}

function separated(
  part: readonly Page[],
  together: readonly Page[],
  sharedKey: string,
  after: Side,
): readonly EditionChange<PageSeparated>[] {
  const [first] = part;
  if (first === undefined) return [];
  const now = after.navigation.counterparts[first.key] ?? {};
  const inPart = new Set(part);
  const from = editionsOf(together.filter((page) => !inPart.has(page))).filter((id) => !Object.hasOwn(now, id));
  if (from.length === 0) return [];
  const change: PageSeparated = {
    kind: "page-separated",
    ...pageNamesOf(first, after),
    hrefs: part.map(({ href }) => after.addressOf(href)),
    from,
    sharedKey: part.every(({ file }) => file !== null) ? sharedKey : null,
    editions: editionsOf(part),
  };
  return [{ identity: [change.kind, first.key, sharedKey].join("\n"), change }];
}

function editionsOf(pages: readonly Page[]): readonly string[] {
  return [...new Set(pages.flatMap(({ placements }) => placements.flatMap(({ editions }) => editions)))];
}
