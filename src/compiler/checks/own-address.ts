// Finds links in pages that contain the web address of the site itself. (D133)
import { routeOf } from "../contract/page-path.ts";
import { perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { namedPages } from "./link-targets.ts";

/** The part of an absolute address that is a link inside the site, from `/`; undefined if it may be another page of that host. */
export function insideOwnAddress(address: string, site: CheckedSite): string | undefined {
  const own = ownAddress(site);
  const written = /^(?:https?:)?\/\/[^/?#]+/i.exec(address)?.[0];
  if (own === undefined || written === undefined || hostOf(written) !== own.host) return undefined;
  const path = address.slice(written.length);
  if (own.path !== "") return isBelow(path, own.path) ? path.slice(own.path.length) : undefined;
  if (site.basePath !== "") return isBelow(path, site.basePath) ? path : undefined;
  // A host may have other pages beside the documentation: only folders of its pages are certainly part of it.
  const [, folder = ""] = path.split(/[/?#]/);
  return folderNames(site).has(folder) ? path : undefined;
}

/** The path at the end of the address of the site; "" if the site is at the root of its host, undefined if no address is known. */
export function siteAddressPath(site: CheckedSite): string | undefined {
  return ownAddress(site)?.path;
}

interface OwnAddress {
  readonly host: string;
  /** Without a slash at its end; "" if the site is at the root of its host. */
  readonly path: string;
}

const ownAddress: (site: CheckedSite) => OwnAddress | undefined = perObject(({ config }) => {
  const { address } = config.site;
  if (address === undefined) return undefined;
  const { host, pathname } = new URL(address);
  return { host, path: pathname.replace(/\/$/, "") };
});

/** The host of an address without a path, as a browser writes it. */
function hostOf(written: string): string | undefined {
  const address = written.startsWith("//") ? `https:${written}` : written;
  return URL.canParse(address) ? new URL(address).host : undefined;
}

function isBelow(path: string, folder: string): boolean {
  return path.startsWith(folder) && /^(?:[/?#]|$)/.test(path.slice(folder.length));
}

/** The first folders of pages. */
const folderNames: (site: CheckedSite) => ReadonlySet<string> = perObject((site) => {
  const routes = namedPages(site).map(({ path }) => routeOf(path));
  return new Set(routes.flatMap((route) => (route.includes("/") ? [route.split("/", 1)[0]!] : [])));
});
