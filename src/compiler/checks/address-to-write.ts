// Finds the address to write in a link for a page that may be behind redirects. (D419)
import { pageHref, routeOf, type PagePath } from "../contract/page-path.ts";
import type { CheckedSite } from "./check.ts";
import { pathsOfAddress, redirectEnd, type MissingEnd } from "./redirect-end.ts";

/** Where a wrong link leads: the path that it names, and where that ends if it is redirected. */
export interface WrongTarget {
  readonly from: PagePath;
  readonly end: MissingEnd | undefined;
}

/** An address; `isEvident` is false if who wrote the redirects may want another one. */
export interface AddressToWrite {
  readonly address: string;
  readonly isEvident: boolean;
}

/** The address of the page that a wrong link means. It is behind the same redirects if one of them is for the time being. */
export function addressToWrite(page: string, { from, end }: WrongTarget, site: CheckedSite): AddressToWrite {
  const own = pageHref(page, "");
  if (end === undefined || end.isLasting) return { address: own, isEvident: true };
  const behind = addressBehind(page, { from, end: end.path }, site);
  return { address: behind ?? own, isEvident: behind !== undefined };
}

/**
 * The address from which redirects lead to a page as they lead from `from` to `end`: `/latest/start` for the page `v2/start`, if they
 * lead from `latest/strat` to `v2/strat`. Undefined if they do not lead there.
 */
function addressBehind(
  page: string,
  { from, end }: { readonly from: PagePath; readonly end: PagePath },
  site: CheckedSite,
): string | undefined {
  const same = segmentsInCommon(from.split("/"), end.split("/"));
  const before = from.split("/").slice(0, -same || undefined);
  const after = end.split("/").slice(0, -same || undefined);
  const segments = page.split("/");
  const path = [...before, ...segments.slice(after.length)].join("/");
  const reached = redirectEnd(site)(path);
  const isReached =
    reached.kind === "address" && pathsOfAddress(reached.to, site).some((each) => routeOf(each) === routeOf(page));
  return isReached ? pageHref(path, "") : undefined;
}

/** How many segments are the same at the ends of two paths. */
function segmentsInCommon(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length);
  let same = 0;
  while (same < most && one.at(-1 - same) === other.at(-1 - same)) same += 1;
  return same;
}
