// Finds tags, comments and text in a piece of HTML.

/** A piece of HTML, as offsets in the page. */
export interface HtmlPiece {
  readonly kind: "tag" | "comment" | "text" | "other";
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const tagOpening = /<\/?[A-Za-z]/y;

/** The pieces of a text that begins at an offset of a page. */
export function htmlPieces(html: string, offset: number): readonly HtmlPiece[] {
  const pieces: HtmlPiece[] = [];
  let from = 0;
  const add = (kind: HtmlPiece["kind"], start: number, end: number): void => {
    if (end > start) pieces.push({ kind, start: offset + start, end: offset + end, text: html.slice(start, end) });
  };
  for (let at = html.indexOf("<"); at !== -1; at = html.indexOf("<", Math.max(at + 1, from))) {
    const found = pieceAt(html, at);
    if (found === undefined) continue;
    add("text", from, at);
    add(found.kind, at, found.end);
    from = found.end;
  }
  add("text", from, html.length);
  return pieces;
}

function pieceAt(html: string, at: number): { readonly kind: HtmlPiece["kind"]; readonly end: number } | undefined {
  if (html.startsWith("<!--", at)) return { kind: "comment", end: endAfter(html, "-->", at + 2) };
  if (html.startsWith("<!", at) || html.startsWith("<?", at)) return { kind: "other", end: endAfter(html, ">", at) };
  tagOpening.lastIndex = at;
  if (!tagOpening.test(html)) return undefined;
  const end = tagEnd(html, at);
  return end === undefined ? undefined : { kind: "tag", end };
}

function endAfter(html: string, mark: string, from: number): number {
  const end = html.indexOf(mark, from);
  return end === -1 ? html.length : end + mark.length;
}

/** The end of the tag that begins at an offset; undefined if another tag begins before. */
function tagEnd(html: string, from: number): number | undefined {
  for (let at = from + 1; at < html.length; at += 1) {
    const sign = html[at]!;
    if (sign === ">") return at + 1;
    if (sign === "<") return undefined;
    if ((sign === '"' || sign === "'") && html[at - 1] === "=") {
      const end = html.indexOf(sign, at + 1);
      if (end === -1) return undefined;
      at = end;
    }
  }
  return undefined;
}

const known: ReadonlySet<string> = new Set(
  (
    "a abbr address area article aside audio b bdi bdo big blockquote br button canvas caption center cite code col " +
    "colgroup data dd del details dfn div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 " +
    "header hgroup hr i iframe img input ins kbd label legend li main map mark meter nav ol optgroup option output p " +
    "picture pre progress q rp rt ruby s samp section select small source span strike strong sub summary sup svg path g " +
    "circle rect line polygon table tbody td template textarea tfoot th thead time tr track tt u ul var video wbr"
  ).split(" "),
);

const empty: ReadonlySet<string> = new Set(
  "area br col embed hr img input source track wbr path circle rect line polygon".split(" "),
);

const ofText: ReadonlySet<string> = new Set(
  "p h1 h2 h3 h4 h5 h6 a b i em strong span code small sub sup kbd s u summary figcaption button label td th li dt dd pre font big tt mark q text tspan title desc".split(
    " ",
  ),
);

/** What stands in `<svg>`, as JSX writes it, also what is no longer used. Scripts and style sheets are left out of pages. */
const ofPictures: ReadonlyMap<string, string> = new Map(
  (
    "altGlyph altGlyphDef altGlyphItem animate animateColor animateMotion animateTransform circle clipPath defs desc discard " +
    "ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap " +
    "feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode " +
    "feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence filter foreignObject g glyphRef " +
    "image line linearGradient marker mask metadata mpath path pattern polygon polyline radialGradient rect set stop switch " +
    "symbol text textPath title tspan use view"
  )
    .split(" ")
    .map((name) => [name.toLowerCase(), name]),
);

/** The name of an element of SVG in its letters; undefined if it is none. */
export function pictureElement(name: string): string | undefined {
  return ofPictures.get(name.toLowerCase());
}

/** True for an element of HTML that may be shown. */
export function isHtmlElement(name: string): boolean {
  return known.has(name.toLowerCase());
}

/** True for an element that has no closing tag. */
export function isEmptyElement(name: string): boolean {
  return empty.has(name.toLowerCase());
}

/** True for an element in which a new line would begin a paragraph that is not there. */
export function isElementOfText(name: string): boolean {
  return ofText.has(name.toLowerCase());
}
