// Finds pages that are no longer the same page as those in other languages and versions (D260).
import type { Page } from "../../compiler/site/page.ts";
import { isUnlisted } from "../../compiler/site/unlisted-page.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import { editionsOf, keyAdvice, type KeyAdvice } from "./key-advice.ts";
import type { EditionChange } from "./merge-changes.ts";
import type { PageSeparated } from "./page-change.ts";
import type { PageReader } from "./page-texts.ts";
import { pageNamesOf, type Side } from "./side.ts";

/**
 * The pages that had counterparts which have another key now. Of pages that were one, those that are still together with most
 * others keep their name, and each other part is a change. `to` has the new page of each old one, `reader` the new files.
 */
export function separatedPages(
  before: Side,
  after: Side,
  to: ReadonlyMap<Page, Page>,
  reader: PageReader | undefined,
): readonly EditionChange<PageSeparated>[] {
  let advice: KeyAdvice | undefined;
  return Object.entries(before.navigation.counterparts).flatMap(([key, hrefs]) => {
    const olds = new Set(Object.values(hrefs).flatMap((href) => before.pageAt(href) ?? []));
    const pages = [...olds].flatMap((old) => to.get(old) ?? []).filter((page) => !isUnlisted(page));
    const parts = groupBy(pages, (page) => page.key);
    const [rest, ...others] = [...parts].toSorted(
      ([oneKey, one], [otherKey, other]) =>
        other.length - one.length || Number(otherKey === key) - Number(oneKey === key),
    );
    if (rest === undefined) return [];
    const [sharedKey, kept] = rest;
    return others.flatMap(([, part]) =>
      separated(part, pages, after).map((change) => ({
        identity: [change.kind, change.key, sharedKey].join("\n"),
        change: { ...change, sharedKey: (advice ??= keyAdvice(before, after, to, reader))(part, kept) },
      })),
    );
  });
}

function separated(
  part: readonly Page[],
  together: readonly Page[],
  after: Side,
): readonly Omit<PageSeparated, "sharedKey">[] {
  const [first] = part;
  if (first === undefined) return [];
  const now = after.navigation.counterparts[first.key] ?? {};
  const inPart = new Set(part);
  const from = allEditions(together.filter((page) => !inPart.has(page))).filter((id) => !Object.hasOwn(now, id));
  if (from.length === 0) return [];
  return [
    {
      kind: "page-separated",
      ...pageNamesOf(first, after),
      hrefs: part.map(({ href }) => after.addressOf(href)),
      from,
      editions: allEditions(part),
    },
  ];
}

function allEditions(pages: readonly Page[]): readonly string[] {
  return [...new Set(pages.flatMap(editionsOf))];
}
