// What does the site look like, one line a node?
import type { Division, Edition, Page, ResolvedNavigation } from "../site/navigation.ts";
import { visible } from "../text/visible.ts";
import { withoutPasswords } from "../text/without-passwords.ts";
import { divisionLine, listedPageLine, oneLine, pageLine } from "./outline-lines.ts";
import { optionsLines } from "./outline-options.ts";

/**
 * The outline of a site (DESIGN section 6), for people and for snapshots: whatever a reader would notice is in it.
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
 * sets eyebrows or drilldown. Every edition is printed in full.
 */
export function outline(navigation: ResolvedNavigation): string {
  const lines = [
    ...siteLines(navigation),
    ...navigation.editions.flatMap((edition) => editionLines(edition, navigation.pages)),
    ...unlistedLines(navigation),
  ];
  return lines.map((line) => `${withoutPasswords(visible(line))}\n`).join("");
}

function siteLines({ site }: ResolvedNavigation): readonly string[] {
  const eyebrows = site.eyebrows === null ? [] : [`eyebrows ${site.eyebrows}`];
  const drilldown = site.drilldown === null ? [] : [`drilldown ${site.drilldown ? "on" : "off"}`];
  const settings = [...eyebrows, ...drilldown];
  return settings.length === 0 ? [] : [`site: ${settings.join(", ")}`];
}

type Pages = ResolvedNavigation["pages"];

function editionLines(edition: Edition, pages: Pages): readonly string[] {
  const names = [edition.language, edition.version].filter((name) => name !== null);
  const name = names.length === 0 ? edition.id : names.map((each) => oneLine(each) || '""').join(" · ");
  const lines = [edition.default ? `${name} (default)` : name];
  const root = divisionLine(edition.tree);
  // The root has no label; it shows only where it has something of its own to tell.
  if (root !== "root") lines.push(`  ${root}`);
  addChildren(lines, edition.tree, pages, "  ");
  for (const anchor of edition.global.anchors) addDivision(lines, anchor, pages, "  ", "global ");
  return lines;
}

function addChildren(lines: string[], division: Division, pages: Pages, indent: string): void {
  for (const line of optionsLines(division)) lines.push(indent + line);
  for (const child of division.children) {
    if (child.kind === "page") lines.push(indent + pageLine(child, pages[child.href]));
    else addDivision(lines, child, pages, indent);
  }
}

function addDivision(lines: string[], division: Division, pages: Pages, indent: string, prefix = ""): void {
  lines.push(indent + prefix + divisionLine(division));
  addChildren(lines, division, pages, `${indent}  `);
}

function unlistedLines({ pages }: ResolvedNavigation): readonly string[] {
  const unlisted = Object.values(pages).filter(isUnlisted);
  return unlisted.length === 0 ? [] : ["not listed", ...unlisted.map((page) => `  ${listedPageLine(page)}`)];
}

function isUnlisted(page: Page): boolean {
  return page.placements.every(({ node }) => node === null);
}
