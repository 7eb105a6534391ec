// Gathers what the parsed blocks of a body hold.
import type { Event, Token, TokenizeContext } from "micromark-util-types";
import { decodeString } from "micromark-util-decode-string";
import { hasIdOfTitle } from "./anchor-ids.ts";
import { isComponent, isHeadingTag, tagFacts, type JsxAttribute, type TagFacts } from "./jsx-tag.ts";
import { declaredNames } from "./declared-names.ts";
import { scriptFacts, valuesIn } from "./script-facts.ts";
import { htmlLinks, sheetLinks } from "./style-facts.ts";
import type { BodyAnchor, BodyImport, BodyLink } from "./page-body.ts";
import type { PlainBlock } from "./plain-block.ts";
import { TagNesting } from "./tag-nesting.ts";
import type { PairedTag } from "./unpaired-tag.ts";

/** A parsed block: where it starts in the file, its text, and the ids that are written as `{#id}`, by their offset in it. */
export interface BlockContext {
  readonly start: number;
  readonly text: string;
  readonly ids: ReadonlyMap<number, string>;
}

/** A definition of a reference: `[label]: /address`. */
interface Definition {
  readonly label: string;
  readonly link: BodyLink;
}

/** A tag that is read in part. */
interface OpenTag {
  name: string;
  isClosing: boolean;
  isEmpty: boolean;
  hasSpread: boolean;
  readonly attributes: JsxAttribute[];
}

/** The facts of one body, filled block by block in reading order. */
export class BodyFacts {
  readonly links: BodyLink[] = [];
  readonly anchors: BodyAnchor[] = [];
  readonly imports: BodyImport[] = [];
  readonly definitions: Definition[] = [];
  /** The tags of elements that do not close themselves. */
  readonly tags: PairedTag[] = [];
  isOpen = false;
  /** True if each block is valid but the body as a whole may not be: a tag ends outside its part of a block, or a name is declared twice. */
  needsWhole = false;
  readonly #imported = new Set<string>();
  /** The title of the heading that is open, in parts. It may be a tag that ends in a later block. */
  #heading: string[] | undefined;
  /** The links and images that are open, the innermost last. */
  readonly #open: ("link" | "image")[] = [];
  /** How many addresses are open: text in one does not belong to a title. */
  #address = 0;
  #label = "";
  #tag: OpenTag | undefined;
  #attribute: { name: string } | undefined;

  /** True if a heading that is written as a tag is still open. */
  get isInHeading(): boolean {
    return this.#heading !== undefined;
  }

  /** Adds a heading whose title has no markup. */
  addHeading(title: string, level: number): void {
    this.anchors.push({ kind: "heading", title, ...(hasIdOfTitle(level) ? {} : { isDeep: true }) });
  }

  /** Adds the facts of a block. */
  add(events: readonly Event[], block: BlockContext): void {
    const nesting = new TagNesting();
    this.#addText("\n");
    for (const event of events) {
      const [step, token, context] = event;
      nesting.step(event);
      const { length } = this.tags;
      if (step === "enter") this.#enter(token);
      else this.#exit(token, context, block);
      if (this.tags.length > length) nesting.tag(this.tags.at(-1)!.isClosing);
    }
    this.needsWhole ||= nesting.isCrossed;
  }

