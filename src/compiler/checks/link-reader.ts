// Says where a link of a page or of docs.json leads, as the checks of links do.
import type { LoadedBody } from "../bodies/body-catalog.ts";
import { isExternalHref } from "../contract/href.ts";
import { pageHref, routeOf, type PagePath } from "../contract/page-path.ts";
import { followRedirects } from "../links/follow-redirects.ts";
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
  const { to, paths, hash } = direct(file, address, isShown, site);
  return to ?? redirectedFrom(paths, hash, site);
}

/** Where an address leads without redirects; `to` is undefined if that is nowhere. */
interface DirectTarget {
  readonly to: LinkedTo | undefined;
  readonly paths: readonly PagePath[];
  readonly hash: string;
}

function direct(file: string, address: string, isShown: boolean, site: CheckedSite): DirectTarget {
  const body = site.bodies?.bodies.get(file) ?? unreadBody(file);
  const link = { kind: isShown ? "asset" : "link", address, start: 0, end: 0 } as const;
  const inner = resolvedLink(link, body, site);
  if (inner === undefined)
    return { to: isExternalHref(address) ? { kind: "outside", address } : { kind: "nothing" }, paths: [], hash: "" };
  const { target, hash } = inner;
  const { paths } = target;
  if (paths.length === 0) return { to: { kind: "file", file, hash }, paths, hash };
  const page = hrefAmong(paths, site);
  if (page !== undefined) return { to: { kind: "page", href: page, hash, redirected: false }, paths, hash };
  const found = paths.find((path) => site.files.isFile(path));
  return { to: found === undefined ? undefined : { kind: "file", file: found, hash }, paths, hash };
}

function hrefAmong(paths: readonly PagePath[], site: CheckedSite): string | undefined {
  const pages = paths.flatMap((path) => pagesByAddress(site).get(routeOf(path)) ?? []);
  return pages[0] === undefined ? undefined : pageHref(pages[0].path, site.basePath);
}

function redirectedFrom(paths: readonly PagePath[], hash: string, site: CheckedSite): LinkedTo {
  const { nextHop } = redirectGraph(site);
  const start = paths.map((path) => nextHop(path)).find((hop) => hop !== undefined);
  if (start === undefined) return { kind: "nothing" };
  const targetOf = (address: string): LinkedTo | undefined => direct("", address, false, site).to;
  const { hops, end } = followRedirects(start, nextHop, (address) => targetOf(address) !== undefined);
  const to = end.kind === "address" ? targetOf(hops.at(-1)!.to) : undefined;
  if (to?.kind === "page") return { ...to, hash: to.hash || hash, redirected: true };
  return to ?? { kind: "nothing" };
}

/** A page that was made after the site was compiled. */
function unreadBody(file: string): LoadedBody {
  const isOpen = true;
  return {
    file,
    isPage: true,
    start: 0,
    parts: new Map(),
    links: [],
    anchors: [],
    imports: [],
    isOpen,
    isSearched: false,
    problem: undefined,
  };
}
