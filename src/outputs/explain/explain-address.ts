// Explains an address without a page that something links to.
import { pageHref } from "../../compiler/contract/page-path.ts";
import type { Division, PageNode } from "../../compiler/site/navigation.ts";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { ExplainedSite } from "./explained-site.ts";
import type { PageName } from "./facts.ts";
import type { LinkExplanation, LinkFacts } from "./explanation.ts";
import { divisionFacts } from "./entries-of-page.ts";
import { redirectFacts } from "./redirect-facts.ts";

interface Leading {
  readonly edition: string;
  readonly node: Division | PageNode;
}

/** What leads to one of these addresses, written as in the result; undefined if nothing does. */
export function explainLink(words: readonly string[], site: ExplainedSite): LinkExplanation | undefined {
  const leading = leadingTo(words, site);
  const [first] = leading;
  if (first === undefined) return undefined;
  const href = linkOf(first.node, site)!;
  const external = first.node.external === true;
  const redirect = external ? undefined : redirectFacts(href, site);
  const entrance = entranceAt(href, site);
  const from = linksFrom(leading, site);
  site.locateAll();
  return {
    kind: "link",
    href,
    external,
    from,
    ...(redirect === undefined ? {} : { redirect }),
    ...(entrance === undefined ? {} : { entrance }),
    editions: site.navigation.editions.length,
  };
}

/** The divisions and pages that lead to an address, and the pages that name it as related. */
export function linksTo(href: string, site: ExplainedSite): readonly LinkFacts[] {
  return [...linksFrom(leadingTo([href], site), site), ...relatedLinks(href, site)];
}

/** The pages that name an address in `related` (D111). */
function relatedLinks(href: string, site: ExplainedSite): readonly LinkFacts[] {
  return Object.values(site.navigation.pages).flatMap((page): readonly LinkFacts[] => {
    const { file, title, sidebarTitle, related = [], placements } = page;
    if (file === null || !related.some((link) => link.href === href)) return [];
    const editions = [...new Set(placements.flatMap((placement) => placement.editions))];
    return [
      Object.assign(site.at({ file, pointer: "" }, "/related"), {
        kind: "page",
        label: sidebarTitle ?? title,
        editions,
      } as const),
    ];
  });
}

/** The entrance, if the address is that of the whole site; undefined for every other address, and if there is no entrance. */
export function entranceAt(address: string, site: ExplainedSite): PageName | undefined {
  const { basePath, href } = site.navigation.site;
  const top = pageHref("index", basePath);
  // A word may have the base path or not.
  const isTop = address === top || address === `${basePath}${top}`;
  return href === undefined || !isTop ? undefined : site.pageName(href);
}

function leadingTo(words: readonly string[], site: ExplainedSite): readonly Leading[] {
  const wanted = new Set(words.map((word) => word.trim()));
  const isWanted = (node: Division | PageNode): boolean => {
    const link = linkOf(node, site);
    return link !== undefined && wanted.has(link);
  };
  return site.navigation.editions.flatMap(({ id, tree, global }) =>
    [tree, ...global.anchors].flatMap((top) => leadingIn(top, isWanted).map((node) => ({ edition: id, node }))),
  );
}

function linksFrom(leading: readonly Leading[], site: ExplainedSite): readonly LinkFacts[] {
  const bySource = groupBy(leading, ({ node }) => `${node.source.file ?? ""}#${node.source.pointer}`);
  return [...bySource.values()].map((same) => {
    const { node } = same[0]!;
    const editions = [...new Set(same.map(({ edition }) => edition))];
    const { kind, label, hidden = false, source } = node;
    if (kind === "page") return Object.assign(site.at(source), { kind, label, editions });
    return Object.assign(divisionFacts({ kind, label, href: undefined, hidden, source }, site), { editions });
  });
}

function leadingIn(
  node: Division | PageNode,
  isWanted: (node: Division | PageNode) => boolean,
): readonly (Division | PageNode)[] {
  const own = isWanted(node) ? [node] : [];
  return node.kind === "page" ? own : [...own, ...node.children.flatMap((child) => leadingIn(child, isWanted))];
}

/** Where a division leads, or where the page of a node forwards. */
function linkOf(node: Division | PageNode, { navigation }: ExplainedSite): string | undefined {
  return node.kind === "page" ? navigation.pages[node.href]?.url : node.href;
}
