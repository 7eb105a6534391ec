// Answers the requests of an editor: each by one file of `requests/`.
import type {
  CancellationToken,
  Connection,
  ServerCapabilities,
  TextDocumentPositionParams,
  TextDocuments,
  WorkspaceEdit,
} from "vscode-languageserver";
import type { TextDocument } from "vscode-languageserver-textdocument";
import { UsageError } from "../../project/settings/usage-error.ts";
import type { AskedDocument, AskedPlace } from "./asked-document.ts";
import { codeLenses } from "./requests/code-lenses.ts";
import { completion } from "./requests/completion.ts";
import { definitionOf } from "./requests/definition.ts";
import { documentLinks } from "./requests/document-links.ts";
import { documentSymbols } from "./requests/document-symbols.ts";
import { foldingRanges } from "./requests/folding-ranges.ts";
import { hover } from "./requests/hover.ts";
import { pageAt } from "./requests/page-at.ts";
import { references } from "./requests/references.ts";
import { prepareRename, renameChange, requireTree } from "./requests/rename.ts";
import { workspaceSymbols } from "./requests/workspace-symbols.ts";
import { planReasons } from "../../project/actions/plan-reasons.ts";
import { withUserErrors } from "./user-errors.ts";
import { workspaceEdit } from "./workspace-edit.ts";
import type { Workspace } from "./workspace.ts";

/** What the server can be asked. */
export const requestCapabilities: ServerCapabilities = {
  completionProvider: { triggerCharacters: ['"', "/", "(", "#", "."] },
  definitionProvider: true,
  documentLinkProvider: {},
  // Editors show the outline of JSON beside it.
  documentSymbolProvider: { label: "Navigation" },
  foldingRangeProvider: true,
  hoverProvider: true,
  referencesProvider: true,
  renameProvider: { prepareProvider: true },
  workspaceSymbolProvider: true,
};

/** Whether an answer has to have all changes so far: those with places in other files, or with all places of one. */
type Freshness = "latest compile" | "all changes";

/** Asks about an open document; null for one that is in no docs folder. */
export type AboutDocument = <Answer>(
  params: { readonly textDocument: { readonly uri: string } },
  token: CancellationToken,
  freshness: Freshness,
  answer: (asked: AskedDocument) => Answer | Promise<Answer>,
) => Promise<Answer | null>;

/** A question about open documents. */
export function aboutDocuments(documents: TextDocuments<TextDocument>, workspace: Workspace): AboutDocument {
  return async ({ textDocument }, token, freshness, answer) => {
    const document = documents.get(textDocument.uri);
    const asked = document && (await workspace.asked(document, freshness === "all changes", token));
    return asked === undefined ? null : answer(asked);
  };
}

/** Begins to answer requests. */
export function answerRequests(connection: Connection, about: AboutDocument, workspace: Workspace): void {
  const at = <Answer>(
    params: TextDocumentPositionParams,
    token: CancellationToken,
    freshness: Freshness,
    answer: (place: AskedPlace) => Answer | Promise<Answer>,
  ): Promise<Answer | null> =>
    about(params, token, freshness, (asked) => answer({ ...asked, offset: asked.document.offsetAt(params.position) }));

  connection.onCompletion((params, token) => at(params, token, "latest compile", completion));
  connection.onHover((params, token) => at(params, token, "latest compile", hover));
  connection.onDefinition((params, token) => at(params, token, "latest compile", definitionOf));
  connection.onRequest("navc/pageAt", (params: TextDocumentPositionParams, token: CancellationToken) =>
    at(params, token, "all changes", pageAt),
  );
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
  connection.onCodeLens((params, token) =>
    about(params, token, "all changes", async (asked) => [...(await codeLenses(asked))]),
  );
  connection.onPrepareRename((params, token) =>
    withUserErrors(() =>
      at(params, token, "all changes", async (place) => {
        await requireTree(place.site);
        return prepareRename(place);
      }),
    ),
  );
  connection.onRenameRequest((params, token) =>
    withUserErrors(() => at(params, token, "all changes", (place) => rename(place, params.newName))),
  );
  connection.onWorkspaceSymbol(async ({ query }, token) => {
    const sites = await Promise.all(workspace.sessions.map((session) => session.view(false, token)));
    return sites.flatMap((site) => workspaceSymbols(query, site));
  });
}

async function rename(place: AskedPlace, newName: string): Promise<WorkspaceEdit> {
  const { site } = place;
  await requireTree(site);
  const change = renameChange(place, newName);
  const { setting } = site.translations;
  const translated = setting === "never" ? [] : await site.translatedMoves([change]);
  const plan = await site.plan({ operations: setting === "always" ? [change, ...translated] : [change] });
  if (plan.refusals.length > 0) throw new UsageError(planReasons(plan).join(" "));
  site.issued.add(plan.files);
  site.translations.expect(
    plan.files.flatMap((file) => (file.kind === "move" ? [file] : [])),
    setting === "always" ? [] : translated,
  );
  return workspaceEdit(plan.files, site, { withFiles: true });
}
