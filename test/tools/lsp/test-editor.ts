// What is an editor that talks to the language server in a test?
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { pathToFileURL } from "node:url";
import type { Diagnostic, InitializeResult } from "vscode-languageserver-protocol";
import {
  createProtocolConnection,
  type ProtocolConnection,
  type StarRequestHandler,
} from "vscode-languageserver-protocol/node";
import { serveLsp } from "../../../src/tools/lsp/serve-lsp.ts";

/** What an editor can do. */
export interface EditorSetting {
  readonly folders: readonly string[];
  readonly capabilities?: object;
  readonly initializationOptions?: object;
  /** Its cache folder; nothing is kept without one. */
  readonly cacheFolder?: string;
}

/** The requests that the server sends, by method, with the answers of the editor. */
type Answers = { readonly [method: string]: (params: never) => unknown };

/** An editor with a server in this process; all that they say goes through streams. */
export class TestEditor {
  readonly connection: ProtocolConnection;
  readonly ended: Promise<boolean>;
  /** The diagnostics that the editor shows, by URI. */
  readonly shown: Map<string, readonly Diagnostic[]> = new Map();
  /** The URIs of all diagnostics that were sent, in order. */
  readonly sent: string[] = [];
  readonly messages: string[] = [];
  readonly asked: { readonly method: string; readonly params: unknown }[] = [];
  initialized: InitializeResult | undefined;
  readonly #input = new PassThrough();
  readonly #versions = new Map<string, number>();
  #changed: (() => void)[] = [];

  private constructor(cacheFolder: string | undefined, answers: Answers) {
    const output = new PassThrough();
    this.ended = serveLsp({ input: this.#input, output }, { cacheFolder, version: "1.2.3" });
    this.connection = createProtocolConnection(output, this.#input);
    this.connection.onNotification("textDocument/publishDiagnostics", ({ uri, diagnostics }) => {
      this.sent.push(uri);
      if (diagnostics.length === 0) this.shown.delete(uri);
      else this.shown.set(uri, diagnostics);
      this.#tell();
    });
    this.connection.onNotification("window/showMessage", ({ message }) => {
      this.messages.push(message);
      this.#tell();
    });
    const answer: StarRequestHandler = (method, params) => {
      this.asked.push({ method, params });
      this.#tell();
      return answers[method]?.(params as never) ?? null;
    };
    // The types leave out the handler of all methods.
    (this.connection as unknown as { onRequest(handler: StarRequestHandler): void }).onRequest(answer);
    this.connection.listen();
  }

  static async open(setting: EditorSetting, answers: Answers = {}): Promise<TestEditor> {
    const { folders, capabilities = {}, initializationOptions, cacheFolder } = setting;
    const editor = new TestEditor(cacheFolder, answers);
    editor.initialized = await editor.connection.sendRequest("initialize", {
      processId: process.pid,
      rootUri: null,
      capabilities,
      workspaceFolders: folders.map((folder) => ({ uri: uriOf(folder), name: folder })),
      initializationOptions,
    });
    await editor.connection.sendNotification("initialized", {});
    return editor;
  }

  /** Opens a document with the text that its file has, or with another one. */
  async openFile(path: string, text: string = readFileSync(path, "utf8")): Promise<void> {
    this.#versions.set(path, 1);
    const textDocument = { uri: uriOf(path), languageId: "mdx", version: 1, text };
    await this.connection.sendNotification("textDocument/didOpen", { textDocument });
  }

  /** Replaces the text of an open document. */
  async type(path: string, text: string): Promise<void> {
    const version = (this.#versions.get(path) ?? 0) + 1;
    this.#versions.set(path, version);
    const textDocument = { uri: uriOf(path), version };
    await this.connection.sendNotification("textDocument/didChange", { textDocument, contentChanges: [{ text }] });
  }

  async closeFile(path: string): Promise<void> {
    await this.connection.sendNotification("textDocument/didClose", { textDocument: { uri: uriOf(path) } });
  }

  /** Asks about a place, which `line` and `character` from 0 give. */
  ask<Answer>(method: string, path: string, place: object = {}): Promise<Answer> {
    return this.connection.sendRequest(method, { textDocument: { uri: uriOf(path) }, ...place });
  }

  /** The messages of the diagnostics of a file. */
  problems(path: string): readonly string[] {
    return this.shown.get(uriOf(path))?.map(({ message }) => message as string) ?? [];
  }

  /** Resolves when something is true; it is looked at whenever the server says something. */
  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise<void>((resolve) => void this.#changed.push(resolve));
  }

  /** Ends the server as the protocol wants. */
  async end(): Promise<boolean> {
    await this.connection.sendRequest("shutdown");
    await this.connection.sendNotification("exit");
    return this.ended;
  }

  /** The editor is gone without a word. */
  async vanish(): Promise<boolean> {
    this.#input.end();
    return this.ended;
  }

  #tell(): void {
    for (const tell of this.#changed.splice(0)) tell();
  }
}

/** The URI of a path. */
export function uriOf(...path: readonly string[]): string {
  return pathToFileURL(join(...path)).href;
}
