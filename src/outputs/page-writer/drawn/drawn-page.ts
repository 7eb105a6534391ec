// Turns the text of a page into a tree that can be drawn without running anything of it.
import { statementsOf } from "../../../compiler/bodies/script-node.ts";
import { isSafeAddress } from "../../adapters/safe-address.ts";
import { exportedConstants, programValue, type ValueScope } from "../mdx/program-value.ts";
import { PageAnchorIds } from "../source/page-anchor-ids.ts";
import { codeTitle } from "../source/code-titles.ts";
import { definitionsIn, mdxTree, type MdxNode, type MdxRoot } from "../source/mdx-tree.ts";
import { CodeColors } from "./code-colors.ts";
import { drawnMath } from "./drawn-math.ts";
import { mathGrammar } from "../source/math-grammar.ts";
import type {
  DrawnCode,
  DrawnElement,
  DrawnHeading,
  DrawnNode,
  DrawnPage,
  DrawnTag,
  DrawnValue,
} from "./drawn-node.ts";

type Node<Type extends MdxNode["type"]> = Extract<MdxNode, { readonly type: Type }>;
type Element = Node<"mdxJsxFlowElement" | "mdxJsxTextElement">;

/**
 * The text of a page, from its body as MDX; `parsed` is the tree of the body with `mathGrammar`, if there is one. Addresses that
 * would run something are left out, and so are comments, scripts and styles. An expression has its value if it is plain data, else its text.
 * `description`: that of a spec, as Markdown.
 */
export function drawnPage(
  body: string,
  colors: CodeColors = new CodeColors(),
  parsed?: MdxRoot,
  description?: string,
): DrawnPage {
  const lead = description === undefined ? {} : { lead: drawnPage(description, colors).nodes };
  const root = parsed ?? mdxTree(body, mathGrammar);
  if (root === undefined)
    return { ...lead, nodes: [{ kind: "code", language: "", title: "", text: body }], headings: [] };
  const maker = new DrawnTree(colors);
  const nodes = maker.made(root);
  return { ...lead, nodes, headings: maker.headings };
}

/** Elements of HTML that are drawn like another one. */
const likeOther: Readonly<Record<string, DrawnTag>> = { b: "strong", i: "em", s: "del", strike: "del", ins: "u" };
const drawnTags: ReadonlySet<string> = new Set<DrawnTag>(
  (
    "blockquote br code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr kbd li mark ol p small span strong sub sup table tbody td " +
    "th thead tr u ul"
  ).split(" ") as DrawnTag[],
);
/** Elements whose content is no text for readers. */
const notText = /^(?:script|style|template|noscript|head|title|noembed|noframes)$/i;
const mostAttributeCharacters = 2000;
const mostInList = 100;

class DrawnTree {
  readonly headings: DrawnHeading[] = [];
  readonly #values = new Map<string, unknown>();
  readonly #scope: ValueScope = { names: this.#values, jsx: () => undefined };
  #definitions: ReturnType<typeof definitionsIn> = new Map();
  #anchors: ReturnType<PageAnchorIds["in"]> = new Map();
  readonly #colors: CodeColors;

  constructor(colors: CodeColors) {
    this.#colors = colors;
  }

