// Splits code into the parts that readers see in colours.
import { common, createLowlight, type LowlightNode } from "lowlight";
import type { CodeColor, CodePart } from "./drawn-node.ts";

const grammars = createLowlight(common);

/** Names of languages in texts, beside those that the grammars have. */
const otherNames: Readonly<Record<string, string>> = {
  astro: "xml",
  console: "bash",
  curl: "bash",
  dotenv: "ini",
  env: "ini",
  fish: "bash",
  json5: "json",
  mdx: "markdown",
  svelte: "xml",
  terminal: "bash",
  vue: "xml",
};

/** What the grammars call a part, by its colour. All else has none. */
const colors: Readonly<Record<string, CodeColor>> = {
  addition: "added",
  attr: "type",
  attribute: "type",
  built_in: "type",
  bullet: "value",
  char: "value",
  class: "type",
  code: "text",
  comment: "comment",
  deletion: "removed",
  doctag: "comment",
  function: "name",
  keyword: "keyword",
  link: "text",
  literal: "value",
  meta: "comment",
  name: "keyword",
  number: "value",
  operator: "keyword",
  property: "type",
  quote: "comment",
  regexp: "text",
  section: "name",
  "selector-class": "name",
  "selector-id": "name",
  "selector-tag": "keyword",
  string: "text",
  symbol: "value",
  tag: "keyword",
  title: "name",
  type: "type",
  variable: "type",
};

/** Longer code is shown without colours: the grammars are searched by patterns, whose work can grow faster than the text. */
const mostCharacters = 10_000;
/** As many characters of one page have colours. */
const mostInPage = 100_000;

/** Colours the code of a page, up to a limit. What an earlier text of the page had is not searched again. */
export class CodeColors {
  #left = mostInPage;
  readonly #before: ReadonlyMap<string, readonly CodePart[]>;
  readonly #found = new Map<string, readonly CodePart[]>();

  constructor(before?: CodeColors) {
    this.#before = before === undefined ? new Map() : before.#found;
  }

  /** The parts of a text, which make the same text together; undefined if the language is not known, or if the text is long. */
  parts(text: string, language: string): readonly CodePart[] | undefined {
    const written = language.toLowerCase();
    const name = Object.hasOwn(otherNames, written) ? otherNames[written]! : written;
    if (text === "" || text.length > Math.min(mostCharacters, this.#left) || !grammars.registered(name))
      return undefined;
    this.#left -= text.length;
    const key = `${name} ${text}`;
    const found = this.#found.get(key) ?? this.#before.get(key) ?? colored(text, name);
    this.#found.set(key, found);
    return found;
  }
}

function colored(text: string, name: string): readonly CodePart[] {
  const found: CodePart[] = [];
  for (const node of grammars.highlight(name, text).children) addParts(node, undefined, found);
  return found;
}

function addParts(node: LowlightNode, color: CodeColor | undefined, found: CodePart[]): void {
  if (node.type === "text") {
    const last = found.at(-1);
    if (color !== undefined) found.push([color, node.value]);
    else if (typeof last === "string") found[found.length - 1] = last + node.value;
    else found.push(node.value);
  }
  if (node.type !== "element") return;
  const own = colorOf(node.properties["className"]);
  for (const child of node.children) addParts(child, own ?? color, found);
}

/** A substitution in a text is code again. */
function colorOf(classes: unknown): CodeColor | undefined {
  const [name] = Array.isArray(classes) ? (classes as readonly unknown[]) : [];
  const key = typeof name === "string" ? name.replace(/^hljs-/, "") : "";
  return Object.hasOwn(colors, key) ? colors[key] : undefined;
}
