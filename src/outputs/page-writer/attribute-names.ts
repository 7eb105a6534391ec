// Lists the attributes of HTML, SVG and MathML that a page may have, with the names that React has for them. (D596)

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const ofHtml = words(
  "abbr accesskey align allow allowfullscreen alt autocomplete autoplay bgcolor border cellpadding cellspacing checked cite class " +
    "color cols colspan controls coords crossorigin datetime decoding default dir disabled download draggable face for " +
    "frameborder headers height hidden high href hreflang id inert kind label lang list loading loop low max maxlength media " +
    "min minlength multiple muted name open optimum pattern placeholder playsinline poster preload readonly referrerpolicy rel " +
    "required reversed role rows rowspan sandbox scope selected shape size sizes span spellcheck src srclang srcset start step " +
    "style summary tabindex target title translate type usemap valign value width wrap",
);
const ofDrawings = words(
  "alignment-baseline baseline-shift clip-path clip-rule color-interpolation color-interpolation-filters cursor cx cy d display dominant-baseline dx dy fill fill-opacity " +
    "fill-rule filter image-rendering lighting-color flood-color flood-opacity font-family font-size font-stretch font-style font-variant font-weight fr fx fy in in2 k1 k2 k3 k4 " +
    "letter-spacing marker-end marker-mid marker-start mask method mode offset opacity operator order orient overflow " +
    "paint-order pointer-events points r radius result rotate rx ry scale shape-rendering spacing stop-color stop-opacity stroke stroke-dasharray " +
    "stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering " +
    "transform transform-origin unicode-bidi values vector-effect version visibility word-spacing writing-mode x x1 x2 xmlns y y1 y2 " +
    "viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform " +
    "clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY stdDeviation baseFrequency " +
    "textLength lengthAdjust startOffset pathLength filterUnits primitiveUnits",
);
/** Those of formulas that have no other meaning in HTML. */
const ofFormulas = words(
  "accent accentunder columnalign columnlines columnspacing depth displaystyle fence largeop linethickness lspace mathbackground " +
    "mathcolor mathsize mathvariant maxsize minsize movablelimits notation rowalign rowlines rowspacing rspace scriptlevel " +
    "separator stretchy symmetric voffset",
);
/** Names of React that HTML has another word for; browsers read `href` of a drawing without its namespace. */
const renamed: { readonly [name: string]: string } = {
  className: "class",
  htmlFor: "for",
  defaultValue: "value",
  defaultChecked: "checked",
  xlinkHref: "href",
  "xlink:href": "href",
};

/** The name of HTML for one that React calls by another word. */
export function asWrittenInHtml(written: string): string {
  return Object.hasOwn(renamed, written) ? renamed[written]! : written;
}

/** The name of an attribute in HTML, SVG or MathML, from the name in React; undefined if no list has it. */
export function attributeName(written: string): string | undefined {
  const name = asWrittenInHtml(written);
  if (ofDrawings.has(name) || ofFormulas.has(name)) return name;
  const small = name.toLowerCase();
  if (ofHtml.has(small) || /^(?:data|aria)-[a-z][a-z\d-]*$/.test(small)) return small;
  const hyphened = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ofDrawings.has(hyphened) ? hyphened : undefined;
}
