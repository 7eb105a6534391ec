// Replaces imported snippets in a body by their text, because hosts have no folder of snippets.
import { defaultLimits } from "../../../compiler/contract/limits.ts";
import { snippetPaths } from "../../../compiler/contract/shown-files.ts";
import type { Host } from "../../../compiler/host/host.ts";
import { madeOnce } from "../../../compiler/text/per-object.ts";
import { wholeBody, type BodyReader } from "../../../compiler/bodies/read-body.ts";
import { edited, nodesIn, rangeOf, type BodyEdit } from "./mdx-tree.ts";
import type { ScriptNode } from "../../../compiler/bodies/script-node.ts";
import { statementsOf } from "../../../compiler/bodies/script-node.ts";
import { importIn, type ScriptImport } from "./script-tree.ts";
import { SnippetDefinitions } from "./snippet-definitions.ts";
import { parsedBody, snippetFile, SnippetFiles, type ParsedBody } from "./snippet-files.ts";
import { SnippetPlaces } from "./snippet-places.ts";
import { onlyContent } from "./only-content.ts";
import type { PageScript, SiteScripts } from "./site-scripts.ts";
import { programsOf, valueEdits, valuesOf, type SnippetElement, type SnippetValues } from "./snippet-values.ts";

/** A body with its snippets. */
export interface InlinedBody {
  readonly body: string;
  readonly losses: readonly SnippetLoss[];
  /** The scripts that the body still imports, by their paths from the docs root. */
  readonly scripts: readonly PageScript[];
}

/** How snippets are written into a body. */
export interface InlineOptions {
  /** The most characters that the page may have with its snippets. */
  readonly most?: number;
  /** The scripts that the body may go on importing. */
  readonly scripts?: SiteScripts | undefined;
  readonly read?: BodyReader;
}

/** Something that could not be written, and where, as an offset in the body of the page. */
export interface SnippetLoss {
  readonly what: string;
  readonly reason: string;
  /** The file of the snippet that contains it; absent if it is in the page itself. */
  readonly snippet?: string;
  readonly offset: number;
}

const mostLevels = 8;
/** A limit, as a multiple of the characters of a page: the text of nested snippets is written again for each outer snippet. */
const mostWork = 4;

/**
 * Replaces each component of a snippet (`import Note from "/snippets/note.mdx"`, `<Snippet file="note.mdx" />`) by the text of
 * the snippet, with the attributes of the component as values of its names. Values that a snippet exports become exports of the
 * page. A computed component is left out, and so is a snippet with which the page would have more than `most` characters; both
 * are reported as losses. With `scripts` the body goes on importing scripts of the docs folder.
 */
export function inlineSnippets(
  body: string,
  file: string,
  host: Host,
  { most = defaultLimits.bodyBytes, scripts, read = wholeBody }: InlineOptions = {},
): InlinedBody {
  if (!/\bimport\b|<Snippet\b/.test(body)) return { body, losses: [], scripts: [] };
  const page: PageSnippets = {
    most,
    workLeft: mostWork * most,
    files: new SnippetFiles(host, most, read),
    definitions: new SnippetDefinitions(Math.max(0, most - body.length)),
    made: new Map(),
    losses: [],
    reported: new Set(),
    siteScripts: scripts,
    scripts: [],
  };
  const { text } = new SnippetWriter(page, [file], new Map()).write(parsedBody(body, read));
  return { body: page.definitions.text + text, losses: page.losses, scripts: page.scripts };
}

/** The shared state of the snippets of one page. */
interface PageSnippets {
  readonly most: number;
  /** The number of characters that may still be written. */
  workLeft: number;
  readonly files: SnippetFiles;
  readonly definitions: SnippetDefinitions;
  /** The text of a snippet with the same values, at the same depth. */
  readonly made: Map<string, Snippet>;
  readonly losses: SnippetLoss[];
  /** A fault of a snippet is reported once, even if the snippet is shown several times. */
  readonly reported: Set<string>;
  readonly siteScripts: SiteScripts | undefined;
  readonly scripts: PageScript[];
}

