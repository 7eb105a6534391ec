// Reads the snippets of one page, each only once.
import type { Host } from "../../../compiler/host/host.ts";
import { findFrontMatter } from "../../../compiler/text/front-matter-block.ts";
import { importCandidates } from "../../../compiler/text/resolve-path.ts";
import { madeOnce } from "../../../compiler/text/per-object.ts";
import type { BodyReader } from "../../../compiler/bodies/read-body.ts";
import { mathGrammar } from "./math-grammar.ts";
import { treeAsWritten, type MdxRoot } from "./mdx-tree.ts";

/** A body and its tree; without a tree if nothing in it can be replaced, or if it is not valid. */
export interface ParsedBody {
  readonly text: string;
  readonly root: MdxRoot | undefined;
}

/** The file of a snippet. */
export const snippetFile: RegExp = /\.mdx?$/i;

/** The snippets that a page may show. */
export class SnippetFiles {
  readonly #host: Host;
  readonly #most: number;
  readonly #readBody: BodyReader;
  readonly #parsed = new Map<string, { readonly body: ParsedBody | undefined }>();

  /** Longer files than `most` bytes are not read. */
  constructor(host: Host, most: number, readBody: BodyReader) {
    this.#host = host;
    this.#most = most;
    this.#readBody = readBody;
  }

  /** The file that an import in `file` names; undefined if it does not exist. */
  find(target: string, file: string): string | undefined {
    return importCandidates(target, file).find((each) => this.#host.stat(each)?.kind === "file");
  }

  /** A snippet; undefined if it can't be read. */
  read(file: string): ParsedBody | undefined {
    return madeOnce(this.#parsed, file, () => ({ body: this.#read(file) })).body;
  }

  #read(file: string): ParsedBody | undefined {
    if ((this.#host.stat(file)?.size ?? Infinity) > this.#most) return undefined;
    const text = this.#host.readText(file)?.replace(/^\uFEFF/, "");
    if (text === undefined) return undefined;
    const block = findFrontMatter(text, true);
    const body = block.kind === "block" ? text.slice(block.close) : text;
    return parsedBody(body, this.#readBody, /export|\{/.test(body));
  }
}

/** A body; with its tree if it has snippets, or if `isTreeNeeded` says that the tree is needed. */
export function parsedBody(text: string, read: BodyReader, isTreeNeeded = false): ParsedBody {
  if (isTreeNeeded) return { text, root: treeAsWritten(text, mathGrammar) };
  const { imports, anchors } = read(text);
  const hasParts = imports.length > 0 || anchors.some(({ kind }) => kind === "snippet");
  return { text, root: hasParts ? treeAsWritten(text, mathGrammar) : undefined };
}
