// Answers the requests of an editor: each by one file of `requests/`.
import type { CancellationToken, Connection, ServerCapabilities, TextDocuments } from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import type { AskedDocument, AskedPlace } from "./asked-document.ts";
import { completion } from "./requests/completion.ts";
import { definitionOf } from "./requests/definition.ts";
import { documentLinks } from "./requests/document-links.ts";
import { documentSymbols } from "./requests/document-symbols.ts";
import { foldingRanges } from "./requests/folding-ranges.ts";
import { hover } from "./requests/hover.ts";
import { references } from "./requests/references.ts";
import { workspaceSymbols } from "./requests/workspace-symbols.ts";
import type { Workspace } from "./workspace.ts";

/** What the server can be asked. */
export const requestCapabilities: ServerCapabilities = {
  completionProvider: { triggerCharacters: ['"', "/", "(", "#", "."] },
  definitionProvider: true,
  documentLinkProvider: {},
  documentSymbolProvider: true,
  foldingRangeProvider: true,
  hoverProvider: true,
  referencesProvider: true,
  workspaceSymbolProvider: true,
};

/** Whether an answer has to have all changes so far: those with places in other files, or with all places of one. */
type Freshness = "latest compile" | "all changes";

/** Begins to answer requests. */
export function answerRequests(
  connection: Connection,
  documents: TextDocuments<TextDocument>,
  workspace: Workspace,
): void {
  const about = async <Answer>(
    { textDocument }: { readonly textDocument: { readonly uri: string } },
    token: CancellationToken,
    freshness: Freshness,
    answer: (asked: AskedDocument) => Answer | Promise<Answer>,
  ): Promise<Answer | null> => {
    const document = documents.get(textDocument.uri);
    const asked = document && (await workspace.asked(document, freshness === "all changes", token));
    return asked === undefined ? null : answer(asked);
  };
  const at = <Answer>(
    params: Parameters<typeof about>[0] & { readonly position: { readonly line: number; readonly character: number } },
    token: CancellationToken,
    freshness: Freshness,
    answer: (place: AskedPlace) => Answer | Promise<Answer>,
  ): Promise<Answer | null> =>
    about(params, token, freshness, (asked) => answer({ ...asked, offset: asked.document.offsetAt(params.position) }));

  connection.onCompletion((params, token) => at(params, token, "latest compile", completion));
  connection.onHover((params, token) => at(params, token, "latest compile", hover));
  connection.onDefinition((params, token) => at(params, token, "latest compile", definitionOf));
  connection.onReferences((params, token) =>
    at(params, token, "all changes", async (place) => [...(await references(place))]),
  );
  connection.onDocumentLinks((params, token) =>
    about(params, token, "all changes", async (asked) => [...(await documentLinks(asked))]),
  );
  connection.onDocumentSymbol((params, token) =>
    about(params, token, "all changes", async (asked) => [...(await documentSymbols(asked))]),
  );
  connection.onFoldingRanges((params, token) =>
    about(params, token, "latest compile", async (asked) => [...(await foldingRanges(asked))]),
  );
  connection.onWorkspaceSymbol(async ({ query }, token) => {
    const sites = await Promise.all(workspace.sessions.map((session) => session.view(false, token)));
    return sites.flatMap((site) => workspaceSymbols(query, site));
  });
}