/** A body with its snippets. */
interface WrittenBody {
  readonly text: string;
  /** Whether a part of it was left out because of the limit. */
  readonly isCut: boolean;
}

type Snippet = { readonly kind: "text"; readonly text: string } | { readonly kind: "unreadable" | "too-long" };

class SnippetWriter {
  readonly #page: PageSnippets;
  /** The page, and the snippets that contain this one. */
  readonly #above: readonly string[];
  readonly #values: SnippetValues;
  /** Where in the page the outermost snippet is shown. */
  readonly #shownAt: number;
  /** The files of snippets by the names of components; undefined for a computed one. */
  readonly #components = new Map<string, string | undefined>();
  #room: number;
  #isCut = false;

  constructor(page: PageSnippets, above: readonly string[], values: SnippetValues, shownAt = 0) {
    this.#page = page;
    this.#above = above;
    this.#values = values;
    this.#shownAt = shownAt;
    this.#room = page.most;
  }

  write({ text, root }: ParsedBody): WrittenBody {
    this.#room -= text.length;
    const edits: BodyEdit[] = [];
    if (root !== undefined) {
      const nodes = [...nodesIn(root)];
      for (const node of nodes)
        if (node.type === "mdxjsEsm")
          for (const statement of statementsOf(node.data?.estree))
            for (const edit of this.#statement(statement, text)) edits.push(edit);
      const places = new SnippetPlaces(text);
      for (const node of nodes) {
        if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
          for (const edit of this.#element(node, text, places)) edits.push(edit);
        }
        for (const program of programsOf(node)) for (const edit of this.#valueEdits(program)) edits.push(edit);
      }
    }
    const size = edits.reduce((sum, edit) => sum + edit.text.length, text.length);
    // A page whose snippets fit is not cut, so this is a snippet with very long values.
    if (this.#isPart && size > this.#page.most) this.#isCut = true;
    return { text: this.#isCut && this.#isPart ? "" : edited(text, edits), isCut: this.#isCut };
  }

  get #file(): string {
    return this.#above.at(-1)!;
  }

  get #isPart(): boolean {
    return this.#above.length > 1;
  }

  /** The names in the page itself have no values. */
  #valueEdits(program: unknown): readonly BodyEdit[] {
    return this.#isPart ? valueEdits(program, this.#values, this.#page.definitions.names) : [];
  }

  #statement(statement: ScriptNode, text: string): readonly BodyEdit[] {
    const { start, end } = statement;
    const found = importIn(statement);
    if (found !== undefined) this.#import(found, start);
    else if (!this.#isPart) return [];
    else if (!this.#page.definitions.add(statement, text)) this.#lose("an export", this.#tooLong, start);
    return [{ start, end, text: "" }];
  }

  /** An import is removed, and the values that it names are defined in the page. */
  #import(statement: ScriptImport, offset: number): void {
    const { target, names } = statement;
    const found = this.#page.files.find(target, this.#file);
    const isSnippet = found !== undefined && snippetFile.test(found);
    const script = isSnippet ? undefined : this.#page.siteScripts?.find(target, this.#file);
    if (script?.kind === "scripts" && this.#page.definitions.addImport(statement, script.path)) {
      for (const each of script.scripts) this.#page.scripts.push(each);
      return;
    }
    for (const [name, local] of names) {
      if (name === "default" && isSnippet) this.#components.set(local, found);
      else if (!isSnippet) this.#components.set(local, undefined);
    }
    const others = [...names].filter(([name]) => name !== "default");
    const what = `the import of "${target}"`;
    if (script?.kind === "refused") this.#lose(what, script.reason, offset);
    else if (!isSnippet)
      this.#lose(what, found === undefined ? "their files are not there" : "navc runs no program of a page", offset);
    else if (others.length > 0 && !this.#takeExports(found, others)) this.#lose(what, this.#tooLong, offset);
  }

  /** False if they exceed the limit. */
  #takeExports(file: string, names: readonly (readonly [string, string])[]): boolean {
    const { definitions, files } = this.#page;
    const { text = "", root } = files.read(file) ?? {};
    const statements =
      root === undefined
        ? []
        : [...nodesIn(root)].flatMap((node) => (node.type === "mdxjsEsm" ? statementsOf(node.data?.estree) : []));
    const added = statements.map(
      (statement) => statement.type !== "ExportNamedDeclaration" || definitions.add(statement, text),
    );
    const renamed = names.map(([name, local]) => name === local || name === "*" || definitions.rename(name, local));
    return [...added, ...renamed].every(Boolean);
  }

  #element(node: SnippetElement, text: string, places: SnippetPlaces): readonly BodyEdit[] {
    const range = rangeOf(node);
    const name = node.name ?? "";
    const isSnippet = name === "Snippet";
    if (!isSnippet && !this.#components.has(name)) return [];
    const target = isSnippet ? this.#snippetOf(node) : this.#components.get(name);
    // The import was reported.
    if (target === undefined && !isSnippet) return onlyContent(node, text);
    const snippet: Snippet = target === undefined ? { kind: "unreadable" } : this.#snippet(target, node, text);
    const placed = snippet.kind === "text" ? places.placed(snippet.text, range.start, this.#room) : undefined;
    if (placed !== undefined) {
      this.#room -= placed.length;
      return [{ ...range, text: placed }];
    }
    if (snippet.kind === "unreadable")
      this.#lose(`the snippet <${name}>`, "their files can't be read, or they show themselves", range.start);
    else {
      this.#isCut = true;
      if (!this.#isPart) this.#lose(`the snippet <${name}>`, this.#tooLong, range.start);
    }
    return [{ ...range, text: "" }];
  }

  /** `<Snippet file="note.mdx" />` names a file in the folder of snippets. */
  #snippetOf({ attributes }: SnippetElement): string | undefined {
    const given = attributes.find((attribute) => attribute.type === "mdxJsxAttribute" && attribute.name === "file");
    const written = typeof given?.value === "string" ? given.value : "";
    const { files } = this.#page;
    return snippetPaths(written)
      .map((path) => files.find(path, this.#file))
      .find((file) => file !== undefined);
  }

  /** The text of a snippet with the values of a component. */
  #snippet(file: string, node: SnippetElement, text: string): Snippet {
    const { files, made } = this.#page;
    const parsed = this.#above.includes(file) || this.#above.length > mostLevels ? undefined : files.read(file);
    if (parsed === undefined) return { kind: "unreadable" };
    if (!this.#hasWork(0)) return { kind: "too-long" };
    const values = valuesOf(node, text, (program) => this.#valueEdits(program));
    const name = JSON.stringify([this.#above.length, file, ...values]);
    if (!this.#hasWork(name.length)) return { kind: "too-long" };
    return madeOnce(made, name, () =>
      this.#made(file, parsed, values, this.#isPart ? this.#shownAt : rangeOf(node).start),
    );
  }

  #made(file: string, parsed: ParsedBody, values: SnippetValues, shownAt: number): Snippet {
    if (!this.#hasWork(parsed.text.length)) return { kind: "too-long" };
    const inner = new SnippetWriter(this.#page, [...this.#above, file], values, shownAt).write(parsed);
    // A snippet that is too long is left out as a whole, which is said of the component in the page.
    if (inner.isCut || !this.#hasWork(inner.text.length)) return { kind: "too-long" };
    return { kind: "text", text: inner.text.trim() };
  }

  #hasWork(characters: number): boolean {
    this.#page.workLeft -= characters;
    return this.#page.workLeft >= 0;
  }

  get #tooLong(): string {
    return `with them the page would have more than ${this.#page.most} characters (the limit "bodyBytes")`;
  }

  #lose(what: string, reason: string, offset: number): void {
    const { losses, reported } = this.#page;
    if (!this.#isPart) return void losses.push({ what, reason, offset });
    const name = JSON.stringify([this.#file, what, reason]);
    if (reported.has(name)) return;
    reported.add(name);
    losses.push({ snippet: this.#file, what, reason, offset: this.#shownAt });
  }
}
