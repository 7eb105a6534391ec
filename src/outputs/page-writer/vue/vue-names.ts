// Lists the tags and attributes that a page may have in a template of Vue. (D181)
import { isPlainElement } from "../plain-elements.ts";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** True for a tag of HTML, SVG or MathML that contains no program and has no special meaning for Vue or VitePress. */
export function isPlainTag(name: string): boolean {
  return isPlainElement(name) || name === "foreignObject";
}

const inline = words(
  "a abbr b bdi bdo big br button cite code data del dfn em i img input ins kbd label mark meter output picture progress q " +
    "ruby s samp select small span strong sub sup time u tt var wbr",
);

/** True for a tag with which a paragraph of VitePress may begin. */
export function isInlineTag(name: string): boolean {
  return inline.has(name);
}

const ofHtml = words(
  "abbr accesskey align allow allowfullscreen alt autocomplete autoplay bgcolor border cellpadding cellspacing checked cite class " +
    "color cols colspan controls coords crossorigin datetime decoding default dir disabled download draggable face for " +
    "frameborder headers height hidden high href hreflang id inert kind label lang list loading loop low max maxlength media " +
    "min minlength multiple muted name open optimum pattern placeholder playsinline poster preload readonly referrerpolicy rel " +
    "required reversed role rows rowspan sandbox scope selected shape size sizes span spellcheck src srclang srcset start step " +
    "style summary tabindex target title translate type usemap valign value width wrap",
);
const ofDrawings = words(
  "alignment-baseline clip-path clip-rule color-interpolation-filters cx cy d display dominant-baseline dx dy fill fill-opacity " +
    "fill-rule filter flood-color flood-opacity font-family font-size font-style font-weight fr fx fy in in2 k1 k2 k3 k4 " +
    "letter-spacing marker-end marker-mid marker-start mask method mode offset opacity operator order orient overflow " +
    "paint-order points r radius result rotate rx ry scale spacing stop-color stop-opacity stroke stroke-dasharray " +
    "stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration " +
    "transform transform-origin values vector-effect version visibility word-spacing writing-mode x x1 x2 xmlns y y1 y2 " +
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
const renamed: { readonly [name: string]: string } = { className: "class", htmlFor: "for" };

/** The name of an HTML or SVG attribute in the form for Vue, from the name in React; undefined if a page may not have it. */
export function attributeName(written: string): string | undefined {
  const name = Object.hasOwn(renamed, written) ? renamed[written]! : written;
  if (ofDrawings.has(name) || ofFormulas.has(name)) return name;
  const small = name.toLowerCase();
  if (ofHtml.has(small) || /^(?:data|aria)-[a-z][a-z\d-]*$/.test(small)) return small;
  const hyphened = name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return ofDrawings.has(hyphened) ? hyphened : undefined;
}

/** Attributes that Vue runs, uses as HTML, or gives a special meaning, on the element that a component draws. */
const reserved =
  /^(?:v-.*|on.*|(?:inner|outer)-?(?:html|text)|text-?content|node-?value|srcdoc|form-?action|action|is|key|slot|ref|ref_.*)$/i;

/** The name of a property of a component; undefined if it would be more than data. */
export function propertyName(written: string): string | undefined {
  const name = Object.hasOwn(renamed, written) ? renamed[written]! : written;
  return /^[a-z][\w-]*$/i.test(name) && !reserved.test(name) ? name : undefined;
}
