// Answers what an editor says of files that it renames, deletes and makes. (D300, D301)
import {
  LSPErrorCodes,
  MessageType,
  ResponseError,
  type CancellationToken,
  type Connection,
  type FileOperationOptions,
  type FileOperationRegistrationOptions,
  type FileRename as FileRenameParams,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { groupBy } from "../../compiler/text/group-by.ts";
import type { ChangeOperation } from "../../project/change/site-change.ts";
import type { PageMove } from "../../project/editing/translated-moves.ts";
import { knownFailure } from "../../project/settings/usage-error.ts";
import type { AskedSite } from "./asked-document.ts";
import { listingOffers } from "./requests/did-create-files.ts";
import { removeOperations } from "./requests/will-delete-files.ts";
import { renameOperations, type FileRename } from "./requests/will-rename-files.ts";
import { moveTranslations } from "./move-translations.ts";
import { planReasons } from "../../project/actions/plan-reasons.ts";
import { applyRefactoring } from "./apply-refactoring.ts";
import type { SiteSession } from "./site-session.ts";
import { workspaceEdit } from "./workspace-edit.ts";
import type { Workspace } from "./workspace.ts";

/** All files and folders: images and specs have names in docs.json and in pages, too. */
const all: FileOperationRegistrationOptions = { filters: [{ scheme: "file", pattern: { glob: "**" } }] };

/** What an editor should report of files. */
export const fileOperationCapabilities: FileOperationOptions = {
  willRename: all,
  willDelete: all,
  didCreate: all,
  didRename: all,
  didDelete: all,
};

/** A document that is edited while a change is planned makes the plan useless; then it is planned again. */
const mostAttempts = 3;

/** Begins to answer. */
export function answerFileOperations(connection: Connection, workspace: Workspace): void {
  const { window, workspace: files } = connection;

  /** The edit of a change; null if it can't be planned. The editor changes its files in any case, so a message says what is lost. */
  const planned = async (
    site: AskedSite,
    operations: readonly ChangeOperation[],
    done: string,
  ): Promise<WorkspaceEdit | null> => {
    if (operations.length === 0) return null;
    try {
      const plan = await site.plan({ operations });
      const edit = await workspaceEdit(plan.files, site, { withFiles: false });
      const reasons = planReasons(plan);
      if (reasons.length > 0)
        void connection.sendNotification("window/showMessage", {
          type: MessageType.Warning,
          message: `navc: after the ${done}: ${reasons.join(" ")}`,
        });
      return edit;
    } catch (error) {
      const reason = knownFailure(error);
      if (reason === undefined) throw error;
      const message = `navc: nothing else was updated after the ${done}: ${reason}`;
      void connection.sendNotification("window/showMessage", { type: MessageType.Warning, message });
      return null;
    }
  };

  /** The edits of all docs folders that files are in. */
  const answer = async (
    uris: readonly string[],
    token: CancellationToken,
    operations: (
      site: AskedSite,
      session: SiteSession,
    ) => readonly ChangeOperation[] | Promise<readonly ChangeOperation[]>,
    done: string,
  ): Promise<WorkspaceEdit | null> => {
    const sessions = new Set(uris.flatMap((uri) => workspace.sessionOf(uri) ?? []));
    const edits: WorkspaceEdit[] = [];
    for (const session of sessions)
      for (let attempt = 1; ; attempt += 1) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- one after the other, because a compile takes the processor
          const site = await session.view(true, token);
          // oxlint-disable-next-line no-await-in-loop -- as above
          const edit = await planned(site, await operations(site, session), done);
          if (edit !== null) edits.push(edit);
          break;
        } catch (error) {
          if (!isOvertaken(error) || attempt === mostAttempts) throw error;
        }
      }
    return edits.length === 0 ? null : joined(edits);
  };

  files.onWillRenameFiles(({ files: renames }, token) =>
    answer(
      renames.map(({ oldUri }) => oldUri),
      token,
      async (site, session) => {
        const inSession = renamesIn(session, renames);
        const operations = renameOperations(inSession, site);
        if (operations.length > 0 && site.translations.setting !== "never")
          site.translations.expect(inSession, await translatedMoves(site, operations));
        return operations;
      },
      "rename",
    ),
  );
  files.onWillDeleteFiles(({ files: deleted }, token) =>
    answer(
      deleted.map(({ uri }) => uri),
      token,
      (site, session) =>
        removeOperations(
          deleted.flatMap(({ uri }) => session.fileOf(uri) ?? []),
          site,
        ),
      "deletion",
    ),
  );
  files.onDidRenameFiles(async ({ files: renames }) => {
    workspace.diskChanged(renames.flatMap(({ oldUri, newUri }) => [oldUri, newUri]));
    for (const session of workspace.sessions) {
      const moves = session.translations.take(renamesIn(session, renames));
      // oxlint-disable-next-line no-await-in-loop -- a person answers one question after the other
      if (moves.length > 0) await moveTranslations(connection, session, moves);
    }
  });
  files.onDidDeleteFiles(({ files: deleted }) => workspace.diskChanged(deleted.map(({ uri }) => uri)));
  files.onDidCreateFiles(async ({ files: created }) => {
    workspace.diskChanged(created.map(({ uri }) => uri));
    for (const [session, inSession] of groupBy(created, ({ uri }) => workspace.sessionOf(uri))) {
      if (session === undefined) continue;
      const paths = inSession.flatMap(({ uri }) => session.fileOf(uri) ?? []);
      // oxlint-disable-next-line no-await-in-loop -- a person answers one question after the other
      for (const { page, after, operation } of await listingOffers(paths, await session.view(true))) {
        // oxlint-disable-next-line no-await-in-loop -- as above
        const chosen = await window.showInformationMessage(
          `navc: ${page} is in no list. List it after "${after}"?`,
          { title: "List it" },
          { title: "Not now" },
        );
        if (chosen?.title !== "List it") continue;
        // oxlint-disable-next-line no-await-in-loop -- as above
        const edit = await planned(await session.view(true), [operation], "listing");
        // oxlint-disable-next-line no-await-in-loop -- as above
        if (edit !== null) await applyRefactoring(connection, `List ${page}`, edit);
      }
    }
  });
}

function renamesIn(session: SiteSession, renames: readonly FileRenameParams[]): readonly FileRename[] {
  return renames.map(({ oldUri, newUri }) => ({ from: session.fileOf(oldUri), to: session.fileOf(newUri) }));
}

/** None for a rename that can't be planned: that is said by the plan itself. */
async function translatedMoves(site: AskedSite, operations: readonly ChangeOperation[]): Promise<readonly PageMove[]> {
  return site.translatedMoves(operations).catch((error: unknown) => {
    if (knownFailure(error) === undefined) throw error;
    return [];
  });
}

function isOvertaken(error: unknown): boolean {
  return error instanceof ResponseError && error.code === LSPErrorCodes.ContentModified;
}

function joined(edits: readonly WorkspaceEdit[]): WorkspaceEdit {
  const ordered = edits.flatMap(({ documentChanges = [] }) => documentChanges);
  if (ordered.length > 0) return { documentChanges: ordered };
  return { changes: Object.fromEntries(edits.flatMap(({ changes = {} }) => Object.entries(changes))) };
}
