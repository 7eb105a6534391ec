// Checks the address of a site's host, and makes whole addresses with it.
import type { Site } from "../../compiler/site/navigation.ts";

/** Why a text can't be the address of a site's host; undefined if it can. */
export function siteUrlProblem(siteUrl: string): string | undefined {
  if (!URL.canParse(siteUrl)) return "it is not a complete web address, such as https://docs.example.com";
  const { protocol, username, password, pathname, search, hash, origin } = new URL(siteUrl);
  if (protocol !== "https:" && protocol !== "http:") return "it does not begin with https:// or http://";
  if (username !== "" || password !== "") return "it has a user name or a password";
  if (pathname !== "/") return `it has a path. Give the host alone, ${origin}, and the path as the base path`;
  return search === "" && hash === "" ? undefined : "it has a query or a hash";
}

/** An address of a page in the form for search engines. */
export function canonicalHref(href: string, { trailingSlash }: Pick<Site, "trailingSlash">): string {
  return trailingSlash === true && !href.endsWith("/") ? `${href}/` : href;
}

/** A function that makes a whole address, percent-encoded, from an href. What has a scheme stays; `//sdk.example.com` gets that of `siteUrl`. Throws `TypeError` if `siteUrl` can't be used. */
export function wholeAddress(siteUrl: string): (href: string) => string {
  const problem = siteUrlProblem(siteUrl);
  if (problem !== undefined) throw new TypeError(`siteUrl can't be used: ${problem}.`);
  const { origin } = new URL(siteUrl);
  return (href) => (/^[a-z][^/]*:/i.test(href) ? href : new URL(href, origin).href);
}

/** The same with `siteUrl`; without, addresses begin with `/`. */
export function addressMaker(siteUrl: string | undefined): (href: string) => string {
  return siteUrl === undefined ? (href) => href : wholeAddress(siteUrl);
}
