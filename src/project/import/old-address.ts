// Compares addresses of the old site with those of the new one. (D322)
import { isExternalHref, writtenPath } from "../../compiler/contract/href.ts";
import { decoded, segmentsOf } from "../../compiler/links/redirect-source.ts";
import { routeOf } from "../../compiler/contract/page-path.ts";

/** An address in the form in which docs.json compares them: decoded, without outer slashes, query, hash and a last `index`. "" is the top. */
export function addressKey(address: string): string {
  return routeOf(decoded(segmentsOf(address)));
}

/** An address as the source of a redirect that matches only this address. */
export function redirectSource(address: string): string {
  const path = `/${segmentsOf(address)
    .map((segment) => segment.replaceAll(/[:*(){}+?]/g, percentEncoded))
    .join("/")}`;
  return path;
}

function percentEncoded(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}

/** The address of a file of the old site that a field of docs.json names; that of another site as it is. The path of a file has no query. */
export function fileAddress(path: string | undefined, base: string): string | undefined {
  if (path === undefined || isExternalHref(path)) return path;
  return `/${belowBase(writtenPath(path), base).replace(/^\/+/, "")}`;
}

/** An address without the base of its site; unchanged if it is not below it. */
export function belowBase(address: string, base: string): string {
  const start = base.endsWith("/") ? base : `${base}/`;
  if (start === "/") return address;
  if (address === start.slice(0, -1)) return "/";
  return address.startsWith(start) ? address.slice(start.length - 1) : address;
}
