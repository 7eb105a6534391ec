// Reports what VitePress can't express at any place.
import { isShown } from "../../runtime/sidebar-state.ts";
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { headerLosses } from "../header/header-losses.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import type { NotExpressedList, NotExpressedPlace } from "../not-expressed.ts";

/** The place of a division or page in an edition. */
export function lossPlace({ kind, label, source }: Division | PageNode, { id }: Edition): NotExpressedPlace {
  return { what: `${kind} "${label}"`, source, edition: id };
}

/** Reports what VitePress has no place for: of divisions, of pages, and of languages. */
export function reportLosses(navigation: ResolvedNavigation, notExpressed: NotExpressedList, icons: DrawnIcons): void {
  for (const edition of navigation.editions) {
    for (const child of [...edition.global.anchors, ...edition.tree.children])
      reportNode(child, edition, notExpressed, icons);
    if (navigation.site.eyebrows === "breadcrumbs")
      notExpressed.add("breadcrumbs", "VitePress shows nothing above the title of a page", {
        what: `edition "${edition.id}"`,
        source: { pointer: "/styling/eyebrows" },
      });
  }
  for (const page of Object.values(navigation.pages)) reportPage(page, notExpressed);
  const { appearance } = navigation.site;
  if (appearance?.default === "light" && !appearance.strict)
    notExpressed.add(
      "the light mode as the first one",
      "VitePress begins with that of the system, which readers may change",
      {
        what: "the site",
        source: { pointer: "/appearance/default" },
      },
    );
  for (const { feature, reason, place } of headerLosses(navigation)) notExpressed.add(feature, reason, place);
}

function reportNode(
  node: Division | PageNode,
  edition: Edition,
  notExpressed: NotExpressedList,
  icons: DrawnIcons,
): void {
  if (!isShown(node)) return;
  const add = (feature: string, reason: string): void => notExpressed.add(feature, reason, lossPlace(node, edition));
  const withoutIcon = icons.reasonAgainst(node.icon);
  if (withoutIcon !== undefined) add("an icon", withoutIcon);
  if (node.kind === "page") return;
  if (node.description !== undefined) add("the description of a division", "menus of VitePress have labels only");
  if (node.kind === "group") {
    const { display, root, directory } = node;
    if (display.onSelect === "navigate" && root === undefined)
      add("a group whose title opens its first page", "VitePress would highlight both; the title opens and closes it");
    if (directory !== undefined)
      add("the list of its group on a root page", "VitePress has no such list; the sidebar has the pages");
  }
  for (const child of node.children) reportNode(child, edition, notExpressed, icons);
}

function reportPage({ href, title, related, url, placements }: Page, notExpressed: NotExpressedList): void {
  const add = (feature: string, reason: string): void =>
    notExpressed.add(feature, reason, { what: `page "${title}"`, href });
  if (related !== undefined && related.length > 0) add("related pages", "VitePress has no list of them below a page");
  const editions = [...new Set(placements.flatMap((placement) => placement.editions))];
  if (editions.length > 1 && url === undefined)
    add(
      "a page of several editions",
      `VitePress shows a page with one sidebar and one bar on top; this one has those of ${editions[0]!}`,
    );
}
