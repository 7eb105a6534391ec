// Finds the addresses from which redirects lead elsewhere than what moves from there. (D536)
import { isExternalHref, localTarget, withoutBasePath } from "../../compiler/contract/href.ts";
import { pageHref, routeOf } from "../../compiler/contract/page-path.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { readRedirectSource } from "../../compiler/links/redirect-source.ts";
import { indexAddress } from "./index-address.ts";

/** The addresses that change, all without a base path. */
export interface AddressChanges {
  /** A destination may begin with it. */
  readonly basePath?: string;
  /** Where the readers of an old address are sent now, by the old address. */
  readonly sentTo: ReadonlyMap<string, string>;
  /** Where redirects lead the readers of addresses that lose their page and get no other: redirects to these lead to the end. */
  readonly ledOn?: ReadonlyMap<string, string>;
  /** The redirects that somebody asked for: destinations by their sources. They are in `sentTo`, too. */
  readonly wanted?: ReadonlyMap<string, string>;
  /** The addresses that pages have after the change and did not have before. */
  readonly taken: ReadonlySet<string>;
  /** Whether a page has an address after the change. */
  readonly isPage?: (address: string) => boolean;
  /** Those of the old addresses that readers never had: the page moves back before anybody has committed that it moved. Also that of its folder, if a redirect kept it. (D512) */
  readonly unpublished?: ReadonlySet<string> | undefined;
  /** Whether somebody has written a redirect since the state with which a repair compares, so that it is meant. */
  readonly isDecided?: ((redirect: Redirect) => boolean) | undefined;
  /** The destinations, as they are written, that already lead to no page. */
  readonly missing?: ReadonlySet<string>;
  /** Where a folder is now; undefined unless all pages below it have moved with it. */
  readonly folderAfter: (folder: string) => string | undefined;
  /** Where the readers of the addresses of folders without a page of their own are sent, by the old addresses. (D624) */
  readonly ofFolders?: ReadonlyMap<string, string>;
  /** The folders that have moved as a whole and get one redirect each, by their old paths. */
  readonly patterns?: ReadonlyMap<string, string>;
  /** The addresses of the pages of a folder that has none any more, with where their readers are sent. */
  readonly emptied: (folder: string) => readonly LeftAddress[] | undefined;
  /** The addresses that end in `/index`, if the site has these beside those without (D459). */
  readonly withIndex?: IndexAddresses | undefined;
}

/** The address of a page that leaves it, and where its readers are sent: undefined if that is nowhere. */
export interface LeftAddress {
  readonly address: string;
  readonly to: string | undefined;
}

/** Addresses of page files named `index`, as the platform has them: `/guides/index` beside `/guides`. */
export interface IndexAddresses {
  readonly sentTo: ReadonlyMap<string, string>;
  /** Those of files that are there after the change and were not there before. */
  readonly taken: ReadonlySet<string>;
}

/** Whether readers of an address never get to what is there and goes to `moved`: an exact redirect that stays leads them elsewhere. */
export type LedElsewhere = (address: string, moved: string) => boolean;

/** A test for addresses from which redirects lead. */
export function ledElsewhere(redirects: readonly Redirect[], changes: AddressChanges): LedElsewhere {
  const find = redirectFinder(redirects);
  return (address, moved) => {
    const found = find(address);
    if (found?.plain !== true || isTaken(found.redirect.source, changes)) return false;
    const end = localAddress(withoutBasePath(found.destination.trim(), changes.basePath ?? ""));
    return (changes.sentTo.get(end) ?? end) !== moved;
  };
}

/** Whether a page gets the address from which a redirect leads. */
export function isTaken(source: string, { taken, withIndex }: AddressChanges): boolean {
  const exact = readRedirectSource(source)?.exact;
  if (exact === undefined) return false;
  const route = routeOf(exact);
  if (withIndex !== undefined && route !== exact) return withIndex.taken.has(indexAddress(pageHref(route, "")));
  return taken.has(pageHref(route, ""));
}

/** An address in the form in which pages have it. */
export function localAddress(address: string): string {
  const target = isExternalHref(address) ? undefined : localTarget(address);
  return target === undefined ? address : pageHref(routeOf(target), "");
}
