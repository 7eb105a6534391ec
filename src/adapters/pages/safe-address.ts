// Says which addresses of a page a host may write into its HTML.

/** Schemes that run a program, show the files of a disk, or mean something to a browser alone. */
const refused = /^(?:javascript|vbscript|livescript|mocha|data|blob|file|filesystem|view-source|jar|about|feed):/;
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
