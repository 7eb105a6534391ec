// Says where a link of a page or of docs.json leads, as the checks of links do.
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { isExternalHref } from "../contract/href.ts";
import { pageHref, routeOf, type PagePath } from "../contract/page-path.ts";
import { resolvedLink } from "./body-links.ts";
import type { CheckedSite } from "./check.ts";
import { pagesByAddress } from "./linked-pages.ts";
import { redirectGraph } from "./redirect-graph.ts";

/** Where a link leads; `hash` is what is behind its "#", decoded, and "" without one. */
export type LinkedTo =
  /** `href` is the address of the page. It is redirected if `redirected` is true. */
  | { readonly kind: "page"; readonly href: string; readonly hash: string; readonly redirected: boolean }
  /** Another file, from the docs root; for a link within its own page, the file of the page. */
  | { readonly kind: "file"; readonly file: string; readonly hash: string }
  | { readonly kind: "outside"; readonly address: string }
  | { readonly kind: "nothing" };

/** Reads links of a site. */
export interface LinkReader {
  /** Where an address in a file leads; `isShown`: it is that of a picture. */
  readonly follow: (file: string, address: string, isShown?: boolean) => LinkedTo;
  /** The ids of the headings and other places of a page that a link can name; empty if its body was not read. */
  readonly anchorsOf: (file: string) => readonly string[];
}

/** More are a loop. */
const mostHops = 10;

/** A reader of links; all bodies have to be read. */
export function linkReader(site: CheckedSite): LinkReader {
  return {
    follow: (file, address, isShown = false) => follow(file, address, isShown, site),
    anchorsOf(file) {
      const body = site.bodies?.bodies.get(file);
      return body === undefined ? [] : site.bodies!.anchorsOf(body).ids;
    },
  };
}

function follow(file: string, address: string, isShown: boolean, site: CheckedSite): LinkedTo {
  const body = site.bodies?.bodies.get(file) ?? unreadBody(file);
  const link = { kind: isShown ? "asset" : "link", address, start: 0, end: 0 } as const;
  const inner = resolvedLink(link, body, site);
  if (inner === undefined) return isExternalHref(address) ? { kind: "outside", address } : { kind: "nothing" };
  const { paths, hash } = inner;
  if (paths.length === 0) return { kind: "file", file, hash };
  const page = hrefAmong(paths, site);
  if (page !== undefined) return { kind: "page", href: page, hash, redirected: false };
  const found = paths.find((path) => site.files.isFile(path));
  if (found !== undefined) return { kind: "file", file: found, hash };
  return redirectedFrom(paths, hash, site);
}

function hrefAmong(paths: readonly PagePath[], site: CheckedSite): string | undefined {
  const pages = paths.flatMap((path) => pagesByAddress(site).get(routeOf(path)) ?? []);
  return pages[0] === undefined ? undefined : pageHref(pages[0].path, site.basePath);
}

function redirectedFrom(paths: readonly PagePath[], hash: string, site: CheckedSite): LinkedTo {
  const { nextHop } = redirectGraph(site);
  let address: string | undefined = paths.map((path) => nextHop(path)?.to).find((to) => to !== undefined);
  for (let hops = 0; address !== undefined && hops < mostHops; hops += 1) {
    if (isExternalHref(address)) return { kind: "outside", address };
    const to = follow("", address, false, site);
    if (to.kind === "page") return { ...to, hash: to.hash || hash, redirected: true };
    if (to.kind !== "nothing") return to;
    address = nextHop(address)?.to;
  }
  return { kind: "nothing" };
}

/** A page that was made after the site was compiled. */
function unreadBody(file: string): LoadedBody {
  const isOpen = true;
  return {
    file,
    isPage: true,
    parts: new Map(),
    links: [],
    anchors: [],
    imports: [],
    isOpen,
    isSearched: false,
    problem: undefined,
  };
}
