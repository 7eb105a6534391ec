// Keeps one docs folder open in an editor, and shows its findings there. (D268, D271)
import { basename, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { CancellationToken, Diagnostic } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { CompileStopped } from "../../compiler/host/kept-answers.ts";
import { perKey } from "../../compiler/text/per-object.ts";
import { EditedSite } from "../../project/editing/edited-site.ts";
import type { EditedState } from "../../project/editing/edited-state.ts";
import type { BodyCache } from "../../project/kept-bodies/with-bodies.ts";
import { isOutside } from "../../project/settings/repository-path.ts";
import { pathOnDisk } from "../../project/settings/source-settings.ts";
import type { AskedSite } from "./asked-document.ts";
import type { ClientEdits } from "./client-edits.ts";
import { IssuedRenames } from "./issued-renames.ts";
import { diagnosticsByUri } from "./lsp-diagnostic.ts";
import { TranslatedRenames, type TranslationSetting } from "./translated-renames.ts";
import { untilCancelled } from "./until-cancelled.ts";
import { slashPath } from "../../project/slash-path.ts";

/** The editor of a session. */
export interface Editor {
  /** The document that is open at a URI. */
  readonly openDocument: (uri: string) => TextDocument | undefined;
  /** The lines above divisions may be others now. */
  readonly renewLenses: () => void;
  /** Whether translations follow a rename. */
  readonly translations: () => TranslationSetting;
  /** Which edits it can apply. */
  readonly client: () => ClientEdits;
  readonly showDiagnostics: (uri: string, diagnostics: readonly Diagnostic[]) => void;
  readonly showProblem: (message: string) => void;
}

/** In milliseconds: after a keystroke the next one mostly comes sooner. */
const pause = 80;

/** One docs folder in an editor. */
export class SiteSession {
  readonly site: EditedSite;
  readonly #editor: Editor;
  /** The URIs of open documents as the editor writes them, by path from the docs root. */
  readonly #openUris = new Map<string, string>();
  /** The diagnostics that the editor shows, as JSON, by URI. */
  readonly #shown = new Map<string, string>();
  readonly #issued = new IssuedRenames();
  readonly translations: TranslatedRenames;
  #shownProblem: string | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(root: string, cache: BodyCache, editor: Editor) {
    this.#editor = editor;
    this.translations = new TranslatedRenames(editor.translations);
    this.site = new EditedSite(root, cache, {
      changed: () => this.#showSoon(),
      failed: (error) => editor.showProblem(error.message),
    });
  }

  /** The path of a document from the docs root; undefined if it is outside. */
  fileOf(uri: string): string | undefined {
    const path = pathOfUri(uri);
    const file = path === undefined ? undefined : relative(this.site.root, path);
    return file === undefined || file === "" || isOutside(file) ? undefined : slashPath(file);
  }

  /** The URI of a file of the site. */
  uriOf(file: string): string {
    return this.#openUris.get(file) ?? this.#diskUri(file);
  }

  /** What a request knows of the site. `isCurrent`: with all changes so far. Rejects with an error of the protocol when the request is cancelled. */
  async view(isCurrent: boolean, token?: CancellationToken): Promise<AskedSite> {
    const { site } = this;
    const state = site.latest === undefined || isCurrent ? await untilCancelled(site.now(), token) : site.latest;
    const isStopped = (): boolean => token?.isCancellationRequested === true;
    const uriOf = (file: string): string => this.uriOf(file);
    return {
      root: site.root,
      state,
      uriOf,
      fileAt: (path) => slashPath(relative(site.root, path)),
      issued: this.#issued,
      translations: this.translations,
      translatedMoves: (operations) => untilCancelled(site.translatedMoves(operations, isStopped), token),
      openDocument: (file) => this.#editor.openDocument(uriOf(file)),
      client: this.#editor.client(),
      plan: (change) => untilCancelled(site.planChange(change, isStopped), token),
      fix: (code) => untilCancelled(site.fix(code, isStopped), token),
    };
  }

  /** Whether something at a URI can change the site or its settings. */
  isAbout(uri: string): boolean {
    const path = pathOfUri(uri);
    if (path === undefined) return false;
    return this.fileOf(uri) !== undefined || /^(?:package|navc\.config|navc\.baseline)\.json$/.test(basename(path));
  }

  /** The text of an open document; undefined when it is closed. */
  setText(uri: string, text: string | undefined): void {
    const file = this.fileOf(uri);
    if (file === undefined) return;
    if (text === undefined) this.#openUris.delete(file);
    else this.#openUris.set(file, uri);
    this.site.setText(file, text);
    this.#showSoon();
  }

  /** Something on the disk has changed; without a URI, it is not known what. */
  diskChanged(uri?: string): void {
    this.site.diskChanged(uri === undefined ? undefined : this.fileOf(uri));
    this.#showSoon();
  }

  /** Removes the diagnostics from the editor. */
  hide(): void {
    for (const uri of this.#shown.keys()) this.#editor.showDiagnostics(uri, []);
    this.#shown.clear();
  }

  /** Ends the session; nothing more is shown. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    this.#isClosed = true;
    await this.site.close();
  }

  #showSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#show(), pause);
  }

  async #show(): Promise<void> {
    const state = await this.site.now().catch((error: unknown) => {
      if (error instanceof CompileStopped) return undefined;
      throw error;
    });
    if (state === undefined || this.#isClosed) return;
    this.#showFound(state);
    if (state.problem !== undefined && state.problem !== this.#shownProblem) this.#editor.showProblem(state.problem);
    this.#shownProblem = state.problem;
  }

  #showFound({ found }: EditedState): void {
    let hasChanged = false;
    const now = diagnosticsByUri(
      found,
      perKey((file) => this.uriOf(file)),
    );
    for (const uri of this.#shown.keys())
      if (!now.has(uri)) {
        this.#editor.showDiagnostics(uri, []);
        this.#shown.delete(uri);
        hasChanged = true;
      }
    for (const [uri, diagnostics] of now) {
      const json = JSON.stringify(diagnostics);
      if (this.#shown.get(uri) === json) continue;
      this.#editor.showDiagnostics(uri, diagnostics);
      this.#shown.set(uri, json);
      hasChanged = true;
    }
    if (hasChanged) this.#editor.renewLenses();
  }

  #diskUri(file: string): string {
    const sources = this.site.latest?.site?.settings.compile.sources;
    return pathToFileURL(join(this.site.root, pathOnDisk(this.site.root, sources)(file))).href;
  }
}

/** The path of a file; undefined for what is no file on this machine, such as a document that was never saved. */
export function pathOfUri(uri: string): string | undefined {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}
