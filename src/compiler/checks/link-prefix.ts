// Finds the path of a site on its host, if links of the site begin with it although no page is there. (D190)
import { isExternalHref, localTarget, withoutBasePath, writtenPath } from "../contract/href.ts";
import type { PagePath } from "../contract/page-path.ts";
import { placeOf, type Place } from "../diagnostics/place.ts";
import { redirectFinder } from "../links/redirect-finder.ts";
import { madeOnce, perObject } from "../text/per-object.ts";
import type { CheckedSite } from "./check.ts";
import { isLinkTarget, isPublishedPageFile, pageFolders } from "./link-targets.ts";
import { placeInBody } from "./place-in-body.ts";
import { siteAddressPath } from "./own-address.ts";
import { sortedBodies } from "./sorted-bodies.ts";

/** What the links of a site begin with. */
export interface LinkPrefix {
  /** Such as `/docs`. */
  readonly path: string;
  /** What else names it. */
  readonly knownFrom: "address" | "redirects";
  /** How many addresses begin with it, and how many begin with a slash. */
  readonly links: number;
  readonly all: number;
  /** The place of the first of them. */
  readonly place: Place;
}

/** With fewer links, nothing can be concluded about the site. */
const fewest = 3;

/** The path; undefined if links have no such path, or the configured base path. */
export const linkPrefix: (site: CheckedSite) => LinkPrefix | undefined = perObject((site) => {
  const redirects = site.bound.site.redirects.map(({ destination }) => destination.trim());
  const candidates = [
    { path: siteAddressPath(site), knownFrom: "address" as const },
    { path: mostCommonFolder(redirects.filter(isFromRoot)), knownFrom: "redirects" as const },
  ];
  for (const { path, knownFrom } of candidates) {
    if (path === undefined || path === "" || path === site.basePath || isFolderOfPages(path, site)) continue;
    const all = addressesFromRoot(site);
    const below = all.filter(({ address }) => isBelow(address, path));
    const there = below.filter(({ address }) => isThere(withoutBasePath(address, path), site));
    const links = usesOf(below);
    if (links >= fewest && links * 2 > usesOf(all) && usesOf(there) * 2 > links)
      return { path, knownFrom, links, all: usesOf(all), place: below[0]!.place };
  }
  return undefined;
});

/** An address, the place where it is first, and how often it is written. */
interface WrittenAddress {
  readonly address: string;
  readonly place: Place;
  uses: number;
}

/** The addresses of links and redirects that begin with a slash, those of pages first. */
const addressesFromRoot: (site: CheckedSite) => readonly WrittenAddress[] = perObject((site) => {
  const found = new Map<string, WrittenAddress>();
  const add = (written: string, placeOfAddress: () => Place): void => {
    const address = written.trim();
    if (isFromRoot(address)) madeOnce(found, address, () => ({ address, place: placeOfAddress(), uses: 0 })).uses += 1;
  };
  for (const body of sortedBodies(site))
    for (const link of body.links) if (link.kind === "link") add(link.address, () => placeInBody(body, link));
  for (const { destination, destinationAt } of site.bound.site.redirects)
    add(destination, () => placeOf(destinationAt));
  return [...found.values()];
});

function usesOf(addresses: readonly WrittenAddress[]): number {
  return addresses.reduce((sum, { uses }) => sum + uses, 0);
}

/** An address without the path that the links of the site begin with. A configured base path is never written in docs.json (D44). */
export function withoutLinkPrefix(address: string, site: CheckedSite): string {
  const path = linkPrefix(site)?.path;
  return path === undefined ? address : withoutBasePath(address, path);
}

function isFromRoot(address: string): boolean {
  return address.startsWith("/") && !isExternalHref(address);
}

function isBelow(address: string, path: string): boolean {
  return withoutBasePath(address, path) !== address;
}

/** The folder that more than half of these addresses are in. */
function mostCommonFolder(addresses: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const address of addresses) {
    const [, folder = "", ...others] = writtenPath(address).split("/");
    if (others.length > 0) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  const found = [...counts].find(([folder, count]) => folder !== "" && count * 2 > addresses.length);
  return found && `/${found[0]}`;
}

function isFolderOfPages(path: string, site: CheckedSite): boolean {
  const folder = localTarget(path) ?? path.slice(1);
  const isNamed = pageFolders(site).has(folder) || isLinkTarget(folder as PagePath, site);
  return isNamed || site.files.discovered.some((page) => page.startsWith(`${folder}/`));
}

function isThere(address: string, site: CheckedSite): boolean {
  const path = localTarget(address);
  return (
    path !== undefined &&
    (isLinkTarget(path, site) || isPublishedPageFile(path, site) || find(site)(path) !== undefined)
  );
}

const find = perObject(({ bound }: CheckedSite) => redirectFinder(bound.site.redirects));
