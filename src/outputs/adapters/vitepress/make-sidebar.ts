// Makes the entries of one sidebar.
import { sidebarEntries, type SidebarEntry } from "../../runtime/sidebar-state.ts";
import type { PageView } from "../../runtime/view-page.ts";
import type { GroupDivision, PageNode } from "../../../compiler/site/navigation.ts";
import { ownValue, withoutUndefined } from "../../../compiler/text/json-value.ts";
import type { DrawnIcons } from "../icons/drawn-icons.ts";
import type { NotExpressedList } from "../not-expressed.ts";
import { ownExternalLink } from "../own-external-link.ts";
import { lossPlace } from "./report-losses.ts";
import type { VitePressPaths } from "./vitepress-path.ts";
import { entryHtml } from "./vitepress-text.ts";
import type { VitePressSidebarItem } from "./theme-config.ts";

/** VitePress draws entries down to this depth, and omits deeper ones. */
const deepest = 5;

/** What is needed to make the entries of a sidebar. */
export interface SidebarContext {
  /** Any page that has the sidebar. */
  readonly view: PageView;
  readonly paths: VitePressPaths;
  readonly notExpressed: NotExpressedList;
  readonly icons: DrawnIcons;
}

/** The entries of the sidebar of a page, in reading order. */
export function makeSidebar(context: SidebarContext): VitePressSidebarItem[] {
  const links = new Set<string>();
  return itemsOf(sidebarEntries(context.view), 0, { ...context, links });
}

interface OpenContext extends SidebarContext {
  /** The links so far. */
  readonly links: Set<string>;
}

function itemsOf(entries: readonly SidebarEntry[], depth: number, context: OpenContext): VitePressSidebarItem[] {
  const texts = new Map<string, number>();
  return entries.flatMap((entry) => {
    const items = entry.kind === "page" ? [pageItem(entry, context)] : groupItems(entry, depth, context);
    return items.map((item) => withOwnText(item, texts));
  });
}

/** VitePress uses the text of an entry as its key in a list for Vue, and each key has to be unique. */
function withOwnText(item: VitePressSidebarItem, texts: Map<string, number>): VitePressSidebarItem {
  if (item.text === undefined) return item;
  const count = (texts.get(item.text) ?? 0) + 1;
  texts.set(item.text, count);
  return count === 1 ? item : { ...item, text: `${item.text}<!--${count}-->` };
}

function pageItem(node: PageNode, context: OpenContext): VitePressSidebarItem {
  return { text: entryHtml(node, context.icons), link: linkOf(node, node.href, context) };
}

function groupItems(group: GroupDivision, depth: number, context: OpenContext): VitePressSidebarItem[] {
  const { display, label } = group;
  const { pages } = context.view.site.navigation;
  const root = group.root === undefined || ownValue(pages, group.root)?.missing ? undefined : group.root;
  const target = root ?? ownExternalLink(group, pages);
  const head = {
    text: label === "" ? undefined : entryHtml(group, context.icons),
    link: target === undefined ? undefined : linkOf(group, target, context),
  };
  const entries = sidebarEntries(context.view, group);
  if (entries.length === 0) return [withoutUndefined(head)];
  if (depth === deepest) {
    const reason = "VitePress draws six levels; they are listed after the title of their group";
    context.notExpressed.add("entries below the sixth level", reason, lossPlace(group, context.view.edition));
    return [withoutUndefined(head), ...itemsOf(entries, depth, context)];
  }
  const collapsed = display.collapsible ? !display.expanded : undefined;
  return [withoutUndefined({ ...head, items: itemsOf(entries, depth + 1, context), collapsed })];
}

function linkOf(entry: SidebarEntry, href: string, { paths, links, notExpressed, view }: OpenContext): string {
  const link = paths.linkOf(href);
  if (links.has(link)) {
    const reason = "VitePress highlights all its entries while it is open";
    notExpressed.add("a page that a sidebar links twice", reason, { ...lossPlace(entry, view.edition), href });
  }
  links.add(link);
  return link;
}
