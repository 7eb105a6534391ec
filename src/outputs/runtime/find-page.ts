// Finds what a site has at an address.
import { addressedHref, isExternalHref } from "../../compiler/contract/href.ts";
import type { Page } from "../../compiler/site/page.ts";
import { inOwnWords } from "./in-own-words.ts";
import type { OpenNavigation } from "./open-navigation.ts";

/** What a site has at an address. */
export type FoundAddress =
  /** A page. `hash` is the part from `#` on, as it was given, "" if there is none. */
  | { readonly kind: "page"; readonly page: Page; readonly hash: string }
  /** A redirect: the browser has to go to `href`, which has the query and the hash of the destination; where that has none, those of the address. */
  | { readonly kind: "redirect"; readonly href: string; readonly external: boolean; readonly permanent: boolean }
  /** Neither: the site shows its page for unknown addresses. */
  | { readonly kind: "unknown" };

/**
 * Finds what a site has at an address. Redirects have priority, as on the platform.
 *
 * @param site - What `openNavigation` returned.
 * @param address - A path with the base path of the site (`/docs/guides/auth`), or a whole address, whose host is ignored,
 * also in one without a scheme (`//docs.example/guides/auth`).
 * A query, a hash, slashes at the end, `index` at the end and percent-encoding make no difference.
 * @example
 * ```js
 * findPage(site, "/guides/auth/#tokens"); // { kind: "page", page: { href: "/guides/auth", … }, hash: "#tokens" }
 * ```
 */
export function findPage(site: OpenNavigation, address: string): FoundAddress {
  return inOwnWords(() => foundAt(site, address), "path of an opened ");
}

function foundAt(site: OpenNavigation, address: string): FoundAddress {
  const { basePath, href: entrance } = site.navigation.site;
  // Without scheme and host.
  const asked = address.replace(/^(([a-z][a-z0-9+.-]*:)?\/\/[^/?#]*)?\/?/i, "/");
  const [path, , hash] = partsOf(asked);
  if (!`${path}/`.startsWith(`${basePath}/`)) return { kind: "unknown" };
  const sitePath = asked.slice(basePath.length);
  const redirect = redirectFrom(site, sitePath);
  if (redirect) return redirect;
  const href = addressedHref(sitePath, basePath);
  const page = site.navigation.pages[href];
  if (page) return { kind: "page", page, hash };
  // The top of a site without a page there leads to its first page.
  if (href === (basePath || "/") && entrance) return redirectTo(withPartsOf(entrance, asked), false);
  return { kind: "unknown" };
}

/** The query has its `?`, the hash its `#`. */
type AddressParts = readonly [path: string, query: string, hash: string];

function partsOf(address: string): AddressParts {
  const [, path = "", query = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(.*)/s.exec(address)!;
  return [path, query, hash];
}

// More than a reader would wait for; a loop has no end.
const mostRedirects = 20;

// `followRedirects` and `localHref` also say what is wrong; the runtime has no room for that.
/** The final target of the redirects of an address; undefined for a loop, and if only the platform can decide. */
function redirectFrom(site: OpenNavigation, sitePath: string): FoundAddress | undefined {
  let to = sitePath;
  let permanent = true;
  for (let count = 0; count <= mostRedirects; count += 1) {
    // On the way, the top of the site is home, wherever that is.
    const isEnd = isExternalHref(to) || (count > 0 && addressedHref(to, "") === "/");
    const found = isEnd ? undefined : site.redirectOf(to);
    if (!found?.matches) return count > 0 ? redirectTo(withBasePath(site, to), permanent) : undefined;
    to = withPartsOf(found.destination, to);
    permanent &&= found.certain && found.redirect.permanent !== false;
  }
  return undefined;
}

function withBasePath({ navigation }: OpenNavigation, address: string): string {
  if (isExternalHref(address)) return address;
  const [path, query, hash] = partsOf(address);
  return addressedHref(path, navigation.site.basePath) + query + hash;
}

/** An address; if it has no query or hash of its own, it gets those of the address before it, as in browsers. */
function withPartsOf(href: string, address: string): string {
  const [path, query, hash] = partsOf(href);
  const [, queryBefore, hashBefore] = partsOf(address);
  return path + (query || queryBefore) + (hash || hashBefore);
}

function redirectTo(href: string, permanent: boolean): FoundAddress {
  return { kind: "redirect", href, external: isExternalHref(href), permanent };
}
