// Says which addresses of a page a host may write into its HTML.
import { decodeSegment, writtenPath } from "../../contract/href.ts";

/** Schemes that run a program, show the files of a disk, or mean something to a host alone. */
const refused =
  /^(?:javascript|vbscript|livescript|mocha|data|blob|file|filesystem|pathname|view-source|jar|resource|about|feed):/;
const picture = /^data:image\/(?:png|gif|jpe?g|webp|avif|bmp|x-icon|svg\+xml)[;,]/;

/** True for an address that runs nothing when it is opened or shown. Browsers ignore blanks and control characters in schemes. */
export function isSafeAddress(address: string, kind: "link" | "picture"): boolean {
  // oxlint-disable-next-line no-control-regex -- the characters that a browser ignores
  const seen = address.replaceAll(/[\0-\x20\x7F-\xA0\xAD\u200B-\u200F\u2028\u2029\u2060\uFEFF]/g, "").toLowerCase();
  return !refused.test(seen) || (kind === "picture" && picture.test(seen));
}

/**
 * The address with all characters encoded that could end it. Hosts decode addresses, and stop at one that can't be decoded;
 * then each "%" is one of the text.
 */
export function encodedAddress(address: string): string {
  return decodable(address.trim().toWellFormed()).replaceAll(
    // oxlint-disable-next-line no-control-regex -- an address has none
    /[\0-\x20"<>\\^`{|}\x7F-\x9F\s]/g,
    encodeURIComponent,
  );
}

function decodable(address: string): string {
  const isDecodable = !address.includes("%") || decodeSegment(address) !== address;
  return isDecodable ? address : address.replaceAll("%", "%25");
}

/** True for a path that leads out of the folder that it starts from once it is decoded, or to what a host calls its own. */
export function leadsOut(address: string): boolean {
  const path = decodeSegment(decodeSegment(writtenPath(address))).replaceAll("\\", "/");
  return path.startsWith("@") || path.split("/").includes("..");
}
