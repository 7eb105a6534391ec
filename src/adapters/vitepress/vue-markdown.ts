// Writes the MDX of a page as the Markdown of VitePress, in which Vue reads the tags.
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown, gfmToMarkdown } from "mdast-util-gfm";
import { mdxFromMarkdown } from "mdast-util-mdx";
import { defaultHandlers, toMarkdown, type Options, type State } from "mdast-util-to-markdown";
import { gfm } from "micromark-extension-gfm";
import { mdxjs } from "micromark-extension-mdxjs";
import { codeTitle } from "../pages/code-titles.ts";
import { codeBlock, codeGroup } from "./code-block.ts";
import { hasVueComponent } from "./vue-components.ts";
import { plainScript } from "./plain-script.ts";
import { isVoid, openingTag, type JsxAttribute, type TagContext } from "./vue-tag.ts";
import { attributeText, vueParagraph, vueText } from "./vue-text.ts";

type Root = ReturnType<typeof fromMarkdown>;
type Block = Root["children"][number];
type Element = Extract<Block, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;
type Flow = Parameters<State["containerFlow"]>[0];
type Info = Parameters<State["containerPhrasing"]>[1];

/** A page for VitePress. */
export interface VueMarkdown {
  readonly text: string;
  /** True when it has a heading of the first level, and needs no other title. */
  readonly hasTitle: boolean;
}

/** The Markdown of VitePress for the MDX of a page. What is no valid MDX is written as plain Markdown without tags. */
export function vueMarkdown(body: string, context: TagContext): VueMarkdown {
  const root = parsed(body, context);
  const { handlers } = new VuePrinter(root, context);
  return {
    text: toMarkdown(root, { extensions: [gfmToMarkdown()], handlers, bullet: "-", rule: "-" }),
    hasTitle: root.children.some((node) => node.type === "heading" && node.depth === 1 && node.children.length > 0),
  };
}

