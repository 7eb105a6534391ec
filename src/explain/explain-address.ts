// Explains an address without a page: what links to it, which redirect matches it, and which page may be meant.
import { parseEntry } from "../contract/endpoint-entry.ts";
import { isExternalHref, localHref, writtenPath } from "../contract/href.ts";
import { pageHref, toPagePath, withoutPageExtension } from "../contract/page-path.ts";
import { catalog } from "../diagnostics/catalog.ts";
import { redirectFinder } from "../links/redirect-finder.ts";
import type { Division, PageNode } from "../site/navigation.ts";
import type { Page } from "../site/page.ts";
import { groupBy } from "../text/group-by.ts";
import { nearest } from "../text/nearest.ts";
import { operationName, type ExplainedSite } from "./explained-site.ts";
import type { LinkExplanation, LinkFacts, NothingFound, PageName, RedirectFacts } from "./explanation.ts";
import { divisionFacts } from "./page-entries.ts";

interface Leading {
  readonly edition: string;
  readonly node: Division | PageNode;
}

/** Who leads to one of some addresses, as the result writes them; undefined when nobody does. */
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

/** The redirect that matches an href, and where it leads; undefined if there is none. */
export function redirectFacts(href: string, site: ExplainedSite): RedirectFacts | undefined {
  const { pages } = site.navigation;
  const { basePath } = site.navigation.site;
  const path = href.startsWith(basePath) ? href.slice(basePath.length) : href;
  const found = redirectFinder(site.record.site.tree.site.redirects)(path);
  if (found === undefined) return undefined;
  const { redirect, destination } = found;
  const target = isExternalHref(destination) ? undefined : localHref(writtenPath(destination), basePath);
  const page = target !== undefined && Object.hasOwn(pages, target) ? site.pageName(target) : null;
  return { source: redirect.source, destination, at: site.at(redirect.sourceAt), page };
}

/** The entrance, if the address is that of the whole site; undefined for every other address, and where there is no entrance. */
function entranceAt(address: string, site: ExplainedSite): PageName | undefined {
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

/** What is at the address after all, and what is near it. */
export function explainNothing(words: readonly string[], site: ExplainedSite): NothingFound {
  const [what = ""] = words;
  const href = site.hrefOf(what);
  const redirect = href === undefined ? undefined : redirectFacts(href, site);
  const entrance = href === undefined ? undefined : entranceAt(href, site);
  site.locateAll();
  const file = unlistedFile(words, redirect, site);
  const code = nearestCode(what);
  return {
    kind: "nothing",
    what,
    ...(redirect === undefined ? {} : { redirect }),
    ...(entrance === undefined ? {} : { entrance }),
    ...(file === undefined ? {} : { file }),
    nearest: nearPages(what, href, site),
    ...(code === undefined ? {} : { nearestCode: code }),
  };
}

/** The code that a word like one is near to. */
export function nearestCode(word: string): string | undefined {
  return /^[a-z]+(-[a-z]+)+$/.test(word) ? nearest(word, Object.keys(catalog)) : undefined;
}

function unlistedFile(
  words: readonly string[],
  redirect: RedirectFacts | undefined,
  { host, navigation, record }: ExplainedSite,
): NothingFound["file"] {
  const { basePath } = navigation.site;
  for (const word of words) {
    const inSite = basePath !== "" && word.startsWith(`${basePath}/`) ? word.slice(basePath.length) : word;
    const named = toPagePath(writtenPath(inSite));
    if (!named.ok) continue;
    const path = withoutPageExtension(named.path);
    const files = [`${path}.mdx`, `${path}.md`, `${path}/index.mdx`, `${path}/index.md`];
    const file = files.find((name) => host.stat(name)?.kind === "file");
    if (file !== undefined) return { file, from: reasonOf(file, redirect, record) };
  }
  return undefined;
}

function reasonOf(
  file: string,
  redirect: RedirectFacts | undefined,
  { ignoredAt, isPage }: ExplainedSite["record"],
): string {
  if (ignoredAt?.(file) !== undefined) return ".mintignore leaves it out";
  if (redirect !== undefined) return "no entry lists it";
  return isPage(withoutPageExtension(file))
    ? "no entry lists it; it is published all the same, and readers who know its address can open it"
    : "no entry lists it, and it is no page: a part of pages, or about the repository";
}

const shownAtMost = 5;

function nearPages(what: string, href: string | undefined, { navigation }: ExplainedSite): readonly PageName[] {
  const all = Object.values(navigation.pages);
  if (parseEntry(what).kind === "endpoint") return nearEndpoints(what, all);
  // Every short word is near "/", and nobody misspells that.
  const pages = all.filter((page) => lastOf(page.href) !== "");
  const wanted = href ?? what;
  const name = lastOf(wanted);
  const alike = pages.filter((page) => lastOf(page.href).toLowerCase() === name.toLowerCase());
  const hrefs = pages.map((page) => page.href);
  const near = nearest(wanted, hrefs, Math.max(2, Math.floor(name.length / 3)));
  const nearName =
    alike.length > 0 || near !== undefined
      ? undefined
      : nearest(
          name,
          pages.map((page) => lastOf(page.href)),
        );
  const named = pages.filter((page) => nearName !== undefined && lastOf(page.href) === nearName);
  const found = new Set([...pages.filter((page) => page.href === near), ...alike, ...named]);
  return [...found].slice(0, shownAtMost).map(nameOf);
}

function nearEndpoints(what: string, pages: readonly Page[]): readonly PageName[] {
  const named = pages.flatMap((page) => {
    const { operation } = page;
    return operation === undefined ? [] : [{ page, name: operationName(operation) }];
  });
  const target = what.split(/\s+/).at(-1);
  const samePath = named.filter(({ page: { operation } }) => operation?.path === target);
  const near = nearest(
    what,
    named.map(({ name }) => name),
  );
  const found = [...named.filter(({ name }) => name === near), ...samePath].map(({ page }) => page);
  return [...new Set(found)].slice(0, shownAtMost).map(nameOf);
}

function lastOf(href: string): string {
  return href.slice(href.lastIndexOf("/") + 1);
}

function nameOf({ href, title }: Page): PageName {
  return { href, title };
}
