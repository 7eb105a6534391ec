// Says which elements of a page a host gets.
import type { MdxHost } from "./mdx-host.ts";

const html =
  "a abbr address area article aside audio b bdi bdo big blockquote br button caption center cite code col colgroup data " +
  "dd del details dfn dialog div dl dt em fieldset figcaption figure font footer h1 h2 h3 h4 h5 h6 header hgroup hr i iframe " +
  "img input ins kbd label legend li main map mark menu meter nav ol optgroup option output p picture pre progress q rp rt " +
  "ruby s samp section select small source span strike strong sub summary sup table tbody td textarea tfoot th thead time " +
  "tr track tt u ul var video wbr";
const drawings =
  "svg g path circle ellipse line polygon polyline rect text tspan textPath defs linearGradient radialGradient stop clipPath " +
  "mask pattern marker symbol use desc image filter feBlend feColorMatrix feComposite feDropShadow feFlood feGaussianBlur " +
  "feMerge feMergeNode feOffset";
const formulas =
  "math mi mn mo ms mtext mrow mfrac msqrt mroot msup msub msubsup mover munder munderover mtable mtr mtd mspace";

const elements: ReadonlySet<string> = new Set(`${html} ${drawings} ${formulas}`.split(" "));
const withoutContent: ReadonlySet<string> = new Set("area br col hr img input source track wbr".split(" "));
/** Their content is no text. */
const notText = /^(?:script|style|template|noscript|head|title|noembed|noframes)$/i;
const component = /^[A-Z]\w*(?:\.[A-Z]\w*)*$/;

/** What is written of an element: all of it, its content alone, or nothing. */
export type ElementFate = "element" | "content" | "nothing";

/** What is written of an element with this name; null is a fragment. `defined` are the names that the page itself defines. */
export function elementFate(name: string | null, host: MdxHost, defined: ReadonlySet<string>): ElementFate {
  if (name === null) return "content";
  if (notText.test(name)) return "nothing";
  if (elements.has(name)) return "element";
  const first = name.split(".", 1)[0]!;
  return component.test(name) && !host.components.has(first) && !defined.has(first) ? "element" : "content";
}

/** True for an element of HTML that can't have content: with some, hosts stop. */
export function isEmptyElement(name: string): boolean {
  return withoutContent.has(name);
}

/** True for the name of a component, as against one of HTML. */
export function isComponentName(name: string): boolean {
  return component.test(name);
}
