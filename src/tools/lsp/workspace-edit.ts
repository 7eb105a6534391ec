// Makes of planned files the edit that an editor applies: the only place where the server makes edits of files. (D300)
import {
  CreateFile,
  DeleteFile,
  LSPErrorCodes,
  RenameFile,
  ResponseError,
  TextDocumentEdit,
  type TextEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { PlannedFile } from "../../project/change/edit-plan.ts";
import { emptiedFolders } from "../../project/files/emptied-folders.ts";
import { textChanges } from "../../project/fix/text-changes.ts";
import type { AskedSite } from "./asked-document.ts";

type FileOperation = CreateFile | RenameFile | DeleteFile;

/**
 * The edit of planned files over the open documents. All texts are edited at the old path of their file, before any file moves. Without `withFiles` the
 * editor moves and removes the files itself. Rejects with an error of the protocol if a document is no longer what was planned for, and if the
 * editor can't move, make or remove files.
 */
export async function workspaceEdit(
  files: readonly PlannedFile[],
  site: AskedSite,
  { withFiles }: { readonly withFiles: boolean },
): Promise<WorkspaceEdit> {
  const edits: (readonly [file: string, edits: TextEdit[]])[] = [];
  for (const file of files) {
    if (file.kind !== "edit" && file.kind !== "move") continue;
    const { before, after } = file;
    if (before === undefined || after === undefined) continue;
    const path = file.kind === "move" ? file.from : file.file;
    // oxlint-disable-next-line no-await-in-loop -- the program that compares texts is loaded once
    edits.push([path, await textEdits(path, { before, after }, site)]);
  }
  const operations = withFiles ? fileOperations(files, site) : [];
  const made = withFiles ? files.filter((file) => file.kind === "create") : [];
  if (!site.client.hasDocumentChanges)
    return { changes: Object.fromEntries(edits.map(([path, each]) => [site.uriOf(path), each])) };
  const start = { line: 0, character: 0 };
  return {
    documentChanges: [
      ...edits.map(([path, each]) => documentEdit(path, each, site)),
      ...operations,
      ...made.map(({ file, after }) => documentEdit(file, [{ range: { start, end: start }, newText: after }], site)),
    ],
  };
}

/** The edits of one text. Its document has to be as it was planned for. */
async function textEdits(
  path: string,
  { before, after }: { readonly before: string; readonly after: string },
  { openDocument, uriOf }: AskedSite,
): Promise<TextEdit[]> {
  const open = openDocument(path);
  if (open !== undefined && open.getText() !== before)
    throw new ResponseError(LSPErrorCodes.ContentModified, `${path} was edited in the meantime.`);
  // An editor does not count the mark at the beginning of a file as a character.
  const [old, now] = open === undefined ? [before, after].map((text) => text.replace(/^\uFEFF/, "")) : [before, after];
  const document = open ?? TextDocument.create(uriOf(path), "", 0, old!);
  return (await textChanges(old!, now!)).map(({ start, end, text }) => ({
    range: { start: document.positionAt(start), end: document.positionAt(end) },
    newText: text,
  }));
}

function documentEdit(path: string, edits: TextEdit[], { openDocument, uriOf }: AskedSite): TextDocumentEdit {
  return TextDocumentEdit.create({ uri: uriOf(path), version: openDocument(path)?.version ?? null }, edits);
}

/** What is done with files. Throws an error of the protocol if the editor can't do it. */
function fileOperations(files: readonly PlannedFile[], { root, uriOf, client }: AskedSite): readonly FileOperation[] {
  const operations = files.flatMap((file): FileOperation[] => {
    if (file.kind === "move") return [RenameFile.create(uriOf(file.from), uriOf(file.to))];
    if (file.kind === "create") return [CreateFile.create(uriOf(file.file))];
    return file.kind === "remove" ? [DeleteFile.create(uriOf(file.file))] : [];
  });
  const unable = operations.find(({ kind }) => !client.operations.has(kind));
  if (unable !== undefined)
    throw new ResponseError(
      LSPErrorCodes.RequestFailed,
      `This editor can't ${unable.kind} files for a language server.`,
    );
  if (!client.operations.has("delete")) return operations;
  const emptied = emptiedFolders(
    root,
    new Set(files.flatMap((file) => (file.kind === "move" ? [file.from] : []))),
    files.flatMap((file) => (file.kind === "move" ? [file.to] : file.kind === "create" ? [file.file] : [])),
  );
  // VS Code looks at all deletions before the first one, so folders in each other have to be one.
  const options = { recursive: true, ignoreIfNotExists: true };
  return [...operations, ...emptied.map((folder) => DeleteFile.create(uriOf(folder), options))];
}
