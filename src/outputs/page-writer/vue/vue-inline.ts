// Writes the inline parts of MDX, such as emphasis, links and tags, in the form for VitePress. (D180)
import type { MdxNode, MdxRoot } from "../source/mdx-tree.ts";
import { nodesIn } from "../source/mdx-tree.ts";
import { isDrawing } from "../source/drawings-whole.ts";
import { decodableAddress, isSafeAddress } from "../../adapters/safe-address.ts";
import { hasVueComponent } from "./vue-components.ts";
import type { Footnotes } from "./footnotes.ts";
import { namesNothing, statementNames } from "../source/script-tree.ts";
import { shownValue } from "../source/shown-text.ts";
import { standIn } from "../source/stand-in.ts";
import { plainScript } from "../source/plain-script.ts";
import { isPlainElement, isVoid, isWithoutText } from "../plain-elements.ts";
import { isInlineTag } from "./vue-names.ts";
import { openingTag, type MdxAttribute, type TagContext } from "./vue-tag.ts";
import { attributeText, vueCode, vueLine, vueText } from "./vue-text.ts";

/** A tag of MDX, on lines of its own or in a text. */
export type JsxElement = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Target = { readonly url: string; readonly title?: string | null | undefined };

type NamedAttribute = Extract<MdxAttribute, { readonly type: "mdxJsxAttribute" }>;

/** What VitePress gets of an element. */
interface VueTag {
  readonly name?: string;
  readonly attributes: readonly MdxAttribute[];
  readonly children: JsxElement["children"];
}

/** The deepest nesting of tags, because Vue compiles them recursively. */
const deepest = 100;

/** Writes the inline nodes of one page. */
export class VueInline {
  readonly #context: TagContext;
  readonly #footnotes: Footnotes;
  readonly #names: ReadonlySet<string>;
  readonly #definitions = new Map<string, Target>();
  #depth = 0;
  #isInLink = false;
  #isInDrawing = false;

