// Finds the entrance of a site: what readers get who open its root.
import { isExternalHref, localHref } from "../contract/href.ts";
import { pageHref } from "../contract/page-path.ts";
import { followRedirects, hopOf, type NextHop } from "../links/follow-redirects.ts";
import { redirectFinder } from "../links/redirect-finder.ts";
import { type Redirect } from "../links/find-redirect.ts";
import type { ExpandedPage } from "../expand/expanded-tree.ts";

/** What decides about the entrance. */
export interface EntranceInput {
  readonly redirects: readonly Redirect[];
  readonly basePath: string;
  readonly pageAt: (href: string) => ExpandedPage | undefined;
  /** The first visible page of the default edition. */
  readonly firstPage: string | undefined;
}

/**
 * The address that the root of the site shows or leads to: the end of the redirects that match it for certain (D44), else the
 * page at the root, else the first visible page of the default edition; undefined if there is none of these.
 */
export function siteEntrance({ redirects, basePath, pageAt, firstPage }: EntranceInput): string | undefined {
  const find = redirectFinder(redirects);
  const next: NextHop<Redirect> = (address) => {
    const found = isExternalHref(address) ? undefined : find(address);
    return found?.matches === true ? hopOf(found) : undefined;
  };
  const first = next("/");
  const { hops, end } = first === undefined ? noHops : followRedirects(first, next, isExternalHref);
  const last = hops.at(-1);
  if (last !== undefined && end.kind === "address")
    return isExternalHref(last.to) ? last.to : localHref(last.to, basePath);
  const top = pageHref("index", basePath);
  const page = pageAt(top);
  return page === undefined || page.missing === true ? firstPage : top;
}

const noHops = { hops: [], end: { kind: "address" } } as const;
