// Replaces the addresses of links and images in a body, and changes nothing else.
import type { BodyLink } from "../../../compiler/bodies/page-body.ts";
import { wholeBody, type BodyReader } from "../../../compiler/bodies/read-body.ts";

/** Returns the new address of a link or of a file that a page shows, such as an image. */
export type RewriteAddress = (address: string, kind: BodyLink["kind"]) => string;

/**
 * The body with new addresses in Markdown, in definitions, and in attributes such as `href` and `src`. Code is not changed.
 * Characters that would end an address are percent-encoded.
 */
export function rewriteLinks(body: string, rewrite: RewriteAddress, read: BodyReader = wholeBody): string {
  const { links } = read(body);
  const pieces: string[] = [];
  let from = 0;
  for (const { address, kind, start, end } of links) {
    const other = rewrite(address, kind);
    // A link that is an image has two addresses, one inside the other's place.
    if (other === address || start < from) continue;
    pieces.push(body.slice(from, start), encoded(other));
    from = end;
  }
  return pieces.length === 0 ? body : pieces.join("") + body.slice(from);
}

function encoded(address: string): string {
  return address
    .toWellFormed()
    .replaceAll(/[\s"'`<>()[\]{}\\|]/gu, (sign) =>
      /[()']/.test(sign) ? `%${sign.charCodeAt(0).toString(16)}` : encodeURIComponent(sign),
    );
}