function parsed(body: string, { lost }: TagContext): Root {
  const mdastExtensions = [gfmFromMarkdown(), mdxFromMarkdown()];
  try {
    return withBlocks(fromMarkdown(body, { extensions: [gfm(), mdxjs({ addResult: true })], mdastExtensions }));
  } catch {
    lost("a text that is no valid MDX", "it is written as plain Markdown, and its tags are shown as text");
    return fromMarkdown(body, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  }
}

/** As MDX has it, a paragraph of nothing but tags is no paragraph. */
function withBlocks<Tree extends { children: Block[] }>(tree: Tree): Tree {
  tree.children = tree.children.flatMap((node) => {
    if ("children" in node) withBlocks(node as unknown as { children: Block[] });
    return node.type === "paragraph" && isOnlyTags(node.children) ? node.children.flatMap(asBlock) : [node];
  });
  return tree;
}

function isOnlyTags(nodes: readonly Block[]): boolean {
  const others = nodes.filter((node) => node.type !== "text" || node.value.trim() !== "");
  return others.length > 0 && others.every(({ type }) => type === "mdxJsxTextElement" || type === "mdxTextExpression");
}

function asBlock(node: Block): readonly Block[] {
  if (node.type === "mdxTextExpression") return [{ ...node, type: "mdxFlowExpression" }];
  if (node.type !== "mdxJsxTextElement") return [];
  const { name, attributes, children } = node;
  const blocks = isOnlyTags(children)
    ? children.flatMap(asBlock)
    : children.length === 0
      ? []
      : [{ type: "paragraph", children } as const];
  return [{ type: "mdxJsxFlowElement", name, attributes, children: blocks } as Block];
}

/** Prints the nodes that VitePress reads differently. */
class VuePrinter {
  readonly #context: TagContext;
  readonly #addresses: ReadonlyMap<string, string>;
  readonly handlers: NonNullable<Options["handlers"]>;

  constructor({ children }: Root, context: TagContext) {
    this.#context = context;
    this.#addresses = new Map(
      children.flatMap((node) => (node.type === "definition" ? [[node.identifier, node.url] as const] : [])),
    );
    this.handlers = {
      text: (node: Extract<Block, { type: "text" }>, parent, state, info) =>
        vueText(defaultHandlers.text(node, parent, state, info)),
      html: ({ value }: { readonly value: string }) => vueText(value),
      code: (node: Extract<Block, { type: "code" }>) =>
        codeTitle(node.meta) === undefined ? codeBlock(node, undefined) : codeGroup([node]),
      link: (node: Extract<Block, { type: "link" }>, parent, state, info) =>
        defaultHandlers.link({ ...node, url: context.linkOf(node.url) }, parent, state, info),
      definition: (node: Extract<Block, { type: "definition" }>, parent, state, info) =>
        defaultHandlers.definition({ ...node, url: context.linkOf(node.url) }, parent, state, info),
      image: ({ url, alt }: Extract<Block, { type: "image" }>) => this.#image(url, alt),
      imageReference: ({ identifier, alt }: Extract<Block, { type: "imageReference" }>) =>
        this.#image(this.#addresses.get(identifier) ?? "", alt),
      mdxjsEsm: () => this.#lose("an import or export of a page", "VitePress runs no program of MDX"),
      mdxFlowExpression: (node: Expression) => this.#expression(node),
      mdxTextExpression: (node: Expression) => this.#expression(node),
      mdxJsxFlowElement: (node: Element, _parent, state, info) => this.#block(node, state, info),
      mdxJsxTextElement: (node: Element, _parent, state, info) => this.#inline(node, state, info),
    };
  }

  #lose(feature: string, reason: string): string {
    this.#context.lost(feature, reason);
    return "";
  }

  #image(url: string, alt: string | null | undefined): string {
    const value = JSON.stringify(this.#context.withBase(url));
    return `<img :src=${attributeText(value)} alt=${attributeText(alt ?? "")} />`;
  }

  #expression({ value, data }: Expression): string {
    const known = plainScript(data?.estree);
    if (known !== undefined) return vueParagraph(String(known.value));
    this.#lose("an expression in a text", "VitePress runs no program of MDX; readers see the expression as code");
    return `<code v-pre>${vueParagraph(value)}</code>`;
  }

  #block(node: Element, state: State, info: Info): string {
    const code = node.children.filter((child) => child.type === "code");
    if (/^(?:CodeGroup|RequestExample|ResponseExample)$/.test(node.name ?? "") && code.length === node.children.length)
      return code.length === 0 ? "" : codeGroup(code);
    const { name, attributes } = this.#tag(node);
    const content = state.containerFlow(node as Flow, info);
    if (name === undefined) return content;
    const open = openingTag(name, attributes, this.#context);
    if (isVoid(name)) return open;
    return content === "" ? `${open}</${name}>` : `${open}\n\n${content}\n\n</${name}>`;
  }

  #inline(node: Element, state: State, info: Info): string {
    const { name, attributes } = this.#tag(node);
    const content = state.containerPhrasing(node, info);
    if (name === undefined) return content;
    const open = openingTag(name, attributes, this.#context);
    return isVoid(name) ? open : `${open}${content}</${name}>`;
  }

  /** The tag that VitePress gets; without a name, only the content is written. */
  #tag({ name, attributes }: Element): { readonly name?: string; readonly attributes: readonly JsxAttribute[] } {
    if (name === null) return { attributes };
    if (/^(?:script|style|template|slot|component)$/.test(name)) {
      this.#lose(`<${name}>`, "Vue has a meaning of its own for it; only its content is written");
      return { attributes };
    }
    if (!/^[A-Z]|\./.test(name)) return { name, attributes };
    if (hasVueComponent(name)) return { name, attributes };
    this.#lose("a component that the platform does not have", "only its content is written");
    return { attributes };
  }
}

interface Expression {
  readonly value: string;
  readonly data?: { readonly estree?: unknown };
}
