// Finds the old addresses that a redirect leads where they have to lead, so that they need none of their own. (D623)
import { isExternalHref, withoutBasePath, writtenPath } from "../../compiler/contract/href.ts";
import type { Redirect } from "../../compiler/links/find-redirect.ts";
import { followRedirects, hopOf, type Hop } from "../../compiler/links/follow-redirects.ts";
import { redirectFinder } from "../../compiler/links/redirect-finder.ts";
import { localAddress, type AddressChanges } from "./led-elsewhere.ts";

/** A redirect as it leads after the change. */
export interface LastingRedirect {
  readonly redirect: Redirect;
  readonly destination: string;
}

/**
 * A test whether the readers of an old address get to another one for certain, or somewhere else by a redirect that was written since the
 * state with which a repair compares.
 */
export function ledAlready(
  redirects: readonly LastingRedirect[],
  { basePath = "", taken, isPage, isDecided }: AddressChanges,
): (source: string, destination: string) => boolean {
  const written = new Map(
    redirects.map((each) => [{ ...each.redirect, destination: each.destination }, each.redirect]),
  );
  const find = redirectFinder([...written.keys()]);
  const inside = (address: string): string => withoutBasePath(address.trim(), basePath);
  const next = (address: string): Hop<Redirect> | undefined => {
    const found = isExternalHref(address) ? undefined : find(writtenPath(inside(address)));
    return found?.certain === true ? hopOf(found) : undefined;
  };
  const isThere = (address: string): boolean => {
    if (isExternalHref(address)) return true;
    const local = localAddress(inside(address));
    return taken.has(local) || isPage?.(local) === true;
  };
  return (source, destination) => {
    const first = next(source);
    if (first === undefined) return false;
    const end = followRedirects(first, next, isThere).hops.at(-1)!.to;
    if (withTail(inside(end)) === withTail(destination)) return true;
    return isDecided?.(written.get(first.redirect)!) === true && isThere(end);
  };
}

/** An address in the form in which pages have it, with its query and anchor. */
function withTail(address: string): string {
  return isExternalHref(address) ? address : localAddress(address) + address.slice(writtenPath(address).length);
}
