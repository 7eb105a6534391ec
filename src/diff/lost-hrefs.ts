// Which addresses existed and lead nowhere now?
import { isExternalHref, localTarget } from "../contract/href.ts";
import { pageHref } from "../contract/page-path.ts";
import { redirectFinder, type FoundRedirect, type Redirect } from "../contract/redirects.ts";
import type { Page } from "../site/navigation.ts";
import { hasAddress, type Side } from "./side.ts";

/** An address that leads nowhere, and the redirect that was to send it on. */
export interface DeadAddress {
  readonly address: string;
  readonly page: Page;
  readonly redirect: Redirect | undefined;
}

/** All addresses of pages before that are no page now and have no redirect to one, in reading order. */
export function deadAddresses(before: Side, after: Side, redirects: readonly Redirect[]): readonly DeadAddress[] {
  const find = redirectFinder(redirects);
  return [...before.pages].flatMap(([address, page]) => {
    if (!hasAddress(page) || after.pages.has(address)) return [];
    const { leads, redirect } = follow(address, after, find);
    return leads ? [] : [{ address, page, redirect }];
  });
}

// A redirect that lengthens its own address never comes back to one that was seen.
const mostHops = 20;

interface Followed {
  readonly leads: boolean;
  readonly redirect: Redirect | undefined;
}

function follow(address: string, { pages }: Side, find: (path: string) => FoundRedirect | undefined): Followed {
  let first: Redirect | undefined;
  let path = address;
  for (let hops = 0; hops < mostHops; hops++) {
    const found = find(path);
    if (found === undefined) break;
    first ??= found.redirect;
    if (isExternalHref(found.destination)) return { leads: true, redirect: first };
    const target = targetOf(found.destination);
    if (target === undefined) break;
    if (pages.has(target) || isFile(target)) return { leads: true, redirect: first };
    path = target;
  }
  return { leads: false, redirect: first };
}

function targetOf(destination: string): string | undefined {
  const path = localTarget(destination);
  return path === undefined ? undefined : pageHref(path, "");
}

/** What no navigation knows of, such as `/openapi.json` or `/paper.pdf`: nothing is said about it. */
function isFile(address: string): boolean {
  return /\.(?!mdx?$|html?$)[a-z]+\d?$/i.test(address);
}
