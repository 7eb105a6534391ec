// Finds the paths and links of pages in VitePress.
import { isExternalHref, withoutBasePath, writtenPath } from "../../../compiler/contract/href.ts";
import { encodeSegment, routeOf } from "../../../compiler/contract/page-path.ts";
import type { ResolvedNavigation } from "../../../compiler/site/navigation.ts";
import type { Page } from "../../../compiler/site/page.ts";
import { ownValue } from "../../../compiler/text/json-value.ts";
import { decodableAddress } from "../safe-address.ts";

/** The paths and links that VitePress has for the addresses of a navigation. */
export class VitePressPaths {
  readonly #navigation: ResolvedNavigation;
  /** The folders that have their own top bar. */
  readonly #localeFolders: ReadonlySet<string>;

  constructor(navigation: ResolvedNavigation, localeFolders: ReadonlySet<string>) {
    this.#navigation = navigation;
    this.#localeFolders = localeFolders;
  }

  /** The path of the Markdown file of a page, relative to the folder of the pages. */
  pathOf({ path }: Page): string {
    return this.#fileOf(possibleRoute(path));
  }

  /** The path of a file that is shown at a route; undefined if VitePress can't have one there. */
  fileAt(route: string): string | undefined {
    return possibleRoute(route) === route ? this.#fileOf(route) : undefined;
  }

  #fileOf(route: string): string {
    // VitePress takes a page for one of a folder only if its address is inside it.
    if (this.#localeFolders.has(route)) return `${route}/index.md`;
    return `${route === "" ? "index" : route}.md`;
  }

  /** A link as VitePress writes it into a page: an address of the site has no base path. */
  linkOf(href: string): string {
    return this.#linkTo(href, true);
  }

  #linkTo(href: string, follows: boolean): string {
    if (isExternalHref(href)) return decodableAddress(href).replaceAll(/["<>]/g, encodeURIComponent);
    const path = writtenPath(href);
    if (path === "") return href;
    const rest = href.slice(path.length);
    const page = ownValue(this.#navigation.pages, path);
    // A page that forwards has no file.
    if (page?.url !== undefined && follows) return this.#linkTo(page.url, false);
    return page === undefined ? withoutBasePath(href, this.#navigation.site.basePath) : this.#addressOf(page) + rest;
  }

  #addressOf({ path }: Page): string {
    const route = possibleRoute(path);
    const address = `/${route.split("/").map(encodeSegment).join("/")}`;
    if (this.#localeFolders.has(route)) return `${address}/`;
    // What looks like a file is not opened as a page.
    return /\.[a-z][a-z0-9]*$/i.test(address) ? `${address}.html` : address;
  }
}

/** Why VitePress can't have a page at its address; undefined if it can. */
export function addressProblem({ path }: Page): string | undefined {
  return possibleRoute(path) === routeOf(path)
    ? undefined
    : `VitePress can't have a page there; it is at /${possibleRoute(path)}`;
}

/**
 * A route that is possible in VitePress: some characters have a meaning there, it does not read pages in some folders, and the files
 * of `public` at the top are served as they are.
 */
function possibleRoute(path: string): string {
  return routeOf(path)
    .replaceAll(/[%?#[\]:*\\<>"|]/g, "-")
    .replaceAll(/(?<=^|\/)(?:dist|node_modules)(?=\/)|^public(?=\/)/g, "$&-");
}
