// Finds the files that CSS shows: pictures, fonts and other style sheets.
import { tokenize, TokenType, type CSSToken } from "@csstools/css-tokenizer";
import type { BodyLink } from "./page-body.ts";

/** An address with a path from the root of the site. */
const fromRoot = /^\/(?!\/)/;

/**
 * The files that a style sheet, or the style of an element, names by a path from the root of the site; offsets begin at
 * `start`. Relative addresses are left out, because their meaning depends on where the style is used.
 */
export function styleLinks(css: string, start = 0): readonly BodyLink[] {
  // Most styles name no file.
  if (!/url\(/i.test(css)) return [];
  const tokens = tokenize({ css }).filter(([type]) => type !== TokenType.Whitespace && type !== TokenType.Comment);
  return tokens.flatMap((token, index) => {
    const place = addressIn(token, tokens[index - 1]);
    if (place === undefined || !fromRoot.test(place.address)) return [];
    return [{ kind: "asset", address: place.address, start: start + place.start, end: start + place.end }];
  });
}

/** An address, and where it is in the style sheet. */
type Place = Omit<BodyLink, "kind">;

/** `url(/a.png)` is one token; in `url("/a.png")` the string is a token. */
function addressIn(token: CSSToken, before: CSSToken | undefined): Place | undefined {
  const [type, written, start] = token;
  if (type === TokenType.URL) return placeOf(token[4].value, written, start);
  const isUrl = before?.[0] === TokenType.Function && before[4].value.toLowerCase() === "url";
  return type === TokenType.String && isUrl ? placeOf(token[4].value, written, start) : undefined;
}

/** If the address has escapes, its place is that of the token. */
function placeOf(address: string, written: string, start: number): Place {
  const at = written.indexOf(address);
  return at === -1
    ? { address, start, end: start + written.length }
    : { address, start: start + at, end: start + at + address.length };
}
