// Finds the pages that go with a division. (D636)
import type { SiteNames } from "../../compiler/checks/site-names.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";

/** The files of the pages that only what is written at a place has: in its lists, or as the root of it or of a group in it. */
export function pagesOnlyIn(
  at: ConfigSource,
  { entries, roots }: Pick<SiteNames, "entries" | "roots">,
): ReadonlySet<string> {
  const isBelow = ({ file, pointer }: ConfigSource): boolean =>
    file === at.file && pointer.startsWith(`${at.pointer}/`);
  const all = [...entries, ...roots];
  const elsewhere = new Set(all.filter(({ source }) => !isBelow(source)).map(({ page }) => page));
  return new Set(all.flatMap(({ page, source }) => (isBelow(source) && !elsewhere.has(page) ? [page] : [])));
}
