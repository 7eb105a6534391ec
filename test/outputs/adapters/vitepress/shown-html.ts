// What does the HTML of a page show and run?
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** The elements of some HTML, in reading order. */
export function elementsIn(html: string): readonly Element[] {
  return below(parseFragment(html).childNodes);
}

function below(nodes: readonly Node[]): readonly Element[] {
  return nodes.flatMap((node) => ("tagName" in node ? [node, ...below(node.childNodes)] : []));
}

/** The attribute of an element. */
export function attributeOf({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

const running =
  /^(?:script|style|link|meta|base|object|embed|template|slot|applet|noscript|form|animate|set|svg:script|xmp|title)$/i;
const acting =
  /^(?:on.*|srcdoc|(?:inner|outer)-?(?:html|text)|textcontent|formaction|action|xlink:href|is|v-.*|[:@#].*)$/i;

/** Elements, attributes and addresses that run something or say what the page of a site can't. */
export function programsInHtml(html: string): readonly string[] {
  return elementsIn(html).flatMap((element) => {
    const { tagName, attrs } = element;
    const names = attrs.filter(({ name }) => acting.test(name)).map(({ name }) => `${tagName} ${name}`);
    // oxlint-disable-next-line no-control-regex -- the characters that a browser ignores
    const values = attrs.map(({ name, value }) => `${name}=${value.replaceAll(/[\0-\x20\u200B\u2060]/g, "")}`);
    const addresses = values.filter((value) =>
      /^(?!title|alt|aria-|class|style|data-|d=)[\w-]+=(?:javascript|vbscript|data:text|file):?/i.test(value),
    );
    return [...(running.test(tagName) ? [tagName] : []), ...names, ...addresses];
  });
}

const ofTheHost = /(?:^| )(?:header-anchor|copy|lang|tabs|line-numbers-wrapper)(?: |$)/;

/** The text that a reader of the page sees, without what VitePress adds. */
export function textOfHtml(html: string): string {
  return textOf(parseFragment(html).childNodes);
}

function textOf(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if ("value" in node) return node.value;
      if (!("tagName" in node) || ofTheHost.test(attributeOf(node, "class") ?? "")) return "";
      if (node.tagName === "sup" && isFootnote(node.childNodes[0])) return "";
      return textOf(node.childNodes);
    })
    .join("");
}

function isFootnote(node: Node | undefined): boolean {
  return node !== undefined && "tagName" in node && (attributeOf(node, "href") ?? "").startsWith("#footnote-");
}

/** The text of each block of code. */
export function codeInHtml(html: string): readonly string[] {
  return elementsIn(html)
    .filter(({ tagName }) => tagName === "pre")
    .map(({ childNodes }) => textOf(childNodes));
}
