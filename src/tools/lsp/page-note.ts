// Describes a page in a few lines of Markdown, for hovers.
import type { Page, Placement } from "../../compiler/site/page.ts";
import { visible } from "../../compiler/text/visible.ts";
import type { SiteTree } from "../../project/editing/edited-state.ts";

/** Places of one page that are described; a page of all editions has one in each. */
const mostPlaces = 3;

/** The title, address and file of a page, and its places in the navigation. */
export function pageNote(page: Page, { navigation }: Pick<SiteTree, "navigation">): string {
  const { title, href, file, description, placements, operation } = page;
  const source =
    file ?? (operation === undefined ? undefined : `${operation.spec} ${operation.method} ${operation.path ?? ""}`);
  const listed = placements.filter(({ node }) => node !== null);
  return [
    `**${escaped(title)}**`,
    `${coded(href)}${source === undefined ? "" : ` (${coded(source.trim())})`}`,
    ...(page.missing === true ? ["This page has no file."] : []),
    ...(page.hidden === true ? ["It is hidden."] : []),
    ...(description === undefined ? [] : [escaped(description)]),
    ...(listed.length === 0
      ? ["It is in no list."]
      : listed.slice(0, mostPlaces).map((each) => placeNote(each, navigation.editions.length > 1))),
    ...(listed.length > mostPlaces ? [`… and ${listed.length - mostPlaces} more places`] : []),
  ].join("\n\n");
}

function placeNote({ breadcrumbs = [], editions, prev, next }: Placement, isTold: boolean): string {
  return [
    ...(breadcrumbs.length === 0 ? [] : [breadcrumbs.map(({ label }) => escaped(label)).join(" › ")]),
    ...(isTold ? [`in ${editions.map(escaped).join(", ")}`] : []),
    ...(prev === null ? [] : [`previous: ${escaped(prev.label)}`]),
    ...(next === null ? [] : [`next: ${escaped(next.label)}`]),
  ].join(" · ");
}

/** A text that Markdown shows as it is, on one line. */
export function escaped(text: string): string {
  return visible(text).replaceAll(/[\\`*_[\]<>&|~$]/g, String.raw`\$&`);
}

/** An address or a path, as code. */
export function coded(text: string): string {
  return `\`${visible(text).replaceAll("`", "'")}\``;
}
