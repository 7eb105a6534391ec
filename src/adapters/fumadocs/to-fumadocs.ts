// Makes the page trees of Fumadocs.
import { isShown } from "../../runtime/sidebar.ts";
import type { Division, Edition, PageNode, ResolvedNavigation } from "../../site/navigation.ts";
import { requireNavigation } from "../../site/require-navigation.ts";
import { ownValue, withoutUndefined } from "../../text/json-value.ts";
import { NotExpressedList, type NotExpressed } from "../not-expressed.ts";
import type { FumadocsFolder, FumadocsItem, FumadocsNode, FumadocsRoot } from "./page-tree.ts";

/** What Fumadocs gets of a navigation: plain data, in its own types. */
export interface FumadocsNavigation {
  /** The page tree of each edition, by its id. */
  readonly roots: { readonly [edition: string]: FumadocsRoot };
  /** What Fumadocs can't express. */
  readonly notExpressed: readonly NotExpressed[];
}

/** Makes the page trees of Fumadocs, one for each edition. Throws `TypeError` for what is no navigation. */
export function toFumadocs(navigation: ResolvedNavigation): FumadocsNavigation {
  requireNavigation(navigation, "toFumadocs: its first argument");
  const notExpressed = new NotExpressedList();
  const roots = navigation.editions.map((edition) => [edition.id, rootOf(edition, navigation, notExpressed)] as const);
  return { roots: Object.fromEntries(roots), notExpressed: notExpressed.list() };
}

function rootOf({ id, tree }: Edition, navigation: ResolvedNavigation, notExpressed: NotExpressedList): FumadocsRoot {
  const idOf = (node: Division | PageNode): string => `${id}/${node.id}`;
  const nodesIn = (division: Division): FumadocsNode[] => division.children.filter(isShown).map(nodeOf);
  const nodeOf = (node: Division | PageNode): FumadocsNode => (node.kind === "page" ? pageOf(node) : folderOf(node));
  const pageOf = (node: PageNode): FumadocsItem => {
    if (node.icon !== undefined) {
      const place = { what: `page "${node.label}"`, source: node.source, href: node.href, edition: id };
      notExpressed.add("the icon of a page", "it is not exported yet", place);
    }
    return withoutUndefined({
      $id: idOf(node),
      type: "page",
      name: node.label,
      url: node.href,
      external: node.external,
    } as const);
  };
  const folderOf = (division: Division): FumadocsFolder => {
    const { label, display, root } = division;
    const index = root === undefined ? undefined : ownValue(navigation.pages, root);
    return withoutUndefined({
      $id: idOf(division),
      type: "folder",
      name: label,
      root: display === undefined ? true : undefined,
      defaultOpen: display?.expanded,
      collapsible: display?.collapsible,
      index:
        index &&
        ({
          $id: `${idOf(division)}/index`,
          type: "page",
          name: index.sidebarTitle ?? index.title,
          url: index.href,
        } as const),
      children: nodesIn(division),
    } as const);
  };
  return { $id: id, name: navigation.site.name, children: nodesIn(tree) };
}
