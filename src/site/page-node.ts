// What does the sidebar show of a page?
import { pageUrl } from "../contract/href.ts";
import type { ExpandedPageNode } from "../expand/expanded-tree.ts";
import type { PageNode } from "./navigation.ts";
import type { SiteInput } from "./site-input.ts";

/** The node of a page in a list; what a division above hides is marked too (D14). */
export function pageNode(node: ExpandedPageNode, { ids, hrefOf, sourceOf, basePath }: SiteInput): PageNode {
  const { page, method, hiddenAbove, source } = node;
  return {
    id: ids.page(node),
    kind: "page",
    href: hrefOf(page),
    label: page.sidebarTitle ?? page.title,
    ...(page.icon === undefined ? {} : { icon: page.icon }),
    ...(page.tag === undefined ? {} : { tag: page.tag }),
    ...(method === undefined ? {} : { method }),
    ...(page.deprecated === true ? { deprecated: true } : {}),
    ...((page.hidden ?? hiddenAbove) ? { hidden: true } : {}),
    ...(page.missing === true ? { missing: true } : {}),
    ...(page.url === undefined ? {} : { external: true, url: pageUrl(page.url, basePath) }),
    source: sourceOf(source),
  };
}
