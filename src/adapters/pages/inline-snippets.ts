// Writes the snippets that a body imports in their places, because hosts have no folder of snippets.
import type { Host } from "../../host/host.ts";
import { readBody } from "../../bodies/read-body.ts";
import { findFrontMatter } from "../../text/front-matter-block.ts";
import { importCandidates } from "../../text/resolve-path.ts";
import { edited, mdxTree, nodesIn, rangeOf, type BodyEdit, type MdxNode } from "./mdx-tree.ts";
import {
  definedNames,
  importIn,
  namesReplaced,
  statementsOf,
  type ScriptImport,
  type ScriptNode,
} from "./script-tree.ts";

/** A body with its snippets. */
export interface InlinedBody {
  readonly body: string;
  readonly losses: readonly SnippetLoss[];
}

/** Something that could not be written, and where, as an offset in the body of the page. */
export interface SnippetLoss {
  readonly what: string;
  readonly reason: string;
  /** The snippet that it is in; absent for what the page itself has. */
  readonly within?: string;
  readonly offset: number;
}

const mostLevels = 8;
const longestBody = 2_097_152;
const snippetFile = /\.mdx?$/i;

type Element = Extract<MdxNode, { readonly type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/**
 * Replaces each component that stands for a snippet (`import Note from "/snippets/note.mdx"`, `<Snippet file="note.mdx" />`) by its
 * text, with the attributes of the component for the names in it. Values that a snippet exports are written as exports of the
 * page. A component that a program makes is left out, and is one of the losses.
 */
export function inlineSnippets(body: string, file: string, host: Host): InlinedBody {
  if (!/\bimport\b|<Snippet\b/.test(body)) return { body, losses: [] };
  const definitions = new Definitions();
  const inlined = new SnippetWriter(host, [file], definitions).write(body, file);
  return { ...inlined, body: definitions.text + inlined.body };
}

/** What snippets define: it is valid only at the top of a page. */
class Definitions {
  readonly names = new Set<string>();
  readonly #statements = new Set<string>();

  get text(): string {
    return this.#statements.size === 0 ? "" : `${[...this.#statements].join("\n")}\n\n`;
  }

  add(statement: ScriptNode, body: string): void {
    this.#statements.add(body.slice(statement.start, statement.end));
    for (const name of definedNames(statement)) this.names.add(name);
  }

  /** The same value by another name. */
  rename(name: string, local: string): void {
    this.#statements.add(`export const ${local} = ${name};`);
  }
}

class SnippetWriter {
  readonly #host: Host;
  /** The page and the snippets around. */
  readonly #above: readonly string[];
  readonly #definitions: Definitions;

  constructor(host: Host, above: readonly string[], definitions: Definitions) {
    this.#host = host;
    this.#above = above;
    this.#definitions = definitions;
  }

  write(body: string, file: string): InlinedBody {
    const { imports, anchors } = readBody(body, 0);
    const hasSnippet = anchors.some(({ kind }) => kind === "snippet");
    const isPart = this.#above.length > 1;
    const isPlain = imports.length === 0 && !hasSnippet && !(isPart && body.includes("export"));
    const root = isPlain ? undefined : mdxTree(body);
    if (root === undefined) return { body, losses: [] };
    const components = new Map<string, string | undefined>();
    const edits: BodyEdit[] = [];
    const losses: SnippetLoss[] = [];
    for (const node of nodesIn(root)) {
      if (node.type === "mdxjsEsm")
        for (const statement of statementsOf(node.data?.estree)) {
          const found = importIn(statement);
          if (found !== undefined) edits.push(this.#import(found, statement, file, components, losses));
          else if (isPart) {
            this.#definitions.add(statement, body);
            edits.push({ start: statement.start, end: statement.end, text: "" });
          }
        }
    }
    for (const node of nodesIn(root)) {
      if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") continue;
      const edit = this.#element(node, { body, file, components, losses });
      if (edit !== undefined) edits.push(edit);
    }
    return { body: edited(body, edits), losses };
  }

  /** An import is removed, and values that it names are defined in the page. */
  #import(
    { target, names }: ScriptImport,
    { start, end }: ScriptNode,
    file: string,
    components: Map<string, string | undefined>,
    losses: SnippetLoss[],
  ): BodyEdit {
    const found = importCandidates(target, file).find((each) => this.#host.stat(each)?.kind === "file");
    const isSnippet = found !== undefined && snippetFile.test(found);
    for (const [name, local] of names) {
      if (name === "default" && isSnippet) components.set(local, found);
      else if (!isSnippet) components.set(local, undefined);
    }
    const others = [...names].filter(([name]) => name !== "default");
    if (!isSnippet) {
      const reason = found === undefined ? "their files are not there" : "navc runs no program of a page";
      losses.push({
        what: `the import of "${target}"`,
        reason,
        offset: start,
      });
      return { start, end, text: "" };
    }
    if (others.length > 0) this.#takeExports(found, new Map(others));
    return { start, end, text: "" };
  }

  #takeExports(file: string, names: ReadonlyMap<string, string>): void {
    const body = this.#read(file) ?? "";
    const root = mdxTree(body);
    const statements =
      root === undefined
        ? []
        : [...nodesIn(root)].flatMap((node) => (node.type === "mdxjsEsm" ? statementsOf(node.data?.estree) : []));
    for (const statement of statements)
      if (statement.type === "ExportNamedDeclaration") this.#definitions.add(statement, body);
    for (const [name, local] of names) if (name !== local && name !== "*") this.#definitions.rename(name, local);
  }

  #element(node: Element, { body, file, components, losses }: Place): BodyEdit | undefined {
    const range = rangeOf(node);
    const name = node.name ?? "";
    const isSnippet = name === "Snippet";
    if (!isSnippet && !components.has(name)) return undefined;
    const snippet = isSnippet ? this.#snippetOf(node, file) : components.get(name);
    // The import was reported.
    if (snippet === undefined && !isSnippet) return { ...range, text: "" };
    const text = snippet === undefined ? undefined : this.#textOf(snippet, node, losses, range.start);
    if (text === undefined) {
      losses.push({
        what: `the snippet <${name}>`,
        reason: "their files can't be read, or they show themselves",
        offset: range.start,
      });
      return { ...range, text: "" };
    }
    return { ...range, text: placed(text, body, range.start) };
  }

  /** `<Snippet file="note.mdx" />` names a file in the folder of snippets. */
  #snippetOf(node: Element, file: string): string | undefined {
    const name = attributesOf(node).get("file");
    const written = typeof name === "string" ? name : "";
    const path = `/snippets/${snippetFile.test(written) ? written : `${written}.mdx`}`;
    return importCandidates(path, file).find((each) => this.#host.stat(each)?.kind === "file");
  }

  #textOf(snippet: string, node: Element, losses: SnippetLoss[], offset: number): string | undefined {
    if (this.#above.includes(snippet) || this.#above.length > mostLevels) return undefined;
    const written = this.#read(snippet);
    if (written === undefined) return undefined;
    const inner = new SnippetWriter(this.#host, [...this.#above, snippet], this.#definitions).write(written, snippet);
    for (const loss of inner.losses) losses.push({ within: snippet, ...loss, offset });
    return withValues(inner.body, attributesOf(node), this.#definitions.names).trim();
  }

  #read(file: string): string | undefined {
    if ((this.#host.stat(file)?.size ?? Infinity) > longestBody) return undefined;
    const text = this.#host.readText(file)?.replace(/^\uFEFF/, "");
    if (text === undefined) return undefined;
    const block = findFrontMatter(text, true);
    return block.kind === "block" ? text.slice(block.close) : text;
  }
}

interface Place {
  readonly body: string;
  readonly file: string;
  /** The files of snippets by the names of components; undefined for one that a program makes. */
  readonly components: ReadonlyMap<string, string | undefined>;
  readonly losses: SnippetLoss[];
}

/** The attributes of a component as JavaScript: strings as they are written, expressions as their text. */
function attributesOf({ attributes }: Element): ReadonlyMap<string, string | { readonly script: string }> {
  return new Map(
    attributes.flatMap((attribute) => {
      if (attribute.type !== "mdxJsxAttribute") return [];
      const { name, value } = attribute;
      if (value === null || value === undefined) return [[name, { script: "true" }] as const];
      return [[name, typeof value === "string" ? value : { script: value.value }] as const];
    }),
  );
}

/** The text of a snippet with values for the names of its properties; one that is not given shows nothing. */
function withValues(text: string, values: ReturnType<typeof attributesOf>, defined: ReadonlySet<string>): string {
  const root = /[{]/.test(text) ? mdxTree(text) : undefined;
  if (root === undefined) return text;
  const valueOf = (name: string, isAlone: boolean): string | undefined => {
    const value = values.get(name);
    if (value === undefined) return isAlone && !defined.has(name) ? "undefined" : undefined;
    return typeof value === "string" ? JSON.stringify(value) : `(${value.script})`;
  };
  const edits = [...nodesIn(root)].flatMap(programsOf).flatMap((program) => namesReplaced(program, valueOf));
  return edited(text, edits);
}

/** The expressions of a node and of its attributes. */
function programsOf(node: MdxNode): readonly unknown[] {
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") return [node.data?.estree];
  if (node.type !== "mdxJsxFlowElement" && node.type !== "mdxJsxTextElement") return [];
  return node.attributes.flatMap((attribute) => {
    const program = attribute.type === "mdxJsxExpressionAttribute" ? attribute : attribute.value;
    return typeof program === "object" && program !== null ? [program.data?.estree] : [];
  });
}

/** The text of a snippet at its place: further lines are as far to the right as the component, and as deep in quotes. */
function placed(text: string, body: string, offset: number): string {
  const line = body.slice(body.lastIndexOf("\n", offset - 1) + 1, offset);
  const lines = text.split("\n");
  const isInline = /[^\s>*+\-\d.)]/.test(line);
  if (isInline) return lines.some((each) => each.trim() === "") ? text : lines.map((each) => each.trim()).join(" ");
  const before = line.replaceAll(/[^\s>]/g, " ");
  return lines.join(`\n${before}`);
}
