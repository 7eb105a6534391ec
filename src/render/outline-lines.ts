// How is one division or page of the outline written?
import type { Division, Page, PageNode, SpecInForce } from "../site/navigation.ts";
import { visible } from "../text/visible.ts";

/** `group Orders  [specs/orders.yaml]  collapsed`, without indent. */
export function divisionLine(division: Division): string {
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
export function pageLine(page: PageNode, known: Page | undefined): string {
  return linkLine(page.method, page.label, page, known?.operation);
}

/** A page that stands in no list, written as `pageLine` does. */
export function listedPageLine(page: Page): string {
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

/** A label in one line, its line breaks and runs of blanks as one blank: one node is one line, and a terminal obeys nobody's docs. */
export function oneLine(text: string): string {
  return visible(text.replace(/\s+/g, " ").trim());
}
