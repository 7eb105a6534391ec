// What does a reader see of a page, and what would a browser run of it?
import { parseFragment, type DefaultTreeAdapterMap } from "parse5";

type Node = DefaultTreeAdapterMap["childNode"];

const allowed = new Set(
  (
    "a b blockquote br button code dd del details div dl dt em figure h1 h2 h3 h4 h5 h6 hr i iframe img input li nav ol p path " +
    "pre s section span strong sub summary sup svg table tbody td th thead tr u ul use video source circle g label text"
  ).split(" "),
);

function all(node: Node): readonly Node[] {
  return "childNodes" in node ? [node, ...node.childNodes.flatMap(all)] : [node];
}

/** What a browser would run: elements that no page needs, handlers, and links that run a program. */
export function programsInHtml(html: string): readonly string[] {
  return parseFragment(html)
    .childNodes.flatMap(all)
    .flatMap((node) => {
      if (!("tagName" in node)) return [];
      const element = allowed.has(node.tagName) ? [] : [`<${node.tagName}>`];
      const attributes = node.attrs.flatMap(({ name, value }) => {
        // oxlint-disable-next-line no-control-regex -- the characters that a browser ignores
        const seen = value.replaceAll(/[\0-\x20\x7F]/g, "").toLowerCase();
        const isHarm =
          /^(?:on|srcdoc$|formaction$|action$|http-equiv$|dangerously|set:|is:|client:|define:|server:)/.test(name) ||
          // No browser reads an address at the beginning of a style.
          (!/^(?:data-props|title|alt|style)$/.test(name) && /^(?:javascript:|vbscript:|data:text|file:)/.test(seen)) ||
          (name === "data-props" &&
            /"(?:href|src|url|to|img)":"[^"]*?(?:javascript|vbscript):|"on[A-Za-z]*":|srcdoc/i.test(value));
        return isHarm ? [`${name}=${value}`] : [];
      });
      return [...element, ...attributes];
    });
}

function textOf(node: Node): string {
  if (node.nodeName === "#text") return "value" in node ? node.value : "";
  const text = "childNodes" in node ? node.childNodes.map(textOf).join("") : "";
  return /^(?:td|th|li|br|tr)$/.test(node.nodeName) ? ` ${text} ` : text;
}

/** All text of a page. */
export function textIn(html: string): string {
  return parseFragment(html).childNodes.map(textOf).join("");
}

function attributesOf(node: Node, name: string): readonly string[] {
  return all(node)
    .flatMap((each) => ("attrs" in each ? each.attrs.filter((attr) => attr.name === name) : []))
    .map(({ value }) => value);
}

/** A part of a page: its text, and the values of the attributes of its elements. */
export interface ShownPart {
  readonly text: string;
  readonly attribute: (name: string) => readonly string[];
}

/** The parts between the marks, which are paragraphs of one word. */
export function shownParts(html: string, mark: RegExp): readonly ShownPart[] {
  const parts: Node[][] = [];
  for (const node of parseFragment(html).childNodes) {
    if (node.nodeName === "nav") break;
    if (node.nodeName === "p" && mark.test(textOf(node))) parts.push([]);
    else parts.at(-1)?.push(node);
  }
  return parts.map((nodes) => ({
    text: nodes.map(textOf).join(""),
    attribute: (name) => nodes.flatMap((node) => attributesOf(node, name)),
  }));
}
