// Sends an edit that nobody asked for in the text that is open. (D377)
import { ApplyWorkspaceEditRequest, type Connection, type WorkspaceEdit } from "vscode-languageserver";

/** Asks the editor to apply an edit as a refactoring: it may save what it edits. */
export async function applyRefactoring(connection: Connection, label: string, edit: WorkspaceEdit): Promise<void> {
  await connection.sendRequest(ApplyWorkspaceEditRequest.type, { label, edit, metadata: { isRefactoring: true } });
}
