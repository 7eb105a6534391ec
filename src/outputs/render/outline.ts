// Writes the navigation as an outline, with one line for each node.
import { requireNavigation } from "../../compiler/site/require-navigation.ts";
import type { ResolvedNavigation } from "../../compiler/site/navigation.ts";
import { visible, withoutPasswords } from "../../compiler/text/visible.ts";
import { eachOutlineLine } from "./outline-lines.ts";

/**
 * The outline of a site, for people and for snapshots: it has everything that a reader would notice.
 *
 * ```
 * en · v2 (default)                                 an edition; "main" on a site without selectors
 *   versions: v2* (default), v1 (hidden)            a selector that sits here; * is the current one
 *   tab API  /api                                   kind, label, href; a tag as #NEW
 *     group Orders  [specs/orders.yaml]  collapsed  the spec set here; a group that can be opened and closed
 *       GET  List orders  /api-reference/orders/list-orders
 *       page Refunds  /guides/refunds  deprecated   marks: hidden, deprecated, missing
 *       GET  /users  /api/users  unresolved         an operation of a spec that could not be looked into
 *   product Cloud  /cloud  (in en@v1)               a stub: its content is in that edition
 *   anchor Status → https://status.example.com      a link out of the site
 *   global anchor Blog → https://blog.example.com   shown on every page of the edition
 * not listed                                        pages without a place in the tree
 *   page Licences  /licences
 * ```
 *
 * A group shows `root /href` instead of an href, which is its first page's otherwise. `site:` comes first where docs.json
 * sets eyebrows or drilldown. Every edition is printed in full. Throws a `TypeError` for anything that is not the `navigation` of a result.
 */
export function outline(navigation: ResolvedNavigation): string {
  requireNavigation(navigation, "outline: its argument");
  const lines: string[] = [];
  eachOutlineLine(navigation, ({ depth, words }) => {
    const line = "  ".repeat(depth) + words.map(({ text }) => text).join("");
    lines.push(`${withoutPasswords(visible(line))}\n`);
  });
  return lines.join("");
}
