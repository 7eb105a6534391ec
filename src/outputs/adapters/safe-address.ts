// Says which addresses of a page may be written into HTML by a host.
import { decodeSegment } from "../../compiler/contract/href.ts";

/** Schemes that run a program, show the files of a disk, or that only have a meaning for a browser or host. */
const refused =
  /^(?:javascript|vbscript|livescript|mocha|data|blob|file|filesystem|pathname|view-source|jar|resource|about|feed):/;
const picture = /^data:image\/(?:png|gif|jpe?g|webp|avif|bmp|x-icon|svg\+xml)[;,]/;

/**
 * True for an address that runs nothing when it is opened or, as a picture, shown. Browsers ignore spaces and control
 * characters before and in a scheme.
 */
export function isSafeAddress(address: string, kind: "link" | "picture"): boolean {
  // oxlint-disable-next-line no-control-regex -- the characters that a browser ignores
  const seen = address.replaceAll(/[\0-\x20\x7F-\xA0\xAD\u200B-\u200F\u2028\u2029\u2060\uFEFF]/g, "").toLowerCase();
  return !refused.test(seen) || (kind === "picture" && picture.test(seen));
}

/** The address in a form that a host can decode, because hosts stop at any other. If it can't be decoded, each "%" is treated as text. */
export function decodableAddress(address: string): string {
  const written = address.toWellFormed().replaceAll(/%(?![\da-f]{2})/gi, "%25");
  const isDecodable = !written.includes("%") || decodeSegment(written) !== written;
  return isDecodable ? written : address.toWellFormed().replaceAll("%", "%25");
}
