// Defines which edits an editor can apply, and the versions of its documents.
import type { ClientCapabilities, ResourceOperationKind } from "vscode-languageserver";

/** The edits that an editor can apply. */
export interface ClientEdits {
  /** Whether edits can name the version of their document, and be done in an order. */
  readonly hasDocumentChanges: boolean;
  /** What it can do with files. */
  readonly operations: ReadonlySet<ResourceOperationKind>;
}

/** What an editor says that it can do. */
export function clientEdits({ workspace }: ClientCapabilities): ClientEdits {
  const { documentChanges, resourceOperations } = workspace?.workspaceEdit ?? {};
  const hasDocumentChanges = documentChanges === true;
  return { hasDocumentChanges, operations: new Set(hasDocumentChanges ? resourceOperations : []) };
}
