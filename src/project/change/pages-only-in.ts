// Finds the pages that go with a division. (D636)
import type { SiteNames } from "../../compiler/checks/site-names.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import type { ConfigValues } from "./config-values.ts";

/** The files of the pages that only these elements have: in their lists, as a root, or in a file to which nothing else refers. */
export function pagesOnlyIn(
  elements: readonly ConfigSource[],
  { entries, roots }: Pick<SiteNames, "entries" | "roots">,
  values: ConfigValues,
): ReadonlySet<string> {
  const all = [...entries, ...roots].map(({ page, source }) => ({
    page,
    isBelow: values.isOnlyBelow(source, elements),
  }));
  const elsewhere = new Set(all.filter(({ isBelow }) => !isBelow).map(({ page }) => page));
  return new Set(all.flatMap(({ page, isBelow }) => (isBelow && !elsewhere.has(page) ? [page] : [])));
}