  #enter(token: Token): void {
    // The extensions add their own types.
    const type: string = token.type;
    switch (type) {
      case "atxHeading":
      case "setextHeading":
        this.#heading = [];
        return;
      case "link":
      case "image":
        this.#open.push(type);
        return;
      case "resource":
      case "definition":
        this.#address += 1;
        return;
      case "mdxJsxFlowTag":
      case "mdxJsxTextTag":
        this.#tag = { name: "", isClosing: false, isEmpty: false, hasSpread: false, attributes: [] };
        return;
      case "mdxJsxFlowTagAttribute":
      case "mdxJsxTextTagAttribute":
        this.#attribute = { name: "" };
    }
  }

  #exit(token: Token, context: TokenizeContext, block: BlockContext): void {
    const text = (): string => context.sliceSerialize(token);
    const type: string = token.type;
    if (type.startsWith("mdxJsx"))
      return this.#exitTag(type.replace(/^mdxJsx(?:Flow|Text)Tag/, ""), token, text, block);
    switch (type) {
      case "atxHeading":
      case "setextHeading":
        return this.#endHeading(
          block,
          type === "atxHeading" ? atxLevel(text()) : 1,
          token.start.offset,
          token.end.offset,
        );
      case "data":
      case "codeTextData":
      case "literalAutolinkHttp":
      case "literalAutolinkWww":
      case "literalAutolinkEmail":
      case "characterEscapeValue":
        return this.#addText(text());
      case "lineEnding":
      case "lineEndingBlank":
        return this.#addText("\n");
      case "characterReference":
        return this.#addText(decodeString(text()));
      case "link":
      case "image":
        this.#open.pop();
        return;
      case "resource":
      case "definition":
        this.#address -= 1;
        return;
      case "resourceDestinationString":
        this.links.push(linkAt(this.#open.at(-1) === "image" ? "asset" : "link", text(), token, block));
        return;
      case "definitionLabelString":
        this.#label = text();
        return;
      case "definitionDestinationString":
        this.definitions.push({ label: this.#label, link: linkAt("link", text(), token, block) });
        return;
      case "mdxjsEsm": {
        const { imports, links } = scriptFacts(token.estree, block.text);
        for (const each of imports) this.imports.push(each);
        const { imported, all } = declaredNames(token.estree);
        this.needsWhole ||= all.some((name) => this.#imported.has(name));
        for (const name of imported) this.#imported.add(name);
        this.#addLinks(links, block.start);
        return;
      }
      case "mdxFlowExpression":
      case "mdxTextExpression":
        this.addFacts(scriptFacts(token.estree, block.text), block.start);
        if (this.#isInStyle()) this.#addLinks(sheetLinks(token.estree, block.text), block.start);
    }
  }

  #exitTag(part: string, token: Token, text: () => string, block: BlockContext): void {
    const tag = this.#tag;
    if (tag === undefined) return;
    const attribute = this.#attribute;
    // Only parsing the whole says what is wrong with a closing tag that has more than its name.
    if (tag.isClosing && ["SelfClosingMarker", "ExpressionAttribute", "AttributeName"].includes(part))
      this.needsWhole = true;
    switch (part) {
      case "ClosingMarker":
        tag.isClosing = true;
        return;
      case "SelfClosingMarker":
        tag.isEmpty = true;
        return;
      case "Name":
        tag.name = text().trim();
        return;
      case "ExpressionAttribute":
        tag.hasSpread = true;
        return;
      case "AttributeName":
        if (attribute !== undefined) attribute.name = text().trim();
        return;
      case "AttributeValueLiteral": {
        const [start, end] = [token.start.offset + 1, token.end.offset - 1];
        const written = block.text.slice(start, end);
        if (attribute !== undefined)
          tag.attributes.push({ name: attribute.name, value: withoutReferences(written), start, end });
        this.#attribute = undefined;
        return;
      }
      case "AttributeValueExpression": {
        const { links, anchors } = scriptFacts(token.estree, block.text);
        this.addFacts({ links, anchors, isOpen: false }, block.start);
        const [start, end] = [token.start.offset, token.end.offset];
        const values = valuesIn(token.estree, block.text);
        for (const value of values.length === 0 ? [{ value: undefined, start, end }] : values)
          if (attribute !== undefined) tag.attributes.push({ name: attribute.name, ...value });
        if (tag.name === "style") this.#addLinks(htmlLinks(token.estree, block.text), block.start);
        this.#attribute = undefined;
        return;
      }
      case "": {
        this.#tag = undefined;
        this.#endTag(tag, block);
        if (!tag.isEmpty) this.tags.push(pairedTag(tag, block.start + token.start.offset));
      }
    }
  }

  #endTag(tag: OpenTag, block: BlockContext): void {
    const isHeading = isHeadingTag(tag.name);
    if (tag.isClosing) {
      if (isHeading) this.#endHeading(block, tagLevel(tag.name));
      return;
    }
    this.addFacts(tagFacts(tag), block.start);
    const hasId = tag.attributes.some(({ name }) => name === "id");
    if (isHeading && !tag.isEmpty && !hasId) this.#heading = [];
    // What a component shows is not known.
    else if (this.#heading !== undefined && isComponent(tag.name)) this.isOpen = true;
  }

  #endHeading({ text, ids }: BlockContext, level: number, start?: number, end = 0): void {
    const parts = this.#heading;
    this.#heading = undefined;
    if (parts === undefined) return;
    const lineEnd = start === undefined ? -1 : text.indexOf("\n", end);
    const written = [...ids].find(
      ([offset]) => start !== undefined && offset > start && (lineEnd === -1 || offset < lineEnd),
    );
    if (written === undefined) this.addHeading(parts.join("").trim(), level);
    else this.anchors.push({ kind: "id", id: written[1] });
  }

  /** Nothing can be nested in a style sheet. */
  #isInStyle(): boolean {
    const last = this.tags.at(-1);
    return last?.name === "style" && !last.isClosing;
  }

  #addText(text: string): void {
    if (this.#address === 0 && this.#open.at(-1) !== "image") this.#heading?.push(text);
  }

  /** Adds what is in a block that has only simple forms. */
  addPlain(block: PlainBlock, start: number): void {
    this.addFacts(block, start);
    for (const tag of block.tags) this.tags.push({ ...tag, start: start + tag.start, end: start + tag.end });
  }

  /** Adds what is in a block that starts at an offset in the file. */
  addFacts({ links, anchors, isOpen }: TagFacts, start: number): void {
    this.#addLinks(links, start);
    for (const anchor of anchors) this.anchors.push(anchor);
    this.isOpen ||= isOpen;
  }

  #addLinks(links: readonly BodyLink[], start: number): void {
    for (const link of links) this.links.push({ ...link, start: start + link.start, end: start + link.end });
  }
}

function atxLevel(written: string): number {
  return /^#*/.exec(written)![0].length;
}

/** That of a component depends on its properties, so it counts as one with an id. */
function tagLevel(name: string): number {
  return Number(/^h(\d)$/.exec(name)?.[1] ?? 1);
}

function pairedTag({ name, isClosing }: OpenTag, start: number): PairedTag {
  return { name, isClosing, start, end: start + (isClosing ? 2 : 1) + name.length };
}

function linkAt(kind: BodyLink["kind"], written: string, { start, end }: Token, block: BlockContext): BodyLink {
  return {
    kind,
    address: decodeString(written),
    start: block.start + start.offset,
    end: block.start + end.offset,
  };
}

/** In an attribute a backslash has no special meaning. */
function withoutReferences(written: string): string {
  return written.includes("&") && !written.includes("\\") ? decodeString(written) : written;
}
