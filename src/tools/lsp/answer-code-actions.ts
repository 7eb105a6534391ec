// Answers requests for code actions; their edits are made when one is chosen. (D302)
import {
  CodeActionKind,
  LSPErrorCodes,
  ResponseError,
  type CancellationToken,
  type ClientCapabilities,
  type CodeAction,
  type Connection,
  type ServerCapabilities,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { actionFiles } from "../../project/actions/action-files.ts";
import { changeableSite } from "./asked-action-site.ts";
import type { AboutDocument } from "./answer-requests.ts";
import { codeActions, fixAllKind, type ActionData } from "./requests/code-actions.ts";
import { withUserErrors } from "./user-errors.ts";
import { workspaceEdit } from "./workspace-edit.ts";
import type { Workspace } from "./workspace.ts";

/** For editors that can't ask for the edit of an action. */
const applyCommand = "navc.applyAction";

/** Whether an editor asks for the edit of an action when it is chosen. */
function canResolve({ textDocument }: ClientCapabilities): boolean {
  const { dataSupport, resolveSupport } = textDocument?.codeAction ?? {};
  return dataSupport === true && resolveSupport?.properties.includes("edit") === true;
}

/** What the server offers to an editor. */
export function codeActionCapabilities(client: ClientCapabilities): ServerCapabilities {
  const isResolved = canResolve(client);
  return {
    codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, fixAllKind], resolveProvider: isResolved },
    ...(isResolved ? {} : { executeCommandProvider: { commands: [applyCommand] } }),
  };
}

/** Begins to answer. */
export function answerCodeActions(
  connection: Connection,
  workspace: Workspace,
  { about, client }: { readonly about: AboutDocument; readonly client: () => ClientCapabilities },
): void {
  const editOf = ({ root, work }: ActionData, token?: CancellationToken): Promise<WorkspaceEdit> =>
    withUserErrors(async () => {
      const session = workspace.sessions.find(({ site }) => site.root === root);
      if (session === undefined) throw new ResponseError(LSPErrorCodes.RequestFailed, "This docs folder is closed.");
      const site = await session.view(true, token);
      return workspaceEdit(await actionFiles(work, changeableSite(site)), site, { withFiles: true });
    });
  connection.onCodeAction((params, token) =>
    about(params, token, "all changes", async (asked) => {
      const actions = await codeActions(asked, params.range, params.context.only);
      if (canResolve(client())) return [...actions];
      return actions.map(({ data, ...action }): CodeAction => ({
        ...action,
        command: { title: action.title, command: applyCommand, arguments: [data] },
      }));
    }),
  );
  connection.onCodeActionResolve(async (action, token) => ({
    ...action,
    edit: await editOf(action.data as ActionData, token),
  }));
  connection.onExecuteCommand(async ({ command, arguments: given = [] }, token) => {
    if (command !== applyCommand) return null;
    await connection.workspace.applyEdit(await editOf(given[0] as ActionData, token));
    return null;
  });
}
