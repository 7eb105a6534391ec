// Finds the addresses that the navigation leads to.
import { writtenPath } from "../contract/href.ts";
import type { Division, Edition } from "./navigation.ts";

/** The addresses that divisions and global anchors lead to, in any edition. */
export function linkedHrefs(editions: readonly Edition[]): ReadonlySet<string> {
  const hrefs = new Set<string>();
  const seen = new Set<Division>();
  const visit = (division: Division): void => {
    // Editions share what they have in common.
    if (seen.has(division)) return;
    seen.add(division);
    const { href, hidden, external, children } = division;
    if (href !== undefined && !hidden && !external) hrefs.add(writtenPath(href));
    for (const child of children) if (child.kind !== "page") visit(child);
  };
  for (const { tree, global } of editions) for (const division of [tree, ...global.anchors]) visit(division);
  return hrefs;
}
