// Asks the language server everything that an editor asks, at places all over a real site.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Location, LocationLink, WorkspaceEdit } from "vscode-languageserver-protocol";
import { TestEditor, uriOf } from "../tools/lsp/test-editor.ts";

/** What is asked about a whole document, and about a place in it. */
const ofDocuments = ["documentSymbol", "foldingRange", "documentLink", "codeLens"];
const ofPlaces = ["hover", "completion", "definition", "references", "prepareRename"];

/** In docs.json and in each page. */
const mostPlaces = 60;
const mostPages = 6;

/** What was asked of a site. */
export interface EditorWalk {
  /** A sentence each. */
  readonly faults: readonly string[];
  /** How many answers said something, by request. */
  readonly said: ReadonlyMap<string, number>;
}

/** Opens docs.json and some pages of a site, and asks about them. Nothing is written. */
export async function walkInEditor(root: string): Promise<EditorWalk> {
  const editor = await TestEditor.open({ folders: [root] });
  const walk = new Walk(editor);
  const config = join(root, "docs.json");
  const strings = [...readFileSync(config, "utf8").matchAll(/"(?:[^"\\]|\\.)*"/g)];
  await walk.askAbout(
    config,
    strings.map(({ index }) => index + 2),
  );
  const pages = [...new Set(strings.map(([written]) => join(root, `${JSON.parse(written) as string}.mdx`)))];
  for (const page of spread(
    pages.filter((file) => existsSync(file)),
    mostPages,
  )) {
    const links = [...readFileSync(page, "utf8").matchAll(/\]\([^)\s]+|href="[^"]+/g)];
    // oxlint-disable-next-line no-await-in-loop -- an editor asks one thing after the other
    await walk.askAbout(page, [0, 4, ...links.map(({ 0: link, index }) => index + link.length - 1)]);
    // oxlint-disable-next-line no-await-in-loop -- the same
    await walk.askOfFile(page);
  }
  await walk.ask("workspace/symbol", { query: "a" });
  await editor.end();
  return walk;
}

class Walk implements EditorWalk {
  readonly faults: string[] = [];
  readonly said: Map<string, number> = new Map();
  readonly #editor: TestEditor;

  constructor(editor: TestEditor) {
    this.#editor = editor;
  }

  /** Asks about a document, and about places in it, as offsets. */
  async askAbout(file: string, offsets: readonly number[]): Promise<void> {
    const text = readFileSync(file, "utf8");
    await this.#editor.openFile(file);
    const textDocument = { uri: uriOf(file) };
    for (const request of ofDocuments) await this.ask(`textDocument/${request}`, { textDocument });
    for (const offset of spread(offsets, mostPlaces)) {
      const position = positionAt(text, offset);
      const context = { includeDeclaration: true };
      for (const request of ofPlaces) await this.ask(`textDocument/${request}`, { textDocument, position, context });
      const range = { start: position, end: position };
      await this.ask("textDocument/codeAction", { textDocument, range, context: { diagnostics: [] } });
    }
    await this.#editor.closeFile(file);
  }

  /** Asks what follows if a page is renamed or deleted: it is listed, so docs.json does. */
  async askOfFile(file: string): Promise<void> {
    const files = [{ oldUri: uriOf(file), newUri: uriOf(file.replace(/\.mdx$/, "-renamed.mdx")) }];
    await this.#askEdit("workspace/willRenameFiles", { files });
    await this.#askEdit("workspace/willDeleteFiles", { files: [{ uri: uriOf(file) }] });
  }

  async ask(request: string, params: object): Promise<unknown> {
    try {
      const answer: unknown = await this.#editor.connection.sendRequest(request, params);
      const isSaid = Array.isArray(answer) ? answer.length > 0 : answer !== null;
      if (isSaid) this.said.set(request, (this.said.get(request) ?? 0) + 1);
      if (/definition|references|symbol/i.test(request)) this.#judgePlaces(request, params, answer);
      return answer;
    } catch (error) {
      this.faults.push(`${request} ${JSON.stringify(params)}: ${String(error)}`);
      return null;
    }
  }

  async #askEdit(request: string, params: object): Promise<void> {
    const edit = (await this.ask(request, params)) as WorkspaceEdit | null;
    const changed = [...Object.keys(edit?.changes ?? {}), ...(edit?.documentChanges ?? [])];
    if (changed.length === 0) this.faults.push(`${request} ${JSON.stringify(params)}: nothing follows`);
  }

  /** Each place that an answer names has a file. */
  #judgePlaces(request: string, params: object, answer: unknown): void {
    for (const place of [answer ?? []].flat() as readonly (Partial<Location & LocationLink> & {
      location?: Location;
    })[]) {
      const uri = place.targetUri ?? place.uri ?? place.location?.uri;
      if (uri !== undefined && !existsSync(fileURLToPath(uri)))
        this.faults.push(`${request} ${JSON.stringify(params)}: there is no ${uri}`);
    }
  }
}

/** At most this number of elements, evenly spread. */
function spread<Element>(all: readonly Element[], most: number): readonly Element[] {
  const step = Math.max(1, all.length / most);
  return all.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
}

function positionAt(text: string, offset: number): { readonly line: number; readonly character: number } {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length - 1, character: before.at(-1)!.length };
}
