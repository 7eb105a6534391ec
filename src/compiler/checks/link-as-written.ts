// Reads the address of a link in a body as what it names inside the site. (D115, D133)
import type { BodyLink } from "../bodies/page-body.ts";
import { decodeSegment, isExternalHref, writtenPath } from "../contract/href.ts";
import { isPageFileName } from "../contract/page-path.ts";
import type { CheckedSite } from "./check.ts";
import { insideOwnAddress } from "./own-address.ts";

/** What a link names inside the site, as it is written. */
export interface WrittenLink {
  readonly kind: "link" | "asset";
  /** Without query and anchor; "" for a link within its own page. */
  readonly path: string;
  /** The part after the "#", decoded; "" without one. */
  readonly hash: string;
  /** True for an address with the host of the site. */
  readonly isFull: boolean;
}

/** What a link names; undefined if it leads out of the site, or is no address. */
export function linkAsWritten({ kind, address }: BodyLink, site: CheckedSite): WrittenLink | undefined {
  if (kind === "import" || kind === "snippet") return undefined;
  const isFull = isExternalHref(address);
  const inside = isFull ? addressInside(kind, address, site) : address.trim();
  // With braces it is a template that a program fills in.
  if (inside === undefined || inside === "" || /[{}\\]/.test(inside)) return undefined;
  return { kind, path: writtenPath(inside), hash: decodedHash(inside), isFull };
}

/** True for a path that begins with neither a slash nor a dot. */
export function isBare(path: string): boolean {
  return !/^[./]/.test(path);
}

/** An absolute link as a link from the root of the site. The Markdown of a page is not a page: only the platform makes it. */
function addressInside(kind: WrittenLink["kind"], address: string, site: CheckedSite): string | undefined {
  const siteAddress = kind === "link" ? insideOwnAddress(address.trim(), site) : undefined;
  return siteAddress === undefined || isPageFileName(writtenPath(siteAddress))
    ? undefined
    : siteAddress.replace(/^(?!\/)/, "/");
}

function decodedHash(address: string): string {
  const at = address.indexOf("#");
  return at === -1 ? "" : decodeSegment(address.slice(at + 1));
}
