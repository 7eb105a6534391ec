// Finds where the readers of an address that has no page are sent.
import { isExternalHref } from "../../../compiler/contract/href.ts";
import { followRedirects, hopOf, type Hop } from "../../../compiler/links/follow-redirects.ts";
import type { Redirect } from "../../../compiler/links/find-redirect.ts";
import { redirectFinder } from "../../../compiler/links/redirect-finder.ts";
import type { Side } from "../../../outputs/diff/side.ts";

/** Returns the page or the other site at the end of the redirects from an address without base path; undefined if there is none. */
export function targetOfRedirects({
  navigation,
  pageAt,
}: Pick<Side, "navigation" | "pageAt">): (address: string) => string | undefined {
  const find = redirectFinder(navigation.redirects);
  const next = (address: string): Hop<Redirect> | undefined => {
    const found = find(address);
    return found && hopOf(found);
  };
  const isEnd = (address: string): boolean => isExternalHref(address) || pageAt(address) !== undefined;
  return (address) => {
    const first = next(address);
    const to = first && followRedirects(first, next, isExternalHref).hops.at(-1)?.to;
    return to !== undefined && isEnd(to) ? to : undefined;
  };
}
