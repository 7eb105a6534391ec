// Answers the requests of an editor: each by one file of `requests/`.
import type { Connection, ServerCapabilities, TextDocuments } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { workspaceSymbols } from "./requests/workspace-symbols.ts";
import type { Workspace } from "./workspace.ts";

/** What the server can be asked. */
export const requestCapabilities: ServerCapabilities = {
  workspaceSymbolProvider: true,
};

/** Begins to answer requests. */
export function answerRequests(
  connection: Connection,
  _documents: TextDocuments<TextDocument>,
  workspace: Workspace,
): void {
  connection.onWorkspaceSymbol(async ({ query }) => {
    const sites = await Promise.all(workspace.sessions.map((session) => session.view(false)));
    return sites.flatMap((site) => workspaceSymbols(query, site));
  });
}
