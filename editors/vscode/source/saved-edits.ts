// Saves what follows renamed and deleted files, as VS Code saves its own renames. (D377)
import { Uri, workspace, type Disposable, type FileRenameEvent, type WorkspaceEdit } from "vscode";
import type { Middleware } from "vscode-languageclient/node";

/** The documents that an edit of the server is about to change, and that have nothing unsaved before it. */
export class SavedEdits implements Disposable {
  readonly middleware: Middleware = {
    workspace: {
      willRenameFiles: async (event, next) => this.#remember(await next(event)),
      willDeleteFiles: async (event, next) => this.#remember(await next(event)),
    },
  };
  readonly #waiting = new Set<string>();
  readonly #listeners = [
    workspace.onDidRenameFiles(({ files }) => this.#save(files)),
    workspace.onDidDeleteFiles(() => this.#save([])),
  ];

  dispose(): void {
    for (const listener of this.#listeners) listener.dispose();
  }

  #remember<Edit extends WorkspaceEdit | null | undefined>(edit: Edit): Edit {
    const unsaved = new Set(workspace.textDocuments.flatMap((each) => (each.isDirty ? [each.uri.toString()] : [])));
    for (const [uri] of edit?.entries() ?? []) if (!unsaved.has(uri.toString())) this.#waiting.add(uri.toString());
    return edit;
  }

  async #save(renames: FileRenameEvent["files"]): Promise<void> {
    const edited = [...this.#waiting];
    this.#waiting.clear();
    if (!workspace.getConfiguration("files").get("refactoring.autoSave", true)) return;
    const now = new Set(edited.map((uri) => renamed(uri, renames)));
    for (const document of workspace.textDocuments)
      // oxlint-disable-next-line no-await-in-loop -- VS Code runs what happens on save for one after the other
      if (document.isDirty && now.has(document.uri.toString())) await document.save();
  }
}

/** The URI of a document after files and folders were renamed. */
function renamed(uri: string, renames: FileRenameEvent["files"]): string {
  for (const { oldUri, newUri } of renames) {
    const [path, from] = [Uri.parse(uri).path, oldUri.path];
    if (path === from || path.startsWith(`${from}/`))
      return newUri.with({ path: newUri.path + path.slice(from.length) }).toString();
  }
  return uri;
}
