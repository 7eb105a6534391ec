// Defines which edits an editor can apply, and the versions of its documents.
import type { ClientCapabilities, ResourceOperationKind } from "vscode-languageserver";

/** The edits that an editor can apply. */
export interface ClientEdits {
  /** Whether edits of documents and operations on files can be done in an order. */
  readonly hasDocumentChanges: boolean;
  /** What it can do with files. */
  readonly operations: ReadonlySet<ResourceOperationKind>;
  /** Whether a completion can have places to fill in. */
  readonly hasSnippets: boolean;
}

/**
 * What an editor says that it can do. `documentChanges` of its capabilities is about versions of documents; who names operations on files takes
 * the list that holds them, too, as Neovim does. (D530)
 */
export function clientEdits({ workspace, textDocument }: ClientCapabilities): ClientEdits {
  const { documentChanges, resourceOperations = [] } = workspace?.workspaceEdit ?? {};
  return {
    hasDocumentChanges: documentChanges === true || resourceOperations.length > 0,
    operations: new Set(resourceOperations),
    hasSnippets: textDocument?.completion?.completionItem?.snippetSupport === true,
  };
}
