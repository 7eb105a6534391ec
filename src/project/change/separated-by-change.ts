// Finds the pages that a change separates from the same page in other languages and versions. (D404)
import type { Page } from "../../compiler/site/page.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { mayHaveKey } from "../../outputs/diff/written-key.ts";
import { separatedPages } from "../../outputs/diff/separated-pages.ts";
import { openSide, type Side } from "../../outputs/diff/side.ts";
import type { OpenedSite } from "./opened-site.ts";
import type { SeparatedPage } from "./separated-page.ts";

/**
 * Those whose key is another one after the change. What moves is in `PartedPages`, unless somebody has written the old key in it or in a counterpart: who has it
 * keeps it wherever it is, so that the same move does not help. The counterparts of both have lost nothing by themselves.
 */
export function separatedByChange(
  before: OpenedSite,
  after: OpenedSite,
  moves: ReadonlyMap<string, string>,
): readonly SeparatedPage[] {
  const [old, now] = [openSide(before.navigation), openSide(after.navigation)];
  const same = samePages(old, now, moves);
  const keyBefore = new Map([...same].map(([page, other]) => [other, page.key]));
  const moved = new Set(moves.values());
  const byKey = groupBy(now.pages.values(), ({ key }) => key);
  const isWritten = (key: string): boolean =>
    (byKey.get(key) ?? []).some((page) => page.file !== null && !isUnlisted(page) && mayHaveKey(page.file, after.host));
  return separatedPages(old, now, same, after.host).flatMap(({ change: { hrefs, from, sharedKey } }) =>
    hrefs.flatMap((href): readonly SeparatedPage[] => {
      const page = now.pageAt(href);
      const key = page && keyBefore.get(page);
      if (page?.file == null || key === undefined) return [];
      const isMoved = moved.has(page.file);
      if (key === page.key ? !(isMoved && mayHaveKey(page.file, after.host)) : isMoved && !isWritten(key)) return [];
      return [{ file: page.file, from, key: sharedKey }];
    }),
  );
}

/** The new page of each old one: a plan knows its files, and another page without a file has another address. */
function samePages(old: Side, now: Side, moves: ReadonlyMap<string, string>): ReadonlyMap<Page, Page> {
  const pages = new Map<string, Page>();
  for (const page of now.pages.values()) if (page.file !== null) pages.set(page.file, page);
  return new Map(
    [...old.pages].flatMap(([address, page]) => {
      const found = page.file === null ? now.pages.get(address) : pages.get(moves.get(page.file) ?? page.file);
      return found === undefined ? [] : [[page, found] as const];
    }),
  );
}
