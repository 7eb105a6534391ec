// Lists what the sidebars of a site show, to compare the trees of two sites.
import type { Division, PageNode, ResolvedNavigation } from "../../src/compiler/site/navigation.ts";
import { withoutBasePath } from "../../src/compiler/contract/href.ts";
import { ownValue } from "../../src/compiler/text/json-value.ts";
import { entriesIn, isEntry, isShown, showsEntries } from "../../src/outputs/runtime/sidebar-state.ts";

/** What is listed, and how it is compared. */
export interface SidebarForm {
  readonly labelOf: (node: Division | PageNode) => string;
  readonly addressOf?: (href: string) => string;
  /** `seen`: those that readers find, and see when they open one of their pages. Otherwise hidden ones and those without an own page, too. */
  readonly which: "seen" | "all";
}

/** Each sidebar of a site as a text with a line for each entry; each text once, sorted. */
export function shownSidebars(
  { pages, editions, site }: ResolvedNavigation,
  { labelOf, addressOf = (href) => href, which }: SidebarForm,
): readonly string[] {
  const firsts = new Set(
    Object.values(pages).flatMap(({ placements: [first] }) =>
      first === undefined ? [] : [`${first.editions[0]!} ${first.sidebar}`],
    ),
  );
  const target = (href: string | undefined): string => {
    if (href === undefined) return "";
    return ownValue(pages, href)?.url ?? addressOf(withoutBasePath(href, site.basePath));
  };
  const linesOf = (division: Division, hidden: boolean, depth: number): readonly string[] =>
    entriesIn(division, { hidden }).flatMap((node) => {
      const line = (href: string | undefined): string => `${"  ".repeat(depth)}${labelOf(node)} → ${target(href)}`;
      if (node.kind === "page") return [line(node.href)];
      const inner = linesOf(node, hidden, depth + 1);
      const root = node.root === undefined || ownValue(pages, node.root)?.missing ? undefined : node.root;
      if (inner.length === 0) return root === undefined && !node.external ? [] : [line(root ?? node.href)];
      return [line(root), ...inner];
    });
  const sidebarsIn = (division: Division, edition: string): readonly string[] => {
    const isListed = which === "all" || firsts.has(`${edition} ${division.id}`);
    return [
      ...(isListed ? [linesOf(division, !showsEntries(division), 0).join("\n")] : []),
      ...division.children.flatMap((child) =>
        isEntry(child) || !(which === "all" || isShown(child)) ? [] : sidebarsIn(child, edition),
      ),
    ];
  };
  const all = editions.flatMap(({ tree, id }) => sidebarsIn(tree, id)).filter((text) => text !== "");
  return [...new Set(all)].toSorted();
}
