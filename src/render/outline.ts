// The navigation as an outline, one line per node.
import type {
  Division,
  Edition,
  Page,
  ResolvedNavigation,
  LanguageOption,
  VersionOption,
  PageNode,
  SpecInForce,
} from "../site/navigation.ts";
import { requireNavigation } from "../site/require-navigation.ts";
import { visible, withoutPasswords } from "../text/visible.ts";

/**
 * The outline of a site, for people and for snapshots: whatever a reader would notice is in it.
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
 * sets eyebrows or drilldown. Every edition is printed in full. Throws a `TypeError` for what is no `navigation` of a result.
 */
export function outline(navigation: ResolvedNavigation): string {
  requireNavigation(navigation, "outline: its argument");
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
  // The root has no label; it shows only where it has something of its own to show.
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

/** `versions: v2*, v1 (hidden)` for each selector that sat at this division. */
function optionsLines({ languages, versions }: Division): readonly string[] {
  const lines: string[] = [];
  if (languages !== undefined)
    lines.push(`languages: ${languages.map((option) => optionText(option.code, option)).join(", ")}`);
  if (versions !== undefined)
    lines.push(`versions: ${versions.map((option) => optionText(option.label, option)).join(", ")}`);
  return lines;
}

function optionText(name: string, option: LanguageOption | VersionOption): string {
  const { current, hidden, external, href, tag } = option;
  const marks = [option.default ? "default" : "", hidden ? "hidden" : ""].filter((mark) => mark !== "");
  const parts = [
    `${oneLine(name) || "(no label)"}${current ? "*" : ""}`,
    ...(tag === undefined ? [] : [`#${oneLine(tag)}`]),
    ...(marks.length === 0 ? [] : [`(${marks.join(", ")})`]),
    ...(external ? [`→ ${oneLine(href ?? "")}`] : []),
  ];
  return parts.join(" ");
}

/** `group Orders  [specs/orders.yaml]  collapsed`, without indent. */
function divisionLine(division: Division): string {
  const { kind, label, display, otherEdition } = division;
  const name = kind === "root" ? kind : `${kind} ${oneLine(label) || "(no label)"}`;
  return joinParts(name + leadOf(division), [
    specsOf(division.specs ?? []),
    display?.collapsible ? (display.expanded ? "expanded" : "collapsed") : "",
    division.hidden ? "hidden" : "",
    tagOf(division.tag),
    otherEdition === undefined ? "" : `(in ${otherEdition})`,
  ]);
}

/** `GET  List orders  /href` or `page Refunds  /href`, without indent; `known` is what the table of pages says of it. */
function pageLine(page: PageNode, known: Page | undefined): string {
  return linkLine(page.method, page.label, page, known?.operation);
}

/** A page that is in no list, written as `pageLine` does. */
function listedPageLine(page: Page): string {
  return linkLine(methodOf(page), page.sidebarTitle ?? page.title, page, page.operation);
}

type Marked = Pick<Page, "href" | "url" | "hidden" | "deprecated" | "missing" | "tag">;

function linkLine(
  method: string | undefined,
  label: string,
  page: Marked,
  operation: Page["operation"] | undefined,
): string {
  const name = method ? `${oneLine(method)}  ${oneLine(label)}` : `page ${oneLine(label)}`;
  return joinParts(`${name}  ${page.href}${page.url === undefined ? "" : ` → ${oneLine(page.url)}`}`, [
    page.hidden ? "hidden" : "",
    page.deprecated ? "deprecated" : "",
    page.missing ? "missing" : "",
    operation !== undefined && "unresolved" in operation ? "unresolved" : "",
    tagOf(page.tag),
  ]);
}

function methodOf({ operation }: Page): string | undefined {
  if (operation === undefined) return undefined;
  return operation.webhook === null ? operation.method : "WEBHOOK";
}

/** Where a division leads. The root leads where its edition does, a group to its first page: neither is news. */
function leadOf({ kind, href, external, root }: Division): string {
  const rooted = root === undefined ? "" : `  root ${root}`;
  if (external) return ` → ${oneLine(href ?? "")}${rooted}`;
  if (rooted !== "" || kind === "group" || kind === "root" || href === undefined) return rooted;
  return `  ${href}`;
}

function specsOf(specs: readonly SpecInForce[]): string {
  const own = specs.filter(({ inheritedFrom }) => inheritedFrom === undefined);
  if (own.length === 0) return "";
  const words = own.map(({ source, directory }) => (directory === undefined ? source : `${source} in ${directory}`));
  return `[${words.map(oneLine).join(", ")}]`;
}

function tagOf(tag: string | undefined): string {
  return tag === undefined ? "" : `#${oneLine(tag)}`;
}

function joinParts(lead: string, parts: readonly string[]): string {
  return [lead, ...parts.filter((part) => part !== "")].join("  ");
}

/** A label in one line, its line breaks and runs of spaces as one space: one node is one line. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, " ").trim());
}
