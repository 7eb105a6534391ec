// Finds what a navigation has but Fumadocs can't show.
import { isEntry, isShown } from "../../runtime/sidebar-state.ts";
import type { Division, Edition, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { headerLosses } from "../header/header-losses.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import type { NotExpressedList, NotExpressedPlace } from "../not-expressed.ts";

/** Adds everything for which Fumadocs has no field or behavior, in all editions. */
export function reportNotInFumadocs(navigation: ResolvedNavigation, found: NotExpressedList, icons: DrawnIcons): void {
  const { editions, pages } = navigation;
  for (const edition of editions) {
    inDivision(edition.tree, edition, found, icons);
    for (const anchor of edition.global.anchors) inDivision(anchor, edition, found, icons);
  }
  for (const { feature, reason, place } of headerLosses(navigation)) found.add(feature, reason, place);
  for (const { href, title, placements, related } of Object.values(pages)) {
    const place = { what: `page "${title}"`, href };
    const shown = new Set(placements.flatMap((placement) => (placement.node === null ? [] : placement.editions)));
    if (shown.size > 1)
      found.add("a page in several editions", "one address has one frame, and it is that of the first of them", place);
    if (related !== undefined && related.length > 0)
      found.add(
        "related pages",
        "a page ends with the links to the previous and the next one, and has no others",
        place,
      );
  }
}

function inDivision(division: Division, edition: Edition, found: NotExpressedList, icons: DrawnIcons): void {
  const { kind, label, source, extra, children } = division;
  const place = { what: kind === "root" ? "the navigation" : `${kind} "${label}"`, source, edition: edition.id };
  if (extra !== undefined)
    found.add("fields that navc does not interpret", "they are not exported", {
      ...place,
      what: `${Object.keys(extra).join(", ")} of ${place.what}`,
    });
  if (division.kind === "group") inGroup(division, place, found);
  else inSidebar(division, edition, found);
  for (const node of [division, ...children.filter(({ kind }) => kind === "page")]) {
    const withoutIcon = isShown(node) ? icons.reasonAgainst(node.icon) : undefined;
    const { kind: of, label: name, source: at } = node;
    if (withoutIcon !== undefined)
      found.add("an icon", withoutIcon, { what: `${of} "${name}"`, source: at, edition: edition.id });
  }
  for (const child of children) if (child.kind !== "page") inDivision(child, edition, found, icons);
}

function inGroup(
  { display, directory, root, href, external, children }: Extract<Division, { kind: "group" }>,
  place: NotExpressedPlace,
  found: NotExpressedList,
): void {
  if (directory !== undefined)
    found.add("the list of a group's pages on its root page", "the page shows only what is written in it", place);
  if (display.onSelect === "navigate" && root === undefined && href !== undefined && external !== true)
    found.add(
      "a title that opens the first page of its group",
      "two entries would be marked as active, so the title only opens and closes the group",
      place,
    );
  if (root !== undefined && children.some((child) => child.kind === "page" && child.href === root && isShown(child)))
    found.add("a root page that its group lists too", "both entries are marked as active", place);
}

/** Fumadocs marks entries by their address. */
function inSidebar(sidebar: Division, { id }: Edition, found: NotExpressedList): void {
  const seen = new Set<string>();
  const look = (division: Division): void => {
    for (const node of division.children) {
      if (!isEntry(node) || !isShown(node)) continue;
      if (node.kind !== "page") look(node);
      else if (seen.has(node.href))
        found.add("a page that a sidebar lists twice", "all its entries are marked as active", {
          what: `page "${node.label}"`,
          source: node.source,
          edition: id,
        });
      else seen.add(node.href);
    }
  };
  look(sidebar);
}
