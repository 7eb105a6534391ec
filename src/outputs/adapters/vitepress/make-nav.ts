// Makes the top bar of one edition.
import { barEntries } from "../../runtime/bars.ts";
import { isShown, showsEntries } from "../../runtime/sidebar-state.ts";
import type { ContainerDivision, Division, Edition } from "../../../compiler/site/navigation.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import type { NotExpressedList } from "../not-expressed.ts";
import { activeMatch, isMatchedOutside } from "./active-match.ts";
import { lossPlace } from "./report-losses.ts";
import type { VitePressPaths } from "./vitepress-path.ts";
import { entryHtml, labelWithTag } from "./vitepress-text.ts";
import type { VitePressNavItem, VitePressNavLink, VitePressNavMenu, VitePressNavSection } from "./theme-config.ts";

/** What is needed to make the bar of an edition. */
export interface NavContext {
  readonly edition: Edition;
  readonly paths: VitePressPaths;
  /** The addresses of the pages in each division of the edition, by its id, as VitePress compares them. */
  readonly addressesIn: ReadonlyMap<string, ReadonlySet<string>>;
  /** All addresses of the edition. */
  readonly addresses: readonly string[];
  readonly notExpressed: NotExpressedList;
  readonly icons: DrawnIcons;
}

/** The tabs, products and similar divisions of an edition, and what is on all its pages. */
export function makeNav(context: NavContext): VitePressNavItem[] {
  const { tree, global } = context.edition;
  const anchors = global.anchors
    .filter(isShown)
    .flatMap((anchor) => linkTo(anchor, entryHtml(anchor, context.icons), context));
  return [...barEntries(tree).flatMap((entry) => itemsOf(entry, context)), ...anchors];
}

function itemsOf(entry: ContainerDivision, context: NavContext): readonly VitePressNavItem[] {
  const below = barEntries(entry);
  if (below.length === 0) return linkTo(entry, entryHtml(entry, context.icons), context);
  const items = [...ownPages(entry, context), ...below.flatMap((child) => menuParts(child, context))];
  return [withActiveMatch({ text: entryHtml(entry, context.icons), items }, entry, context)];
}

function menuParts(entry: ContainerDivision, context: NavContext): readonly (VitePressNavLink | VitePressNavSection)[] {
  const below = barEntries(entry);
  if (below.length === 0) return linkTo(entry, entryHtml(entry, context.icons), context);
  const items = [...ownPages(entry, context), ...below.flatMap((child) => leaves(child, "", context))];
  return [{ text: labelWithTag(entry), items }];
}

/** The links of the third level. Deeper links are on this level, too, with the labels above them. */
function leaves(entry: ContainerDivision, before: string, context: NavContext): readonly VitePressNavLink[] {
  const html = before + entryHtml(entry, context.icons);
  const below = barEntries(entry);
  if (below.length === 0) return linkTo(entry, html, context);
  const reason = "menus of VitePress have three levels; those below are on the third one";
  context.notExpressed.add("a fourth level of menus", reason, lossPlace(entry, context.edition));
  return [...ownPages(entry, context, before), ...below.flatMap((child) => leaves(child, `${html} › `, context))];
}

/** The own pages of a division that also has parts: VitePress opens a menu when its label is selected. */
function ownPages(entry: ContainerDivision, context: NavContext, before = ""): readonly VitePressNavLink[] {
  return showsEntries(entry) ? linkTo(entry, before + entryHtml(entry, context.icons), context) : [];
}

function linkTo(division: Division, text: string, context: NavContext): readonly VitePressNavLink[] {
  const { href, external, id } = division;
  if (href === undefined) return [];
  const link = context.paths.linkOf(href);
  const match = external ? undefined : activeMatch(context.addressesIn.get(id) ?? new Set(), context.addresses);
  return [{ text, link, ...(match === undefined ? {} : { activeMatch: match }) }];
}

/** If a menu is highlighted by an expression, VitePress reads its links as expressions, too. */
function withActiveMatch(menu: VitePressNavMenu, entry: Division, context: NavContext): VitePressNavMenu {
  const addresses = context.addressesIn.get(entry.id) ?? new Set<string>();
  const match = activeMatch(addresses, context.addresses);
  const links = linksOf(menu);
  if (match === undefined) return menu;
  // An expression "/" would match every address.
  const plain = links.map((link) => link.link.replace(/\/$/, "/index.html"));
  const outside = context.addresses.filter((address) => !addresses.has(address));
  if (plain.some((link) => isMatchedOutside(link, outside))) {
    const reason = "VitePress would highlight it on other pages, too; it is not highlighted";
    context.notExpressed.add("which menu a page is in", reason, lossPlace(entry, context.edition));
    return menu;
  }
  links.forEach((link, index) => (link.link = plain[index]!));
  return { ...menu, activeMatch: match };
}

function linksOf({ items }: VitePressNavMenu): readonly VitePressNavLink[] {
  return items.flatMap((item) => ("items" in item ? item.items : [item]));
}
