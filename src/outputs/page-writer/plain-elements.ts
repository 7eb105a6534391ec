// Lists the elements of HTML, SVG and MathML that only show something in every program that reads the page. (D183)

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

const plain = words(
  // HTML
  "a abbr address area article aside audio b bdi bdo big blockquote br button caption center cite code col colgroup data " +
    "dd del details dfn dialog div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i " +
    "iframe img input ins kbd label legend li main map mark menu meter nav ol optgroup option output p picture pre progress " +
    "q rp rt ruby s samp section select small source span strike strong sub summary sup table tbody td tfoot th thead time tr " +
    "track tt u ul var video wbr " +
    // SVG
    "svg g path circle ellipse line polygon polyline rect text tspan textPath defs linearGradient radialGradient stop clipPath " +
    "mask pattern marker symbol use desc image filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur " +
    "feMerge feMergeNode feOffset foreignObject " +
    // MathML
    "math mi mn mo ms mtext mrow mfrac msqrt mroot msup msub msubsup mover munder munderover mtable mtr mtd mspace " +
    "menclose mpadded mphantom mstyle",
);

/** True for such an element that is allowed for all hosts; each host adds its own. */
export function isPlainElement(name: string): boolean {
  return plain.has(name);
}

/** True for an element whose content is no text of the page. */
export function isWithoutText(name: string): boolean {
  return /^(?:script|style|template|noscript|head|title|noembed|noframes)$/i.test(name);
}

const voids = words("area br col hr img input source track wbr");

/** True for an HTML element without content and closing tag; hosts stop if it has any. */
export function isVoid(name: string): boolean {
  return voids.has(name);
}
