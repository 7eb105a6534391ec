// Says which addresses of a page a host may write into its HTML.
import { decodeSegment } from "../../compiler/contract/href.ts";

/** Schemes that run a program, show the files of a disk, or mean something to a browser or host alone. */
const refused =
  /^(?:javascript|vbscript|livescript|mocha|data|blob|file|filesystem|pathname|view-source|jar|resource|about|feed):/;
const picture = /^data:image\/(?:png|gif|jpe?g|webp|avif|bmp|x-icon|svg\+xml)[;,]/;

/**
 * True for an address that runs nothing when it is opened or, as a picture, shown. Browsers ignore blanks and control characters
 * in front of a scheme and in it.
 */
export function isSafeAddress(address: string, kind: "link" | "picture"): boolean {
  // oxlint-disable-next-line no-control-regex -- the characters that a browser ignores
  const seen = address.replaceAll(/[\0-\x20\x7F-\xA0\xAD\u200B-\u200F\u2028\u2029\u2060\uFEFF]/g, "").toLowerCase();
  return !refused.test(seen) || (kind === "picture" && picture.test(seen));
}

/** The address as a host can decode it, which would stop at any other: where that is impossible, each "%" is one of the text. */
export function decodableAddress(address: string): string {
  const written = address.toWellFormed().replaceAll(/%(?![\da-f]{2})/gi, "%25");
  const isDecodable = !written.includes("%") || decodeSegment(written) !== written;
  return isDecodable ? written : address.toWellFormed().replaceAll("%", "%25");
}