  constructor(root: MdxRoot, context: TagContext, footnotes: Footnotes) {
    this.#context = context;
    this.#footnotes = footnotes;
    this.#names = statementNames(root);
    for (const node of nodesIn(root))
      if (node.type === "definition" && !this.#definitions.has(node.identifier))
        this.#definitions.set(node.identifier, node);
  }

  /** Nodes as a block of one line. */
  line(nodes: readonly MdxNode[]): string {
    const line = vueLine(this.phrasing(nodes));
    const tag = /^<([\w-]+)/.exec(line)?.[1];
    // VitePress reads no Markdown in a block that begins with another tag.
    return tag === undefined || isInlineTag(tag) ? line : `<span></span>${line}`;
  }

  /** Nodes as a part of a line. */
  phrasing(nodes: readonly MdxNode[]): string {
    return nodes.map((node, index) => this.#inline(node, nodes[index - 1], nodes[index + 1])).join("");
  }

  /** The tag that VitePress gets; without a name, only the content is written. What has a link becomes a card or a link. (D622) */
  tagOf(node: JsxElement, isBlock = false): VueTag {
    const { name, attributes, children } = node;
    const isDeep = this.#depth >= deepest;
    if (name === null || isPlainElement(name) || hasVueComponent(name))
      return { attributes, children, ...(name !== null && !isDeep && { name }) };
    // What is for agents is gone (D483).
    if (name === "Visibility" && !this.#names.has(name)) return { attributes, children };
    if (!/^[A-Z]|\./.test(name)) {
      const reason = "Vue or a browser has a meaning of its own for it; only its content is written";
      this.lose(`<${name.toLowerCase()}>`, reason);
      return { attributes, children };
    }
    const { element, words } = standIn(
      node,
      { isBlock: isBlock && !isDeep, isInLink: this.#isInLink || isDeep },
      textOf,
    );
    this.lose(`<${name}>`, `VitePress gets no component of this name; ${words}`);
    return element === undefined
      ? { attributes, children }
      : { name: element.name!, attributes: element.attributes, children: element.children };
  }

  /** Whether nothing of a tag is written, because its content is no text of the page; it is reported. */
  isLeftOut({ name }: JsxElement): boolean {
    if (name === null || !isWithoutText(name)) return false;
    this.lose(
      `<${name.toLowerCase()}>`,
      "a browser would run or hide it, or change the page; it is left out with its content",
    );
    return true;
  }

  /** The contents of a tag. */
  inside(write: () => string): string {
    this.#depth += 1;
    const content = write();
    this.#depth -= 1;
    return content;
  }

  /** The contents of a drawing or a formula, in which VitePress reads no Markdown. */
  drawing(nodes: readonly MdxNode[]): string {
    const wasInDrawing = this.#isInDrawing;
    this.#isInDrawing = true;
    const content = this.inside(() => this.phrasing(nodes));
    this.#isInDrawing = wasInDrawing;
    return content;
  }

  open(name: string, attributes: readonly MdxAttribute[]): string {
    return openingTag(name, attributes, this.#context);
  }

  lose(feature: string, reason: string): string {
    this.#context.lost(feature, reason);
    return "";
  }

  expression({
    value,
    data,
  }: {
    readonly value: string;
    readonly data?: { readonly estree?: unknown } | undefined;
  }): string {
    const known = plainScript(data?.estree);
    if (known !== undefined) return vueText(shownValue(known.value));
    if (namesNothing(data?.estree, this.#names)) {
      this.lose("an expression that names what the page does not define", "readers see it as it is written");
      return vueText(`{${value}}`);
    }
    this.lose("an expression in a text", "VitePress runs no program of MDX; readers see the expression as code");
    return this.#isInDrawing ? vueText(value) : vueCode(value);
  }

  #inline(node: MdxNode, before: MdxNode | undefined, after: MdxNode | undefined): string {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- blocks are never in a line
    switch (node.type) {
      case "text":
      case "html":
        return vueText(node.value);
      case "inlineCode":
        return vueCode(node.value);
      case "emphasis":
        return this.#marked(node, "*", "em", before, after);
      case "strong":
        return this.#marked(node, "**", "strong", before, after);
      case "delete":
        return this.#marked(node, "~~", "s", before, after);
      case "break":
        return "<br />";
      case "link":
        return this.#link(node.children, node);
      case "linkReference":
        return this.#link(node.children, this.#definitions.get(node.identifier));
      case "image":
        return this.#image(node.alt, node);
      case "imageReference":
        return this.#image(node.alt, this.#definitions.get(node.identifier));
      case "footnoteReference":
        return this.#footnotes.reference(node.identifier);
      case "mdxTextExpression":
        return this.expression(node);
      case "mdxJsxTextElement":
        return this.#element(node);
      default:
        return "children" in node ? this.phrasing(node.children) : "";
    }
  }

  /** Writes emphasis; marks are used only if they work, which depends on the text beside them. */
  #marked(
    { children }: { readonly children: readonly MdxNode[] },
    mark: string,
    tag: string,
    before: MdxNode | undefined,
    after: MdxNode | undefined,
  ): string {
    const content = this.phrasing(children);
    const [first, last] = [children[0], children.at(-1)];
    const isPlain =
      first?.type === "text" &&
      last?.type === "text" &&
      /^[\p{L}\p{N}]/u.test(first.value) &&
      /[\p{L}\p{N}]$/u.test(last.value) &&
      (before === undefined || (before.type === "text" && /[ \n(]$/.test(before.value))) &&
      (after === undefined || (after.type === "text" && /^[ \n.,;:!?)]/.test(after.value)));
    return isPlain ? mark + content + mark : `<${tag}>${content}</${tag}>`;
  }

  #link(children: readonly MdxNode[], target: Target | undefined): string {
    const wasInLink = this.#isInLink;
    this.#isInLink = true;
    const text = this.phrasing(children);
    this.#isInLink = wasInLink;
    if (target === undefined) return text;
    if (!isSafeAddress(target.url, "link"))
      return text + this.lose("an address that runs a program", "only its text is written");
    const address = linkAddress(this.#context.linkOf(target.url));
    if (address === undefined) return text + this.lose("an address that is not valid", "only its text is written");
    const title = target.title ? ` ${attributeText(target.title)}` : "";
    return `[${text}](${address}${title})`;
  }

  #image(alt: string | null | undefined, target: Target | undefined): string {
    const isSafe = target !== undefined && isSafeAddress(target.url, "picture");
    if (!isSafe) this.lose("an address that runs a program", "only the text of the image is written");
    const source = isSafe ? ` :src=${attributeText(JSON.stringify(this.#context.withBase(target.url)))}` : "";
    const title = target?.title ? ` title=${attributeText(target.title)}` : "";
    return `<img${source} alt=${attributeText(alt ?? "")}${title} />`;
  }

  #element(node: JsxElement): string {
    if (this.isLeftOut(node)) return "";
    const { name, attributes, children } = this.tagOf(node);
    const content = isDrawing(name ?? null) ? this.drawing(children) : this.inside(() => this.phrasing(children));
    if (name === undefined) return content;
    const open = this.open(name, attributes);
    return isVoid(name) ? open : `${open}${content}</${name}>`;
  }
}

/** A text of an attribute that nothing has to be run for. */
function textOf({ value }: NamedAttribute): string | undefined {
  const text = typeof value === "object" ? plainScript(value?.data?.estree)?.value : value;
  return typeof text === "string" ? text : undefined;
}

/** The address of a link; undefined if it can't be written, because VitePress stops at an address that is not valid or that it can't decode. */
function linkAddress(address: string): string | undefined {
  const encoded = decodableAddress(address).replaceAll(/[^\w\-.~:/?#@!'*+,;=%&$]/gu, encodeURIComponent);
  const written = encoded.replaceAll(/[()*_]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  if (!URL.canParse(written, "http://a.com")) return undefined;
  return written === "" ? "<>" : written.replaceAll(/[&$]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
