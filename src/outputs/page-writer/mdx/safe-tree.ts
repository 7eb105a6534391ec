// Makes the tree of a page safe: it shows the same contents, but a host finds nothing in it to run, include or import.
import { codeTabs } from "../source/code-tabs.ts";
import { isDrawing } from "../source/drawings-whole.ts";
import { definitionsIn, type MdxNode, type MdxRoot } from "../source/mdx-tree.ts";
import type { ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { statementsOf } from "../../../compiler/bodies/script-node.ts";
import { PageIds } from "../source/page-ids.ts";
import { definedNames, namesNothing, statementNames } from "../source/script-tree.ts";
import { hostCode } from "./host-code.ts";
import { markedHeading, markedText } from "./heading-mark.ts";
import { jsxText } from "./jsx-text.ts";
import { keptImport, type ScriptPath } from "./kept-import.ts";
import type { MdxHost } from "./mdx-host.ts";
import { writtenAttribute } from "./page-attributes.ts";
import { isVoid } from "../plain-elements.ts";
import { elementFate, fateReason } from "./page-elements.ts";
import { exportedConstants, programValue, type JsxText, type KnownValue, type ValueScope } from "./program-value.ts";
import { isSafeAddress } from "../../adapters/safe-address.ts";
import { isFileOfHost, leadsOut, mdxAddress } from "./mdx-address.ts";
import { attributeOf, attributes, inlineElement, nothing, textOfAttribute } from "./safe-elements.ts";
import { spacedLine } from "./spaced-line.ts";
import { scriptText } from "./script-text.ts";
import { standIn, type StandIn } from "../source/stand-in.ts";
import { valueNodes } from "./value-nodes.ts";
import { withoutAddresses, withoutBrokenAddresses } from "./without-addresses.ts";

type Node<Type extends MdxNode["type"]> = Extract<MdxNode, { readonly type: Type }>;
type Element = Node<"mdxJsxFlowElement" | "mdxJsxTextElement">;
type Attribute = Element["attributes"][number];

/** Called with what is not written, and why. */
export type PageLoss = (feature: string, reason: string, icon?: string) => void;

/** Makes the tree of one page safe. */
export class SafeTree {
  readonly #host: MdxHost;
  readonly #lost: PageLoss;
  readonly #isShownFile: (address: string) => boolean;
  readonly #scriptPath: ScriptPath;
  readonly #scope: ValueScope;
  readonly #values = new Map<string, unknown>();
  /** The values that programs of the page define. */
  readonly #defined = new Set<string>();
  #names: ReadonlySet<string> = new Set();
  readonly #ids = new PageIds(false);
  #definitions: ReadonlyMap<string, Node<"definition">> = new Map();
  #isHeading = false;
  #isInDrawing = false;
  #isInLink = false;

  constructor(
    host: MdxHost,
    lost: PageLoss,
    isShownFile: (address: string) => boolean,
    scriptPath: ScriptPath = () => undefined,
  ) {
    this.#scriptPath = scriptPath;
    this.#host = host;
    this.#lost = lost;
    this.#isShownFile = isShownFile;
    this.#scope = { names: this.#values, jsx: (node) => this.#jsx(node) };
  }

  /** The tree, only with parts that every host shows. */
  made(root: MdxRoot): MdxRoot {
    for (const node of root.children)
      if (node.type === "mdxjsEsm") for (const statement of statementsOf(node.data?.estree)) this.#define(statement);
    this.#names = statementNames(root);
    this.#definitions = definitionsIn(root);
    return { ...root, children: this.#all(root.children) };
  }

  /** A constant with plain data is replaced by its value. */
  #define(statement: ScriptNode): void {
    if (keptImport(statement, this.#scriptPath) !== undefined) return;
    const known = exportedConstants(statement, this.#scope);
    if (known !== undefined) {
      for (const [name, value] of known) this.#values.set(name, value);
      return;
    }
    for (const name of definedNames(statement)) this.#defined.add(name);
    this.#lost("an import or export of a page that is no plain data", noProgram);
  }

  #all<Child extends MdxNode>(nodes: readonly Child[]): Child[] {
    return withoutBrokenAddresses(
      nodes.flatMap((node) => this.#node(node)),
      nothing(),
    ) as Child[];
  }

  #node(node: MdxNode): readonly MdxNode[] {
    // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- all others only have children
    switch (node.type) {
      case "mdxjsEsm":
        return this.#imports(node);
      case "definition":
      case "html":
      case "yaml":
        return [];
      case "text":
        return [this.#text(node.value)];
      case "break":
        return this.#isHeading ? [{ type: "text", value: " " }] : [node];
      case "inlineCode":
        return [this.#inlineCode(spacedLine(node.value))];
      case "code":
        return [hostCode(node, this.#host)];
      case "heading":
        return [this.#heading(node)];
      case "link":
        return this.#link(node, this.#within("a", node.children));
      case "linkReference":
        return this.#link(this.#definitions.get(node.identifier) ?? { url: "" }, this.#within("a", node.children));
      case "image":
        return this.#image(node, node.alt ?? "");
      case "imageReference":
        return this.#image(this.#definitions.get(node.identifier) ?? { url: "" }, node.alt ?? "");
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return this.#expression(node);
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return this.#element(node);
      default:
        return [("children" in node ? { ...node, children: this.#all<MdxNode>(node.children) } : node) as MdxNode];
    }
  }

  #text(value: string): MdxNode {
    // What keeps a host from reading an address or an emoji in a text is an element, at which a browser ends the drawing.
    if (this.#isInDrawing && !this.#isHeading && /[:@]|www/i.test(value))
      return { type: "mdxTextExpression", value: scriptText(value) };
    return { type: "text", value: this.#isHeading ? spacedLine(value) : value };
  }

  #imports({ data }: Node<"mdxjsEsm">): readonly MdxNode[] {
    const kept = statementsOf(data?.estree).flatMap((statement) => keptImport(statement, this.#scriptPath) ?? []);
    return kept.length === 0 ? [] : [{ type: "mdxjsEsm", value: kept.join("\n") }];
  }

  #heading(node: Node<"heading">): MdxNode {
    this.#isHeading = true;
    const children = this.#all(node.children);
    this.#isHeading = false;
    const { content, mark } = markedHeading(children, this.#ids, this.#host);
    const isMarked = this.#host.isMarked(markedText({ ...node, children: [...content] }));
    return { ...node, children: [...content, ...(isMarked ? [nothing()] : []), ...mark] };
  }

  #inlineCode(value: string): MdxNode {
    if (!this.#isHeading || !this.#host.replaced?.test(`# ${value}`)) return { type: "inlineCode", value };
    return inlineElement("code", {}, [{ type: "text", value }]);
  }

  /** If an address can't be opened, only the text is kept. */
  #link(
    { url, title }: { readonly url: string; readonly title?: string | null | undefined },
    content: readonly MdxNode[],
  ): readonly MdxNode[] {
    if (!isSafeAddress(url, "link")) {
      this.#lost("a link that runs a program", "only its text is written");
      return withoutAddresses(content, nothing());
    }
    const address = mdxAddress(url);
    const name = title ? spacedLine(title) : undefined;
    // Hosts look for the files of such links, and publish them, or stop at what is no address. They leave those of elements as they are.
    if (isFileOfHost(address) || !URL.canParse(address, site) || this.#isEscaped(address, name))
      return [
        inlineElement("a", { href: this.#inElement(address), title: name }, withoutAddresses(content, nothing())),
      ];
    return [{ type: "link", url: address, title: name, children: content as Node<"link">["children"] }];
  }

  #image(
    { url, title }: { readonly url: string; readonly title?: string | null | undefined },
    alt: string,
  ): readonly MdxNode[] {
    if (!isSafeAddress(url, "picture")) {
      this.#lost("a picture that runs a program", "its text is written");
      return alt === "" ? [] : [{ type: "text", value: spacedLine(alt) }];
    }
    const address = mdxAddress(url);
    const name = title ? spacedLine(title) : undefined;
    // Hosts read the files of other pictures, ask servers for them, and stop where there is none; and some write the text as HTML into a list of headings.
    const isElement =
      !this.#isShownFile(address) ||
      leadsOut(address) ||
      (this.#isHeading && /[&<>"]/.test(alt)) ||
      this.#isEscaped(address, alt, name);
    if (isElement)
      return [inlineElement("img", { src: this.#inElement(address), alt: spacedLine(alt), title: name }, [])];
    return [{ type: "image", url: address, alt: spacedLine(alt), title: name }];
  }

  /** Whether readers would see references such as `&#39;` in the texts of a file. */
  #isEscaped(address: string, ...texts: readonly (string | undefined)[]): boolean {
    return this.#host.escapesTexts && this.#isShownFile(address) && texts.some((text) => /[&<>"']/.test(text ?? ""));
  }

  #inElement(address: string): string {
    return this.#isShownFile(address) ? `${this.#host.fileBase}${address}` : address;
  }

  #expression(node: Node<"mdxFlowExpression" | "mdxTextExpression">): readonly MdxNode[] {
    const known = programValue(node.data?.estree, this.#scope);
    const shown = known && valueNodes(known.value, node.type, this.#isHeading);
    if (shown !== undefined) return shown;
    if (namesNothing(node.data?.estree, this.#names)) return this.#namelessText(node);
    this.#lost("an expression in a text that is no plain data", `${noProgram}; readers see the expression as code`);
    if (this.#isInDrawing) return [this.#text(spacedLine(node.value))];
    const code = this.#inlineCode(spacedLine(node.value));
    return [node.type === "mdxTextExpression" ? code : ({ type: "paragraph", children: [code] } as MdxNode)];
  }

  #namelessText({ type, value }: Node<"mdxFlowExpression" | "mdxTextExpression">): readonly MdxNode[] {
    this.#lost("an expression that names what the page does not define", "readers see it as it is written");
    const text: MdxNode = { type: "text", value: spacedLine(`{${value}}`) };
    return [type === "mdxTextExpression" ? text : { type: "paragraph", children: [text] }];
  }

  #element(node: Element): readonly MdxNode[] {
    const { name } = node;
    const parts = codeTabs(node);
    if (parts !== undefined) return this.#all(parts);
    const fate = elementFate(name, this.#host, this.#defined, this.#isHeading);
    if (fate === "element") return this.#written(node);
    const stand = fate === "content" && name !== null ? this.#standIn(node) : undefined;
    if (name !== null) this.#lost(`<${name}>`, fateReason(name, stand?.words, this.#defined));
    if (fate === "nothing") return [];
    return stand?.element === undefined ? this.#within(name, node.children) : this.#written(stand.element);
  }

  #standIn(node: Element): StandIn {
    const isBlock = node.type === "mdxJsxFlowElement" && !this.#isHeading && !this.#isInDrawing;
    return standIn(node, { isBlock, isInLink: this.#isInLink }, ({ value }) => {
      const given = this.#given(value)?.value;
      return typeof given === "string" ? given : undefined;
    });
  }

  #written(node: Element): readonly MdxNode[] {
    const { name } = node;
    const id = this.#ids.ofComponent(node);
    const content = this.#within(name, node.children);
    const own = node.attributes.flatMap((attribute) => this.#attribute(name!, attribute) ?? []);
    if (name === "a" && this.#isHeading && this.#host.listsHeadingTags) return this.#headingLink(own, content);
    const children = name === "a" ? withoutAddresses(content, nothing()) : content;
    const iconDrawing = this.#host.icons(name!, textOfAttribute(own, "icon"), this.#lost);
    const made = [...own, ...attributes({ id, iconDrawing })];
    const isEmpty = isVoid(name!);
    const element = { ...node, attributes: made, children: isEmpty ? [] : children } as MdxNode;
    return isEmpty ? [element, ...children] : [element];
  }

  /** The contents of an element, or of a link. */
  #within(name: string | null, children: readonly MdxNode[]): MdxNode[] {
    const [wasInDrawing, wasInLink] = [this.#isInDrawing, this.#isInLink];
    this.#isInDrawing ||= isDrawing(name);
    this.#isInLink ||= name === "a";
    const content = this.#all(children);
    [this.#isInDrawing, this.#isInLink] = [wasInDrawing, wasInLink];
    return content;
  }

  /** A list of headings has tags without their attributes: that of a link would be in the link of the list. */
  #headingLink(own: readonly Attribute[], content: readonly MdxNode[]): readonly MdxNode[] {
    const [url, title, name, id = name] = ["href", "title", "name", "id"].map((each) => textOfAttribute(own, each));
    const className = textOfAttribute(own, "className") ?? textOfAttribute(own, "class");
    const link = url === undefined ? content : this.#link({ url, title }, withoutAddresses(content, nothing()));
    return id === undefined && className === undefined ? link : [inlineElement("span", { id, className }, link)];
  }

  #attribute(tag: string, attribute: Attribute): Attribute | undefined {
    const known = attribute.type === "mdxJsxAttribute" ? this.#given(attribute.value) : undefined;
    const written = known && "name" in attribute && writtenAttribute(tag, attribute.name, known.value, this.#host);
    if (written) return attributeOf(written.name, written.value);
    this.#lost("an attribute that runs a program", `${noProgram}; the element is written without it`);
    return undefined;
  }

  #given(value: Extract<Attribute, { type: "mdxJsxAttribute" }>["value"]): KnownValue | undefined {
    if (value === null || value === undefined) return { value: true };
    return typeof value === "string" ? { value } : programValue(value.data?.estree, this.#scope);
  }

  #jsx(node: ScriptNode): JsxText | undefined {
    return jsxText(node, {
      fateOf: (name) => elementFate(name, this.#host, this.#defined),
      scope: this.#scope,
      host: this.#host,
    });
  }
}

/** Any address, to find out whether one can be read. */
const site = "https://example.com";
const noProgram = "nothing of a page is run";
