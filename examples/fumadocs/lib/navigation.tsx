// What `navc export fumadocs` wrote, with elements in place of the names of icons and badges.
import { findPath, type Folder, type Node, type Root } from "fumadocs-core/page-tree";
import type { LayoutTab } from "fumadocs-ui/layouts/shared";
import type { FumadocsItem, FumadocsNavigation, FumadocsNode, FumadocsPage, HostHeader } from "navc/adapters";
import { marked, iconOf } from "@/components/marks";
import exported from "./navigation.json";

export const navigation = exported as unknown as Omit<FumadocsNavigation, "notExpressed">;

/** The names of the components that pages use and do not define. */
export const usedComponents: readonly string[] = exported.components;

/** What is above and below the pages of an edition. */
export function headerOf(edition: string): Partial<HostHeader> {
  const { language } = navigation.editions[edition]!;
  const lang = navigation.languages.find(({ locale }) => locale === language)?.lang ?? "";
  return navigation.headers?.[lang] ?? {};
}

/** A page with its address. */
type Located = FumadocsPage & { readonly url: string };

/** The page at the path of a route; undefined where there is none. */
export function pageAt(slug?: readonly string[]): Located | undefined {
  const url = byPath.get(pathOf(slug));
  return url === undefined ? undefined : { ...navigation.pages[url]!, url };
}

/** Where a route without a page leads: that of a redirect, and the top of a site that has no page there. */
export function targetOf(slug?: readonly string[]): string | undefined {
  const path = pathOf(slug);
  return leading.get(path) ?? (path === "/" && pageAt() === undefined ? navigation.url : undefined);
}

function pathOf(slug: readonly string[] = []): string {
  return `/${slug.map(decodeURIComponent).join("/")}`;
}

/** True for the address of a file of the site: its name has an ending, and it is no page. */
export function isFile(href = ""): boolean {
  const [path = ""] = href.split(/[?#]/, 1);
  return /^\/(?!\/).*\.[a-z\d]+$/i.test(path) && !byPath.has(decodedPath(path)) && !leading.has(decodedPath(path));
}

/** An address as Next.js gives it to a page: with signs such as ":" and "$", which `decodeURI` leaves as they are. */
const decodedPath = (url: string): string => url.split("/").map(decodeURIComponent).join("/");

const byPath = new Map(Object.keys(navigation.pages).map((url) => [decodedPath(url), url]));
const leading = new Map(Object.entries(navigation.redirects).map(([url, target]) => [decodedPath(url), target]));

/** The tree that is shown beside a page. */
export function treeOf({ edition, folder, url }: Located): Root {
  const { $id, name, children, fallback } = navigation.roots[edition]!;
  // A page in no list has the sidebar of its folder, as the index of that folder: a sidebar does not show it.
  const withPage = (node: FumadocsNode): FumadocsNode => {
    if (node.type === "page") return node;
    const index: FumadocsItem = { $id: `${$id}#here`, type: "page", name: "", url };
    return { ...node, children: node.children.map(withPage), ...(node.$id === folder ? { index } : {}) };
  };
  const nodes = (list: readonly FumadocsNode[]): Node[] =>
    (folder === undefined ? list : list.map(withPage)).map(drawn);
  return {
    // Fumadocs keeps a tree as long as its id is the same.
    $id: folder === undefined ? $id : `${$id}#${url}`,
    name,
    children: nodes(children),
    ...(fallback === undefined ? {} : { fallback: { ...fallback, children: nodes(fallback.children) } }),
  };
}

function drawn(node: FumadocsNode): Node {
  const { marks, name, ...rest } = node;
  const shown = { name: marked(name, marks), icon: iconOf(marks) };
  if (rest.type === "page") return { ...rest, ...shown, external: rest.external ?? isFile(rest.url) };
  const { children, url: _, ...folder } = rest;
  return { ...folder, ...shown, children: children.map(drawn) };
}

/**
 * Each product, tab and so on. Fumadocs would find none without a page directly in it, and takes the last one that lists a page
 * for the active one, so each gets the page itself where it is on the way to it, and else nothing.
 */
export function tabsOf({ children, fallback }: Root, { url: here }: Located): LayoutTab[] {
  const isHere = (node: Node): boolean => node.type === "page" && node.url === here;
  const hidden = fallback?.children ?? [];
  const way = new Set(findPath(children, isHere) ?? findPath(hidden, isHere));
  const tabsIn = (nodes: readonly Node[], unlisted: boolean): LayoutTab[] =>
    nodes.flatMap((node) => {
      if (node.type !== "folder") return [];
      const { $id, name, icon, description } = node;
      const url = tabUrls.get($id ?? "");
      const below = tabsIn(node.children, unlisted);
      if (!node.root || url === undefined) return below;
      const $folder: Folder = { ...node, children: way.has(node) ? [{ type: "page", name, url: here }] : [] };
      const inSize = icon && <div className="flex size-full items-center justify-center">{icon}</div>;
      return [{ title: name, icon: inSize, description, url, unlisted, $folder }, ...below];
    });
  return [...tabsIn(children, false), ...tabsIn(hidden, true)];
}

const tabUrls = new Map<string, string>();

function findTabUrls(nodes: readonly FumadocsNode[]): void {
  for (const node of nodes) {
    if (node.type === "page") continue;
    if (node.url !== undefined) tabUrls.set(node.$id, node.url);
    findTabUrls(node.children);
  }
}

for (const { children, fallback } of Object.values(navigation.roots))
  findTabUrls([...children, ...(fallback?.children ?? [])]);
