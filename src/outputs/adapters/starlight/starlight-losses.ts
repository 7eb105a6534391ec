// Finds what Starlight can't express, with its places.
import { isShown } from "../../runtime/sidebar-state.ts";
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { reportRedirects, type ExactRedirects } from "../exact-redirects.ts";
import { headerLosses } from "../header/header-losses.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import { starlightFavicon } from "./starlight-favicon.ts";
import { NotExpressedList, type NotExpressed, type NotExpressedPlace } from "../not-expressed.ts";
import type { MadeLocales } from "./starlight-locales.ts";

/** Finds what Starlight can't express, even with the route middleware. */
export function starlightLosses(
  navigation: ResolvedNavigation,
  { notWritten, withoutWords }: Pick<ExactRedirects, "notWritten"> & Pick<MadeLocales, "withoutWords">,
  icons: DrawnIcons,
): readonly NotExpressed[] {
  const losses = new NotExpressedList();
  const context = { losses, icons, pages: navigation.pages };
  for (const edition of navigation.editions) {
    visitDivision(edition.tree, edition, context);
    for (const anchor of edition.global.anchors) visitDivision(anchor, edition, context);
  }
  for (const page of Object.values(navigation.pages)) visitPage(page, losses);
  for (const { feature, reason, place } of headerLosses(navigation)) losses.add(feature, reason, place);
  const { favicon } = navigation.site;
  if (favicon !== undefined && starlightFavicon(navigation) === undefined)
    losses.add("the favicon", "Starlight takes a file of the site that ends with .ico, .gif, .jpg, .png or .svg", {
      what: favicon.light,
      source: { pointer: "/favicon" },
    });
  for (const { language, reason } of withoutWords)
    losses.add("the words of the theme in a language", `${reason}; they are those of the first language`, {
      what: `language "${language.code}"`,
    });
  reportRedirects(notWritten, losses);
  return losses.list();
}

interface LossContext {
  readonly losses: NotExpressedList;
  readonly icons: DrawnIcons;
  readonly pages: ResolvedNavigation["pages"];
}

function visitDivision(division: Division, edition: Edition, context: LossContext): void {
  const { losses, icons, pages } = context;
  if (!isShown(division)) return;
  const place = placeOf(division, edition);
  const withoutIcon = icons.reasonAgainst(division.icon);
  if (withoutIcon !== undefined) losses.add("an icon", withoutIcon, place);
  // Pages that are not searchable are written so.
  const fields = Object.keys(division.extra ?? {}).filter((field) => field !== "searchable");
  if (fields.length > 0)
    losses.add("fields that navc does not interpret", "they are not exported", {
      ...place,
      what: `${fields.join(", ")} of ${place.what}`,
    });
  if (division.kind === "group") {
    const { display, root, directory } = division;
    // Without entries, the title is the link to the root page.
    const isLink = root !== undefined && !division.children.some(isShown);
    const page = ownValue(pages, root ?? "");
    const withoutPageIcon = isLink ? undefined : icons.reasonAgainst(page?.icon);
    if (page !== undefined && withoutPageIcon !== undefined)
      losses.add("an icon", withoutPageIcon, { what: `page "${page.title}"`, href: page.href });
    if (!display.collapsible && !isLink)
      losses.add(
        "a group that can't be closed",
        "readers can close every group of Starlight; it is open at first",
        place,
      );
    if (root !== undefined && !isLink)
      losses.add("a page behind the title of a group", "the page is the first entry of the group", place);
    else if (root === undefined && display.onSelect === "navigate")
      losses.add("a group whose title opens its first page", "the title opens and closes the group", place);
    if (directory !== undefined)
      losses.add(
        "the list of its group on a root page",
        "Starlight has no such list; the sidebar has the pages",
        place,
      );
  }
  for (const child of division.children)
    if (child.kind === "page") visitNode(child, edition, context);
    else visitDivision(child, edition, context);
}

function visitNode(node: PageNode, edition: Edition, { losses, icons }: LossContext): void {
  const reason = icons.reasonAgainst(node.icon);
  if (node.hidden || reason === undefined) return;
  losses.add("an icon", reason, {
    ...placeOf(node, edition),
    href: node.href,
  });
}

function placeOf({ kind, label, source }: Division | PageNode, { id }: Edition): NotExpressedPlace {
  return { what: kind === "root" ? "the navigation" : `${kind} "${label}"`, source, edition: id };
}

function visitPage(page: Page, losses: NotExpressedList): void {
  const place = { what: `page "${page.title}"`, href: page.href };
  const [edition, ...others] = page.placements.flatMap((each) => (each.node === null ? [] : each.editions));
  if (edition !== undefined && others.some((other) => other !== edition))
    losses.add(
      "a page in several editions",
      "a static page has one sidebar; it is that of the first edition that shows the page",
      { ...place, edition },
    );
  if (page.related !== undefined && page.related.length > 0)
    losses.add("related pages", "Starlight has no list of them at the foot of a page", place);
}