  made(root: MdxRoot): readonly DrawnNode[] {
    this.#definitions = definitionsIn(root);
    this.#anchors = new PageAnchorIds().in(root);
    // Statements stand at the top of a text only.
    for (const node of root.children)
      if (node.type === "mdxjsEsm")
        for (const statement of statementsOf(node.data?.estree))
          for (const [name, value] of exportedConstants(statement, this.#scope) ?? []) this.#values.set(name, value);
    return this.#all(root.children);
  }

  #all(nodes: readonly MdxNode[]): readonly DrawnNode[] {
    return nodes.flatMap((node) => withIds(this.#node(node), this.#anchors.get(node) ?? []));
  }

  // oxlint-disable-next-line typescript/consistent-return -- each kind returns, and the compiler checks that
  #node(node: MdxNode): readonly DrawnNode[] {
    switch (node.type) {
      case "mdxjsEsm":
      case "definition":
      case "html":
      case "yaml":
        return [];
      case "text":
        return node.value === "" ? [] : [{ kind: "text", text: node.value }];
      case "inlineCode":
        return [element("code", [{ kind: "text", text: node.value }])];
      case "code":
        return [this.#code(node)];
      case "math":
        return [drawnMath(node.value, true)];
      case "inlineMath":
        return [drawnMath(node.value, false)];
      case "heading":
        return [this.#heading(node)];
      case "paragraph":
        return this.#paragraph(node);
      case "emphasis":
        return [element("em", this.#all(node.children))];
      case "strong":
        return [element("strong", this.#all(node.children))];
      case "delete":
        return [element("del", this.#all(node.children))];
      case "blockquote":
        return [element("blockquote", this.#all(node.children))];
      case "list":
        return [this.#list(node)];
      case "listItem":
        return [this.#item(node)];
      case "table":
        return [this.#table(node)];
      case "tableRow":
      case "tableCell":
        return this.#all(node.children);
      case "break":
        return [element("br", [])];
      case "thematicBreak":
        return [element("hr", [])];
      case "link":
        return this.#link(node.url, this.#all(node.children));
      case "linkReference":
        return this.#link(this.#definitions.get(node.identifier)?.url ?? "", this.#all(node.children));
      case "image":
        return picture(node.url, node.alt ?? "");
      case "imageReference":
        return picture(this.#definitions.get(node.identifier)?.url ?? "", node.alt ?? "");
      case "footnoteReference":
        return [element("sup", [{ kind: "text", text: node.label ?? node.identifier }])];
      case "footnoteDefinition":
        return [
          element("small", [{ kind: "text", text: `${node.label ?? node.identifier} ` }, ...this.#all(node.children)]),
        ];
      case "mdxFlowExpression":
      case "mdxTextExpression":
        return this.#expression(node);
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement":
        return this.#element(node);
    }
  }

  /** As in MDX, elements that are alone in a paragraph stand in none. */
  #paragraph({ children }: Node<"paragraph">): readonly DrawnNode[] {
    const shown = children.filter((each) => each.type !== "text" || each.value.trim() !== "");
    const isAlone = shown.every(({ type }) => type === "mdxJsxTextElement" || type === "mdxTextExpression");
    return isAlone ? this.#all(shown) : [element("p", this.#all(children))];
  }

  #code({ lang, meta, value }: Node<"code">): DrawnCode {
    const language = lang ?? "";
    const code = { kind: "code", language, title: codeTitle(meta) ?? "", text: value } as const;
    const parts = this.#colors.parts(value, language);
    return parts === undefined ? code : { ...code, parts };
  }

  #heading(node: Node<"heading">): DrawnElement {
    const children = this.#all(node.children);
    const id = this.#anchors.get(node)?.[0];
    if (id !== undefined && (node.depth === 2 || node.depth === 3))
      this.headings.push({ id, level: node.depth, title: textOf(children) });
    return element(`h${node.depth}`, children);
  }

  #list({ ordered, start, children }: Node<"list">): DrawnElement {
    const isNumbered = ordered === true;
    const list = element(isNumbered ? "ol" : "ul", this.#all(children));
    return isNumbered && typeof start === "number" && start !== 1 ? { ...list, start } : list;
  }

  /** The text of an item in a list without empty lines stands in no paragraph. */
  #item({ children, checked, spread }: Node<"listItem">): DrawnElement {
    const isTight = spread !== true;
    const item = element(
      "li",
      children.flatMap((each) => (isTight && each.type === "paragraph" ? this.#all(each.children) : this.#all([each]))),
    );
    return typeof checked === "boolean" ? { ...item, checked } : item;
  }

  #table({ children, align }: Node<"table">): DrawnElement {
    const rows = children.map((row, index) =>
      element(
        "tr",
        row.children.map((cell, column) => {
          const made = element(index === 0 ? "th" : "td", this.#all(cell.children));
          const side = align?.[column];
          return side ? { ...made, align: side } : made;
        }),
      ),
    );
    return element("table", [element("thead", rows.slice(0, 1)), element("tbody", rows.slice(1))]);
  }

  #link(url: string, children: readonly DrawnNode[]): readonly DrawnNode[] {
    return url === "" || !isSafeAddress(url, "link") ? children : [{ kind: "link", href: url, children }];
  }

  #expression(node: Node<"mdxFlowExpression" | "mdxTextExpression">): readonly DrawnNode[] {
    const known = programValue(node.data?.estree, this.#scope);
    if (known === undefined) return [{ kind: "program", text: node.value }];
    const text = shownText(known.value);
    return text === "" ? [] : [{ kind: "text", text }];
  }

  #element(node: Element): readonly DrawnNode[] {
    const { name } = node;
    if (name === null) return this.#all(node.children);
    if (notText.test(name)) return [];
    const attributes = this.#attributes(node);
    if (name === "img")
      return picture(textAt(attributes, "src"), textAt(attributes, "alt"), textAt(attributes, "className"));
    const children = this.#all(node.children);
    if (name === "a") return this.#link(textAt(attributes, "href"), children);
    const tag = likeOther[name] ?? name;
    if (drawnTags.has(tag)) return [element(tag as DrawnTag, children)];
    if (name === "Latex") return [drawnMath(textOf(children), false)];
    return [{ kind: "component", name, attributes, children }];
  }

  /** The attributes whose values are plain data, by name. */
  #attributes(node: Element): { readonly [name: string]: DrawnValue } {
    const known = node.attributes.flatMap((attribute): (readonly [string, DrawnValue])[] => {
      if (attribute.type !== "mdxJsxAttribute" || attribute.name === "__proto__") return [];
      const { name, value } = attribute;
      if (value === null || value === undefined) return [[name, true]];
      const given = typeof value === "string" ? value : programValue(value.data?.estree, this.#scope)?.value;
      if (typeof given === "string") return given.length > mostAttributeCharacters ? [] : [[name, given]];
      if (isTextList(given)) return given.join("").length > mostAttributeCharacters ? [] : [[name, given]];
      return typeof given === "number" || typeof given === "boolean" ? [[name, given]] : [];
    });
    return Object.fromEntries(known);
  }
}

function element(tag: DrawnTag, children: readonly DrawnNode[]): DrawnElement {
  return { kind: "element", tag, children };
}

/** The nodes that were drawn for one, with its anchors. Those that no element can have are elements without content. */
function withIds(drawn: readonly DrawnNode[], ids: readonly string[]): readonly DrawnNode[] {
  const [id, ...others] = ids;
  if (id === undefined) return drawn;
  const [only] = drawn;
  if (drawn.length !== 1 || (only?.kind !== "element" && only?.kind !== "component") || only.id !== undefined)
    return [...ids.map(anchor), ...drawn];
  if (only.kind === "element" && /^[bh]r$/.test(only.tag)) return [...others.map(anchor), { ...only, id }];
  return [{ ...only, id, children: [...others.map(anchor), ...only.children] }];
}

function anchor(id: string): DrawnElement {
  return { ...element("span", []), id };
}

/** `classes` may say, as on the platform, that it is shown in light or in dark colours only. */
function picture(address: string, alt: string, classes = ""): readonly DrawnNode[] {
  if (address === "" || !isSafeAddress(address, "picture")) return alt === "" ? [] : [{ kind: "text", text: alt }];
  const words = classes.split(/\s+/);
  const colors = words.includes("dark:hidden") ? "light" : words.includes("hidden") ? "dark" : undefined;
  return [{ kind: "picture", address, alt, ...(colors === undefined ? {} : { colors }) }];
}

function textAt(attributes: { readonly [name: string]: DrawnValue }, name: string): string {
  const value = Object.hasOwn(attributes, name) ? attributes[name] : undefined;
  return typeof value === "string" ? value : "";
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.length <= mostInList && value.every((each) => typeof each === "string");
}

/** What readers see of plain data. */
function shownText(value: unknown): string {
  if (typeof value === "string" || typeof value === "number") return String(value);
  return Array.isArray(value) ? value.map(shownText).join("") : "";
}

/** The words of a heading. */
function textOf(nodes: readonly DrawnNode[]): string {
  return nodes.map((node) => ("text" in node ? node.text : "children" in node ? textOf(node.children) : "")).join("");
}
