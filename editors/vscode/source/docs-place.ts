// Finds the docs folder that a command is about, and the page under the cursor.
import { window, workspace, Uri } from "vscode";
import type { LanguageClient } from "vscode-languageclient/node";

/** A docs folder, and the page that is meant; null if none is. */
export interface DocsPlace {
  readonly root: string;
  readonly href: string | null;
}

/** What the open document is about; without one, a docs folder of the workspace. Undefined if there is none, which is said. */
export async function docsPlace(client: LanguageClient | undefined): Promise<DocsPlace | undefined> {
  const editor = window.activeTextEditor;
  if (client?.isRunning() === true && editor?.document.uri.scheme === "file") {
    const place = await client.sendRequest<DocsPlace | null>("navc/pageAt", {
      textDocument: client.code2ProtocolConverter.asTextDocumentIdentifier(editor.document),
      position: client.code2ProtocolConverter.asPosition(editor.selection.active),
    });
    if (place !== null) return place;
  }
  const root = await chosenFolder();
  return root === undefined ? undefined : { root, href: null };
}

async function chosenFolder(): Promise<string | undefined> {
  const found = await workspace.findFiles("**/docs.json", "**/node_modules/**", 50);
  const roots = found.map((uri) => Uri.joinPath(uri, "..").fsPath).toSorted();
  if (roots.length === 0) void window.showInformationMessage("navc: this workspace has no docs.json.");
  return roots.length < 2 ? roots[0] : window.showQuickPick(roots, { title: "Which docs folder?" });
}
