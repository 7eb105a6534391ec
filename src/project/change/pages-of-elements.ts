// Finds the pages that go with a division, and those that stay elsewhere. (D636)
import type { SiteNames } from "../../compiler/checks/site-names.ts";
import type { ConfigSource } from "../../compiler/syntax/config-tree.ts";
import type { ConfigValues } from "./config-values.ts";

/** The files of the pages that these elements have: in their lists, as a root, or in a file to which nothing else refers. */
export function pagesOfElements(
  elements: readonly ConfigSource[],
  { entries, roots }: Pick<SiteNames, "entries" | "roots">,
  values: ConfigValues,
): {
  /** Nothing else has them. */
  readonly only: ReadonlySet<string>;
  /** Something else has them, too. */
  readonly shared: ReadonlySet<string>;
} {
  const [below, elsewhere] = [new Set<string>(), new Set<string>()];
  for (const { page, source } of [...entries, ...roots])
    (values.isOnlyBelow(source, elements) ? below : elsewhere).add(page);
  const pages = [...below];
  return {
    only: new Set(pages.filter((page) => !elsewhere.has(page))),
    shared: new Set(pages.filter((page) => elsewhere.has(page))),
  };
}
