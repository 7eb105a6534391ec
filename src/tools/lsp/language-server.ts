// Answers an editor: follows its documents, and asks one file per request.
import {
  CodeLensRefreshRequest,
  DidChangeWatchedFilesNotification,
  MessageType,
  ShowMessageNotification,
  TextDocuments,
  TextDocumentSyncKind,
  type ClientCapabilities,
  type Connection,
  type InitializeResult,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { BodyCache } from "../../project/kept-bodies/with-bodies.ts";
import { aboutDocuments, answerRequests, requestCapabilities } from "./answer-requests.ts";
import { answerCodeActions, codeActionCapabilities } from "./answer-code-actions.ts";
import { clientEdits } from "./client-edits.ts";
import { answerFileOperations, fileOperationCapabilities } from "./file-operations.ts";
import { translationSetting, type TranslationSetting } from "./translated-renames.ts";
import { Workspace } from "./workspace.ts";

/** Begins to answer. */
export function startServer(connection: Connection, cache: BodyCache): Workspace {
  const documents = new TextDocuments(TextDocument);
  let client: ClientCapabilities = {};
  let isLensed = false;
  let translations: TranslationSetting = "ask";
  const workspace = new Workspace(cache, {
    openDocument: (uri) => documents.get(uri),
    client: () => clientEdits(client),
    translations: () => translations,
    renewLenses: () => {
      if (isLensed && client.workspace?.codeLens?.refreshSupport === true)
        void connection.sendRequest(CodeLensRefreshRequest.type).catch(() => undefined);
    },
    showDiagnostics: (uri, diagnostics) => {
      const version = documents.get(uri)?.version;
      void connection.sendDiagnostics({
        uri,
        diagnostics: [...diagnostics],
        ...(version === undefined ? {} : { version }),
      });
    },
    showProblem: (message) =>
      void connection.sendNotification(ShowMessageNotification.type, {
        type: MessageType.Error,
        message: `navc: ${message}`,
      }),
  });
  connection.onInitialize(({ capabilities, workspaceFolders, rootUri, initializationOptions }): InitializeResult => {
    client = capabilities;
    isLensed = hasLenses(initializationOptions);
    translations = translationSetting(initializationOptions);
    for (const { uri } of workspaceFolders ?? []) workspace.addFolder(uri);
    if (workspaceFolders === undefined && typeof rootUri === "string") workspace.addFolder(rootUri);
    return {
      serverInfo: { name: "navc", version: cache.version },
      capabilities: {
        textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: { includeText: false } },
        ...requestCapabilities,
        ...codeActionCapabilities(client),
        ...(isLensed ? { codeLensProvider: {} } : {}),
        workspace: {
          workspaceFolders: { supported: true, changeNotifications: true },
          fileOperations: fileOperationCapabilities,
        },
      },
    };
  });
  connection.onInitialized(async () => {
    if (client.workspace?.workspaceFolders === true)
      connection.workspace.onDidChangeWorkspaceFolders(async ({ added, removed }) => {
        for (const { uri } of added) workspace.addFolder(uri);
        for (const { uri } of removed) await workspace.removeFolder(uri);
      });
    // Not every disk reports its changes to programs; an editor may see more of them.
    if (client.workspace?.didChangeWatchedFiles?.dynamicRegistration === true)
      await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: "**/*" }] });
  });
  connection.onDidChangeWatchedFiles(({ changes }) => workspace.diskChanged(changes.map(({ uri }) => uri)));
  // Also called when a document is opened.
  documents.onDidChangeContent(({ document }) =>
    workspace.sessionOf(document.uri)?.setText(document.uri, document.getText()),
  );
  documents.onDidClose(({ document }) => workspace.sessionOf(document.uri)?.setText(document.uri, undefined));
  documents.onDidSave(({ document }) => workspace.diskChanged([document.uri]));
  connection.onShutdown(() => workspace.close());
  const about = aboutDocuments(documents, workspace);
  answerRequests(connection, about, workspace);
  answerCodeActions(connection, workspace, { about, client: () => client });
  answerFileOperations(connection, workspace);
  documents.listen(connection);
  connection.listen();
  return workspace;
}

/** Lines above divisions are shown unless the editor sets `codeLens` to false. */
function hasLenses(options: unknown): boolean {
  return !(typeof options === "object" && options !== null && "codeLens" in options && options.codeLens === false);
}
