// Keeps the docs folders of a workspace; each is opened when a document of it is. (D268)
import type { CancellationToken } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { BodyCache } from "../../project/kept-bodies/with-bodies.ts";
import { isAtOrBelow } from "../../project/files/folders.ts";
import { knownFailure } from "../../project/settings/usage-error.ts";
import type { AskedDocument } from "./asked-document.ts";
import { docsFolderOf } from "./docs-folders.ts";
import { pathOfUri, SiteSession, type Editor } from "./site-session.ts";

/** The docs folders that are open. */
export class Workspace {
  readonly #cache: BodyCache;
  readonly #editor: Editor;
  readonly #folders = new Set<string>();
  readonly #sessions = new Map<string, SiteSession>();

  constructor(cache: BodyCache, editor: Editor) {
    this.#cache = cache;
    this.#editor = editor;
  }

  /** The open docs folders. */
  get sessions(): readonly SiteSession[] {
    return [...this.#sessions.values()];
  }

  addFolder(uri: string): void {
    const path = pathOfUri(uri);
    if (path !== undefined) this.#folders.add(path);
  }

  /** Docs folders that belong to no other folder are closed. */
  async removeFolder(uri: string): Promise<void> {
    const path = pathOfUri(uri);
    if (path === undefined || !this.#folders.delete(path)) return;
    const without = this.sessions.filter(
      ({ site }) =>
        isAtOrBelow(site.root, path) && ![...this.#folders].some((folder) => isAtOrBelow(site.root, folder)),
    );
    for (const session of without) session.hide();
    await Promise.all(without.map((session) => this.#close(session)));
  }

  /** The docs folder of a document, which is opened if it is not open yet; undefined if it is in none. */
  sessionOf(uri: string): SiteSession | undefined {
    const path = pathOfUri(uri);
    const root = path === undefined ? undefined : docsFolderOf(path, [...this.#folders]);
    if (root === undefined) return undefined;
    const known = this.#sessions.get(root);
    if (known !== undefined) return known;
    try {
      const session = new SiteSession(root, this.#cache, this.#editor);
      this.#sessions.set(root, session);
      return session;
    } catch (error) {
      const problem = knownFailure(error);
      if (problem === undefined) throw error;
      this.#editor.showProblem(problem);
      return undefined;
    }
  }

  /** A document as a request sees it. `isCurrent`: with all changes so far; otherwise the last compile counts, if there was one. */
  async asked(
    document: TextDocument,
    isCurrent: boolean,
    token: CancellationToken,
  ): Promise<AskedDocument | undefined> {
    const session = this.sessionOf(document.uri);
    const file = session?.fileOf(document.uri);
    if (session === undefined || file === undefined) return undefined;
    return { site: await session.view(isCurrent, token), file, document };
  }

  /** The disk has changed at these URIs. */
  diskChanged(uris: readonly string[]): void {
    for (const session of this.#sessions.values())
      for (const uri of uris) if (session.isAbout(uri)) session.diskChanged(uri);
  }

  async close(): Promise<void> {
    await Promise.all(this.sessions.map((session) => this.#close(session)));
  }

  async #close(session: SiteSession): Promise<void> {
    this.#sessions.delete(session.site.root);
    await session.close();
  }
}
